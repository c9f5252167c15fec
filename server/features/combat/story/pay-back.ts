import { withPurse } from '#domain/character/actions/act-gear.ts';
import { stepByDifference } from '#domain/character/sheet/step-by-difference.ts';
import type { Combat } from '#domain/combat/state.ts';
import { yes } from '#domain/result.ts';
import { addCoins, coinsFor, worthOf } from '#domain/rules/coins.ts';
import { coinNames } from '#domain/text/coin-names.ts';
import { saveCharacter } from '#server/features/characters/index.ts';
import type { CombatTransaction } from '#server/features/combat/combat-transaction.ts';

/** What was paid to foes who are in the fight again comes back to the purses: the same coins, or as much where the change is spent. */
export async function payBack(transaction: CombatTransaction, before: Combat, after: Combat): Promise<void> {
  for (const { id, paid } of before.yielded ?? []) {
    const own = transaction.characters.get(paid?.by ?? '');
    if (!paid || !own || after.yielded?.some((each) => each.id === id)) continue;
    const same = addCoins(own.coins, paid.coins);
    const coins = coinNames.some((coin) => same[coin] < 0) ? addCoins(own.coins, coinsFor(worthOf(paid.coins))) : same;
    const back = stepByDifference(own, withPurse(own, yes(coins)));
    if (!back.ok) continue;
    const { character, facts } = back.value;
    await saveCharacter(transaction.tx, character, { by: transaction.by, summary: facts, before: own, fromFight: true });
    transaction.characters.set(own.id, character);
  }
}
