import { randomUUID } from 'node:crypto';
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
let [campaignId, kara, brute] = ['', '', ''];
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
  class: 'wizard',
  level: 7,
  stats: scores({ intelligence: 16 }),
  spells: ['wall-of-fire', 'web', 'fire-bolt', 'fireball', 'blink', 'faithful-hound'].map((spell) => ({
    spell,
    prepared: true,
    from: 'class' as const,
  })),
};
const throwNext = (next: number[]) => {
  faces = next;
};
beforeEach(async () => {
  ({ campaignId, kara, brute, arena, cast, castAt, go, lost, inside } = await yardOf({ app, oda, mira, hero, throwNext }));
});

const areas = async () =>
  fightIn(await arena.see(mira)).view.areas.map(({ name, lies, inside: those }) => [name, lies?.cells.length ?? 0, those]);

describe('a wall on a battle map', () => {
  it('that is a wall stands as a ring of 20 feet across where that is chosen, and burns nobody in its middle: Wall of Fire', async () => {
    // The ring goes around the corner below and to the left of the brute, who stands in its middle.
    await castAt('wall-of-fire', 4, at(11, 2), { x: 0, y: 4 }, true);
    const [area] = fightIn(await arena.see(mira)).view.areas;
    const around = [1, 2, 3, 4].flatMap((row) =>
      [9, 10, 11, 12].flatMap((column) => (row % 3 === 1 || column % 3 === 0 ? [at(column, row)] : [])),
    );
    expect([area?.lies?.cells, await inside(), await lost()]).toEqual([around, [[]], 0]);
    await arena.take(mira, { name: 'next' });
    await go(oda, 'brute', at(9, 2));
    // 5d8, of which each shows 2.
    expect([await inside(), await lost()]).toEqual([[[brute]], 10]);
  });

  it('burns whoever ends a turn within 10 feet of its far side, and nobody on the near one or further off: Wall of Fire', async () => {
    // From the upper edge to the lower one, four cells before the brute; Kara stands on its other side.
    await castAt('wall-of-fire', 4, at(7, 0), { x: 7.5, y: 4.5 });
    const [area] = fightIn(await arena.see(mira)).view.areas;
    expect(area?.lies?.cells).toEqual([0, 1, 2, 3, 4].map((row) => at(7, row)));
    expect(area?.lies?.beside).toEqual([0, 1, 2, 3, 4].flatMap((row) => [at(8, row), at(9, row)]));
    const endsTurnAt = async (column: number) => {
      await go(oda, 'brute', at(column, 2), true);
      const before = await lost();
      await arena.take(oda, { name: 'next' });
      await arena.take(mira, { name: 'next' });
      return (await lost()) - before;
    };
    await arena.take(mira, { name: 'next' });
    // 5d8, of which each shows 2.
    expect([await endsTurnAt(10), await endsTurnAt(9), await endsTurnAt(8), await endsTurnAt(6)]).toEqual([0, 10, 10, 0]);
  });

  it('burns towards its caster where its other side is chosen, and a ring outwards: Wall of Fire', async () => {
    const step = cast('wall-of-fire', 4);
    const place = async (placing: { origin: number; towards: { x: number; y: number }; ring?: true; otherSide?: true }) => {
      await mira.call.combat.step({ campaignId, number: fightIn(await arena.see(mira)).number, step, placing });
      const [area] = fightIn(await arena.see(mira)).view.areas;
      await arena.undo();
      return area?.lies?.beside ?? [];
    };
    const line = { origin: at(7, 0), towards: { x: 7.5, y: 4.5 } };
    expect(await place({ ...line, otherSide: true })).toEqual([0, 1, 2, 3, 4].flatMap((row) => [at(5, row), at(6, row)]));
    const ring = { origin: at(11, 2), towards: { x: 0, y: 4 }, ring: true as const };
    expect(await place(ring)).toEqual([2, 3].flatMap((row) => [at(10, row), at(11, row)]));
    const around = await place({ ...ring, otherSide: true });
    expect([around.includes(at(8, 2)), around.includes(at(7, 2)), around.includes(at(6, 2)), around.includes(at(10, 2))]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('that cannot stand as a ring lies as it always does', async () => {
    await castAt('web', 2, at(8, 0), { x: 20, y: 2 }, true);
    const ringed = await areas();
    await arena.undo();
    await castAt('web', 2, at(8, 0), { x: 20, y: 2 });
    expect(ringed).toEqual(await areas());
  });
});

describe('webs on a battle map (SRD 5.2.1, Web)', () => {
  /** Webs of 20 feet with the brute in them, who has not moved yet. */
  const spin = async () => {
    await castAt('web', 2, at(8, 0), { x: 20, y: 2 });
    const [area] = fightIn(await arena.see(mira)).view.areas;
    return area?.lies?.cells ?? [];
  };
  const bolt: ArenaStep = { name: 'castSpell', actorId: '', spell: 'fire-bolt', slot: 0, activity: 0, targetIds: [] };

  it('burn where fire touches whoever stands in them, hurt whoever starts a turn in the fire, and are gone in a round', async () => {
    const cells = await spin();
    expect(cells).toContain(at(11, 2));
    await arena.take(mira, { name: 'next' });
    expect(await areas()).toEqual([['Web', cells.length, [brute]]]);
    await arena.take(oda, { name: 'next' });
    faces = [19];
    await arena.take(mira, { ...bolt, actorId: kara, targetIds: [brute] });
    expect(await areas()).toEqual([
      ['Web', cells.length, [brute]],
      ['Burning webs', 1, [brute]],
    ]);
    const before = await lost();
    await arena.take(mira, { name: 'next' });
    // 2d4, of which each shows 2.
    expect((await lost()) - before).toBe(4);
    await arena.take(oda, { name: 'next' });
    expect(await areas()).toEqual([['Web', cells.length - 1, []]]);
  });

  it('stand again once the bolt that lit them is taken back', async () => {
    const cells = await spin();
    await arena.take(mira, { name: 'next' });
    await arena.take(oda, { name: 'next' });
    faces = [19];
    await arena.take(mira, { ...bolt, actorId: kara, targetIds: [brute] });
    await arena.undo();
    expect(await areas()).toEqual([['Web', cells.length, [brute]]]);
  });

  it('burn away wholly under a Fireball, and the spell is over with them', async () => {
    const cells = await spin();
    await arena.take(mira, { name: 'next' });
    await arena.take(oda, { name: 'next' });
    await castAt('fireball', 3, at(10, 2));
    const shown = await areas();
    expect(shown).toContainEqual(['Burning webs', cells.length, [brute]]);
    await arena.take(mira, { name: 'next' });
    await arena.take(oda, { name: 'next' });
    expect(await areas()).toEqual([]);
    expect(combatantIn(await arena.see(oda), 'Kara').concentration).toBeNull();
    expect(combatantIn(await arena.see(oda), 'Brute').conditions).toEqual([]);
  });

  it('are not lit by what is no fire', async () => {
    const cells = await spin();
    await arena.take(oda, { name: 'damage', actorId: kara, targetId: brute, amount: 3, type: 'cold' });
    expect(await areas()).toEqual([['Web', cells.length, [brute]]]);
  });
});

describe('a caster who blinks on a battle map (SRD 5.2.1, Blink)', () => {
  const back = (origin: number) => {
    const step: ArenaStep = { name: 'castSpell', actorId: kara, spell: 'blink', slot: 3, activity: 1, targetIds: [] };
    return arena
      .see(mira)
      .then((now) =>
        mira.call.combat.step({ campaignId, number: fightIn(now).number, step, placing: { origin, towards: { x: 0, y: 0 } } }),
      );
  };
  const cellOf = async () => (await oda.call.battleMaps.get({ campaignId })).map?.tokens.find(({ id }) => id === 'kara')?.cell;

  it('returns to a free space within 10 feet of the one they left, once, and no further', async () => {
    await arena.take(mira, cast('blink', 3));
    await expect(back(at(2, 2))).rejects.toThrow('only at one moment');
    faces = [6];
    await arena.take(mira, { name: 'next' });
    await arena.take(oda, { name: 'next' });
    await expect(back(at(4, 2))).rejects.toThrow('cannot begin there');
    await back(at(3, 3));
    expect(await cellOf()).toBe(at(3, 3));
    await expect(back(at(2, 2))).rejects.toThrow('only at one moment');
  });

  it('who stayed goes nowhere', async () => {
    await arena.take(mira, cast('blink', 3));
    faces = [3];
    await arena.take(mira, { name: 'next' });
    await arena.take(oda, { name: 'next' });
    await expect(back(at(3, 2))).rejects.toThrow('only at one moment');
  });
});

describe('a hound that is called on a battle map (SRD 5.2.1, Faithful Hound)', () => {
  it('stays within 300 feet of its caster, and is gone beyond', async () => {
    const far = randomUUID();
    await oda.call.battleMaps.create({ campaignId, mapId: far, name: 'The road', grid: { kind: 'square', columns: 80, rows: 5 } });
    const cell = (column: number) => 2 * 80 + column;
    await oda.call.battleMaps.saveTokens({
      campaignId,
      mapId: far,
      tokens: [{ id: 'kara', name: 'Kara', characterId: kara, side: 'heroes', cell: cell(2) }],
    });
    await oda.call.battleMaps.show({ campaignId, mapId: far });
    await castAt('faithful-hound', 4, cell(4), { x: 20, y: 2.5 });
    const put = (column: number) => oda.call.battleMaps.move({ campaignId, mapId: far, tokenId: 'kara', cell: cell(column), put: true });
    const lying = async () => (await areas()).length;
    await put(66);
    expect(await lying()).toBe(1);
    await put(67);
    expect(await lying()).toBe(0);
  });
});
