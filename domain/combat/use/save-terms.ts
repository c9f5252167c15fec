import { find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { Ability } from '#domain/rules/combat-terms.ts';
import type { Casting } from './caster.ts';

type Save = Extract<Activity, { kind: 'save' }>['save'];

/** What a target saves with and against: of several abilities, the one it is best at. */
export function saveTerms(draft: Draft, targetId: string, { abilities, dc }: Save, casting: Casting): { ability: Ability; dc: number } {
  const { saves } = find(draft, targetId);
  const ability = abilities.reduce((best, each) => (saves[each] > saves[best] ? each : best));
  return { ability, dc: typeof dc === 'number' ? dc : casting.dc };
}
