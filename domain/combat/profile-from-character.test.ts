import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { describe, expect, it } from 'vitest';
import { carrying, everyClass, hero, risen, scores } from '#domain/character/character.fixture.ts';
import { CombatantProfile } from './state.ts';
import { profileFromCharacter } from './profile-from-character.ts';

describe('profileFromCharacter', () => {
  it('brings the numbers of the sheet and its attacks', () => {
    const kara = hero({
      level: 5,
      damage: 10,
      temporaryHitPoints: 3,
      stats: scores({ strength: 16, dexterity: 8, constitution: 14 }),
      inventory: carrying(['chain-mail', 'worn'], ['longsword', 'mainHand'], ['longbow', 'pack'], ['javelin', 'pack'], ['glaive', 'pack']),
    });
    const profile = profileFromCharacter(kara);
    expect(profile).toMatchObject({
      armorClass: 16,
      hitPoints: 34,
      maxHitPoints: 44,
      temporaryHitPoints: 3,
      initiativeBonus: -1,
      attacksPerTurn: 2,
    });
    expect(profile.saves).toMatchObject({ strength: 6, constitution: 5, dexterity: -1 });
    expect(
      profile.attacks.map(({ name, kind, toHit, reach, range, damage }) => [name, kind, toHit, reach, range?.long, damage[0]?.dice]),
    ).toEqual([
      ['Longsword', 'melee', 6, 5, undefined, '1d8+3'],
      ['Longbow', 'ranged', 2, null, 600, '1d8-1'],
      ['Javelin', 'either', 6, 5, 120, '1d6+3'],
      ['Glaive', 'melee', 6, 10, undefined, '1d10+3'],
      ['Unarmed strike', 'melee', 6, 5, undefined, '1+3'],
    ]);
  });

  it.each(everyClass)('is well-formed for a %s of level 11', (name) => {
    const profile = profileFromCharacter(risen(name, 11, { inventory: carrying(['blowgun', 'mainHand']) }));
    expect(CombatantProfile.parse(profile)).toEqual(profile);
  });

  it('leaves exhaustion to the fight, which counts it', () => {
    expect(profileFromCharacter(hero({ exhaustion: 2 }))).toEqual(profileFromCharacter(hero()));
  });

  it.each<[HeroChanges, string[]]>([
    [{ species: 'dwarf' }, ['poison']],
    [{ species: 'dragonborn', lineage: 'Silver' }, ['cold']],
    [{ species: 'tiefling', lineage: 'Chthonic' }, ['necrotic']],
    [{ species: 'elf', lineage: 'Drow' }, []],
    [{ species: 'dwarf', ruleSet: 'quick' }, []],
    [{ lineage: 'constructor' }, []],
  ])('resists, as %j, %j', (changes, kinds) => expect(profileFromCharacter(hero(changes)).resistances).toEqual(kinds));

  it.each([
    ['fighter', 4, 1],
    ['fighter', 5, 2],
    ['fighter', 11, 3],
    ['fighter', 20, 4],
    ['monk', 20, 2],
    ['rogue', 20, 1],
  ] as const)('lets a %s of level %i strike %i times', (name, level, times) => {
    expect(profileFromCharacter(hero({ class: name, level })).attacksPerTurn).toBe(times);
    expect(profileFromCharacter(hero({ class: name, level, ruleSet: 'quick' })).attacksPerTurn).toBe(1);
  });
});
