import { rollSave } from '#domain/combat/effects/save-roll.ts';
import { find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';

/** Whether somebody may strike another whom a ward guards: they save against it first (SRD 5.2.1, Sanctuary). */
export function passesWard(draft: Draft, attackerId: string, targetId: string): boolean {
  if (attackerId === targetId) return true;
  const { activeEffects } = find(draft, targetId);
  const ward = activeEffects.find(({ changes }) => changes.some(({ on }) => on === 'ward'));
  const ability = ward?.changes.find((each) => each.on === 'ward')?.save;
  if (!ward || ability === undefined || ward.dc === undefined) return true;
  return rollSave(draft, { targetId: attackerId, ability, dc: ward.dc, cover: 'none', cause: ward.name });
}
