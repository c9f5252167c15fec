import { capitalize } from '#domain/text/capitalize.ts';
import { healthLabel, isHealth } from '#domain/combat/effects/health.ts';
import { fillSentence } from '#domain/result.ts';
import type { Ruling, RulingFact } from '#domain/narration/tool-call.ts';
import { stateLabel } from '#domain/narration/scene-tags/tag-labels.ts';
import { rulingCatalogue } from './ruling-words.ts';

/** What fills the places of a sentence: names and texts as they are, and how somebody looks in words. */
function labelsOf(slots: RulingFact['slots']): RulingFact['slots'] {
  const { condition, state } = slots;
  return {
    ...slots,
    ...(isHealth(condition) && { condition: healthLabel(condition) }),
    ...(typeof state === 'string' && { state: stateLabel(state) }),
  };
}

/** Tells the narrator what came of a tool call, or why it is refused. */
export function tellRuling({ facts }: Pick<Ruling, 'facts'>): string {
  return facts.map(({ code, slots }) => capitalize(fillSentence(rulingCatalogue[code], labelsOf(slots)))).join(' ');
}
