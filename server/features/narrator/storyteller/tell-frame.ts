import type { Feature } from '#domain/adventure.ts';
import { attitudeOf, knownExits, presentNpcs } from '#domain/play-state.ts';
import { isBeast } from './addressee.ts';
import { hidesClue } from './attention.ts';
import { factOf, listed, npcFacts, sceneFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { may, must } from './piece.ts';
import type { Piece } from './piece.ts';
import type { Quill } from './quill.ts';
import { drawFrom } from './seed.ts';
import { enemyOf, sceneOf } from './teller.ts';
import type { Teller } from './teller.ts';

/** Something the players could turn to next. */
interface Option {
  thing: string;
  wording: string;
}

const toAsk = ['speak with', 'put a question to', 'hear what more there is from', 'turn to', 'try your luck with'];
const toFace = ['stand up to', 'strike at', 'find a way past', 'try words on', 'wear down'];
const toMind = ['keep an eye on', 'edge round', 'hold still before', 'learn the ways of'];
const toStudy = ['look closer at', 'find out more about', 'give some thought to', 'look into', 'spend a moment on'];
const toGo = ['take', 'leave by', 'try', 'go by', 'set out by'];

function worded(names: readonly string[], wordings: readonly string[], quill: Quill): Option[] {
  return names.map((thing) => ({ thing, wording: `${drawFrom(wordings, quill.draw) ?? 'consider'} ${thing}` }));
}

function inSentence(name: string): string {
  return name.replace(/^(?:The|An|A) /, (article) => article.toLowerCase());
}

/** Two or three things to do here: someone, something not yet handled, a way out. */
function optionsOf(teller: Teller): Option[] {
  const { table, quill, told } = teller;
  const { adventure } = table.brief;
  const scene = sceneOf(table, table.state);
  const present = presentNpcs(adventure, table.state);
  const foes = present.filter((npc) => npc.combat && attitudeOf(table.state, npc) === 'hostile');
  const others = present.filter((npc) => !foes.includes(npc));
  const someoneElse = drawFrom(others, quill.draw);
  const unsolved: Feature[] = scene.features.filter((feature) => hidesClue(feature, table.state));
  const fresh = scene.features.filter((feature) => !told.has(feature.id));
  const features = [...fresh.filter((each) => unsolved.includes(each)), ...fresh.filter((each) => !unsolved.includes(each)), ...unsolved];
  const exits = knownExits(adventure, table.state).map((exit) => exit.label);
  const someone = someoneElse ? worded([inSentence(someoneElse.name)], isBeast(someoneElse) ? toMind : toAsk, quill) : [];
  const enemy = worded(
    foes.slice(0, 1).map((npc) => inSentence(npc.name)),
    toFace,
    quill,
  );
  const something = worded(
    features.slice(0, 1).map((feature) => inSentence(feature.name)),
    toStudy,
    quill,
  );
  const way = worded(
    [drawFrom(exits, quill.draw) ?? ''].filter((name) => name !== ''),
    toGo,
    quill,
  );
  const found = [...enemy, ...(enemy.length > 0 ? [] : someone), ...something, ...way];
  return found.length > 1 ? found : [...found, { thing: 'the time you have', wording: 'take your time' }];
}

/** The last line: a question to the players that names what there is to do. */
export function tellPrompt(teller: Teller): Piece {
  const options = optionsOf(teller);
  const foe = enemyOf(teller);
  const facts: Facts = {
    ...(foe ? npcFacts(foe) : {}),
    options: listed(
      options.map((option) => option.wording),
      'or',
    ),
    things: listed(options.map((option) => option.thing)),
  };
  return must(teller.quill.insist(foe ? ['prompt.fight', 'prompt'] : ['prompt'], facts) ?? `What do you do: ${factOf(facts, 'options')}?`);
}

/** A line before the deeds. */
export function tellOpening(teller: Teller): Piece[] {
  const foe = presentNpcs(teller.table.brief.adventure, teller.before).find(
    (npc) => npc.combat && attitudeOf(teller.before, npc) === 'hostile',
  );
  const facts: Facts = { ...sceneFacts(teller.scene), ...(foe ? npcFacts(foe) : {}) };
  const text = teller.quill.write(foe ? ['fight.opening'] : ['opening'], facts);
  return text === null ? [] : [may(text, 3)];
}

/** A line about the place that changes nothing, for replies that would be too short. */
export function tellFiller(teller: Teller): string | null {
  const { table, quill } = teller;
  const { adventure } = table.brief;
  const scene = sceneOf(table, table.state);
  const npc = drawFrom(presentNpcs(adventure, table.state), quill.draw);
  const feature = drawFrom(scene.features, quill.draw);
  const exit = drawFrom(knownExits(adventure, table.state), quill.draw);
  const facts: Facts = { ...sceneFacts(scene), ...(npc ? npcFacts(npc) : {}), feature: feature?.name, exit: exit?.label };
  const groups = ['filler.npc', 'filler.touch', 'filler.feature', 'filler.exit', 'filler.mood'];
  const start = Math.floor(quill.draw() * groups.length);
  const rotated = [...groups.slice(start), ...groups.slice(0, start)];
  return quill.write(rotated, facts) ?? quill.insist(['filler.mood'], facts);
}
