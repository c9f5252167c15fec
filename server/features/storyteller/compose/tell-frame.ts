import type { Feature } from '#domain/narration/adventure.ts';
import { attitudeOf, knownExits, presentNpcs } from '#domain/narration/play-state.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { hidesClue } from '#server/features/storyteller/parse/target-of.ts';
import { factOf, listed, npcFacts, sceneFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { optional, required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import type { FragmentWriter } from './fragment-writer.ts';
import { drawFrom } from '#server/features/storyteller/plan/seed.ts';
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

function worded(names: readonly string[], wordings: readonly string[], writer: FragmentWriter): Option[] {
  return names.map((thing) => ({ thing, wording: `${drawFrom(wordings, writer.draw) ?? 'consider'} ${thing}` }));
}

function inSentence(name: string): string {
  return name.replace(/^(?:The|An|A) /, (article) => article.toLowerCase());
}

/** Two or three things to do here: someone, something not yet handled, a way out. */
function optionsOf(teller: Teller): Option[] {
  const { context, writer, told } = teller;
  const { adventure } = context.brief;
  const scene = sceneOf(context, context.state);
  const present = presentNpcs(adventure, context.state);
  const foes = present.filter((npc) => npc.combat && attitudeOf(context.state, npc) === 'hostile');
  const others = present.filter((npc) => !foes.includes(npc));
  const someoneElse = drawFrom(others, writer.draw);
  const unsolved: Feature[] = scene.features.filter((feature) => hidesClue(feature, context.state));
  const fresh = scene.features.filter((feature) => !told.has(feature.id));
  const features = [...fresh.filter((each) => unsolved.includes(each)), ...fresh.filter((each) => !unsolved.includes(each)), ...unsolved];
  const exits = knownExits(adventure, context.state).map((exit) => exit.label);
  const someone = someoneElse ? worded([inSentence(someoneElse.name)], isBeast(someoneElse) ? toMind : toAsk, writer) : [];
  const enemy = worded(
    foes.slice(0, 1).map((npc) => inSentence(npc.name)),
    toFace,
    writer,
  );
  const something = worded(
    features.slice(0, 1).map((feature) => inSentence(feature.name)),
    toStudy,
    writer,
  );
  const way = worded(
    [drawFrom(exits, writer.draw) ?? ''].filter((name) => name !== ''),
    toGo,
    writer,
  );
  const found = [...enemy, ...(enemy.length > 0 ? [] : someone), ...something, ...way];
  return found.length > 1 ? found : [...found, { thing: 'the time you have', wording: 'take your time' }];
}

/** The last line: a question to the players that names what there is to do. */
export function tellPrompt(teller: Teller): RankedText {
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
  return required(
    teller.writer.insist(foe ? ['prompt.fight', 'prompt'] : ['prompt'], facts) ?? `What do you do: ${factOf(facts, 'options')}?`,
  );
}

/** A line before the deeds. */
export function tellOpening(teller: Teller): RankedText[] {
  const foe = presentNpcs(teller.context.brief.adventure, teller.before).find(
    (npc) => npc.combat && attitudeOf(teller.before, npc) === 'hostile',
  );
  const facts: Facts = { ...sceneFacts(teller.scene), ...(foe ? npcFacts(foe) : {}) };
  const text = teller.writer.write(foe ? ['fight.opening'] : ['opening'], facts);
  return text === null ? [] : [optional(text, 3)];
}

/** A line about the place that changes nothing, for replies that would be too short. */
export function tellFiller(teller: Teller): string | null {
  const { context, writer } = teller;
  const { adventure } = context.brief;
  const scene = sceneOf(context, context.state);
  const npc = drawFrom(presentNpcs(adventure, context.state), writer.draw);
  const feature = drawFrom(scene.features, writer.draw);
  const exit = drawFrom(knownExits(adventure, context.state), writer.draw);
  const facts: Facts = { ...sceneFacts(scene), ...(npc ? npcFacts(npc) : {}), feature: feature?.name, exit: exit?.label };
  const groups = ['filler.npc', 'filler.touch', 'filler.feature', 'filler.exit', 'filler.mood'];
  const start = Math.floor(writer.draw() * groups.length);
  const rotated = [...groups.slice(start), ...groups.slice(0, start)];
  return writer.write(rotated, facts) ?? writer.insist(['filler.mood'], facts);
}
