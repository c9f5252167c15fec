import { changed } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { describe, expect, it } from 'vitest';
import { carrying, hero, scores } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { explain } from './figure.ts';
import { deriveSheet } from './sheet.ts';

const quick = (changes: HeroChanges) => deriveSheet(hero({ ruleSet: 'quick', ...changes }));
const skill = (character: Character, name: string) => deriveSheet(character).skills.find((each) => each.skill === name)?.check;
const attack = (character: Character, name: string) => deriveSheet(character).attacks.find((each) => each.name === name);

describe('the quick rules', () => {
  it.each([
    [1, 10, 10, 8, 10],
    [3, 14, 12, 26, 11],
    [5, 7, 18, 38, 14],
    [1, 1, 20, 3, 15],
  ])('give level %i with constitution %i and dexterity %i %i hit points and armor class %i', (level, constitution, dexterity, hp, ac) => {
    const sheet = quick({ level, stats: scores({ constitution, dexterity }) });
    expect(sheet.hitPoints.maximum.value).toBe(hp);
    expect(sheet.armorClass.value).toBe(ac);
    expect(sheet.speed.value).toBe(30);
  });

  it('take no notice of armor, species and class', () => {
    const sheet = quick({ species: 'goliath', inventory: carrying(['plate-armor', 'worn'], ['shield', 'offHand']), exhaustion: 2 });
    expect(sheet).toMatchObject({
      armorClass: { value: 10 },
      speed: { value: 30 },
      hitDice: [],
      spellcasting: null,
      features: [],
      uses: [],
    });
  });

  it('let those who know spells cast them by the slots of their class and level', () => {
    const spells = [{ spell: 'mage-armor', prepared: true, from: 'class' as const }];
    const wizard = { class: 'wizard' as const, level: 3, stats: scores({ intelligence: 16 }) };
    expect(quick({ ...wizard, spells }).spellcasting).toMatchObject({
      classes: [{ saveDifficulty: { value: 13 }, attack: { value: 5 } }],
      slots: [
        { level: 1, total: 4, left: 4, pact: false },
        { level: 2, total: 2, left: 2, pact: false },
      ],
    });
    expect(quick(wizard).spellcasting).toBeNull();
    expect(quick({ class: 'fighter', spells }).spellcasting).toBeNull();
  });

  it('explain themselves', () => {
    const sheet = quick({ level: 3, stats: scores({ dexterity: 14, constitution: 8 }) });
    expect(explain(sheet.armorClass)).toBe('12 = Everyone 10 + DEX 2');
    expect(explain(sheet.hitPoints.maximum)).toBe('23 = Level x 8 24 - CON 1');
  });
});

describe('armor class by SRD 5.2', () => {
  it.each<[string, HeroChanges, string]>([
    ['bare skin', {}, '12 = Unarmored 10 + DEX 2'],
    ['leather', { inventory: carrying(['leather-armor', 'worn']) }, '13 = Leather Armor 11 + DEX 2'],
    [
      'a chain shirt and a shield',
      { inventory: carrying(['chain-shirt', 'worn'], ['shield', 'offHand']) },
      '17 = Chain Shirt 13 + DEX 2 + Shield 2',
    ],
    [
      'half plate on somebody quick',
      { stats: scores({ dexterity: 18 }), inventory: carrying(['half-plate-armor', 'worn']) },
      '17 = Half Plate Armor 15 + DEX, at most 2',
    ],
    ['chain mail, whatever the dexterity', { inventory: carrying(['chain-mail', 'worn']) }, '16 = Chain Mail 16'],
    ['armor in the pack', { inventory: carrying(['plate-armor', 'pack'], ['shield', 'pack']) }, '12 = Unarmored 10 + DEX 2'],
    [
      'the defense style',
      { inventory: carrying(['plate-armor', 'worn']), feats: [{ feat: 'defense', level: 1 }] },
      '19 = Plate Armor 18 + Defense 1',
    ],
    ['a barbarian', { class: 'barbarian', stats: scores({ dexterity: 14, constitution: 16 }) }, '15 = Unarmored 10 + DEX 2 + CON 3'],
    ['a monk', { class: 'monk', stats: scores({ dexterity: 16, wisdom: 14 }) }, '15 = Unarmored 10 + DEX 3 + WIS 2'],
    [
      'a monk with a shield',
      { class: 'monk', stats: scores({ dexterity: 16, wisdom: 14 }), inventory: carrying(['shield', 'offHand']) },
      '13 = Unarmored 10 + DEX 3',
    ],
    ['a young sorcerer', { class: 'sorcerer', stats: scores({ charisma: 18 }) }, '10 = Unarmored 10 + DEX 0'],
    ['a draconic sorcerer', { class: 'sorcerer', level: 3, stats: scores({ charisma: 18 }) }, '14 = Unarmored 10 + DEX 0 + CHA 4'],
    ['a wizard with a shield', { class: 'wizard', inventory: carrying(['shield', 'offHand']) }, '12 = Unarmored 10 + DEX 2'],
  ])('with %s', (_, changes, text) => {
    expect(explain(deriveSheet(hero({ stats: scores({ dexterity: 14 }), ...changes })).armorClass)).toBe(text);
  });
});

