import { meetWard } from '#domain/combat/effects/features/ward.ts';
import { change, CombatRefusal, find, note } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { remember } from '#domain/combat/follow/happened.ts';
import { moveAway } from '#domain/combat/acts/move-away.ts';
import { isIncapacitated } from '#domain/combat/effects/condition.ts';
import { legendarySpell } from './legendary-spell.ts';
import { useActivity } from '#domain/combat/use/use-activity.ts';
import { atHome } from '#domain/combat/npc/profile-from-stat-block.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { alone, resolveSaveEffect, findActing } from '#domain/combat/effects/attack.ts';
import { attackWith } from '#domain/combat/effects/weapon-attack.ts';
import { legendaryAction, refuseLegendaryAction } from '#domain/combat/uses.ts';

/** Takes a legendary action: counts it, notes it, and resolves its attack or saves. Refuses what `refuseLegendaryAction` refuses. */
export function takeLegendaryAction(
  draft: Draft,
  { actorId, action: name, targetIds, advantage, cover, close, choice, damageType, used }: CombatStepNamed<'legendary'>,
): void {
  const one = findActing(draft, actorId);
  const action = one.legend?.legendaryActions.find((each) => each.name === name);
  if (!action) throw new CombatRefusal(refuseCombat('hasNoLegendaryAction', { name: one.name }));
  const refused = refuseLegendaryAction(one, action, draft.combat);
  if (refused !== null) throw new CombatRefusal(refused);
  const [first] = targetIds;
  // Whoever appears somewhere else may find nobody there.
  const asksTarget = action.attack !== null || (action.effect !== null && draft.field?.isPlaced !== true);
  if (asksTarget && first === undefined) throw new CombatRefusal(refuseCombat('noTarget', {}));
  change(draft, actorId, { legendaryActionsUsed: [...one.legendaryActionsUsed, name] });
  remember(draft, { by: actorId, kind: 'used', what: legendaryAction, takes: null, targetId: null, critical: false });
  note(draft, 'legendary', { actorId, name: name });
  if (action.spell) {
    const cast = used && legendarySpell(one, action.spell, used);
    if (!cast) throw new CombatRefusal(refuseCombat('hasNoSpell', { name: one.name }));
    const how = { targetIds, advantage, cover, choice, damageType, slot: action.spell.level, amount: 1, shapers: [] };
    useActivity(draft, { name: 'useActivity', actorId, used: cast, ...how });
  }
  if (action.effect) resolveSaveEffect(draft, actorId, action.effect, targetIds, cover);
  const leaves = draft.field?.leaves ?? [];
  if (leaves.length > 0) moveAway(draft, actorId, leaves);
  const now = find(draft, actorId);
  if (action.attack !== null && first !== undefined && !now.dead && !isIncapacitated(now))
    attackWith(
      draft,
      { actorId, targetId: first, attack: action.attack, advantage, cover, close },
      alone,
      () => meetWard(draft, actorId, first) === 'passes',
    );
}

/** Sets whether a creature turns failed saves into successes with its legendary resistance. Refuses creatures that have none. */
export function setLegendaryResistance(draft: Draft, targetId: string, on: boolean): void {
  const one = find(draft, targetId);
  if (!one.legend || one.legend.resistances === 0) throw new CombatRefusal(refuseCombat('hasNoLegendaryResistance', { name: one.name }));
  change(draft, targetId, { legendaryResistanceEnabled: on });
  note(draft, 'legendaryResistance', { targetId, outcome: on ? 'saved' : 'failed' });
}

/** Says whether a creature is in its lair: what it can do there changes with it, and its experience. Refuses what has no lair, or is so already. */
export function enterLair(draft: Draft, targetId: string, on: boolean): void {
  const one = find(draft, targetId);
  if (one.legend?.lair !== true || (one.inLair === true) === on) throw new CombatRefusal(refuseCombat('isAsWritten', { name: one.name }));
  const { inLair: _, ...rest } = one;
  const { legend, xp } = atHome(one, one.legend, on ? 1 : -1);
  const now = { ...rest, legend, xp, ...(on && { inLair: true as const }) };
  draft.combat = { ...draft.combat, combatants: draft.combat.combatants.map((each) => (each.id === targetId ? now : each)) };
  note(draft, 'lair', { targetId, outcome: on ? 'saved' : 'failed' });
}
