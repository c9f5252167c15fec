import { describe, expect, it } from 'vitest';
import { granted, refusalOf, scripted, sentencesOf } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { acted, bearing, catalogue, held } from './item-use.fixture.ts';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { contentOfAct } from '#domain/character/actions/act-content.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import type { Character } from '#domain/character/character.ts';
import { Item as ItemShape } from '#domain/character/character.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { chargesOf } from './item-charges.ts';
import { isCall } from '#domain/srd/monsters/call-creatures.ts';
import { calledCreature } from '#domain/srd/monsters/spirits.ts';
import { slugOf } from '#domain/srd/slug.ts';

const plainCaller = { slot: 0, toHit: 2, dc: 10, modifier: 0 };

const wand = 'magic:wand-of-magic-missiles';
const potion = 'magic:potions-of-healing:potion-of-healing';
const chargesIn = (character: Character) => {
  const [item] = character.inventory;
  const ware = item && catalogue.get(item.catalogId ?? '');
  return item && ware ? chargesOf(item, ware) : null;
};

describe('a potion', () => {
  it('heals whoever drinks it, and is used up', async () => {
    const wounded = bearing(held(potion, { place: 'pack', quantity: 2 }), { damage: 8 });
    const drunk = granted(await acted(wounded, { kind: 'useItem', itemId: 'it' }, 3, 2));
    expect(drunk.character.damage).toBe(1);
    expect(drunk.character.inventory).toMatchObject([{ quantity: 1 }]);
    expect(sentencesOf(drunk)[0]).toBe('Kara uses Potion of Healing (Drink).');
    const last = granted(await acted(drunk.character, { kind: 'useItem', itemId: 'it' }, 1, 1));
    expect(last.character.inventory).toEqual([]);
  });

  it('that would heal nothing is kept, and says so', async () => {
    const potions = held(potion, { place: 'pack', quantity: 3 });
    const drink = { kind: 'useItem', itemId: 'it' } as const;
    expect(refusalOf(await acted(bearing(potions), drink))).toBe('Kara has all hit points: Potion of Healing would heal nothing.');
  });

  it('that would heal nothing is drunk where somebody says so once more, and no second one with it', async () => {
    const potions = held(potion, { place: 'pack', quantity: 3 });
    const drink = { kind: 'useItem', itemId: 'it', allTheSame: true } as const;
    expect(granted(await acted(bearing(potions), drink, 1, 1)).character.inventory).toMatchObject([{ quantity: 2 }]);
    const two = granted(await acted(bearing(potions), { ...drink, times: 2 }, 1, 1, 1, 1));
    expect(two.character.inventory).toMatchObject([{ quantity: 2 }]);
  });

  it('is drunk more than once at a press, as often as that helps', async () => {
    const wounded = bearing(held(potion, { place: 'pack', quantity: 3 }), { damage: 8 });
    const drink = (times: number) => ({ kind: 'useItem', itemId: 'it', times }) as const;
    const two = granted(await acted(wounded, drink(2), 1, 1, 1, 1));
    expect(two.character).toMatchObject({ damage: 0, inventory: [{ quantity: 1 }] });
    const enough = granted(await acted(wounded, drink(3), 4, 4));
    expect(enough.character).toMatchObject({ damage: 0, inventory: [{ quantity: 2 }] });
    expect(refusalOf(await acted(wounded, drink(4)))).toBe('Choose a number from 1 to 3.');
  });

  it('is the same from the shelf of mundane gear', async () => {
    const wounded = bearing({ ...itemOf('potion-of-healing', 1, 'it') }, { damage: 8 });
    expect(granted(await acted(wounded, { kind: 'useItem', itemId: 'it' }, 4, 4)).character).toMatchObject({ damage: 0, inventory: [] });
  });

  it('leaves what lasts, for whoever drinks it', async () => {
    const grown = granted(
      await acted(bearing(held('magic:potion-of-diminution', { place: 'pack' })), { kind: 'useItem', itemId: 'it', way: 'drink' }),
    );
    expect(grown.character.activeEffects).toMatchObject([{ name: 'Reduced', source: { kind: 'item', id: 'it' } }]);
  });

  it('is for another where one is named, and none who lies at 0 drinks', async () => {
    const bearer = bearing(held(potion), { damage: 4 });
    const given = granted(await acted(bearer, { kind: 'useItem', itemId: 'it', targets: ['0b7ad9c1-5f2e-4d1b-8c55-9d3e6a1f2b44'] }));
    expect(given.character).toMatchObject({ damage: 4, inventory: [] });
    expect(refusalOf(await acted({ ...bearer, damage: 99 }, { kind: 'useItem', itemId: 'it' }))).toBe('Kara cannot use items right now.');
  });
});

