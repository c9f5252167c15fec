import { describe, expect, it } from 'vitest';
import { CharacterBuild } from './build.ts';
import { createSrdCharacter } from './create.ts';
import { granted, home, refusalOf, scores } from '#domain/character/character.fixture.ts';
import { Character } from '#domain/character/character.ts';
import { createQuickCharacter } from './quick-character.ts';
import { formOptions } from './quick-options.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';

const kara = {
  name: ' Kara ',
  species: 'human',
  class: 'fighter',
  background: 'soldier',
  method: 'standardArray',
  scores: { strength: 15, dexterity: 13, constitution: 14, intelligence: 8, wisdom: 12, charisma: 10 },
  increases: { strength: 2, constitution: 1 },
  speciesSkill: 'perception',
  speciesFeat: { feat: 'alert' },
  choices: { skills: ['survival', 'acrobatics'], fightingStyle: 'defense', masteries: ['greatsword', 'flail', 'javelin'] },
};
const begin = (changes: object = {}, rolled: number[] = []) =>
  createSrdCharacter(home, CharacterBuild.parse({ ...kara, ...changes }), rolled);

describe('the quick form', () => {
  it('offers seven races and eight classes, and more by SRD 5.2', () => {
    expect([formOptions('quick'), formOptions('srd')].map(({ races, classes }) => [races.length, classes.length])).toEqual([
      [7, 8],
      [9, 12],
    ]);
  });

  it('makes a character of level 1 with the scores of the class', () => {
    const made = granted(createQuickCharacter(home, { name: '  Tomas ', race: 'elf', class: 'wizard' }));
    expect(Character.parse(made)).toEqual(made);
    expect(made).toMatchObject({
      name: 'Tomas',
      species: 'elf',
      classes: [{ class: 'wizard', level: 1 }],
      ruleSet: 'quick',
      stats: { strength: 8, dexterity: 13, constitution: 14, intelligence: 15, wisdom: 12, charisma: 10 },
    });
    expect(deriveSheet(made)).toMatchObject({ armorClass: { value: 11 }, hitPoints: { maximum: { value: 10 } }, speed: { value: 30 } });
  });

  it.each([
    [{ name: '  ', race: 'elf', class: 'wizard' }],
    [{ name: 'Tomas', race: '', class: 'wizard' }],
    [{ name: 'Tomas', race: 'elf', class: '' }],
    [{ name: 'Tomas', race: 'goliath', class: 'wizard' }],
    [{ name: 'Tomas', race: 'elf', class: 'constructor' }],
  ])('refuses %j', (form) => expect(refusalOf(createQuickCharacter(home, form))).toBe('Please fill in all fields (name, race, class).'));

  it('refuses a name that is too long', () => {
    expect(refusalOf(createQuickCharacter(home, { name: 'x'.repeat(61), race: 'elf', class: 'wizard' }))).toBe(
      'A character’s name has at most 60 characters.',
    );
  });
});

