import type { Change } from '#domain/lore-change.ts';

const deeds: Record<Change['action'], string> = {
  added: 'added',
  edited: 'changed',
  removed: 'deleted',
  restored: 'put back',
  generated: 'had it written',
  imported: 'imported',
};

/** What somebody did, e.g. "Mira changed". */
export function deedWords({ actorName, action }: Pick<Change, 'actorName' | 'action'>): string {
  return `${actorName} ${deeds[action]}`;
}
