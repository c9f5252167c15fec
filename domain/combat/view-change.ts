import type { ListChange } from '#domain/difference.ts';
import { changeList, changedFields, listChange } from '#domain/difference.ts';
import type { CombatView, DmCombatView, PlayersCombatView } from './view.ts';

interface ChangeOf<View extends CombatView> {
  audience: View['audience'];
  /** Phase, round, whose turn it is and the like, where they have changed. */
  fields: Partial<Omit<View, 'audience' | 'combatants'>>;
  combatants: ListChange<View['combatants'][number]>;
}

/** What has changed in a fight as one audience sees it. */
export type CombatViewChange = ChangeOf<DmCombatView> | ChangeOf<PlayersCombatView>;

/** What leads from one view of an audience to its next; null for the views of two audiences. */
export function combatViewChange(before: CombatView, after: CombatView): CombatViewChange | null {
  if (before.audience === 'dm' && after.audience === 'dm') {
    const { combatants: earlier, ...known } = before;
    const { combatants, ...fields } = after;
    return { audience: 'dm', fields: changedFields(known, fields), combatants: listChange(earlier, combatants) };
  }
  if (before.audience === 'players' && after.audience === 'players') {
    const { combatants: earlier, ...known } = before;
    const { combatants, ...fields } = after;
    return { audience: 'players', fields: changedFields(known, fields), combatants: listChange(earlier, combatants) };
  }
  return null;
}

/** A view after a change; null where the change does not belong to it. */
export function changeCombatView(view: CombatView, change: CombatViewChange): CombatView | null {
  if (view.audience === 'dm' && change.audience === 'dm') {
    const combatants = changeList(view.combatants, change.combatants);
    return combatants && { ...view, ...change.fields, combatants };
  }
  if (view.audience === 'players' && change.audience === 'players') {
    const combatants = changeList(view.combatants, change.combatants);
    return combatants && { ...view, ...change.fields, combatants };
  }
  return null;
}
