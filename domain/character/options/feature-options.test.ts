import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { fittingChoices, granted, hero, refusalOf, risen, sentencesOf } from '#domain/character/character.fixture.ts';
import { chooseOptions, openOptions } from './feature-options.ts';
import { findFeatureChoice } from '#domain/srd/features/feature-choices.ts';
import { levelUp } from '#domain/character/advancement/level-up.ts';
import { nextGainsOf } from '#domain/character/advancement/level-gains.ts';
import { Character } from '#domain/character/character.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import { waysToUse } from '#domain/character/effects/feature-ways.ts';
import { featuresOf } from '#domain/character/sheet/features.ts';
import { resistancesOf } from '#domain/character/sheet/resistances.ts';
import { validateCharacter } from '#domain/character/validate-character.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { describe, expect, it } from 'vitest';

const dice = () => 1;
const choose = (character: Character, feature: string, options: string[]) =>
  actOnSheet(character, { kind: 'chooseOptions', feature, options }, dice);
const chosenOf = (character: Character, feature: string) => character.options[feature] ?? [];

describe('a level asks for options', () => {
  it.each<[id: ClassId, feature: string, counts: [level: number, count: number][]]>([
    [
      'warlock',
      'eldritch-invocations',
      [
        [1, 1],
        [2, 3],
        [4, 3],
        [5, 5],
        [7, 6],
        [9, 7],
        [12, 8],
        [15, 9],
        [18, 10],
        [20, 10],
      ],
    ],
    [
      'sorcerer',
      'metamagic',
      [
        [1, 0],
        [2, 2],
        [9, 2],
        [10, 4],
        [17, 6],
      ],
    ],
    [
      'sorcerer',
      'elemental-affinity',
      [
        [5, 0],
        [6, 1],
      ],
    ],
    [
      'ranger',
      'hunters-prey',
      [
        [2, 0],
        [3, 1],
      ],
    ],
    [
      'ranger',
      'defensive-tactics',
      [
        [6, 0],
        [7, 1],
      ],
    ],
    [
      'cleric',
      'blessed-strikes',
      [
        [6, 0],
        [7, 1],
      ],
    ],
    [
      'druid',
      'elemental-fury',
      [
        [6, 0],
        [7, 1],
      ],
    ],
  ])('a %s has so many of %s', (id, feature, counts) => {
    for (const [level, count] of counts) {
      const start = id === 'warlock' ? { options: { 'eldritch-invocations': ['eldritch-mind'] } } : {};
      expect(chosenOf(risen(id, level, start), feature), `level ${level}`).toHaveLength(count);
    }
  });

  it.each([
    ['none', [], 'Metamagic: choose 2.'],
    ['too few', ['twinned-spell'], 'Metamagic: choose 2.'],
    ['one twice', ['twinned-spell', 'twinned-spell'], 'Metamagic: choose each only once.'],
    ['one of another feature', ['twinned-spell', 'fire'], 'Metamagic has no such option.'],
  ] as const)('refuses %s', (_, options, sentence) => {
    const sorcerer = hero({ class: 'sorcerer' });
    expect(refusalOf(levelUp(sorcerer, { ...fittingChoices(sorcerer), options: [...options] }, dice))).toBe(sentence);
  });

  it.each([
    ['a level that is not reached', ['thirsting-blade', 'eldritch-mind'], 'Eldritch Invocations: Thirsting Blade needs warlock level 5.'],
    [
      'a cantrip that is not known',
      ['agonizing-blast-eldritch-blast', 'eldritch-mind'],
      'Eldritch Invocations: Agonizing Blast: Eldritch Blast needs a cantrip of the class that deals damage.',
    ],
  ] as const)('refuses an invocation that needs %s', (_, options, sentence) => {
    const warlock = hero({ class: 'warlock', options: { 'eldritch-invocations': ['pact-of-the-blade'] } });
    const choices = { ...fittingChoices(warlock), cantrips: [], options: [...options] };
    expect(refusalOf(levelUp(warlock, choices, dice))).toBe(sentence);
  });

  it('asks for the cantrip of an invocation, and lets who has it from before keep it', () => {
    const spells = [{ spell: 'eldritch-blast', prepared: true, from: 'class' as const }];
    const rules = findFeatureChoice('eldritch-invocations');
    const warlock = hero({ class: 'warlock', level: 2, spells, options: {} });
    const open = rules ? openOptions(warlock, rules, []) : [];
    const forOne = open.filter((id) => /^(?:agonizing-blast|eldritch-spear|repelling-blast)/.test(id));
    expect(forOne).toEqual(['agonizing-blast', 'eldritch-spear', 'repelling-blast'].map((id) => `${id}-eldritch-blast`));
    const known = ['agonizing-blast', 'repelling-blast', 'eldritch-mind'];
    expect(refusalOf(chooseOptions(warlock, 'eldritch-invocations', known))).toBeDefined();
    const old = { ...warlock, options: { 'eldritch-invocations': known } };
    expect(granted(chooseOptions(old, 'eldritch-invocations', known)).options).toEqual(old.options);
  });

  it('lets one choose what needs another, with it', () => {
    const warlock = hero({
      class: 'warlock',
      level: 4,
      options: { 'eldritch-invocations': ['eldritch-mind', 'misty-visions', 'armor-of-shadows'] },
    });
    const take = (...options: string[]) => levelUp(warlock, { ...fittingChoices(warlock), options }, dice);
    expect(refusalOf(take('eldritch-smite', 'thirsting-blade'))).toBe('Eldritch Invocations: Eldritch Smite needs Pact of the Blade.');
    const step = granted(take('eldritch-smite', 'pact-of-the-blade'));
    expect(chosenOf(step.character, 'eldritch-invocations')).toEqual([
      'eldritch-mind',
      'misty-visions',
      'armor-of-shadows',
      'eldritch-smite',
      'pact-of-the-blade',
    ]);
    expect(sentencesOf(step)).toContain(
      'Eldritch Invocations: Eldritch Mind, Misty Visions, Armor of Shadows, Eldritch Smite, Pact of the Blade.',
    );
  });

  it('asks a hero of earlier builds for none, who has all of them', () => {
    const warlock = hero({ class: 'warlock', level: 4 });
    expect(nextGainsOf(warlock, 'warlock').options).toBeNull();
    expect(granted(levelUp(warlock, fittingChoices(warlock), dice)).character.options).toEqual({});
    expect(refusalOf(levelUp(warlock, { ...fittingChoices(warlock), options: ['eldritch-mind'] }, dice))).toBe(
      'There is no option of a feature to choose at this level.',
    );
  });
});

