import { beforeAll, describe, expect, it } from 'vitest';
import { carrying, granted, hero, risen, scores, scripted } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { contentOfFeatures, noContent } from '#domain/character/effects/content.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Change } from '#domain/rules/activity/change.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { spellExtraRolls, weaponDamageRolls, withExtras } from './damage-extras.ts';
import { plainRoll } from './sheet-roll.ts';

let content: ActContent = noContent;
beforeAll(async () => {
  const all = ['paladin', 'rogue', 'ranger', 'cleric', 'fighter', 'barbarian'] as const;
  content = await contentOfFeatures({ classes: all.map((each) => ({ class: each })) });
});

const stats = scores({ strength: 16, dexterity: 16 });
const armed = (weapon: string) => carrying([weapon, 'mainHand']);
const itemOf = ({ inventory }: Character) => inventory[0]?.id ?? null;
const under = (name: string, ...changes: Change[]): ActiveEffect => ({ ...effect(name, ...changes), source: { kind: 'spell', id: 'hex' } });

const attack: Roll = { label: 'Attack', dice: '1d20', faces: [12], kept: [12], modifier: 5, total: 17, against: null };
const offered = (one: Character, itemId = itemOf(one), roll = attack) =>
  (withExtras(one, roll, { itemId }, content).extras ?? []).map(({ name, dice, type, when }) =>
    [name, dice, type, when].filter((each) => each !== undefined).join(', '),
  );
const damage = (one: Character, dice: number[], { extras, critical = false }: { extras?: string[]; critical?: boolean } = {}) =>
  granted(
    weaponDamageRolls(
      one,
      { kind: 'damage', itemId: itemOf(one), critical, ...(extras && { extras }) },
      plainRoll,
      content,
      scripted(...dice),
    ),
  ).map(({ total, type }) => `${total} ${type}`);

describe('SRD 5.2.1, the damage of a hit:', () => {
  it('Radiant Strikes goes with each hit of a melee weapon, as damage of its own type', () => {
    const paladin = (weapon: string) => risen('paladin', 12, { stats, inventory: armed(weapon) });
    expect(damage(paladin('longsword'), [8, 5])).toEqual(['13 slashing', '5 radiant']);
    expect(damage(paladin('longsword'), [8, 1, 5, 6], { critical: true })).toEqual(['14 slashing', '11 radiant']);
    expect(damage(paladin('light-crossbow'), [4])).toHaveLength(1);
    expect(damage(risen('paladin', 10, { stats, inventory: armed('longsword') }), [8])).toHaveLength(1);
  });

  it('Sneak Attack is a choice with a finesse or ranged weapon, of the type of the weapon', () => {
    const rogue = (weapon: string) => risen('rogue', 5, { stats, inventory: armed(weapon) });
    const plain = ['Sneak Attack, 3d6, an ally of yours is within 5 feet of the target'];
    expect(offered(rogue('dagger'))).toEqual(plain);
    expect(offered(rogue('shortbow'))).toEqual(plain);
    const dagger = rogue('dagger');
    const fallen = (how: Partial<Roll>) => offered(dagger, itemOf(dagger), { ...attack, ...how });
    expect(fallen({ advantage: 'advantage' })).toEqual(['Sneak Attack, 3d6']);
    expect(fallen({ advantage: 'disadvantage' })).toEqual([]);
    // As rolls of earlier builds say it.
    expect(fallen({ notes: ['Disadvantage: Poisoned'] })).toEqual([]);
    expect(offered(rogue('mace'))).toEqual([]);
    expect(damage(rogue('dagger'), [4])).toEqual(['8 piercing']);
    expect(damage(rogue('dagger'), [4, 6, 5, 4], { extras: ['sneak-attack'] })).toEqual(['8 piercing', '15 piercing']);
  });

  it('a hunter chooses Colossus Slayer, and a cleric the type of Divine Strike', () => {
    const ranger = risen('ranger', 3, { stats, inventory: armed('longsword'), options: { 'hunters-prey': ['colossus-slayer'] } });
    expect(offered(ranger)).toEqual(['Colossus Slayer, 1d8, missing any of its Hit Points']);
    const cleric = risen('cleric', 7, { stats, inventory: armed('mace'), options: { 'blessed-strikes': ['divine-strike'] } });
    expect(offered(cleric)).toEqual(['Divine Strike, 1d8, necrotic', 'Divine Strike, 1d8, radiant']);
  });

  it('Frenzy and Brutal Strike say under what they go with a hit', () => {
    const barbarian = risen('barbarian', 9, { stats, inventory: armed('greataxe') });
    expect(offered(barbarian)).toEqual(['Brutal Strike, 1d10, under Reckless', 'Frenzy, 3d6, under Reckless and Rage']);
  });

  it('Savage Attacker rolls the dice of the weapon twice, and the better roll counts', () => {
    const one = hero({ stats, inventory: armed('longsword'), feats: [{ feat: 'savage-attacker', level: 1 }] });
    expect(offered(one)).toEqual(['Savage Attacker']);
    expect(damage(one, [2, 7], { extras: ['savage-attacker'] })).toEqual(['10 slashing']);
  });

  it('a mark goes with a hit by choice, with a weapon and with a spell', () => {
    const hex = under('Hex', { on: 'damageRolls', add: '1d6', type: 'necrotic', when: 'you hit the cursed creature' });
    const one = hero({ stats, inventory: armed('dagger'), activeEffects: [hex] });
    expect(offered(one)).toEqual(['Hex, 1d6, necrotic, you hit the cursed creature']);
    expect(withExtras(one, attack, 'spell').extras).toHaveLength(1);
    const own = [{ ...attack, total: 4, type: 'force' }];
    expect(spellExtraRolls(one, own, { critical: false }, scripted())).toEqual([]);
    const key = `effect ${hex.id}`;
    expect(spellExtraRolls(one, own, { critical: false, extras: [key] }, scripted(5))).toMatchObject([{ total: 5, type: 'necrotic' }]);
    expect(damage(one, [4, 5], { extras: [key] })).toEqual(['7 piercing', '5 necrotic']);
  });

  it('dice of an effect that have a type of their own are a roll of their own', () => {
    const favor = under('Divine Favor', { on: 'damageRolls', add: '1d4', type: 'radiant', with: 'weapon' });
    const one = hero({ stats, inventory: armed('dagger'), activeEffects: [favor] });
    expect(damage(one, [4, 3])).toEqual(['7 piercing', '3 radiant']);
  });
});
