import type { OpenConflict } from '#domain/world/lore/change.ts';

/** An entry or a tome with open conflicts. */
export interface Waiting {
  subject: Exclude<OpenConflict['subject'], 'world'>;
  id: string;
  name: string;
}

/** The entries and tomes with open conflicts, each once, in the order of their oldest conflicts. */
export function waitingOf(conflicts: readonly OpenConflict[]): Waiting[] {
  const found = new Map<string, Waiting>();
  for (const { subject, subjectId: id, subjectName: name } of conflicts) {
    if (subject !== 'world' && !found.has(id)) found.set(id, { subject, id, name });
  }
  return [...found.values()];
}