describe('hit points and speed by SRD 5.2', () => {
  it.each<[string, HeroChanges, number]>([
    ['a fighter of level 5', { level: 5, stats: scores({ constitution: 14 }) }, 10 + 4 * 6 + 10],
    ['a wizard of level 1', { class: 'wizard' }, 6],
    ['a barbarian of level 20', { class: 'barbarian', level: 20, stats: scores({ constitution: 24 }) }, 12 + 19 * 7 + 140],
    ['a dwarf', { species: 'dwarf', level: 4 }, 10 + 18 + 4],
    ['a draconic sorcerer', { class: 'sorcerer', level: 3 }, 6 + 8 + 3],
    ['rolled dice', { level: 3, hitPointGains: [10, 1] }, 21],
    ['one too frail', { class: 'wizard', level: 3, hitPointGains: [1, 2], stats: scores({ constitution: 4 }) }, 3 + 1 + 1],
  ])('give %s their sum', (_, changes, value) => expect(deriveSheet(hero(changes)).hitPoints.maximum.value).toBe(value));

  it.each<[string, HeroChanges, number]>([
    ['a human', {}, 30],
    ['a goliath', { species: 'goliath' }, 35],
    ['a wood elf', { species: 'elf', lineage: 'Wood Elf' }, 35],
    ['a monk of level 6', { class: 'monk', level: 6 }, 45],
    ['a barbarian of level 5', { class: 'barbarian', level: 5 }, 40],
    [
      'a ranger of level 6 in plate',
      { class: 'ranger', level: 6, stats: scores({ strength: 15 }), inventory: carrying(['plate-armor', 'worn']) },
      30,
    ],
    ['one too weak for chain mail', { stats: scores({ strength: 12 }), inventory: carrying(['chain-mail', 'worn']) }, 20],
    ['an exhausted character', { exhaustion: 2 }, 20],
    ['a grappled one', { conditions: ['grappled'] }, 0],
    ['a stunned one', { conditions: ['stunned'] }, 30],
    ['one at 0 hit points', { damage: 10 }, 0],
    ['one who carries too much', { stats: scores({ strength: 3 }), inventory: carrying(['plate-armor', 'pack']) }, 5],
  ])('let %s move so far', (_, changes, value) => expect(deriveSheet(hero(changes)).speed.value).toBe(value));
});

