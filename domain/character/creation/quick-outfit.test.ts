import { describe, expect, it } from 'vitest';
import { standardArray } from '#domain/rules/ability-roll.ts';
import { createSrdCharacter } from './create.ts';
import { granted, home, scores } from '#domain/character/character.fixture.ts';
import { Character } from '#domain/character/character.ts';
import { createQuickCharacter } from './quick-character.ts';
import { formOptions } from './quick-options.ts';
import type { Outfit } from './quick-outfit.ts';
import { classPresets } from './class-presets.ts';
import { gainsAt } from '#domain/character/advancement/level-gains.ts';
import { isSaveProficient, trainingIn } from '#domain/character/sheet/proficiency.ts';
import { abilities } from '#domain/rules/ability.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { classes } from '#domain/srd/classes.ts';
import { circumstancesOf } from '#domain/character/rolls/circumstances.ts';
import { defaultBuild } from './default-build.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { preparedOf } from '#domain/character/sheet/class-casting.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';

const quick = formOptions('quick');
const make = (calling: string, outfit?: Outfit, race = 'human') =>
  granted(createQuickCharacter(home, { name: 'Kara', race, class: calling, ...(outfit && { outfit }) }));
const attackNames = (character: Character) => profileFromCharacter(character).attacks.map(({ name }) => name);

describe('a character of the quick form', () => {
  it.each(quick.classes)('takes a %s’s weapon to a fight', (calling) => {
    const made = make(calling);
    expect(Character.parse(made)).toEqual(made);
    expect(attackNames(made).length).toBeGreaterThan(1);
    expect(made.inventory.every(({ type, name }) => type !== 'Gear' || /arrow|quiver/i.test(name))).toBe(true);
    expect(made.inventory.some(({ place }) => /hand/i.test(place))).toBe(true);
  });

  it.each(quick.classes)('can fight as a %s: scores for the class, its armor, saves and skills, and nothing that hinders', (calling) => {
    const made = make(calling);
    const sheet = deriveSheet(made);
    const { scores } = classPresets[calling];
    expect(scores.map((ability) => made.stats[ability])).toEqual(standardArray.toSorted((a, b) => b - a));
    expect(sheet.warnings).toEqual([]);
    // Wizards wear no armor; everybody else has some, or a skin as good.
    const dexterity = sheet.abilities.dexterity.modifier;
    const leastArmor = classes[calling].armor.length === 0 && calling !== 'barbarian' ? 10 + dexterity : 12;
    expect(sheet.armorClass.value).toBeGreaterThanOrEqual(leastArmor);
    const { attacks } = profileFromCharacter(made);
    const best = Math.max(...attacks.map(({ toHit }) => toHit), sheet.spellcasting?.classes[0].attack.value ?? 0);
    // A goblin has armor class 15: half of all attacks hit it.
    expect(best).toBeGreaterThanOrEqual(4);
    const hinders = sheet.attacks.flatMap(({ itemId, ability, toHit }) => {
      const item = made.inventory.find(({ id }) => id === itemId);
      return circumstancesOf(made, { kind: 'weaponAttack', ability, skill: null, weapon: item?.catalogId ?? null }, toHit);
    });
    expect(hinders).toEqual([]);
    expect(abilities.filter((ability) => isSaveProficient(made, ability)).toSorted()).toEqual([...classes[calling].saves].toSorted());
    expect(skillNames.filter((skill) => trainingIn(made, skill) === 'proficient')).toHaveLength(gainsAt(made.classes[0], 1).skills.choose);
  });

  it('keeps the rest of the quick rules: level × 8 + CON hit points, 30 ft', () => {
    for (const calling of quick.classes) {
      const sheet = deriveSheet(make(calling));
      expect([sheet.hitPoints.maximum.value, sheet.speed.value]).toEqual([8 + sheet.abilities.constitution.modifier, 30]);
    }
  });

  it('keeps scores that were rolled', () => {
    const stats = scores({ strength: 5, wisdom: 17 });
    expect(granted(createQuickCharacter(home, { name: 'Kara', race: 'elf', class: 'cleric', stats })).stats).toEqual(stats);
  });

  it('of an earlier version stays as it was: what is worn, saves and skills count nothing', () => {
    const { trained: _, ...made } = make('fighter');
    const sheet = deriveSheet(made);
    expect(sheet.armorClass.value).toBe(10 + sheet.abilities.dexterity.modifier);
    expect(abilities.filter((ability) => isSaveProficient(made, ability))).toEqual([]);
    expect(skillNames.filter((skill) => trainingIn(made, skill) !== 'none')).toEqual([]);
  });

  it('hits with a greatsword as a fighter', () => {
    expect(profileFromCharacter(make('fighter')).attacks[0]).toMatchObject({
      name: 'Greatsword',
      toHit: 4,
      damage: [{ dice: '2d6+2', type: 'slashing' }],
    });
  });

  it('starts with nothing where that is asked for', () => {
    expect(make('fighter', 'none')).toMatchObject({ inventory: [], spells: [], coins: { gold: 0 } });
    expect(attackNames(make('fighter', 'none'))).toEqual(['Unarmed strike']);
  });
});

describe('a ready-made hero by the quick rules', () => {
  it.each(quick.races.flatMap((race) => quick.classes.map((calling) => [race, calling] as const)))(
    'is a %s %s with the standard array, the kit of the class and its spells',
    (race, calling) => {
      const made = make(calling, 'ready', race);
      expect(Character.parse(made)).toEqual(made);
      expect(Object.values(made.stats).toSorted((a, b) => b - a)).toEqual([...standardArray].toSorted((a, b) => b - a));
      expect(made.inventory.some(({ type }) => type === 'Gear')).toBe(true);
      expect(attackNames(made).length).toBeGreaterThan(1);
      expect(deriveSheet(made).warnings).toEqual([]);
    },
  );

  it.each(['wizard', 'cleric', 'warlock'] as const)('has the spells of a %s prepared', (calling) => {
    const ready = make(calling, 'ready').spells.filter(({ prepared }) => prepared);
    expect(ready.length).toBeGreaterThanOrEqual(preparedOf({ class: calling, level: 1 }));
  });
});

describe('a wizard by SRD 5.2', () => {
  it('starts with as many prepared spells as the level holds, although nobody chose them', () => {
    const made = granted(createSrdCharacter(home, defaultBuild('Ael', 'elf', 'wizard')));
    const book = made.spells.filter(({ from, spell }) => from === 'class' && !['fire-bolt', 'mage-hand', 'minor-illusion'].includes(spell));
    expect(book).toHaveLength(6);
    expect(book.map(({ prepared }) => prepared)).toEqual([true, true, true, true, false, false]);
  });

  it('prepares fewer where fewer were chosen', () => {
    const build = defaultBuild('Ael', 'elf', 'wizard');
    const made = granted(createSrdCharacter(home, { ...build, choices: { ...build.choices, spells: ['shield'] } }));
    expect(made.spells.find(({ spell }) => spell === 'shield')).toMatchObject({ prepared: true });
  });
});
