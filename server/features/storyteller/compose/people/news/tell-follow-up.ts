import type { Npc, Topic } from '#domain/narration/adventure.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { fullStop } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { ownQuestion } from '#server/features/storyteller/compose/people/tell-opinion.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { hasWordsFor } from '#server/features/storyteller/parse/answers/heard-topics.ts';
import { sayablesOf } from '#server/features/storyteller/parse/answers/sayable.ts';
import { asksElse, followUpIn } from '#server/features/storyteller/parse/answers/follow-up.ts';
import { canAnswer } from '#server/features/storyteller/parse/talk/asked-for.ts';
import type { AskedFor } from '#server/features/storyteller/parse/talk/asked-for.ts';
import { sentencesOfTopic } from '#server/features/storyteller/parse/topics.ts';

/** Sentences that somebody said or could have said of one thing, and the topic that it is. */
interface SpokenOf {
  sentences: readonly string[];
  topic?: Topic;
}

const asTopic = (topic: Topic): SpokenOf => ({ sentences: sentencesOfTopic(topic), topic });

/** What somebody spoke of last: in this reply, else when the party spoke with them last; no sentences where that was no topic. */
function spokenOfLast(npc: Npc, answered: ReadonlySet<string>, { before, context }: SceneWriter): SpokenOf | undefined {
  const last = [...answered].at(-1);
  const now = last === undefined ? undefined : npc.topics.find(({ id }) => id === last);
  if (now) return asTopic(now);
  const said = last === undefined ? undefined : sayablesOf(npc, context.brief.adventure).find(({ id }) => id === last);
  if (said) return { sentences: said.sentences.map(({ text }) => text) };
  const known = before.people?.[npc.id];
  if (!known) return undefined;
  const turnOf = ({ id }: Topic) => known.asked[id]?.turn ?? -1;
  const [latest] = npc.topics.toSorted((one, other) => turnOf(other) - turnOf(one));
  return latest && turnOf(latest) >= known.spoke ? asTopic(latest) : { sentences: [] };
}

/** Times and numbers that answer by themselves; a winter that is only spoken of does not. */
const outright: Partial<Record<AskedFor, RegExp>> = {
  when: /\b(?:since|ago|last (?:night|week|winter|year)|the (?:night|day|winter|morning) (?:before|of|after|that)|for (?:\p{L}+ ){1,3}(?:days|nights|weeks|winters|years)|\p{L}+ (?:days|nights|weeks|winters|years|hours)(?: \p{L}+){0,3} (?:now|since|past|before)|at (?:\p{L}+ ){1,4}(?:past|o'clock|midnight|dawn|noon))\b/iu,
  why: /\b(?:because|so that|for fear|the reason|that is why)\b/iu,
};

/** The sentence that says it, which was not said yet where there is one. */
function sayingIt(
  { sentences, topic }: SpokenOf,
  askedFor: AskedFor,
  writer: SceneWriter,
  npc: Npc,
): { at: number; isNew: boolean } | undefined {
  const known = topic && writer.before.people?.[npc.id]?.asked[topic.id];
  const isSaid = (at: number) =>
    topic === undefined || writer.narrated.has(topic.says) || (known !== undefined && (known.sentences?.includes(at) ?? true));
  const fits = sentences.flatMap((sentence, at) =>
    canAnswer(sentence, askedFor) && (outright[askedFor]?.test(sentence) ?? true) ? [{ at, isNew: !isSaid(at) }] : [],
  );
  return fits.find(({ isNew }) => isNew) ?? (outright[askedFor] ? fits[0] : undefined);
}

/**
 * What somebody says to a question that names nothing and goes on about what they spoke of before: what they have not said of it yet, what
 * says it once more, or that they know no more of this very thing. Undefined for other questions, and where nothing was spoken of.
 */
export function tellFollowUp(
  action: HeroAction,
  answered: ReadonlySet<string>,
  npc: Npc,
  writer: SceneWriter,
  facts: Facts,
): RankedText[] | undefined {
  const text = sentencesOf(action.quote ?? action.clauses.join(' ')).at(-1) ?? '';
  const askedFor = followUpIn(text);
  const spoken = askedFor && spokenOfLast(npc, answered, writer);
  if (!askedFor || !spoken || hasWordsFor(text, npc, writer.before)) return undefined;
  const found = asksElse(text) ? undefined : sayingIt(spoken, askedFor, writer, npc);
  if (found) {
    const says = fullStop(spoken.sentences[found.at] ?? '');
    if (found.isNew && spoken.topic)
      writer.remembered.push({ npc: npc.id, by: action.actor.id, kind: 'asked', topic: spoken.topic.id, sentences: [found.at] });
    // What was just told holds the answer, and is not told twice.
    if (answered.size > 0 && !found.isNew) return [];
    const told = writer.fragments.insist([found.isNew ? 'talk.answer' : 'talk.remind'], { ...facts, says });
    if (told !== null) return [required(told)];
  }
  const echo = ownQuestion(action, npc, writer)?.echo;
  return [required(writer.fragments.insist(['talk.follow'], { ...facts, echo }) ?? `${npc.name} knows no more of it.`)];
}