describe('charges', () => {
  it.each([
    ['magicMissile1', 6],
    ['magicMissile2', 5],
    ['magicMissile3', 4],
  ])('%s leaves %i of 7', async (way, left) => {
    const after = granted(await acted(bearing(held(wand)), { kind: 'useItem', itemId: 'it', way }, ...Array.from({ length: 5 }, () => 2)));
    expect(chargesIn(after.character)).toEqual({ left, most: 7 });
    expect(sentencesOf(after)[0]).toContain(`${left} of 7 charges left`);
    // Three darts, and one more for each further charge.
    expect(after.rolls).toHaveLength(3 + 6 - left);
    expect(ItemShape.parse(after.character.inventory[0])).toEqual(after.character.inventory[0]);
  });

  it.each([
    [1, 0],
    [20, 1],
  ])('a wand with its last charge and a d20 that shows %i leaves %i of it', async (face, items) => {
    const low = bearing(held(wand, { used: { charges: 6 } }));
    const after = granted(await acted(low, { kind: 'useItem', itemId: 'it', way: 'magicMissile1' }, face, 1, 1, 1));
    expect(after.rolls.map(({ label }) => label)).toContain('Wand of Magic Missiles: the last charge');
    expect(after.character.inventory).toHaveLength(items);
    const empty = await acted(bearing(held(wand, { used: { charges: 7 } })), { kind: 'useItem', itemId: 'it', way: 'magicMissile1' });
    expect(refusalOf(empty)).toBe('Wand of Magic Missiles has too few charges. Left: 0. Needed: 1.');
  });

  it.each([
    ['magic:staff-of-the-woodlands', 'tree', 5, 1, [{ name: 'Quarterstaff', catalogId: 'quarterstaff', attuned: false, bonus: 0 }]],
    ['magic:staff-of-power', 'magicMissile', 19, 1, [{ name: 'Staff of Power', used: { charges: 20, drained: true } }]],
    ['magic:staff-of-power', 'magicMissile', 19, 20, [{ used: { charges: 16 } }]],
    ['magic:scarab-of-protection', 'preserve', 11, 1, []],
  ])('the last charge of %s by %s', async (id, way, charges, face, left) => {
    const low = bearing(held(id, { used: { charges } }), { class: 'wizard', level: 5 });
    const after = granted(await acted(low, { kind: 'useItem', itemId: 'it', way }, face, 2, 2, 2, 2));
    expect(after.character.inventory).toMatchObject(left);
    expect(after.character.inventory).toHaveLength(left.length);
  });

  it.each([
    [
      'magic:necklace-of-fireballs',
      'throw1',
      {
        name: 'Necklace of Fireballs: Throw 1 bead',
        ability: 'dexterity',
        dc: 15,
        half: true,
        damage: [{ amount: 16, type: 'fire' }],
        effects: [],
      },
    ],
    [
      'magic:wand-of-fireballs',
      'fireball3',
      { name: 'Fireball', ability: 'dexterity', dc: 15, half: true, damage: [{ amount: 16, type: 'fire' }], effects: [] },
    ],
  ])('that force a save ask for it, as a spell does: %s', async (id, way, forces) => {
    const act = { kind: 'useItem', itemId: 'it', way };
    const after = granted(await acted(bearing(held(id), { class: 'wizard', level: 5 }), act, ...Array.from({ length: 10 }, () => 2)));
    expect(after.forces).toEqual(forces);
  });

  it('come back with a long rest, as many as the dice say and no more than there are', async () => {
    const rest = async (charges: number, face: number) => {
      const after = granted(await acted(bearing(held(wand, { used: { charges } })), { kind: 'longRest' }, face));
      return { left: chargesIn(after.character)?.left, told: sentencesOf(after) };
    };
    expect(await rest(7, 3)).toEqual({ left: 4, told: expect.arrayContaining(['Wand of Magic Missiles regains 4 charges: 4 of 7 left.']) });
    expect((await rest(2, 6)).left).toBe(7);
    const whole = granted(await acted(bearing(held(wand, { used: { charges: 1 } })), { kind: 'longRest' }, 6));
    expect(whole.character.inventory).toEqual([held(wand)]);
    const drained = held('magic:staff-of-power', { used: { charges: 20, drained: true } });
    expect(granted(await acted(bearing(drained), { kind: 'longRest' })).character.inventory).toEqual([drained]);
  });

  it('that only dice know are counted once, with the first that is spent', async () => {
    const blade = bearing(held('magic:luck-blade'), { class: 'wizard', level: 5 });
    const after = granted(await acted(blade, { kind: 'useItem', itemId: 'it', way: 'wish' }, 3));
    expect(after.character.inventory).toMatchObject([{ used: { charges: 1, most: 3, deeds: { wish: 1 } } }]);
    const again = await acted(after.character, { kind: 'useItem', itemId: 'it', way: 'wish' });
    expect(refusalOf(again)).toBe('Luck Blade (Sickle): Cast Wish comes back with the next long rest.');
    expect(granted(await acted(after.character, { kind: 'longRest' })).character.inventory).toMatchObject([
      { used: { charges: 1, most: 3 } },
    ]);
  });

  it('that no rest brings back are set by hand', async () => {
    const thrown = bearing(held('magic:figurine-of-wondrous-power:bronze-griffon', { place: 'pack', used: { charges: 1 } }));
    expect(granted(await acted(thrown, { kind: 'longRest' })).character.inventory).toMatchObject([{ used: { charges: 1 } }]);
    expect(granted(await acted(thrown, { kind: 'setCharges', itemId: 'it', left: 1 })).character.inventory[0]?.used).toBeUndefined();
    expect(refusalOf(await acted(thrown, { kind: 'setCharges', itemId: 'it', left: 2 }))).toContain('holds 1 charges at most');
    expect(refusalOf(await acted(bearing(itemOf('torch', 1, 'it')), { kind: 'setCharges', itemId: 'it', left: 1 }))).toBe(
      'This item has no charges.',
    );
  });
});

