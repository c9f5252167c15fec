import { describe, expect, it } from 'vitest';
import { SheetAct } from '#domain/character/actions/act.ts';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { carrying, granted, hero, refusalOf, scores, scripted } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import { contentOfItems } from '#domain/character/effects/content-of-items.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import { giveItem } from '#domain/character/inventory/inventory.ts';
import { weaponDamageRolls } from '#domain/character/rolls/damage-extras.ts';
import { plainRoll } from '#domain/character/rolls/sheet-roll.ts';
import { explain } from '#domain/character/sheet/figure.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { shownOf } from '#domain/character/shown/shown-sheet.fixture.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';

type Given = Parameters<typeof SheetAct.parse>[0];

async function doing(character: Character, given: Given) {
  const act = SheetAct.parse(given);
  const [{ features }, { items }] = [await contentOfFeatures(character), await contentOfItems()];
  const spell = act.kind === 'cast' ? (await contentOfSpell({ homebrew: [] }, act.spell)).spell : null;
  return actOnSheet(character, act, scripted(), { spell, features, items });
}
const done = async (...given: Parameters<typeof doing>) => granted(await doing(...given)).character;

const stats = scores({ strength: 10, dexterity: 12, wisdom: 18, charisma: 16 });
const prepared = (spell: string) => [{ spell, prepared: true, from: 'class' as const }];
const druid = (level: number, changes: HeroChanges = {}) =>
  hero({
    class: 'druid',
    level,
    stats,
    spells: prepared('shillelagh'),
    inventory: carrying(['quarterstaff', 'mainHand'], ['club', 'pack']),
    ...changes,
  });
const cast = (character: Character, spell: string, level: number, more: object = {}) =>
  doing(character, { kind: 'cast', spell, with: level === 0 ? { kind: 'free' } : { kind: 'slot', level }, ...more });
const after = async (...given: Parameters<typeof cast>) => granted(await cast(...given)).character;
const rowOf = (character: Character, name: string) => {
  const row = deriveSheet(character).attacks.find((each) => each.name === name);
  if (!row) throw new Error(`There is no ${name}.`);
  return row;
};
const lasting = ({ activeEffects }: Character) => activeEffects.map(({ name }) => name);

describe('SRD 5.2.1, Shillelagh', () => {
  it.each([
    [1, '1d8', '6 = WIS 4 + Proficiency 2'],
    [5, '1d10', '7 = WIS 4 + Proficiency 3'],
    [11, '1d12', '8 = WIS 4 + Proficiency 4'],
    [17, '2d6', '10 = WIS 4 + Proficiency 6'],
  ])('at level %i makes the die of the staff in hand %s, and %s to hit', async (level, dice, toHit) => {
    const armed = await after(druid(level), 'shillelagh', 0);
    const staff = rowOf(armed, 'Quarterstaff');
    expect(staff).toMatchObject({ dice, hands: null, ability: 'wisdom', damageTypes: ['bludgeoning', 'force'] });
    expect(explain(staff.toHit)).toBe(toHit);
    expect(rowOf(armed, 'Club')).toMatchObject({ dice: '1d4', ability: 'strength' });
  });

  it('keeps the better ability, and counts alike in a fight', async () => {
    const strong = await after(druid(1, { stats: { ...stats, strength: 20 } }), 'shillelagh', 0);
    expect(rowOf(strong, 'Quarterstaff').ability).toBe('strength');
    const { attacks } = profileFromCharacter(await after(druid(5), 'shillelagh', 0));
    expect(attacks[0]).toMatchObject({ toHit: 7, damage: [{ dice: '1d10+4', type: 'bludgeoning' }], types: ['bludgeoning', 'force'] });
  });

  it('is refused with no such weapon in hand', async () => {
    const unarmed = druid(1, { inventory: carrying(['dagger', 'mainHand'], ['club', 'pack']) });
    expect(refusalOf(await cast(unarmed, 'shillelagh', 0))).toBe('Kara has no weapon that Shillelagh can be laid on.');
    expect(refusalOf(await cast(druid(1), 'shillelagh', 0, { choice: 'Club' }))).toMatch(/^Choose a weapon for Shillelagh/);
  });

  it.each<[string, Given]>([
    ['let go', { kind: 'placeItem', itemId: 'thing-0', place: 'pack' }],
    ['dropped', { kind: 'removeItem', itemId: 'thing-0', quantity: 1 }],
  ])('ends when the weapon is %s', async (_, act) => {
    const armed = await after(druid(1), 'shillelagh', 0);
    const { character, facts } = granted(await doing(armed, act));
    expect(lasting(character)).toEqual([]);
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'effectEnded', effect: 'Shillelagh' }));
  });

  it('ends when the weapon is given away, and stays where another thing goes', async () => {
    const armed = await after(druid(1), 'shillelagh', 0);
    const other = hero({ id: 'b0b0b0b0-4d5b-4f0e-9b57-2f1f3b6a7c11' });
    const given = (id: string) => granted(giveItem(armed, other, { id, quantity: 1, newId: 'gift' })).giver;
    expect(lasting(given('thing-0'))).toEqual([]);
    expect(lasting(given('thing-1'))).toEqual(['Shillelagh']);
  });

  it('deals the type that is chosen with the hit', async () => {
    const armed = await after(druid(5), 'shillelagh', 0);
    const roll = (extras: string[]) =>
      granted(
        weaponDamageRolls(
          armed,
          { kind: 'damage', itemId: 'thing-0', critical: false, extras },
          plainRoll,
          { spell: null, features: new Map(), items: new Map() },
          scripted(7),
        ),
      )[0];
    expect(roll([])).toMatchObject({ type: 'bludgeoning', total: 11 });
    expect(roll(['damage type force'])).toMatchObject({ type: 'force', total: 11, label: expect.stringContaining('(force)') });
    expect(roll(['damage type fire'])).toMatchObject({ type: 'bludgeoning' });
  });
});