describe('a character of level 1 by SRD 5.2', () => {
  it('makes a fighter who is ready to go', () => {
    const made = granted(begin());
    expect(Character.parse(made)).toEqual(made);
    expect(made.stats).toEqual({ ...kara.scores, strength: 17, constitution: 15 });
    expect(made.skills).toEqual(['athletics', 'intimidation', 'perception', 'survival', 'acrobatics']);
    expect(made.feats.map(({ feat }) => feat)).toEqual(['savage-attacker', 'alert', 'defense']);
    expect(made.coins.gold).toBe(18);
    expect(made.inventory.map(({ name, quantity }) => `${quantity} ${name}`)).toContain('8 Javelin');
    expect(deriveSheet(made)).toMatchObject({ hitPoints: { maximum: { value: 12 } }, initiative: { value: 3 } });
  });

  it('makes a wizard who learns from the book and the background', () => {
    const made = granted(
      begin({
        species: 'elf',
        lineage: 'High Elf',
        speciesFeat: null,
        class: 'wizard',
        background: 'sage',
        increases: { intelligence: 1, constitution: 1, wisdom: 1 },
        backgroundFeat: { list: 'wizard', spells: ['light', 'fire-bolt', 'shield'] },
        choices: { skills: ['investigation', 'medicine'], cantrips: ['mage-hand'], spells: ['sleep', 'magic-missile'] },
      }),
    );
    expect(made.spells).toContainEqual({ spell: 'sleep', prepared: true, from: 'class', class: 'wizard' });
    expect(made.spells).toContainEqual({ spell: 'shield', prepared: true, from: 'other', class: null });
    expect(made.stats.intelligence).toBe(9);
  });

  it.each<[string, object, string]>([
    [
      'scores of no array',
      { scores: { ...kara.scores, strength: 16 } },
      'Each of these scores is used exactly once: 15, 14, 13, 12, 10, 8.',
    ],
    [
      'too many points',
      { method: 'pointBuy', scores: scores({ strength: 15, dexterity: 15, constitution: 15, intelligence: 9, wisdom: 8, charisma: 8 }) },
      'These scores cost 28 points, but you have only 27. Lower a score.',
    ],
    ['raises that are not the background’s', { increases: { charisma: 2, strength: 1 } }, 'This does not raise charisma.'],
    ['too few raises', { increases: { strength: 2 } }, 'Raise your ability scores by 3 points in all.'],
    ['a lineage of humans', { lineage: 'Wood Elf' }, 'Human has no lineages.'],
    ['an elf without one', { species: 'elf', speciesFeat: null }, 'Choose a lineage: Drow, High Elf, Wood Elf.'],
    ['a human without a feat', { speciesFeat: null }, 'Choose an origin feat.'],
    ['a feat of a later level', { speciesFeat: { feat: 'grappler', increases: { strength: 1 } } }, 'Grappler needs level 4.'],
    ['a feat taken twice', { speciesFeat: { feat: 'savage-attacker' } }, 'You already have Savage Attacker.'],
    ['a skill known already', { choices: { ...kara.choices, skills: ['survival', 'athletics'] } }, 'You already know athletics.'],
    [
      'a skill of another class',
      { choices: { ...kara.choices, skills: ['survival', 'arcana'] } },
      'Arcana is not one of the skills you can choose from.',
    ],
    ['too few skills', { choices: { ...kara.choices, skills: ['survival'] } }, 'Choose 2 skills.'],
    ['no fighting style', { choices: { ...kara.choices, fightingStyle: null } }, 'Choose a fighting style.'],
    ['a feat that is no style', { choices: { ...kara.choices, fightingStyle: 'alert' } }, 'Choose a fighting style.'],
    ['too few masteries', { choices: { ...kara.choices, masteries: ['flail'] } }, 'Choose 3 kinds of weapon to master.'],
    [
      'a weapon that is none',
      { choices: { ...kara.choices, masteries: ['flail', 'spoon', 'club'] } },
      'Choose weapons you are proficient with and have not mastered yet.',
    ],
    ['spells of a fighter', { choices: { ...kara.choices, spells: ['shield'] } }, 'Shield is not on the fighter’s list.'],
    ['an order for fighters', { order: 'scholar' }, 'This class has no order to choose.'],
    ['a kit that is none', { kit: 9 }, 'There is no such starting equipment.'],
  ])('refuses %s', (_, changes, why) => expect(refusalOf(begin(changes))).toBe(why));

  it('lets rolled scores be dealt out, and no others', () => {
    const rolled = [15, 13, 14, 8, 12, 10];
    expect(begin({ method: 'rolled' }, rolled).ok).toBe(true);
    expect(begin({ method: 'rolled' }, [18, 13, 14, 8, 12, 10]).ok).toBe(false);
    expect(begin({ method: 'rolled' }).ok).toBe(false);
  });

  it('asks a cleric for an order and trains a protector', () => {
    const cleric = { class: 'cleric', choices: { skills: ['insight', 'medicine'], cantrips: ['light', 'guidance', 'sacred-flame'] } };
    expect(refusalOf(begin(cleric))).toBe('Choose your Divine Order.');
    expect(
      refusalOf(
        begin({ ...cleric, order: 'fighter', choices: { ...cleric.choices, cantrips: ['light', 'guidance', 'sacred-flame', 'mending'] } }),
      ),
    ).toBe('Choose at most 3 cantrips.');
    expect(
      begin({ ...cleric, order: 'scholar', choices: { ...cleric.choices, cantrips: ['light', 'guidance', 'sacred-flame', 'mending'] } }).ok,
    ).toBe(true);
  });
});
