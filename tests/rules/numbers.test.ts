import type { ClassId } from '#domain/srd/class-rules.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { describe, expect, it } from 'vitest';
import { hero, scores } from '#domain/character/character.fixture.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { modifierOf } from '#domain/rules/ability.ts';
import { levelOfExperience } from '#domain/rules/level-experience.ts';
import { pointCost } from '#domain/rules/point-buy.ts';
import { Challenge, proficiencyOf, xpOf } from '#domain/rules/challenge-experience.ts';

const sheet = (changes: HeroChanges = {}) => deriveSheet(hero(changes));

describe('SRD 5.2.1, Ability Scores:', () => {
  it.each([
    [1, -5],
    [2, -4],
    [3, -4],
    [5, -3],
    [7, -2],
    [9, -1],
    [10, 0],
    [11, 0],
    [12, 1],
    [15, 2],
    [18, 4],
    [20, 5],
    [21, 5],
    [24, 7],
    [27, 8],
    [30, 10],
  ])('a score of %i has a modifier of %i', (score, modifier) => expect(modifierOf(score)).toBe(modifier));

  it.each([
    [8, 0],
    [9, 1],
    [10, 2],
    [11, 3],
    [12, 4],
    [13, 5],
    [14, 7],
    [15, 9],
    [16, undefined],
    [7, undefined],
  ])('by point cost, a score of %i costs %s', (score, cost) => expect(pointCost(score)).toBe(cost));
});

describe('SRD 5.2.1, Character Advancement:', () => {
  it.each([
    [1, 0, 2],
    [2, 300, 2],
    [3, 900, 2],
    [4, 2700, 2],
    [5, 6500, 3],
    [6, 14_000, 3],
    [7, 23_000, 3],
    [8, 34_000, 3],
    [9, 48_000, 4],
    [10, 64_000, 4],
    [11, 85_000, 4],
    [12, 100_000, 4],
    [13, 120_000, 5],
    [14, 140_000, 5],
    [15, 165_000, 5],
    [16, 195_000, 5],
    [17, 225_000, 6],
    [18, 265_000, 6],
    [19, 305_000, 6],
    [20, 355_000, 6],
  ])('level %i begins at %i experience and has a proficiency bonus of %i', (level, experience, bonus) => {
    expect(levelOfExperience(experience)).toBe(level);
    if (experience > 0) expect(levelOfExperience(experience - 1)).toBe(level - 1);
    expect(sheet({ level }).proficiencyBonus).toBe(bonus);
  });
});

describe('SRD 5.2.1, Challenge Rating:', () => {
  it.each([
    ['0', 10, 2],
    ['1/8', 25, 2],
    ['1/4', 50, 2],
    ['1/2', 100, 2],
    ['1', 200, 2],
    ['2', 450, 2],
    ['3', 700, 2],
    ['4', 1100, 2],
    ['5', 1800, 3],
    ['6', 2300, 3],
    ['7', 2900, 3],
    ['8', 3900, 3],
    ['9', 5000, 4],
    ['10', 5900, 4],
    ['11', 7200, 4],
    ['12', 8400, 4],
    ['13', 10_000, 5],
    ['14', 11_500, 5],
    ['15', 13_000, 5],
    ['16', 15_000, 5],
    ['17', 18_000, 6],
    ['18', 20_000, 6],
    ['19', 22_000, 6],
    ['20', 25_000, 6],
    ['21', 33_000, 7],
    ['22', 41_000, 7],
    ['23', 50_000, 7],
    ['24', 62_000, 7],
    ['25', 75_000, 8],
    ['26', 90_000, 8],
    ['27', 105_000, 8],
    ['28', 120_000, 8],
    ['29', 135_000, 9],
    ['30', 155_000, 9],
  ])('%s gives %i experience and a proficiency bonus of %i', (name, experience, bonus) => {
    const challenge = Challenge.parse(name);
    expect([xpOf(challenge), proficiencyOf(challenge)]).toEqual([experience, bonus]);
  });
});

/** What a class is made of: its hit die, its two saving throws, and hit points of level 5 with a constitution of 10. */
describe('SRD 5.2.1, Classes:', () => {
  it.each<[ClassId, number, string, number]>([
    ['barbarian', 12, 'strength constitution', 40],
    ['bard', 8, 'dexterity charisma', 28],
    ['cleric', 8, 'wisdom charisma', 28],
    ['druid', 8, 'intelligence wisdom', 28],
    ['fighter', 10, 'strength constitution', 34],
    ['monk', 8, 'strength dexterity', 28],
    ['paladin', 10, 'wisdom charisma', 34],
    ['ranger', 10, 'strength dexterity', 34],
    ['rogue', 8, 'dexterity intelligence', 28],
    ['sorcerer', 6, 'constitution charisma', 22 + 5],
    ['warlock', 8, 'wisdom charisma', 28],
    ['wizard', 6, 'intelligence wisdom', 22],
  ])('a %s has a d%i, is proficient in saves of %s, and has %i hit points at level 5', (name, die, saves, hitPoints) => {
    const { abilities, hitPoints: shown } = sheet({ class: name, level: 5 });
    const proficient = Object.entries(abilities).filter(([, { save }]) => save.parts.some(({ label }) => label === 'Proficiency'));
    expect(proficient.map(([ability]) => ability).join(' ')).toBe(saves);
    expect(shown.maximum.value).toBe(hitPoints);
    expect(sheet({ class: name, level: 1 }).hitPoints.maximum.value).toBe(die);
  });

  it.each<[ClassId, number[]]>([
    ['fighter', [1, 2, 3, 4]],
    ['barbarian', [1, 2, 2, 2]],
    ['monk', [1, 2, 2, 2]],
    ['paladin', [1, 2, 2, 2]],
    ['ranger', [1, 2, 2, 2]],
    ['rogue', [1, 1, 1, 1]],
    ['wizard', [1, 1, 1, 1]],
  ])('Extra Attack: a %s attacks %j times at levels 4, 5, 11 and 20', (name, times) => {
    expect([4, 5, 11, 20].map((level) => sheet({ class: name, level }).attacksPerTurn)).toEqual(times);
  });
});

