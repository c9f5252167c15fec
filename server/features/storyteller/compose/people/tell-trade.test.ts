import { describe, expect, it } from 'vitest';
import { heroCardOf } from '#domain/narration/hero-card.ts';
import { hero } from '#domain/character/character.fixture.ts';
import { isEnoughFor } from '#domain/narration/items/wares.ts';
import { tellCoins } from '#domain/narration/payment.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { coinsFor } from '#domain/rules/coins.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';
import { sells } from '#server/features/storyteller/parse/talk/wants.ts';

const rich = { copper: 500, silver: 0, electrum: 0, gold: 0, platinum: 0 };
const purse = heroCardOf(hero({ coins: rich }));
const sellers = [...readyAdventures.values()].flatMap((adventure) =>
  adventure.npcs.flatMap((npc) => (npc.wares ? [{ adventure, npc, at: adventure.scenes.find(({ npcs }) => npcs.includes(npc.id)) }] : [])),
);
const wares = sellers.flatMap((seller) =>
  (seller.npc.wares ?? []).map((ware) => ({ ...seller, ware, name: `${seller.npc.name}: ${ware.name}` })),
);
/** What is sold without its article, as a buyer says it. */
const the = (name: string) => `the ${name.replace(/^(?:an?|some) /, '')}`;

function said(text: string, { adventure, at }: (typeof sellers)[number], over: Partial<PlayState> = {}) {
  const scene = at?.id ?? '';
  const state = { ...openingState(adventure), ...over, scene, visited: [scene], clues: adventure.clues.map(({ id }) => id) };
  const { text: told, progress } = playReply(
    { ...briefOf({ adventure, party: [{ id: 'mira', name: 'Mira', card: purse }], intents: [{ heroId: 'mira', text }] }), state },
    new Set(),
  );
  return { told, state: progress.state, calls: progress.rulings.map(({ call, allowed }) => `${call.name}${allowed ? '' : ' refused'}`) };
}

describe('the ready adventures', () => {
  it('have wares at everybody who makes a living of selling', () => {
    const without = [...readyAdventures.values()].flatMap(({ npcs }) => npcs.filter((npc) => sells(npc) && npc.wares === undefined));
    expect(without.map(({ id }) => id)).toEqual([]);
    expect(sellers.length).toBeGreaterThanOrEqual(12);
  });
});

describe.each(wares)('$name', (seller) => {
  const { npc, ware } = seller;
  const price = tellCoins(coinsFor(ware.copper));
  const carried = ({ tags = [] }: PlayState) => tags.filter(({ state, about }) => state === 'carried' && about.kind === 'thing').length;

  it('is told with its price to whoever asks what is for sale', () => {
    expect(said("What's for sale here?", seller).told).toContain(`${ware.name} for ${price}`);
  });

  it('is bought for its price, and carried along where it can be', () => {
    const { calls, state } = said(`I buy ${the(ware.name)} from ${npc.name}`, seller);
    expect(calls[0]).toBe('pay');
    expect(carried(state)).toBe(ware.isServed === true ? 0 : 1);
  });

  it('has its price named', () => {
    // People have words of their own for it: "ten for the button", "a copper".
    const count = tellCoins({ copper: ware.copper }).split(' ')[0] ?? '';
    const named = new RegExp(`${price}|\\b${count}\\b${ware.copper === 1 ? '|\\ba copper\\b' : ''}`, 'i');
    expect(said(`${npc.name}, how much is ${the(ware.name)}?`, seller).told).toMatch(named);
  });

  it('is haggled over with a check where the price may come down, and without one where it stays', () => {
    const { calls, told } = said(`I haggle with ${npc.name} over ${the(ware.name)}`, seller);
    expect(calls.filter((each) => each === 'check')).toHaveLength(ware.least === undefined ? 0 : 1);
    expect([price, tellCoins(coinsFor(ware.least ?? ware.copper))].some((sum) => told.toLowerCase().includes(sum))).toBe(true);
  });

  it('goes for the least that will do, and for nothing less', () => {
    const { least = ware.copper } = ware;
    expect(said(`I offer ${npc.name} ${least} copper for ${the(ware.name)}`, seller).calls[0]).toBe('pay');
    if (least === 1) return;
    expect(isEnoughFor(ware, least - 1)).toBe(false);
    const less = said(`I offer ${npc.name} ${least - 1} copper for ${the(ware.name)}`, seller);
    expect(less.calls).not.toContain('pay');
    expect(less.told.toLowerCase()).toContain(price);
  });
});
