import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scores } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { combatantIn, fightIn } from '#tests/support/app/arena.ts';
import type { ArenaStep } from '#tests/support/app/arena.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { at, yardOf } from '#tests/support/app/yard.ts';
import type { Yard } from '#tests/support/app/yard.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let [campaignId, mapId, kara, brute] = ['', '', '', ''];
let arena: Yard['arena'];
let cast: Yard['cast'];
let castAt: Yard['castAt'];
let go: Yard['go'];
let lost: Yard['lost'];
let inside: Yard['inside'];
let faces: number[] = [];

beforeAll(async () => {
  // All that is not named falls low: saves fail.
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? 2) });
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
afterAll(() => app.end());

const hero: HeroChanges = {
  class: 'cleric',
  level: 7,
  stats: scores({ wisdom: 16 }),
  spells: ['moonbeam', 'spirit-guardians', 'spike-growth', 'entangle', 'find-steed', 'wall-of-fire'].map((spell) => ({
    spell,
    prepared: true,
    from: 'class' as const,
  })),
};
const throwNext = (next: number[]) => {
  faces = next;
};
beforeEach(async () => {
  ({ campaignId, mapId, kara, brute, arena, cast, castAt, go, lost, inside } = await yardOf({ app, oda, mira, hero, throwNext }));
});

const cellOf = async (tokenId: string) =>
  (await oda.call.battleMaps.get({ campaignId })).map?.tokens.find(({ id }) => id === tokenId)?.cell;

describe('an area that stays on a battle map', () => {
  it('makes its ground difficult terrain where the spell says so, until the spell ends', async () => {
    const feetToKara = async () => {
      await arena.take(oda, { name: 'next' });
      const { feet } = await go(oda, 'brute', at(6, 2));
      await arena.undo();
      await arena.undo();
      return feet;
    };
    expect(await feetToKara()).toBe(25);
    await castAt('entangle', 1, at(8, 2));
    const [area] = fightIn(await arena.see(mira)).view.areas;
    expect(area).toMatchObject({ name: 'Entangle', isRough: true, lies: { mapId } });
    // Round the plants as far as there is room, and two cells through them.
    expect(await feetToKara()).toBe(30);
    await arena.take(oda, { name: 'endConcentration', actorId: kara });
    expect(await feetToKara()).toBe(25);
  });

  it('befalls whoever walks into it and ends a turn there, and is taken back with the walk', async () => {
    await castAt('moonbeam', 2, at(8, 2));
    expect([await inside(), await lost()]).toEqual([[[]], 0]);
    await arena.take(mira, { name: 'next' });
    await go(oda, 'brute', at(8, 2));
    // 2d10, of which each shows 2.
    expect([await inside(), await lost()]).toEqual([[[brute]], 4]);
    await arena.undo();
    expect([await inside(), await lost(), await cellOf('brute')]).toEqual([[[]], 0, at(11, 2)]);
    await go(oda, 'brute', at(9, 2));
    await arena.take(oda, { name: 'next' });
    expect(await lost()).toBe(4);
  });

  it('that is a wall lies where it is drawn, and burns whoever walks into it or ends a turn there: Wall of Fire', async () => {
    await castAt('wall-of-fire', 4, at(8, 0), { x: 8.5, y: 3.5 });
    const [area] = fightIn(await arena.see(mira)).view.areas;
    expect(area).toMatchObject({ name: 'Wall of Fire', lies: { mapId, cells: [0, 1, 2, 3].map((row) => at(8, row)) } });
    await arena.take(mira, { name: 'next' });
    await go(oda, 'brute', at(9, 2));
    expect([await inside(), await lost()]).toEqual([[[]], 0]);
    await go(oda, 'brute', at(8, 2));
    // 5d8, of which each shows 2.
    expect([await inside(), await lost()]).toEqual([[[brute]], 10]);
    await arena.take(oda, { name: 'next' });
    expect(await lost()).toBe(20);
  });

  it('befalls whoever is put into it', async () => {
    await castAt('moonbeam', 2, at(8, 2));
    await go(oda, 'brute', at(8, 2), true);
    expect([await inside(), await lost()]).toEqual([[[brute]], 4]);
    await go(oda, 'brute', at(15, 2), true);
    expect(await inside()).toEqual([[]]);
  });

  it('goes along with whoever bears it, and comes over others: Spirit Guardians', async () => {
    await arena.take(mira, cast('spirit-guardians', 3));
    expect(await inside()).toEqual([[]]);
    await oda.call.battleMaps.saveTokens({
      campaignId,
      mapId,
      tokens: [{ id: 'brute', name: 'Brute', combatantId: brute, side: 'foes', cell: at(7, 2) }],
    });
    await go(mira, 'kara', at(5, 2));
    // 3d8, of which each shows 2.
    expect([await inside(), await lost()]).toEqual([[[brute]], 6]);
  });

  it('spares whom its caster has named, as it comes over them and at the end of their turn: Spirit Guardians', async () => {
    await go(oda, 'brute', at(3, 2), true);
    await arena.take(mira, cast('spirit-guardians', 3, [brute]));
    expect(combatantIn(await arena.see(oda), 'Brute').activeEffects).toEqual([]);
    await arena.take(mira, { name: 'next' });
    await go(oda, 'brute', at(9, 2));
    await go(oda, 'brute', at(4, 2), true);
    await arena.take(oda, { name: 'next' });
    expect([await inside(), await lost()]).toEqual([[[brute]], 0]);
  });

  it('hurts with each 5 feet in it: Spike Growth', async () => {
    await castAt('spike-growth', 2, at(8, 2));
    await arena.take(mira, { name: 'next' });
    await go(oda, 'brute', at(9, 2));
    const two = await lost();
    await go(oda, 'brute', at(8, 2));
    expect([two, await lost()]).toEqual([8, 12]);
  });
});

