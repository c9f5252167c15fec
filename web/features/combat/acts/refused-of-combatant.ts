import { refuseActNow } from '#domain/combat/acts/refuse-act.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { DmCombatView } from '#domain/combat/view.ts';
import { commonActions } from '#domain/rules/common-actions.ts';
import type { CommonAction } from '#domain/rules/common-actions.ts';
import { inWords } from './why-not.ts';
import type { RefusedActs } from './why-not.ts';

/** What somebody cannot do as things are with them; time does not bind the Dungeon Master. */
export function refusedOfCombatant(view: DmCombatView, one: Combatant): RefusedActs {
  return new Map(
    commonActions.flatMap((action): [CommonAction, string][] => {
      const refused = refuseActNow(view, one, action);
      return refused === null ? [] : [[action, inWords(refused.code)]];
    }),
  );
}
