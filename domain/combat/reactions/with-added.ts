import { find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { rollAmount } from '#domain/combat/use/roll-amounts.ts';
import type { Roll } from '#domain/dice/roll.ts';

/** A roll with an amount that was rolled for it, by what is called `what`; dice with a minus are taken away. */
export function withAdded(draft: Draft, id: string, what: string, roll: Roll, add: string): Roll {
  const isLess = add.startsWith('-');
  const label = `${find(draft, id).name}: ${what}`;
  const added = rollAmount(draft, isLess ? add.slice(1) : add, label);
  const amount = isLess ? -added.amount : added.amount;
  note(draft, 'effect', { actorId: id, name: what, rolls: [added.roll] });
  return { ...roll, modifier: roll.modifier + amount, total: roll.total + amount };
}