const slotsAt = (name: ClassId, level: number) => (sheet({ class: name, level }).spellcasting?.slots ?? []).map(({ total }) => total);

describe('SRD 5.2.1, Spell Slots:', () => {
  const full: [number, number[]][] = [
    [1, [2]],
    [2, [3]],
    [3, [4, 2]],
    [4, [4, 3]],
    [5, [4, 3, 2]],
    [6, [4, 3, 3]],
    [7, [4, 3, 3, 1]],
    [8, [4, 3, 3, 2]],
    [9, [4, 3, 3, 3, 1]],
    [10, [4, 3, 3, 3, 2]],
    [11, [4, 3, 3, 3, 2, 1]],
    [12, [4, 3, 3, 3, 2, 1]],
    [13, [4, 3, 3, 3, 2, 1, 1]],
    [14, [4, 3, 3, 3, 2, 1, 1]],
    [15, [4, 3, 3, 3, 2, 1, 1, 1]],
    [16, [4, 3, 3, 3, 2, 1, 1, 1]],
    [17, [4, 3, 3, 3, 2, 1, 1, 1, 1]],
    [18, [4, 3, 3, 3, 3, 1, 1, 1, 1]],
    [19, [4, 3, 3, 3, 3, 2, 1, 1, 1]],
    [20, [4, 3, 3, 3, 3, 2, 2, 1, 1]],
  ];
  it.each(full)('bards, clerics, druids, sorcerers and wizards of level %i have %j', (level, slots) => {
    for (const name of ['bard', 'cleric', 'druid', 'sorcerer', 'wizard'] as const) expect(slotsAt(name, level)).toEqual(slots);
  });

  const half: [number, number[]][] = [
    [1, [2]],
    [2, [2]],
    [3, [3]],
    [4, [3]],
    [5, [4, 2]],
    [7, [4, 3]],
    [9, [4, 3, 2]],
    [11, [4, 3, 3]],
    [13, [4, 3, 3, 1]],
    [15, [4, 3, 3, 2]],
    [17, [4, 3, 3, 3, 1]],
    [19, [4, 3, 3, 3, 2]],
    [20, [4, 3, 3, 3, 2]],
  ];
  it.each(half)('paladins and rangers of level %i have %j', (level, slots) => {
    for (const name of ['paladin', 'ranger'] as const) expect(slotsAt(name, level)).toEqual(slots);
  });

  it.each([
    [1, 1, 1],
    [2, 2, 1],
    [3, 2, 2],
    [5, 2, 3],
    [7, 2, 4],
    [9, 2, 5],
    [11, 3, 5],
    [17, 4, 5],
    [20, 4, 5],
  ])('Pact Magic: a warlock of level %i has %i of level %i', (level, total, slot) => {
    expect(sheet({ class: 'warlock', level }).spellcasting?.slots).toMatchObject([{ level: slot, total, pact: true }]);
  });

  it.each<[ClassId, number[], number[]]>([
    ['bard', [2, 3, 4, 4], [4, 9, 16, 22]],
    ['cleric', [3, 4, 5, 5], [4, 9, 16, 22]],
    ['druid', [2, 3, 4, 4], [4, 9, 16, 22]],
    ['sorcerer', [4, 5, 6, 6], [2, 9, 16, 22]],
    ['warlock', [2, 3, 4, 4], [2, 6, 11, 15]],
    ['wizard', [3, 4, 5, 5], [4, 9, 16, 25]],
    ['paladin', [0, 0, 0, 0], [2, 6, 10, 15]],
    ['ranger', [0, 0, 0, 0], [2, 6, 10, 15]],
  ])('a %s knows %j cantrips and prepares %j spells at levels 1, 5, 11 and 20', (name, cantrips, prepared) => {
    const at = [1, 5, 11, 20].map((level) => sheet({ class: name, level }).spellcasting);
    expect(at.map((casting) => casting?.classes[0].cantrips)).toEqual(cantrips);
    expect(at.map((casting) => casting?.classes[0].prepared)).toEqual(prepared);
  });

  it.each<[ClassId, 'intelligence' | 'wisdom' | 'charisma']>([
    ['bard', 'charisma'],
    ['cleric', 'wisdom'],
    ['druid', 'wisdom'],
    ['paladin', 'charisma'],
    ['ranger', 'wisdom'],
    ['sorcerer', 'charisma'],
    ['warlock', 'charisma'],
    ['wizard', 'intelligence'],
  ])('a %s casts with %s: DC 8 + modifier + proficiency, attack modifier + proficiency', (name, ability) => {
    const casting = sheet({ class: name, level: 5, stats: scores({ [ability]: 16 }) }).spellcasting;
    expect(casting?.classes).toMatchObject([{ ability, saveDifficulty: { value: 14 }, attack: { value: 6 } }]);
  });
});
