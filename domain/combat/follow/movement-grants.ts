import type { Combatant } from '#domain/combat/state.ts';

/** Movement that a feature lends beside that of the turn. */
interface MovementGrant {
  /** The effect that it is of, which ends once it is used. */
  effectId: string;
  unprovoked: boolean;
  teleports: boolean;
}

/** What of movement somebody was lent and has not used. */
export function movementGrants({ activeEffects }: Pick<Combatant, 'activeEffects'>): MovementGrant[] {
  return activeEffects.flatMap(({ id, changes }) =>
    changes.flatMap((each) =>
      each.on === 'movement' ? [{ effectId: id, unprovoked: each.unprovoked === true, teleports: each.teleports === true }] : [],
    ),
  );
}
