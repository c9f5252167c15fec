import { endEffects, endEffectsBy } from '#domain/combat/effects/active-effects.ts';
import { isIncapacitated } from '#domain/combat/effects/condition.ts';
import { find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { isDown } from '#domain/combat/state.ts';
import type { Combatant } from '#domain/combat/state.ts';

/** Ends what damage ends by who deals it: what hides whoever does, and on whom they hurt what they or their friends gave (SRD 5.2.1, Charm Person and others). */
export function endByHarm(draft: Draft, actorId: string, targetId: string): void {
  if (actorId === targetId) return;
  const sideOf = (id: string) => draft.combat.combatants.find((one) => one.id === id)?.side;
  endEffectsBy(draft, actorId, 'dealingDamage');
  endEffects(
    draft,
    targetId,
    ({ from, ends }) => from !== null && sideOf(from) === sideOf(actorId) && ends.some(({ by }) => by === 'harmBySide'),
  );
}

/** Ends what lasts no longer than whoever gave it stands, or can act (SRD 5.2.1, Warding Bond, Turn Undead and others). */
export function endWithGivers(draft: Draft): void {
  const isGone = (giver: Combatant | undefined, is: 'down' | 'incapacitated') =>
    giver === undefined || giver.dead || isDown(giver) || (is === 'incapacitated' && isIncapacitated(giver));
  for (const { id } of draft.combat.combatants) {
    endEffects(draft, id, ({ from, ends }) =>
      ends.some(
        (each) =>
          each.by === 'giver' && isGone(from === null ? undefined : draft.combat.combatants.find((one) => one.id === from), each.is),
      ),
    );
  }
}

/** Those who take as much damage as somebody, because an effect that they gave says so (SRD 5.2.1, Warding Bond). */
export function sharingWith(draft: Draft, targetId: string): string[] {
  const givers = find(draft, targetId).activeEffects.flatMap(({ from, changes }) =>
    from !== null && from !== targetId && changes.some(({ on }) => on === 'sharedDamage') ? [from] : [],
  );
  return draft.combat.combatants.filter(({ id, dead }) => !dead && givers.includes(id)).map(({ id }) => id);
}
