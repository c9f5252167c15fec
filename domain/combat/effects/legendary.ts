import { change, CombatRefusal, find, note } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { castSpell } from './spell.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { resolveSaveEffect, findActing, rollAttack } from './attack.ts';
import { refuseLegendaryAction } from '#domain/combat/uses.ts';

/** Takes a legendary action: counts it, notes it, and resolves its attack or saves. Refuses what `refuseLegendaryAction` refuses. */
export function takeLegendaryAction(
  draft: Draft,
  { who, action: name, whom, advantage, cover, close }: CombatStepNamed<'legendary'>,
): void {
  const one = findActing(draft, who);
  const action = one.legend?.legendaryActions.find((each) => each.name === name);
  if (!action) throw new CombatRefusal(refuseCombat('hasNoLegendaryAction', { name: one.name }));
  const refused = refuseLegendaryAction(one, action, draft.combat);
  if (refused !== null) throw new CombatRefusal(refused);
  const [first] = whom;
  if ((action.attack !== null || action.effect !== null) && first === undefined) throw new CombatRefusal(refuseCombat('noTarget', {}));
  change(draft, who, { legendaryActionsUsed: [...one.legendaryActionsUsed, name] });
  note(draft, 'legendary', { who, what: name });
  if (action.spell) castSpell(draft, who, action.spell);
  if (action.effect) resolveSaveEffect(draft, who, action.effect, whom, cover);
  if (action.attack !== null && first !== undefined)
    rollAttack(draft, { name: 'attack', who, whom: first, attack: action.attack, advantage, cover, close });
}

/** Sets whether a creature turns failed saves into successes with its legendary resistance. Refuses creatures that have none. */
export function setLegendaryResistance(draft: Draft, whom: string, on: boolean): void {
  const one = find(draft, whom);
  if (!one.legend || one.legend.resistances === 0) throw new CombatRefusal(refuseCombat('hasNoLegendaryResistance', { name: one.name }));
  change(draft, whom, { legendaryResistanceEnabled: on });
  note(draft, 'legendaryResistance', { whom, outcome: on ? 'saved' : 'failed' });
}
