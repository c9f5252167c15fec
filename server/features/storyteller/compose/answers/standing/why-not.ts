import { whoBars } from '#domain/narration/dangers.ts';
import { knownExits } from '#domain/narration/play-state.ts';
import { guardHere } from '#domain/narration/rulings/loot.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { sightOf } from '#server/features/storyteller/compose/answers/of-things.ts';
import { barring } from '#server/features/storyteller/parse/question/for-narrator.ts';
import { isScenery } from '#server/features/storyteller/parse/things/scenery.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { placeName } from '#server/features/storyteller/compose/answers/wording.ts';
import type { Question } from '#server/features/storyteller/parse/question/question-form.ts';

const inTheWay = new RegExp(`^${barring}`);
/** Whether it is asked why something cannot be done. */
const unable =
  /^(?:why|how come) (?:(?:can't|cannot|can not|couldn't|can|could|mayn't|am|are) ?(?:i|we|not)|(?:i|we) (?:can't|cannot|can not|couldn't))\b/;
const cannot = /\b(?:can't|cant|cannot|can not|couldn't|can i not|can we not|not allowed|unable)\b/;
const goes = /\b(?:go|get|enter|walk|climb|leave|come|pass|head|step|sneak|slip|run|travel|reach|cross)\b/;

/** Why somebody cannot do what they ask of, as the state has it; undefined for other questions, and where it has no reason. */
export function whyNot({ text }: Question, writer: SceneWriter): string[] | undefined {
  const isOpen = inTheWay.test(text);
  if (!isOpen && !(unable.test(text) && cannot.test(text))) return undefined;
  const { adventure, party } = writer.context.brief;
  const state = writer.before;
  const targets = targetsIn(text, adventure, state, party);
  const exit = targets.find((each) => each.kind === 'exit')?.exit;
  if (exit) {
    const bar = whoBars(adventure, state, exit);
    return [
      bar
        ? `${capitalize(withinSentence(bar.name))} stands between you and ${exit.label}.`
        : `Nobody keeps you from ${exit.label}: say that you go by it.`,
    ];
  }
  const loot = targets.find((each) => each.kind === 'loot')?.loot;
  if (loot) {
    const name = withinSentence(loot.name);
    const guard = guardHere({ adventure, state }, loot);
    if (guard) return [`${capitalize(withinSentence(guard.name))} guards ${name}: win them over or draw them off first.`];
    if (!Object.hasOwn(state.taken, loot.id)) return [`Nobody keeps you from ${name}: say that you take it.`];
    return [sightOf({ kind: 'loot', loot, scene: writer.scene, isHere: true }, writer)];
  }
  const feature = targets.find((each) => each.kind === 'feature')?.feature;
  const ways = knownExits(adventure, state).map(({ label }) => label);
  const on = ways.length > 0 ? `From ${placeName(writer.scene)} you can take ${listed(ways, 'or')}.` : '';
  if (isOpen || goes.test(text)) {
    const foes = foesHere(adventure, state).map(({ name }) => withinSentence(name));
    if (foes.length > 0 && (isOpen || !feature))
      return [`${capitalize(listed(foes))} ${foes.length > 1 ? 'stand' : 'stands'} in your way.`, on];
    if (feature) return [`No way on leads through ${withinSentence(feature.name)}: whoever looks in sees all there is.`, on];
    return [goes.test(text) ? 'You know of no way that leads in there.' : 'Nobody that you can see stands in your way.', on];
  }
  if (feature?.stays !== undefined) return [feature.stays];
  return feature && !isScenery(feature)
    ? [`Nothing that you know of forbids it: say what you do with ${withinSentence(feature.name)}.`]
    : undefined;
}
