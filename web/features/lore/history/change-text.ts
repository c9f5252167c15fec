import type { Change } from '#domain/world/lore/change.ts';

const verbs: Record<Change['action'], string> = {
  added: 'added',
  edited: 'changed',
  removed: 'deleted',
  restored: 'put back',
  generated: 'had it written',
  imported: 'imported',
};

/** What somebody did, e.g. "Mira changed". */
export function changeLabel({ actorName, action }: Pick<Change, 'actorName' | 'action'>): string {
  return `${actorName} ${verbs[action]}`;
}
