"use strict";
const ALL_WORDS = "the words";
const LANGUAGE = (navigator.language || "en").toLowerCase().startsWith("es") ? "es" : "en";
const WORDS = ALL_WORDS[LANGUAGE];
const room = document.getElementById("room");
const live = document.getElementById("live");
const KEPT = "tranque.seat";
const WAITS = [250, 500, 1000, 2000];
const LONG = 15; // tries without an answer: the television may have another address now
const PIPS = [[], [[50, 50]], [[26, 26], [74, 74]], [[26, 26], [50, 50], [74, 74]], [[26, 26], [74, 26], [26, 74], [74, 74]],
  [[26, 26], [74, 26], [50, 50], [26, 74], [74, 74]], [[26, 24], [74, 24], [26, 50], [74, 50], [26, 76], [74, 76]]];
const COLOURS = ["#18181e", "#0b78a8", "#a73212", "#008270", "#8a3fbf", "#a85f00", "#0005cb"];

let socket = null, again = 0, timer = 0, typed = "";
let scene = {name: "connecting"}, table = null, sheet = null, question = null, sent = false;
let told = {hand: 0, at: 0, prompt: ""}, wasYours = false;

document.documentElement.lang = LANGUAGE;

function kept() { try { return localStorage.getItem(KEPT) || ""; } catch { return ""; } }
function keep(secret) { try { secret ? localStorage.setItem(KEPT, secret) : localStorage.removeItem(KEPT); } catch { /* a window that keeps nothing */ } }
function token() { return /^#[\w-]{1,64}$/.test(location.hash) ? location.hash.slice(1) : ""; }

function forgetToken() { if (location.hash) history.replaceState(history.state, "", location.pathname); }

/* ---------------------------------------------------------------- the socket */

function connect() {
  clearTimeout(timer);
  if (socket && socket.readyState < 2) return;
  const mine = socket = new WebSocket("ws://" + location.host + "/seat");
  mine.onopen = () => say({say: "hello", lang: LANGUAGE, secret: kept(), token: token(), code: typed});
  mine.onmessage = (event) => { if (mine === socket) { again = 0; hear(JSON.parse(event.data)); } };
  mine.onclose = (event) => { if (mine === socket) closed(event.code); };
}

function say(message) {
  if (!socket || socket.readyState !== 1) return false;
  socket.send(JSON.stringify(message));
  return true;
}

function closed(code) {
  socket = null;
  sheet = question = table = null;
  sent = false;
  if (code === 4001) scene = {name: "elsewhere"};
  else if (code === 4004) { keep(""); scene = {name: "told", text: WORDS.freed}; }
  else {
    if (scene.name !== "door") scene = {name: "told", text: again > LONG ? WORDS.away : again ? WORDS.lost : WORDS.connecting};
    timer = setTimeout(connect, WAITS[Math.min(again++, WAITS.length - 1)]);
  }
  draw();
}

function hear(message) {
  switch (message.do) {
    case "ping":
      if (!document.hidden) say({say: "pong"});
      return;
    case "door":
      typed = "";
      if (message.why === "freed") keep("");
      scene = {name: "door", why: message.why};
      break;
    case "seats":
      scene = {name: "seats", seats: message.seats};
      break;
    case "seated":
      keep(message.secret);
      forgetToken();
      typed = "";
      announce(WORDS.joined);
      break;
    case "lobby":
      forgetToken();
      scene = {name: "lobby", title: message.title, text: message.text};
      table = sheet = question = null;
      break;
    case "table":
      forgetToken();
      if (table && message.n !== table.n) question = null;
      table = message;
      scene = {name: "table"};
      sent = false;
      tell(message);
      break;
    case "said":
      sent = false;
      announce(message.text);
      scene = {...scene, said: message.text};
      break;
    case "ask":
      question = {text: message.text, yes: {...message.act, n: table ? table.n : 0, sure: true}};
      sent = false;
      break;
    case "page":
      sheet = message;
      break;
    case "closed":
      sheet = null;
      break;
  }
  draw();
}

/* ---------------------------------------------------------------- told aloud, and felt */

function announce(text) { if (text) live.textContent = text; }

function tell(message) {
  const fresh = message.hand !== told.hand || (message.plays.at(-1)?.i || 0) < told.at
    ? message.plays.slice(-1) : message.plays.filter((play) => play.i > told.at);
  const said = fresh.map((play) => play.text);
  if (message.prompt !== told.prompt) said.push(message.prompt);
  told = {hand: message.hand, at: message.plays.at(-1)?.i || 0, prompt: message.prompt};
  announce(said.join(". "));
  if (message.yours && !wasYours && navigator.vibrate) navigator.vibrate([90, 60, 90]);
  wasYours = message.yours;
}

/* ---------------------------------------------------------------- acts */

function act(message) {
  if (sent || !table) return;
  sent = say({...message, n: table.n});
  delete scene.said;
  draw();
}

function choose(tile, end) { delete scene.said; say({say: "choose", n: table.n, tile, end}); }
function cover() { if (say({say: "cover"}) && table) { table = {...table, shown: false, tiles: null, chosen: null}; draw(); } }

/* ---------------------------------------------------------------- drawing: what is there is changed, not made anew */

function node(tag, options, ...children) { return {tag, ...options, children: children.flat(9).filter(Boolean)}; }

function build(parent, specs, space) {
  const old = new Map([...parent.childNodes].filter((child) => child.key).map((child) => [child.key, child]));
  let place = parent.firstChild;
  specs.forEach((spec, index) => {
    const key = (spec.key || index) + ":" + spec.tag;
    const inside = spec.tag === "svg" ? "http://www.w3.org/2000/svg" : space;
    let element = old.get(key);
    if (element) old.delete(key);
    else {
      element = inside ? document.createElementNS(inside, spec.tag) : document.createElement(spec.tag);
      element.key = key;
    }
    if (element !== place) parent.insertBefore(element, place); else place = place.nextSibling;
    dress(element, spec, inside);
  });
  old.forEach((child) => child.remove());
  [...parent.childNodes].forEach((child) => { if (!child.key) child.remove(); });
}

function dress(element, spec, space) {
  const wanted = spec.attr || {};
  for (const name of element.getAttributeNames()) if (!(name in wanted)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(wanted)) if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
  element.onclick = spec.press || null;
  element.onsubmit = spec.submit || null;
  if (spec.text !== undefined) { if (element.textContent !== spec.text) element.textContent = spec.text; } else if (spec.tag !== "input") build(element, spec.children, space);
}

function button(key, text, press, options = {}) {
  const attr = {type: "button", class: options.kind || "", ...options.attr};
  if (options.off) attr.disabled = "";
  return node("button", {key, attr, press, text});
}

function half(number, y, mode) {
  if (mode === "numerals") {
    return number ? [node("text", {attr: {x: 50, y: y + 72, "text-anchor": "middle", "font-size": 66, "font-weight": 700, fill: COLOURS[0]}, text: String(number)})]
      : [node("text", {attr: {x: 50, y: y + 72, "text-anchor": "middle", "font-size": 66, "font-weight": 700, fill: COLOURS[0]}, text: "0"})];
  }
  const colour = mode === "colours" ? COLOURS[number] : COLOURS[0];
  return PIPS[number].map(([x, pip]) => node("circle", {attr: {cx: x, cy: y + pip, r: 10.5, fill: colour}}));
}

function face(pair, mode, lying) {
  const [first, second] = pair;
  const turn = lying ? {transform: "translate(0 100) rotate(-90)"} : {};
  const drawn = [
    node("rect", {attr: {x: 2, y: 2, width: 96, height: 196, rx: 14, fill: "#fdf9ea", stroke: "#78623e", "stroke-width": 3}}),
    node("line", {attr: {x1: 14, y1: 100, x2: 86, y2: 100, stroke: "#cdbc94", "stroke-width": 4}}),
    node("circle", {attr: {cx: 50, cy: 100, r: 6, fill: "#d6963e"}}),
    half(first, 2, mode), half(second, 98, mode)];
  return node("svg", {attr: {class: "tile", viewBox: lying ? "0 0 200 100" : "0 0 100 200", "aria-hidden": "true"}}, node("g", {attr: turn}, drawn));
}

function back() {
  return node("svg", {attr: {class: "tile", viewBox: "0 0 100 200", "aria-hidden": "true"}},
    node("rect", {attr: {x: 2, y: 2, width: 96, height: 196, rx: 14, fill: "#4a443e", stroke: "#3a3530", "stroke-width": 3}}),
    node("rect", {attr: {x: 16, y: 16, width: 68, height: 168, rx: 8, fill: "none", stroke: "#968a76", "stroke-width": 4}}));
}

function draw() {
  const scenes = {connecting: drawTold, told: drawTold, elsewhere: drawElsewhere, door: drawDoor, seats: drawSeats, lobby: drawLobby, table: drawTable};
  const lies = question ? [drawQuestion()] : sheet ? [drawSheet()] : [];
  room.className = scene.name === "table" ? "table" + (table.yours ? " yours" : "") : "";
  const under = scenes[scene.name]();
  build(room, lies.length ? lies : under);
}

const title = (text) => node("h1", {key: "title", text});
const paragraph = (text, key, kind = "panel") => node("p", {key, attr: {class: kind}, text});

function drawTold() { return [title("Tranque"), paragraph(scene.text || WORDS.connecting, "told", "panel prompt")]; }
function drawLobby() { return [title(scene.title), paragraph(scene.text, "told", "panel prompt")]; }
function drawElsewhere() {
  return [title("Tranque"), paragraph(WORDS.elsewhere, "told", "panel prompt"), button("here", WORDS.useHere, connect, {kind: "main"})];
}

function drawDoor() {
  const why = {wrong: WORDS.wrong, wait: WORDS.tooMany, used: WORDS.used, freed: WORDS.freed}[scene.why];
  const field = node("input", {key: "code", attr: {id: "code", name: "code", maxlength: 6, autocomplete: "off", autocapitalize: "characters", spellcheck: "false", required: ""}});
  const submit = (event) => {
    event.preventDefault();
    typed = document.getElementById("code").value.trim().toUpperCase();
    if (!/^[A-Z0-9]{1,6}$/.test(typed)) return;
    const last = socket;
    socket = null;
    if (last) { last.onclose = null; last.close(); }
    connect();
  };
  return [title("Tranque"), why && paragraph(why, "why"), node("form", {key: "form", submit},
    node("label", {key: "label", attr: {for: "code"}, text: WORDS.typeCode}), field,
    node("button", {key: "go", attr: {class: "main"}, text: WORDS.enter}))].filter(Boolean);
}

function drawSeats() {
  const rows = scene.seats.map((row) => button("seat" + row.seat, row.free ? row.name : row.name + " · " + WORDS.taken,
    () => say({say: "take", seat: row.seat}), {kind: row.pair === "13" ? "p13" : "p24", off: !row.free}));
  const none = !scene.seats.some((row) => row.free);
  return [title(WORDS.whichSeat), scene.said && paragraph(scene.said, "said"), none && paragraph(WORDS.noSeat, "none"), ...rows].filter(Boolean);
}

function drawQuestion() {
  const yes = question.yes;
  const go = (message) => { question = null; if (message) act(message); draw(); };
  return node("section", {key: "question", attr: {class: "sheet", role: "alertdialog", "aria-labelledby": "asked"}},
    node("h1", {key: "asked", attr: {id: "asked"}, text: question.text}),
    button("no", WORDS.no, () => go(null), {kind: "main"}), button("yes", WORDS.yes, () => go(yes)));
}

function drawSheet() {
  const blocks = sheet.blocks.map((block, at) => node(block.kind === "head" ? "h2" : "p",
    {key: "b" + at, attr: block.pair ? {class: "p" + block.pair} : {}, text: block.text}));
  return node("section", {key: "sheet", attr: {class: "sheet", "aria-labelledby": "read"}},
    node("div", {key: "top", attr: {class: "top"}}, node("h1", {key: "read", attr: {id: "read"}, text: sheet.title}),
      button("close", WORDS.close, () => { say({say: "close"}); sheet = null; draw(); }, {kind: "main"})), blocks);
}

function drawTable() {
  return [
    node("h1", {key: "title", attr: {class: "wide"}, text: table.title}),
    node("p", {key: "prompt", attr: {class: "panel prompt wide"}, text: scene.said || table.prompt || "\u00a0"}),
    ...(table.over ? [drawOver()] : [drawEnds(), drawHand(), drawActs()]), drawRest()].filter(Boolean);
}

function drawHand() {
  if (!table.shown && table.backs) {
    return node("section", {key: "hand", attr: {class: "panel own", "aria-label": WORDS.hand}},
      button("show", WORDS.covered, () => say({say: "show"}), {kind: "hold"}));
  }
  const tiles = table.tiles === null
    ? Array.from({length: table.backs}, (_, at) => node("span", {key: "back" + at, attr: {class: "back"}}, back()))
    : table.tiles.map(({tile, fits}) => {
      const chosen = table.chosen && table.chosen.tile === tile;
      const words = tile[0] + "-" + tile[1] + (table.yours ? ", " + (fits ? WORDS.fits : WORDS.fitsNot) : "");
      return node("button", {key: "tile" + tile, attr: {type: "button", "aria-label": words, "aria-pressed": chosen ? "true" : "false", class: table.yours && !fits ? "dim" : ""},
        press: () => choose(tile, "")}, face([+tile[0], +tile[1]], table.mode));
    });
  return node("section", {key: "hand", attr: {class: "panel own", "aria-label": WORDS.hand}},
    node("div", {key: "tiles", attr: {class: "tiles"}}, tiles),
    table.tiles === null && table.backs ? node("p", {key: "down", text: WORDS.faceDown}) : null);
}

function drawEnds() {
  const ends = table.ends.map((end) => {
    const chosen = table.chosen && table.chosen.end === end.end;
    const words = (end.end === "<" ? WORDS.leftEnd : WORDS.rightEnd) + ": " + end.pip + (end.hard ? ", " + WORDS.hard : "") + (chosen ? ", " + WORDS.chosen : "");
    const kind = "end" + (end.lit ? " lit" : "") + (chosen ? " chosen" : "");
    const attr = {type: "button", "aria-label": words, class: kind, "aria-pressed": chosen ? "true" : "false"};
    if (!end.lit) attr.disabled = "";
    const drawn = [node("b", {key: "pip", text: String(end.pip)}), face(end.tile, table.mode, true)];
    return node("button", {key: end.end, attr, press: () => choose(table.chosen.tile, end.end)},
      end.end === "<" ? drawn : drawn.reverse(), end.hard ? node("small", {key: "hard", text: "7/8"}) : null);
  });
  return node("section", {key: "ends", attr: {class: "panel lie", "aria-label": WORDS.ends}},
    ends.length ? node("div", {key: "both", attr: {class: "ends"}}, ends) : node("p", {key: "empty", text: WORDS.empty}));
}

function drawActs() {
  const can = (what) => table.can.includes(what);
  const rows = [];
  if (table.naming && table.shown) table.naming.forEach((row) => rows.push(button("name" + row.seat, row.text, () => { question = {text: row.text + "?", yes: {say: "name", seat: row.seat}}; draw(); }, {kind: "main"})));
  else rows.push(button("confirm", sent ? WORDS.waiting : WORDS.confirm, () => act({say: "confirm", ...table.chosen}), {kind: "main", off: sent || !table.chosen}));
  rows.push(button("hint", WORDS.hint, () => say({say: "hint", n: table.n}), {off: !can("hint")}));
  rows.push(button("cover", WORDS.cover, cover, {off: !table.shown}));
  return node("section", {key: "acts", attr: {class: "acts", "aria-label": WORDS.acts}}, rows, drawCommon());
}

function drawCommon() {
  const can = (what) => table.can.includes(what);
  const undo = () => { if (table.undo) { question = {text: table.undo, yes: {say: "undo", sure: true}}; draw(); } else act({say: "undo", sure: true}); };
  return [
    button("undo", WORDS.undo, undo, {off: !can("undo") || sent}), button("redo", WORDS.redo, () => act({say: "redo"}), {off: !can("redo") || sent}),
    can("restart") ? button("restart", WORDS.restart, () => { question = {text: WORDS.restartAsk, yes: {say: "restart", sure: true}}; draw(); }) : null,
    button("rules", WORDS.rules, () => say({say: "read", page: "rules"})), button("log", WORDS.log, () => say({say: "read", page: "log"})),
    can("details") ? button("details", WORDS.details, () => say({say: "read", page: "details"})) : null];
}

function drawOver() {
  const hands = table.over.hands.map((hand, at) => node("li", {key: "h" + at, attr: {class: "p" + hand.pair}},
    node("b", {key: "n", text: hand.name + " · " + hand.pips}), hand.tiles.length
      ? node("div", {key: "t", attr: {class: "tiles", role: "img", "aria-label": hand.tiles.map((tile) => tile[0] + "-" + tile[1]).join(", ")}}, hand.tiles.map((tile) => node("span", {key: tile}, face([+tile[0], +tile[1]], table.mode))))
      : node("p", {key: "none", text: WORDS.noTiles})));
  return node("section", {key: "over", attr: {class: "panel wide", "aria-label": table.over.title}},
    table.over.lines.map((line, at) => node("p", {key: "l" + at, text: line})), node("ul", {key: "hands", attr: {class: "hands"}}, hands),
    node("div", {key: "acts", attr: {class: "acts"}}, table.can.includes("next") ? button("next", WORDS.next, () => act({say: "next"}), {kind: "main", off: sent}) : null, drawCommon()));
}

function drawRest() {
  return node("section", {key: "rest", attr: {class: "panel wide rest"}},
    node("h2", {key: "sh", text: WORDS.score}),
    node("ul", {key: "score", attr: {class: "score"}}, table.score.map((row) => node("li", {key: row.pair, attr: {class: "p" + row.pair}},
      node("b", {key: "b", text: row.label + " " + row.points}), node("span", {key: "s", text: row.names})))),
    node("h2", {key: "wh", text: WORDS.players}),
    node("ul", {key: "players", attr: {class: "players"}}, table.seats.map((row) => node("li", {key: row.seat, attr: {class: "p" + row.pair + (row.turn ? " turn" : "")}},
      node("span", {key: "n", text: row.name}), node("small", {key: "w", text: row.words})))),
    node("h2", {key: "ph", text: WORDS.plays}),
    node("ol", {key: "plays", attr: {class: "plays"}}, table.plays.slice(-5).reverse().map((play) => node("li", {key: "p" + play.i, attr: {class: "p" + play.pair}, text: play.text}))));
}

/* ---------------------------------------------------------------- the phone itself */

document.addEventListener("visibilitychange", () => {
  if (document.hidden) { cover(); return; }
  if (!say({say: "pong"})) { again = 0; connect(); }
});
window.addEventListener("pageshow", () => { if (!socket) connect(); });
window.addEventListener("online", () => { if (!socket) connect(); });
window.addEventListener("hashchange", () => { if (token() && !kept()) location.reload(); });
document.addEventListener("pointerdown", () => { if (table && !history.state) history.pushState({here: true}, "", location.href); }, {passive: true});
window.addEventListener("popstate", () => {
  history.pushState({here: true}, "", location.href);
  if (question) question = null; else if (sheet) { say({say: "close"}); sheet = null; } else cover();
  draw();
});
draw();
connect();