describe('a legendary blow on a battle map', () => {
  it('takes the token of a dragon that pounces, puts it back with the blow, and refuses whom it does not reach', async () => {
    await oda.call.combat.addMonsters({ campaignId, monsterId: 'adult-green-dragon' });
    const dragon = combatantIn(await arena.see(oda), 'Adult Green Dragon').id;
    const put = (cell: number) =>
      oda.call.battleMaps.saveTokens({
        campaignId,
        mapId,
        tokens: [
          { id: 'kara', name: 'Kara', characterId: kara, side: 'heroes', cell: at(1, 2) },
          { id: 'dragon', name: 'Dragon', combatantId: dragon, side: 'foes', cell, speed: 80 },
        ],
      });
    const pounce: ArenaStep = { name: 'legendary', actorId: dragon, action: 'Pounce', targetIds: [kara] };
    await arena.take(oda, { name: 'next' });
    await put(at(19, 2));
    await expect(arena.take(oda, pounce)).rejects.toThrow('Kara is 90 feet away: Pounce does not reach so far.');
    await put(at(9, 2));
    await arena.take(oda, pounce);
    expect(await cellOf('dragon')).toBe(at(3, 2));
    await arena.undo();
    expect(await cellOf('dragon')).toBe(at(9, 2));
  });
});

describe('a fight on a battle map', () => {
  it('has the token of a creature that is taken out of it go along, and an undo put it back as it was', async () => {
    const torch = { bright: 20, dim: 20 };
    const token = { id: 'brute', name: 'Brute', combatantId: brute, side: 'foes', cell: at(11, 2), light: torch, darkvision: 60 } as const;
    await oda.call.battleMaps.saveTokens({ campaignId, mapId, tokens: [token] });
    await arena.take(oda, { name: 'leave', targetId: brute });
    expect(await cellOf('brute')).toBeUndefined();
    await arena.undo();
    const { map } = await oda.call.battleMaps.get({ campaignId });
    expect(map?.tokens.find(({ id }) => id === 'brute')).toMatchObject(token);
  });

  it('has whoever is taken out of it dead lie there as a body, and a hero stay on the map', async () => {
    const brutes = async () => (await oda.call.battleMaps.get({ campaignId })).map?.tokens.find(({ id }) => id === 'brute');
    await arena.take(oda, { name: 'damage', actorId: null, targetId: brute, amount: 90, type: null });
    await arena.take(oda, { name: 'leave', targetId: brute });
    expect(await brutes()).toMatchObject({ body: true, combatantId: null, cell: at(11, 2) });
    await arena.undo();
    expect(await brutes()).toMatchObject({ combatantId: brute });
    expect(await brutes()).not.toHaveProperty('body');
    await arena.take(oda, { name: 'leave', targetId: kara });
    expect(await cellOf('kara')).toBe(at(1, 2));
  });
});