describe('options are chosen on the sheet', () => {
  it('opens a sheet of an earlier build without any', () => {
    const { options: _, ...earlier } = hero({ class: 'sorcerer', level: 5 });
    expect(Character.parse(earlier).options).toEqual({});
  });

  it('takes the place of what was chosen, and says so', () => {
    const sorcerer = hero({ class: 'sorcerer', level: 3 });
    const first = granted(choose(sorcerer, 'metamagic', ['subtle-spell', 'twinned-spell']));
    expect(sentencesOf(first)).toEqual(['Metamagic: Subtle Spell, Twinned Spell.']);
    const second = granted(choose(first.character, 'metamagic', ['subtle-spell', 'careful-spell'])).character;
    expect(second.options).toEqual({ metamagic: ['subtle-spell', 'careful-spell'] });
    expect(featuresOf(second).find(({ name }) => name === 'Metamagic')?.line).toBe(
      'Two ways to bend spells. Chosen: Subtle Spell, Careful Spell.',
    );
  });

  it.each([
    ['a feature of another class', 'eldritch-invocations', ['eldritch-mind'], 'This character has no such feature to use.'],
    ['a feature of a later level', 'elemental-affinity', ['fire'], 'This character has no such feature to use.'],
    ['too many', 'metamagic', ['subtle-spell', 'careful-spell', 'twinned-spell'], 'Metamagic: choose 2.'],
  ] as const)('refuses %s', (_, feature, options, sentence) => {
    expect(refusalOf(choose(hero({ class: 'sorcerer', level: 3 }), feature, [...options]))).toBe(sentence);
  });

  it('gives resistance to the damage of the chosen dragon', () => {
    const sorcerer = hero({ class: 'sorcerer', level: 6 });
    expect(resistancesOf(sorcerer)).toEqual([]);
    expect(resistancesOf(granted(choose(sorcerer, 'elemental-affinity', ['cold'])).character)).toEqual(['cold']);
  });

  it('offers only what was chosen, and everything before', async () => {
    const sorcerer = hero({ class: 'sorcerer', level: 3 });
    const content = await contentOfFeatures(sorcerer);
    const named = (character: Character) =>
      waysToUse(character, 'sorcery-points', content).flatMap(({ feature, option }) =>
        feature === 'Metamagic' && option !== null ? [option] : [],
      );
    expect(named(sorcerer)).toHaveLength(10);
    const after = granted(choose(sorcerer, 'metamagic', ['subtle-spell', 'twinned-spell'])).character;
    expect(named(after)).toEqual(['Subtle Spell', 'Twinned Spell']);
  });

  it('refuses a file that chooses what is not there', () => {
    const wrong = hero({ class: 'sorcerer', level: 3, options: { metamagic: ['fire'] } });
    expect(refusalOf(validateCharacter(wrong))).toBe('This file chooses options of a feature that are not there: metamagic.');
    expect(validateCharacter(hero({ class: 'sorcerer', level: 3, options: { metamagic: ['subtle-spell'] } })).ok).toBe(true);
  });
});