describe('SRD 5.2.1, Pact of the Blade', () => {
  const warlock = (changes: HeroChanges = {}) =>
    hero({ class: 'warlock', level: 3, stats, options: { 'eldritch-invocations': ['pact-of-the-blade'] }, ...changes });
  const bond = (character: Character, choice: string) => doing(character, { kind: 'useFeature', use: 'pact-of-the-blade', choice });

  it('is offered on the sheet as often as one likes', async () => {
    const use = (await shownOf(warlock())).uses.find(({ id }) => id === 'pact-of-the-blade');
    expect(use).toMatchObject({ total: 0, isOpen: true, ways: [{ refused: null }] });
    expect(use?.ways[0]?.offer?.choices).toContain('Greatsword (conjured)');
  });

  it('conjures a weapon in hand that attacks with Charisma, trained, with four types of damage', async () => {
    const bound = granted(await bond(warlock(), 'Longsword (conjured)')).character;
    const sword = rowOf(bound, 'Longsword (conjured)');
    expect(sword).toMatchObject({ place: 'mainHand', ability: 'charisma', damageTypes: ['slashing', 'necrotic', 'psychic', 'radiant'] });
    expect(explain(sword.toHit)).toBe('5 = CHA 3 + Proficiency 2');
    expect(lasting(bound)).toEqual(['Pact weapon']);
  });

  it('takes the hand of what is held, and leaves a shield', async () => {
    const full = carrying(['dagger', 'mainHand'], ['shield', 'offHand']);
    const bound = granted(await bond(warlock({ inventory: full }), 'Mace (conjured)')).character;
    expect(bound.inventory.map(({ name, place }) => [name, place])).toEqual([
      ['Dagger', 'pack'],
      ['Shield', 'offHand'],
      ['Mace (conjured)', 'mainHand'],
    ]);
    const wide = granted(await bond(warlock({ inventory: full }), 'Glaive (conjured)')).character;
    expect(rowOf(wide, 'Glaive (conjured)').place).toBe('pack');
  });

  it('ends with the next bond, and what it conjured is gone', async () => {
    const first = granted(await bond(warlock(), 'Longsword (conjured)')).character;
    const second = granted(await bond(first, 'Glaive (conjured)')).character;
    expect(second.inventory.map(({ name, place }) => [name, place])).toEqual([['Glaive (conjured)', 'bothHands']]);
    expect(lasting(second)).toEqual(['Pact weapon']);
    const none = await done(second, { kind: 'endEffect', effectId: second.activeEffects[0]?.id ?? '' });
    expect(none.inventory).toEqual([]);
  });

  it('bonds with a magic weapon that is carried and with no other', async () => {
    const carried = carrying(['greataxe', 'bothHands'], ['club', 'pack']);
    const armed = warlock({ inventory: carried.map((each) => (each.name === 'Greataxe' ? { ...each, bonus: 1 } : each)) });
    expect(explain(rowOf(granted(await bond(armed, 'Greataxe')).character, 'Greataxe').toHit)).toBe('6 = CHA 3 + Proficiency 2 + Magic 1');
    expect(refusalOf(await bond(armed, 'Club'))).toMatch(/^Choose a weapon/);
  });

  it('leaves a conjured weapon with whoever conjured it', async () => {
    const bound = granted(await bond(warlock(), 'Mace (conjured)')).character;
    const other = hero({ id: 'b0b0b0b0-4d5b-4f0e-9b57-2f1f3b6a7c11' });
    const id = bound.inventory[0]?.id ?? '';
    expect(refusalOf(giveItem(bound, other, { id, quantity: 1, newId: 'gift' }))).toMatch(/stays with whoever conjured it/);
  });
});

describe('an effect on a weapon', () => {
  it.each([
    [2, 1],
    [3, 2],
    [5, 2],
    [6, 3],
    [9, 3],
  ])('of Magic Weapon with a slot of level %i adds %i to that weapon alone', async (slot, bonus) => {
    const wizard = hero({
      class: 'wizard',
      level: 20,
      spells: prepared('magic-weapon'),
      inventory: carrying(['club', 'mainHand'], ['dagger', 'pack']),
    });
    const armed = await after(wizard, 'magic-weapon', slot, { choice: 'Dagger' });
    const magic = rowOf(armed, 'Dagger').toHit.parts.filter(({ label }) => label === 'Magic Weapon');
    expect(magic).toEqual([{ label: 'Magic Weapon', value: bonus }]);
    expect(explain(rowOf(armed, 'Club').toHit)).not.toContain('Magic Weapon');
  });

  it('of Sacred Weapon adds Charisma to hit and lets one deal Radiant damage', async () => {
    const paladin = hero({ class: 'paladin', level: 3, stats, inventory: carrying(['mace', 'mainHand']) });
    const armed = await done(paladin, { kind: 'useFeature', use: 'channel-divinity', way: 'sacred-weapon' });
    expect(explain(rowOf(armed, 'Mace').toHit)).toBe('5 = STR 0 + Proficiency 2 + Sacred Weapon 3');
    expect(rowOf(armed, 'Mace').damageTypes).toEqual(['bludgeoning', 'radiant']);
  });
});
