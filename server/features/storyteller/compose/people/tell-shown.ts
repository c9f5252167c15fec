import type { Npc } from '#domain/narration/adventure.ts';
import { attitudeOf } from '#domain/narration/play-state.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { wasNarratedLately } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { bare, goesBy } from '#server/features/storyteller/parse/targets.ts';
import { isPlain } from '#server/features/storyteller/parse/words/restate.ts';
import { commonAbout, saidBy } from '#server/features/storyteller/parse/talk/common-fact.ts';

const showing =
  /\bshow(?:s|ing)?\b[^:]*?\b(?<thing>(?:the|my|our|this|that|these|those|an?) [\p{L}' -]{2,40}?)(?=$|[,.;:!?]| (?:and|that|which|with|to|from|for|of|in|on)\b)(?<rest>.*)$/iu;

/** How somebody takes it that something is shown to them, and what is said of it; undefined where nothing is shown. */
export function tellShown(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  const groups = showing.exec(action.clauses.join('. '))?.groups;
  const thing = groups?.['thing']?.trim().replace(/^(?:my|our|this|that|an?|these|those) /i, 'the ');
  // "I show it to the boy": the boy is no thing that is shown to him.
  if (thing === undefined || !isPlain(thing) || goesBy([npc.name, npc.role, ...npc.aliases], bare(thing))) return undefined;
  const fact = commonAbout(thing, writer.context.brief.adventure, writer.before);
  const says = fact && saidBy(fact, npc);
  const isClaimed = /^\s*[:,.;]\s*\S+ \S+ \S/.test(groups?.['rest'] ?? '') || action.quote !== null;
  const seen = writer.fragments.insist(['talk.shown'], { ...facts, subject: thing });
  const told = isClaimed ? writer.fragments.insist([`talk.told.${attitudeOf(writer.before, npc)}`, 'talk.told'], facts) : null;
  const known =
    says === undefined || isClaimed || wasNarratedLately(writer, says)
      ? null
      : writer.fragments.insist(['talk.directory'], { ...facts, says });
  const texts = [seen, told, known].flatMap((text) => (text === null ? [] : [required(text)]));
  return texts.length > 0 ? texts : undefined;
}
