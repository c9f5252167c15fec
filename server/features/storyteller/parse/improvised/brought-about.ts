import type { Npc, Topic } from '#domain/narration/adventure.ts';
import { attitudeOf, presentNpcs } from '#domain/narration/play-state.ts';
import { isSilenced } from '#domain/narration/scene-tags/tags-here.ts';
import { isTopicOpen } from '#domain/narration/wants.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { allStemsIn, holdsWay } from '#server/features/storyteller/parse/words/said-ways.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';

/** A topic that is brought about by what is done, and whose it is. */
interface Brought {
  npc: Npc;
  topic: Topic;
}

/** Whether a question is a request: "can you ring her nineteen times?" */
const requests = /^(?:[\p{L}]+,? ){0,3}?(?:can|could|will|would|shall|won't|let(?:'s| us)?|please)\b/iu;

/** What is not done yet, or not at all, or only laid aside. */
const undone =
  /\b(?:don't|do not|never|not yet|won't|should (?:i|we)|what (?:if|happens|would)|how (?:do|does|can|could|should|many|to))\b|\b(?:put|lay|set|place|leave)s? (?:[^,]{1,40} )?(?:down|away|aside|on the (?:floor|ground|boards))\b/i;

/** What is done or told in a text, without its questions and what is not done. */
function doneIn(text: string): string {
  return sentencesOf(text)
    .filter((sentence) => !undone.test(sentence) && (!sentence.includes('?') || requests.test(sentence.trim())))
    .join(' ');
}

/** The topic that these words bring about, before somebody who is ready for it. */
function broughtIn(text: string, { adventure, state }: Stage): Brought | undefined {
  const waiting = presentNpcs(adventure, state).flatMap((npc) =>
    npc.topics.flatMap((topic) => {
      const isNew = topic.doneBy !== undefined && (topic.clue === undefined || !state.clues.includes(topic.clue));
      return isNew && isTopicOpen(npc, topic, state) ? [{ npc, topic }] : [];
    }),
  );
  if (waiting.length === 0) return undefined;
  const said = allStemsIn(doneIn(text));
  const isDone = (way: string) => holdsWay(said, way);
  return waiting.find(
    ({ npc, topic }) => topic.doneBy?.some(isDone) === true && attitudeOf(state, npc) !== 'hostile' && !isSilenced(adventure, state, npc),
  );
}

const isFor = ({ kind, targets }: HeroAction, npc: Npc): boolean =>
  kind === 'talk' && targets.every((each) => each.kind !== 'npc' || each.npc === npc);

/** An action that brings a topic about: what was said to whom it is for stays said; anything else is done before them. */
function asBringing(each: HeroAction, { npc, topic }: Brought): HeroAction {
  const isSaid = each.quote !== null && isFor(each, npc);
  return action(each.actor, each.clauses, {
    kind: 'talk',
    skill: 'persuasion',
    targets: [{ kind: 'npc', npc }],
    quote: isSaid ? each.quote : null,
    free: isSaid ? null : 'touch',
    brings: topic,
  });
}

/**
 * What is done in a line, with the topic that it brings about before somebody here: the bell that is rung nineteen times, the names that are
 * read aloud. Where no part of the line holds all of it, the line is it.
 */
export function withBrought(actions: readonly HeroAction[], text: string, clauses: readonly HeardClause[], stage: Stage): HeroAction[] {
  const [first] = actions;
  const brought = first && actions.every(({ kind, chosen }) => kind !== 'ooc' && !chosen) ? broughtIn(text, stage) : undefined;
  if (!first || !brought) return [...actions];
  const said = clauses.filter(({ negated }) => !negated);
  if (said.length < clauses.length && !broughtIn(said.map((each) => `${each.text} ${each.quote ?? ''}`).join(', '), stage))
    return [...actions];
  const own = actions.find((each) => broughtIn(`${each.clauses.join(', ')} ${each.quote ?? ''}`, stage)?.topic === brought.topic);
  if (own) return actions.map((each) => (each === own ? asBringing(each, brought) : each));
  const spoken = actions.find((each) => each.quote !== null && isFor(each, brought.npc));
  return [asBringing(spoken ?? { ...first, clauses: [text], quote: null }, brought)];
}