describe('who can use an item', () => {
  it.each([
    ['attuned', held('magic:wand-of-fireballs', { attuned: false }), 'fireball3', 'Kara is not attuned to Wand of Fireballs.'],
    ['held', held(wand, { place: 'pack' }), 'magicMissile1', 'Hold or wear Wand of Magic Missiles to use it.'],
    [
      'one of a pile',
      held(wand, { quantity: 2 }),
      'magicMissile1',
      'Split the stack first: what is used is counted for each Wand of Magic Missiles.',
    ],
    ['known', held(wand), 'sing', 'Wand of Magic Missiles cannot be used like that.'],
  ])('must have it %s', async (_, item, way, why) => {
    expect(refusalOf(await acted(bearing(item, { class: 'wizard', level: 5 }), { kind: 'useItem', itemId: 'it', way }))).toBe(why);
  });

  it('a spell of an item has the item’s DC, or that of whoever uses it', async () => {
    const cast = async (id: string, way: string, changes: HeroChanges) => {
      const after = granted(
        await acted(bearing(held(id), changes), { kind: 'useItem', itemId: 'it', way }, ...Array.from({ length: 10 }, () => 3)),
      );
      return after.rolls.flatMap(({ notes = [] }) => notes).join();
    };
    expect(await cast('magic:wand-of-fireballs', 'fireball3', { class: 'wizard', level: 5 })).toContain('DC 15');
    expect(await cast('magic:staff-of-fire', 'fireball', { class: 'fighter', level: 5 })).toContain('DC 1');
  });

  it('a spell of an item that is kept up is concentrated on', async () => {
    const after = granted(
      await acted(bearing(held('magic:wand-of-web'), { class: 'wizard', level: 5 }), { kind: 'useItem', itemId: 'it', way: 'web' }),
    );
    expect(after.character.concentration).toBe('web');
  });

  it('an attack with an item rolls to hit and for damage', async () => {
    const ram = bearing(held('magic:ring-of-the-ram'));
    const after = granted(await acted(ram, { kind: 'useItem', itemId: 'it', way: 'ram1' }, 12, 5, 6));
    expect(after.rolls.map(({ total }) => total)).toEqual([19, 11]);
  });
});

describe('an item that calls creatures', () => {
  const called = async (id: string, way: string, ...faces: number[]) => {
    const item = held(id, { place: 'pack' });
    const act = SheetAct.parse({ kind: 'useItem', itemId: 'it', way });
    const content = { ...(await contentOfAct(bearing(item), act)), findCreature: calledCreature };
    const { character } = granted(actOnSheet(bearing(item), act, scripted(...faces), content));
    return character.activeEffects.flatMap(({ companions = [] }) => companions.map(({ name }) => name));
  };

  it.each([
    ['the horn, as many as its metal says', 'magic:horn-of-valhalla:brass', 'blow', ['Berserker', 'Berserker', 'Berserker']],
    ['a figurine', 'magic:figurine-of-wondrous-power:ebony-fly', 'become', ['Giant Fly']],
    ['a gem', 'magic:elemental-gem:emerald', 'break', ['Water Elemental']],
  ])('keeps them as a spell does: %s', async (_, id, way, names) => {
    expect(await called(id, way)).toEqual(names);
  });

  it('lets a die say which comes out of a bag', async () => {
    const bag = 'magic:bag-of-tricks:gray';
    expect([await called(bag, 'pull', 1), await called(bag, 'pull', 7)]).toEqual([['Weasel'], ['Dire Wolf']]);
  });

  it('names only creatures that there are', () => {
    const missing = [...catalogue.values()].flatMap(({ name, activities }) =>
      activities.flatMap((each) =>
        isCall(each)
          ? each.creatures
              .filter(({ monster }) => !calledCreature(slugOf(monster), plainCaller))
              .map(({ monster }) => `${name}: ${monster}`)
          : [],
      ),
    );
    expect(missing).toEqual([]);
  });
});