describe('rolls by SRD 5.2', () => {
  it('add proficiency to the saves of the class', () => {
    const { abilities } = deriveSheet(hero({ level: 5, stats: scores({ strength: 18, dexterity: 14 }) }));
    expect(explain(abilities.strength.save)).toBe('7 = STR 4 + Proficiency 3');
    expect(explain(abilities.dexterity.save)).toBe('2 = DEX 2');
  });

  it.each<[string, HeroChanges, number]>([
    ['a rogue of level 14', { class: 'rogue', level: 14 }, 0],
    ['a rogue of level 15', { class: 'rogue', level: 15 }, 5],
    ['a monk of level 14', { class: 'monk', level: 14 }, 5],
    ['a paladin of level 6', { class: 'paladin', level: 6, stats: scores({ charisma: 16 }) }, 6],
    ['a paladin of level 6 without charm', { class: 'paladin', level: 6 }, 4],
    ['an exhausted wizard', { class: 'wizard', exhaustion: 3 }, -4],
  ])('give %s a wisdom save of so much', (_, changes, value) => expect(deriveSheet(hero(changes)).abilities.wisdom.save.value).toBe(value));

  it('count proficiency once, twice, half or not', () => {
    const bard = hero({
      class: 'bard',
      level: 5,
      skills: ['stealth', 'deception'],
      expertise: ['deception'],
      stats: scores({ charisma: 16 }),
    });
    expect(['stealth', 'deception', 'arcana'].map((name) => skill(bard, name)?.value)).toEqual([3, 9, 1]);
    expect(skill(changed(bard, { class: 'wizard' }), 'arcana')?.value).toBe(0);
  });

  it('let a thaumaturge know religion by wisdom too', () => {
    const cleric = hero({ class: 'cleric', order: 'scholar', stats: scores({ wisdom: 16 }), skills: ['religion'] });
    expect(skill(cleric, 'religion')?.value).toBe(5);
    expect(skill(changed(cleric, { order: 'fighter' }), 'religion')?.value).toBe(2);
  });

  it('take exhaustion from initiative but not from passive scores', () => {
    const sheet = deriveSheet(
      hero({ exhaustion: 1, skills: ['perception'], feats: [{ feat: 'alert', level: 1 }], stats: scores({ dexterity: 14 }) }),
    );
    expect(explain(sheet.initiative)).toBe('2 = DEX 2 + Alert 2 - Exhaustion 2');
    expect(explain(sheet.passivePerception)).toBe('12 = Passive 10 + WIS 0 + Proficiency 2');
  });
});

describe('attacks by SRD 5.2', () => {
  const strong = scores({ strength: 16, dexterity: 12 });
  it('hit and hurt by strength, and show a mastery that is known', () => {
    const fighter = hero({
      level: 5,
      stats: strong,
      masteries: ['longsword'],
      inventory: carrying(['longsword', 'mainHand'], ['longbow', 'pack']),
    });
    expect(attack(fighter, 'Longsword')).toMatchObject({
      toHit: { value: 6 },
      dice: '1d8',
      damage: { value: 3 },
      range: '5 ft',
      criticalFrom: 19,
      mastery: { name: 'sap' },
    });
    expect(attack(fighter, 'Longbow')).toMatchObject({ toHit: { value: 4 }, damage: { value: 1 }, range: '150/600 ft', mastery: null });
    expect(attack(fighter, 'Longbow')?.notes).toEqual(['Heavy: disadvantage with dexterity below 13.']);
  });

  it.each<[string, HeroChanges, string, number, string, number]>([
    ['bothHands', { inventory: carrying(['longsword', 'bothHands']) }, 'Longsword', 5, '1d10', 3],
    [
      'a finesse weapon on somebody quick',
      { stats: scores({ dexterity: 18 }), inventory: carrying(['rapier', 'mainHand']) },
      'Rapier',
      6,
      '1d8',
      4,
    ],
    ['the second of two weapons', { inventory: carrying(['shortsword', 'mainHand'], ['dagger', 'offHand']) }, 'Dagger', 5, '1d4', 0],
    [
      'the second weapon of one who learned it',
      { inventory: carrying(['shortsword', 'mainHand'], ['dagger', 'offHand']), feats: [{ feat: 'two-weapon-fighting', level: 1 }] },
      'Dagger',
      5,
      '1d4',
      3,
    ],
    ['archery', { feats: [{ feat: 'archery', level: 1 }], inventory: carrying(['longbow', 'bothHands']) }, 'Longbow', 5, '1d8', 1],
    ['a weapon not learned', { class: 'wizard', inventory: carrying(['greataxe', 'bothHands']) }, 'Greataxe', 3, '1d12', 3],
    ['bare hands', {}, 'Unarmed strike', 5, '1', 3],
    ['a monk’s hands', { class: 'monk', level: 5, stats: scores({ dexterity: 18 }) }, 'Unarmed strike', 7, '1d8', 4],
    [
      'a monk’s spear',
      { class: 'monk', level: 11, stats: scores({ dexterity: 18 }), inventory: carrying(['spear', 'mainHand']) },
      'Spear',
      8,
      '1d10',
      4,
    ],
    ['a monk in armor', { class: 'monk', inventory: carrying(['leather-armor', 'worn']) }, 'Unarmed strike', 5, '1', 3],
  ])('with %s', (_, changes, name, toHit, dice, damage) => {
    expect(attack(hero({ stats: strong, ...changes }), name)).toMatchObject({ toHit: { value: toHit }, dice, damage: { value: damage } });
  });

  it('add what magic gives to hit and damage', () => {
    const [sword] = carrying(['longsword', 'mainHand']);
    const armed = hero({ stats: strong, inventory: sword ? [{ ...sword, bonus: 1 }] : [] });
    expect(explain(attack(armed, 'Longsword')?.toHit ?? { value: 0, parts: [] })).toBe('6 = STR 3 + Proficiency 2 + Magic 1');
    expect(attack(armed, 'Longsword')?.damage.value).toBe(4);
  });
});

