import type { Npc } from '#domain/narration/adventure.ts';
import { memoriesOf } from '#domain/narration/people.ts';
import { attitudeOf } from '#domain/narration/play-state.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { readQuestion } from '#server/features/storyteller/parse/question/question-form.ts';
import { askedText } from '#server/features/storyteller/parse/talk/common-fact.ts';
import { courtesyIn, isCondolence, reportedCourtesy } from '#server/features/storyteller/parse/talk/courtesy.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { toldFact } from '#server/features/storyteller/parse/talk/told-fact.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { spokenText } from '#server/features/storyteller/parse/topics.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

/** What is told beside a question, without it. */
function statedIn(text: string): string {
  return sentencesOf(text)
    .filter((sentence) => !/\?\s*["']?\s*$/.test(sentence) && readQuestion(sentence) === null)
    .join(' ');
}

/** Somebody who thinks of the party in this way owns up to nothing. */
const guarded = ['wary', 'hostile'];

function written(writer: SceneWriter, group: string, facts: Facts): RankedText[] | undefined {
  const text = writer.fragments.insist([group], facts);
  return text === null ? undefined : [required(text)];
}

/**
 * How somebody takes it that the party tells them what it has found out: as their own words, as something that is about them, or as
 * news. A question counts only where it is about them. Undefined where nothing of the kind is told.
 */
export function tellFactHeard(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  const { adventure } = writer.context.brief;
  const whole = spokenText(action, npc);
  const stated = action.question ? statedIn(askedText(action, npc)) : whole;
  const fact = toldFact(stated, adventure, writer.before) ?? toldFact(whole, adventure, writer.before);
  if (!fact) return undefined;
  const isAbout = callsOf(npc).some((name) => name.length > 3 && isNamed(fact.text, name));
  if (action.question && !isAbout && toldFact(stated, adventure, writer.before) === undefined) return undefined;
  const asked = writer.before.people?.[npc.id]?.asked ?? {};
  if (npc.topics.some(({ id, clue }) => clue === fact.id && asked[id] !== undefined)) return written(writer, 'fact.known', facts);
  if (!isAbout) return written(writer, 'fact.news', facts);
  return written(writer, guarded.includes(attitudeOf(writer.before, npc)) ? 'fact.denied' : 'fact.moved', facts);
}

/** How somebody takes thanks, comfort, praise and the like; undefined where none is said. */
export function tellCourtesyHeard(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  const text = [...action.clauses, action.quote ?? ''].join('. ');
  const found = (action.quote === null ? reportedCourtesy(action.clauses.join('. ')) : null) ?? courtesyIn(text);
  if (found === null) return undefined;
  const isFelt = found === 'sorry' && isCondolence(text) && memoriesOf(writer.before, npc.id, ['offended']).length === 0;
  const courtesy = isFelt ? 'comfort' : found;
  const isCold = attitudeOf(writer.before, npc) === 'hostile';
  return written(writer, isCold ? 'courtesy.cold' : `courtesy.${courtesy}`, facts);
}
