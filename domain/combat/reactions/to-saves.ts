import type { FallenSave, PlannedSave } from '#domain/combat/draft.ts';
import { SavesAsked } from './ask.ts';
import type { Questions } from './ask.ts';

/**
 * Asks for the saves of those whose players roll them, all at once, and stops until each was rolled. They fall in the order in which
 * they were rolled, so that a step taken again has the same dice.
 */
export function answerSaves(questions: Questions, saves: readonly PlannedSave[]): ReadonlyMap<string, FallenSave> {
  const { savers = [] } = questions.reactions;
  const meant = saves.filter(({ id }) => savers.includes(id));
  const fallen = new Map<string, FallenSave>();
  if (meant.length === 0) return fallen;
  const answer = questions.answers[questions.next];
  // What answers another question than this one is no reason to wait for ever.
  const rolled = answer === undefined ? [] : 'savers' in answer ? answer.savers : meant.map(({ id }) => id);
  for (const id of rolled) {
    const save = meant.find((each) => each.id === id);
    if (save && !fallen.has(id)) fallen.set(id, save.roll());
  }
  if (fallen.size < new Set(meant.map(({ id }) => id)).size) {
    throw new SavesAsked(
      meant.map(({ id, ability, against, name, isOpen }) => ({
        saverId: id,
        ability,
        cause: name,
        dc: against,
        ...(isOpen && { isOpen }),
        roll: fallen.get(id)?.roll ?? null,
      })),
    );
  }
  questions.next += 1;
  return fallen;
}