describe('casting by SRD 5.2', () => {
  it('shows difficulty, attack and slots of a wizard of level 9', () => {
    const { spellcasting } = deriveSheet(
      hero({ class: 'wizard', level: 9, stats: scores({ intelligence: 18 }), slotsSpent: [1, 0, 3, 0, 1, 0, 0, 0, 0] }),
    );
    expect(spellcasting).toMatchObject({
      classes: [
        { class: 'wizard', ability: 'intelligence', saveDifficulty: { value: 16 }, attack: { value: 8 }, cantrips: 4, prepared: 14 },
      ],
    });
    expect(spellcasting?.slots.map(({ total, left }) => [total, left])).toEqual([
      [4, 3],
      [3, 3],
      [3, 0],
      [3, 3],
      [1, 0],
    ]);
  });

  it('shows a pact as one row, and nothing for those who do not cast', () => {
    expect(deriveSheet(hero({ class: 'warlock', level: 5, pactSlotsSpent: 1 })).spellcasting?.slots).toEqual([
      { level: 3, total: 2, left: 1, pact: true },
    ]);
    expect(deriveSheet(hero()).spellcasting).toBeNull();
  });
});

it('warns of loud armor, of armor not learned, and of too much weight', () => {
  const warnings = (changes: HeroChanges) => deriveSheet(hero(changes)).warnings;
  expect(warnings({})).toEqual([]);
  expect(warnings({ inventory: carrying(['chain-mail', 'worn']) })).toEqual(['This armor is loud: stealth checks have disadvantage.']);
  expect(warnings({ class: 'wizard', inventory: carrying(['leather-armor', 'worn']) })).toHaveLength(1);
  expect(warnings({ coins: { copper: 10_000, silver: 0, electrum: 0, gold: 0, platinum: 0 } })).toEqual([
    'Carries more than strength allows.',
  ]);
});

it.each<[HeroChanges, number]>([
  [{}, 0],
  [{ species: 'elf', lineage: 'High Elf' }, 60],
  [{ species: 'elf', lineage: 'Drow' }, 120],
  [{ species: 'orc', ruleSet: 'quick' }, 0],
])('sees in the dark, as %j, %i feet', (changes, feet) => expect(deriveSheet(hero(changes)).darkvision).toBe(feet));

it('tells features by now, and the path from level 3', () => {
  const names = (level: number) => deriveSheet(hero({ level })).features.map(({ name }) => name);
  expect(names(1)).toEqual(['Resourceful', 'Skillful', 'Versatile', 'Fighting Style', 'Second Wind', 'Weapon Mastery']);
  expect(names(3)).toContain('Improved Critical');
  expect([2, 3].map((level) => deriveSheet(hero({ level })).subclasses)).toEqual([[], ['Champion']]);
});
