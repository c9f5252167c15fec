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
import { enemyOf, sceneOf } from './scene-writer.ts';
import type { SceneWriter } from './scene-writer.ts';

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

function worded(names: readonly string[], wordings: readonly string[], fragments: FragmentWriter): Option[] {
  return names.map((thing) => ({ thing, wording: `${drawFrom(wordings, fragments.draw) ?? 'consider'} ${thing}` }));
}

function inSentence(name: string): string {
  return name.replace(/^(?:The|An|A) /, (article) => article.toLowerCase());
}

/** Two or three things to do here: someone, something not yet handled, a way out. */
function optionsOf(sceneWriter: SceneWriter): Option[] {
  const { context, fragments, narrated } = sceneWriter;
  const { adventure } = context.brief;
  const scene = sceneOf(context, context.state);
  const present = presentNpcs(adventure, context.state);
  const foes = present.filter((npc) => npc.combat && attitudeOf(context.state, npc) === 'hostile');
  const others = present.filter((npc) => !foes.includes(npc));
  const someoneElse = drawFrom(others, fragments.draw);
  const unsolved: Feature[] = scene.features.filter((feature) => hidesClue(feature, context.state));
  const fresh = scene.features.filter((feature) => !narrated.has(feature.id));
  const features = [...fresh.filter((each) => unsolved.includes(each)), ...fresh.filter((each) => !unsolved.includes(each)), ...unsolved];
  const exits = knownExits(adventure, context.state).map((exit) => exit.label);
  const someone = someoneElse ? worded([inSentence(someoneElse.name)], isBeast(someoneElse) ? toMind : toAsk, fragments) : [];
  const enemy = worded(
    foes.slice(0, 1).map((npc) => inSentence(npc.name)),
    toFace,
    fragments,
  );
  const something = worded(
    features.slice(0, 1).map((feature) => inSentence(feature.name)),
    toStudy,
    fragments,
  );
  const way = worded(
    [drawFrom(exits, fragments.draw) ?? ''].filter((name) => name !== ''),
    toGo,
    fragments,
  );
  const found = [...enemy, ...(enemy.length > 0 ? [] : someone), ...something, ...way];
  return found.length > 1 ? found : [...found, { thing: 'the time you have', wording: 'take your time' }];
}

/** The last line: a question to the players that names what there is to do. */
export function tellPrompt(writer: SceneWriter): RankedText {
  const options = optionsOf(writer);
  const foe = enemyOf(writer);
  const facts: Facts = {
    ...(foe ? npcFacts(foe) : {}),
    options: listed(
      options.map((option) => option.wording),
      'or',
    ),
    things: listed(options.map((option) => option.thing)),
  };
  return required(
    writer.fragments.insist(foe ? ['prompt.fight', 'prompt'] : ['prompt'], facts) ?? `What do you do: ${factOf(facts, 'options')}?`,
  );
}

/** A line before the actions. */
export function tellOpening(writer: SceneWriter): RankedText[] {
  const foe = presentNpcs(writer.context.brief.adventure, writer.before).find(
    (npc) => npc.combat && attitudeOf(writer.before, npc) === 'hostile',
  );
  const facts: Facts = { ...sceneFacts(writer.scene), ...(foe ? npcFacts(foe) : {}) };
  const text = writer.fragments.write(foe ? ['fight.opening'] : ['opening'], facts);
  return text === null ? [] : [optional(text, 3)];
}

/** A line about the place that changes nothing, for replies that would be too short. */
export function tellFiller(sceneWriter: SceneWriter): string | null {
  const { context, fragments } = sceneWriter;
  const { adventure } = context.brief;
  const scene = sceneOf(context, context.state);
  const npc = drawFrom(presentNpcs(adventure, context.state), fragments.draw);
  const feature = drawFrom(scene.features, fragments.draw);
  const exit = drawFrom(knownExits(adventure, context.state), fragments.draw);
  const facts: Facts = { ...sceneFacts(scene), ...(npc ? npcFacts(npc) : {}), feature: feature?.name, exit: exit?.label };
  const groups = ['filler.npc', 'filler.touch', 'filler.feature', 'filler.exit', 'filler.mood'];
  const start = Math.floor(fragments.draw() * groups.length);
  const rotated = [...groups.slice(start), ...groups.slice(0, start)];
  return fragments.write(rotated, facts) ?? fragments.insist(['filler.mood'], facts);
}
