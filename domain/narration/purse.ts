import type { Hero } from '#domain/narration/brief.ts';
import { addCoins, payCoins, takeCoins, worthOf } from '#domain/rules/coins.ts';
import type { Coins } from '#domain/rules/coins.ts';
import { allCoins } from './payment.ts';
import type { Ruling } from './tool-call.ts';

/** The coins that a ruling has one hero hand to another; null where it has none. */
function coinsHanded({ allowed, call }: Ruling): { from: string; to: string; coins: Coins } | null {
  if (!allowed || call.name !== 'handle_gear' || call.to === undefined || call.coins === undefined) return null;
  return { from: call.heroId, to: call.to, coins: allCoins(call.coins) };
}

/** A purse once coins have gone from hero to hero. */
function afterHanding(purse: Coins, { from, to, coins }: { from: string; to: string; coins: Coins }, heroId: string): Coins {
  if (to === heroId) return addCoins(purse, coins);
  const left = from === heroId ? takeCoins(purse, coins) : null;
  return left?.ok ? left.value : purse;
}

/** The purse of a hero as far as a reply has come: that of the sheet, less what they paid and gave in it, with what they won and were given. Null without a sheet. */
export function purseOf(hero: Pick<Hero, 'id' | 'card'>, rulings: readonly Ruling[]): Coins | null {
  if (!hero.card) return null;
  return rulings.reduce<Coins>((purse, ruling) => {
    const handed = coinsHanded(ruling);
    if (handed) return afterHanding(purse, handed, hero.id);
    const change = purseChange(ruling, hero.id);
    if (change === 0) return purse;
    if (change > 0) return addCoins(purse, allCoins(ruling.call.name === 'pay' ? ruling.call.coins : {}));
    const left = payCoins(purse, -change);
    return left.ok ? left.value : purse;
  }, allCoins(hero.card.now.coins));
}

/** By how much copper a ruling changes the purse of a hero: less by what is paid, more by a stake that is won. */
export function purseChange({ allowed, call, degree }: Ruling, heroId: string): number {
  if (!allowed || call.name !== 'pay' || call.heroId !== heroId) return 0;
  const worth = worthOf(allCoins(call.coins));
  return call.purpose === 'stake' && (degree === 'triumph' || degree === 'success') ? worth : -worth;
}
