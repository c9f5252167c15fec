import type { Plan } from './account.ts';

/** The plan as people read it. */
export function planLabel(plan: Plan): string {
  return { FREE: 'Adventurer', DM: 'Dungeon Master', ADMIN: 'Administrator' }[plan];
}