describe('a creature that teleports on a battle map', () => {
  /** Brings a creature of the bestiary onto the map, at the end of the hero's turn. */
  const bring = async (monsterId: string, name: string, cell: number) => {
    await oda.call.combat.addMonsters({ campaignId, monsterId });
    const added = combatantIn(await arena.see(oda), name).id;
    await oda.call.battleMaps.saveTokens({
      campaignId,
      mapId,
      tokens: [
        { id: 'kara', name: 'Kara', characterId: kara, side: 'heroes', cell: at(1, 2) },
        { id: 'creature', name: 'Creature', combatantId: added, side: 'foes', cell },
      ],
    });
    return added;
  };
  const placed = async (step: ArenaStep, cell: number) =>
    oda.call.combat.step({
      campaignId,
      number: fightIn(await arena.see(oda)).number,
      step,
      placing: { origin: cell, towards: { x: 0, y: 0 } },
    });

  it('strikes from where it appears by a legendary action, and is not there where it does not reach', async () => {
    const sphinx = await bring('sphinx-of-valor', 'Sphinx of Valor', at(7, 2));
    await arena.take(oda, { name: 'next' });
    const prowl: ArenaStep = { name: 'legendary', actorId: sphinx, action: 'Arcane Prowl', targetIds: [kara] };
    await expect(placed(prowl, at(14, 2))).rejects.toThrow('Arcane Prowl cannot begin there');
    await expect(placed(prowl, at(5, 2))).rejects.toThrow('Kara is 20 feet away: Arcane Prowl does not reach so far.');
    await placed(prowl, at(2, 2));
    expect(await cellOf('creature')).toBe(at(2, 2));
    await arena.undo();
    expect(await cellOf('creature')).toBe(at(7, 2));
  });

  it('burns whoever is near where it appears, and nobody where nobody is', async () => {
    const solar = await bring('solar', 'Solar', at(9, 2));
    await arena.take(oda, { name: 'next' });
    const burst: ArenaStep = { name: 'legendary', actorId: solar, action: 'Radiant Teleport', targetIds: [] };
    const savers = async (cell: number) => {
      await placed(burst, cell);
      const { lines } = fightIn(await arena.see(oda));
      const saved = lines.filter(({ sentence }) => /^Kara .*saving throw against Radiant Teleport/.test(sentence));
      const stands = await cellOf('creature');
      await arena.undo();
      return [stands, saved.length];
    };
    expect(await savers(at(4, 2))).toEqual([at(4, 2), 0]);
    expect(await savers(at(3, 2))).toEqual([at(3, 2), 1]);
  });

  it('takes its rider along: a steed by Fey Step', async () => {
    const calling = { spell: 'find-steed', slot: 2, activity: 0, targetIds: [], choice: 'Fey Steed' };
    await arena.take(oda, { name: 'castSpell', actorId: kara, ...calling });
    const steed = combatantIn(await arena.see(oda), 'Fey Steed').id;
    await arena.take(mira, { name: 'act', actorId: kara, action: 'mount', targetIds: [steed] });
    await arena.take(mira, { name: 'next' });
    const step: ArenaStep = { name: 'usePower', actorId: steed, power: 'fey-step', activity: 0, targetIds: [] };
    await expect(arena.take(mira, step)).rejects.toThrow('Choose on the battle map where Fey Step leads');
    const { number } = fightIn(await arena.see(mira));
    await mira.call.combat.step({ campaignId, number, step, placing: { origin: at(7, 3), towards: { x: 0, y: 0 } } });
    const { stands } = await mira.call.combat.around({ campaignId, actorId: kara });
    expect([await cellOf(steed), stands.find(({ id }) => id === steed)?.feet]).toEqual([at(7, 3), 5]);
    expect(await cellOf('kara')).not.toBe(at(1, 2));
    await arena.undo();
    expect(await cellOf('kara')).toBe(at(1, 2));
  });

  it('stands where the Dungeon Master puts it by its bonus action', async () => {
    const dog = await bring('blink-dog', 'Blink Dog', at(9, 2));
    await arena.take(oda, { name: 'next' });
    const step: ArenaStep = { name: 'usePower', actorId: dog, power: 'teleport', activity: 0, targetIds: [] };
    await expect(placed(step, at(18, 2))).rejects.toThrow('Teleport cannot begin there');
    await placed(step, at(2, 2));
    expect(await cellOf('creature')).toBe(at(2, 2));
  });
});
