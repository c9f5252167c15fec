import { firstClassOf } from '#domain/character/classes/class-levels.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { describe, expect, it } from 'vitest';
import {
  everyClass,
  fittingChoices,
  granted,
  hero,
  refusalOf,
  risen,
  scores,
  scripted,
  sentencesOf,
} from '#domain/character/character.fixture.ts';
import { Character } from '#domain/character/character.ts';
import { LevelChoices } from './level-choices.ts';
import { gainsAt } from './level-gains.ts';
import { castingAbilityOf } from '#domain/character/sheet/class-casting.ts';
import { chosenIn } from './spells-to-choose.ts';
import { levelUp } from './level-up.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';

const nothing = LevelChoices.parse({});
const up = (character: Character, choices: object = {}) => levelUp(character, LevelChoices.parse(choices), () => 5);

describe('gainsAt', () => {
  it.each([
    ['fighter', 6, { feat: 'general', fightingStyle: false }],
    ['fighter', 7, { feat: null, fightingStyle: true }],
    ['rogue', 10, { feat: 'general' }],
    ['wizard', 10, { feat: null, cantrips: 1 }],
    ['wizard', 19, { feat: 'epic boon' }],
    ['bard', 2, { expertise: { choose: 2 } }],
    ['bard', 3, { skills: { choose: 3 }, subclass: 'College of Lore' }],
    ['barbarian', 3, { skills: { choose: 1 } }],
    ['ranger', 9, { expertise: { choose: 2 } }],
    ['wizard', 2, { expertise: { choose: 1 }, spells: 2 }],
    ['wizard', 1, { spells: 6, cantrips: 3, highestSpell: 1 }],
    ['cleric', 5, { spells: 2, highestSpell: 3, always: ['mass-healing-word', 'revivify'] }],
    ['warlock', 13, { arcanum: 7, highestSpell: 5 }],
    ['paladin', 2, { fightingStyle: true, always: ['divine-smite'] }],
  ] as const)('asks a %s at level %i for what is due', (name, level, gains) => {
    expect(gainsAt({ class: name, order: null }, level)).toMatchObject(gains);
  });
});

describe('levelUp', () => {
  it.each([
    ['paladin', 'blessed-warrior', ['light', 'guidance'], 'charisma', 'Cleric'],
    ['ranger', 'druidic-warrior', ['druidcraft', 'guidance'], 'wisdom', 'Druid'],
  ] as const)('teaches a %s two cantrips in the place of a way to fight', (name, style, cantrips, ability, list) => {
    const before = risen(name, 1);
    const known = gainsAt({ class: name, order: null }, 2);
    const choices = { ...fittingChoices(before), fightingStyle: style };
    const { character } = granted(up(before, { ...choices, cantrips }));
    const learned = character.spells.filter(({ spell }) => cantrips.some((each) => each === spell));
    expect(learned).toEqual(cantrips.map((spell) => ({ spell, prepared: true, from: 'other', class: name })));
    expect(castingAbilityOf(character, name)).toBe(ability);
    expect(chosenIn(character, name).spells).toBe(known.spells + chosenIn(before, name).spells);
    const one = refusalOf(up(before, { ...choices, cantrips: cantrips.slice(1) }));
    expect(one).toContain(`teaches two cantrips: choose two of the ${list} list.`);
    expect(refusalOf(up(before, { ...choices, cantrips: [...cantrips, 'thaumaturgy'] }))).not.toBeNull();
    expect(refusalOf(up(risen('fighter', 6), { ...fittingChoices(risen('fighter', 6)), fightingStyle: style, cantrips }))).toBe(
      'Choose a fighting style.',
    );
  });

  it('tells what changed', () => {
    const wizard = risen('wizard', 4, { stats: scores({ intelligence: 17, constitution: 14 }) });
    const taken = granted(up(wizard, { spells: ['fireball', 'fly'] }));
    const { character, rolls } = taken;
    expect(sentencesOf(taken)).toEqual([
      'Kara is now a level 5 wizard.',
      'Hit point maximum: 26 to 32.',
      'Proficiency bonus: +3.',
      'Memorize Spell: Exchange a prepared spell on a short rest.',
      'New spells: Fireball, Fly.',
      'Spell slots: 4 of level 1, 3 of level 2, 2 of level 3.',
      'Hit die: 4 and +2 from constitution.',
    ]);
    expect(rolls).toEqual([]);
    expect(levelOf(character)).toBe(5);
  });

  it('rolls the hit die on request', () => {
    const { character, rolls } = granted(levelUp(hero(), LevelChoices.parse({ hitPoints: 'roll' }), scripted(9)));
    expect(firstClassOf(character).hitPointGains).toEqual([9]);
    expect(rolls).toMatchObject([{ dice: '1d10', total: 9 }]);
  });

  it('raises scores with a feat, and hit points with constitution at every level', () => {
    const fighter = risen('fighter', 3, { stats: scores({ constitution: 13, strength: 15 }) });
    const before = deriveSheet(fighter).hitPoints.maximum.value;
    const feat = { feat: 'ability-score-improvement', increases: { strength: 1, constitution: 1 } };
    const taken = granted(up(fighter, { feat, masteries: ['whip'] }));
    const { character } = taken;
    expect(character.stats).toMatchObject({ strength: 16, constitution: 14 });
    expect(deriveSheet(character).hitPoints.maximum.value).toBe(before + 6 + 2 + 3);
    expect(sentencesOf(taken)).toContain('Strength: 15 to 16.');
  });

  it.each<[string, HeroChanges, object, string]>([
    ['the 21st level', { level: 20 }, {}, 'Level 20 is the highest.'],
    ['a feat too early', {}, { feat: { feat: 'alert' } }, 'There is no feat to choose at this level.'],
    ['no feat when one is due', { class: 'wizard', level: 3 }, {}, 'Choose a feat.'],
    [
      'a score above 20',
      { class: 'wizard', level: 3, stats: scores({ intelligence: 19 }) },
      { feat: { feat: 'ability-score-improvement', increases: { intelligence: 2 } } },
      'Intelligence cannot be higher than 20.',
    ],
    [
      'three points',
      { class: 'wizard', level: 3 },
      { feat: { feat: 'ability-score-improvement', increases: { intelligence: 2, wisdom: 1 } } },
      'Raise your ability scores by 2 points in all.',
    ],
    [
      'a boon before level 19',
      { class: 'wizard', level: 3 },
      { feat: { feat: 'boon-of-fate', increases: { wisdom: 1 } } },
      'Boon of Fate needs level 19.',
    ],
    [
      'a boon of spells for a fighter',
      { level: 18 },
      { feat: { feat: 'boon-of-spell-recall', increases: { wisdom: 1 } } },
      'Boon of Spell Recall needs a class that casts.',
    ],
    [
      'a style as a feat',
      { class: 'wizard', level: 3 },
      { feat: { feat: 'archery' } },
      'Archery is a fighting style, not a feat of this level.',
    ],
    [
      'a weak grappler',
      { class: 'wizard', level: 3 },
      { feat: { feat: 'grappler', increases: { strength: 1 } } },
      'Grappler needs strength or dexterity of 13.',
    ],
    [
      'raises of a feat that raises nothing',
      { class: 'wizard', level: 3 },
      { feat: { feat: 'alert', increases: { wisdom: 1 } } },
      'This feat raises no ability score.',
    ],
    ['a skilled one without skills', { class: 'wizard', level: 3 }, { feat: { feat: 'skilled' } }, 'Choose 3 skills.'],
    ['a style of a wizard', { class: 'wizard' }, { fightingStyle: 'archery' }, 'There is no fighting style to choose at this level.'],
    [
      'expertise in what is not known',
      { class: 'bard', skills: ['stealth'] },
      { expertise: ['stealth', 'arcana'] },
      'Expertise needs proficiency: arcana is not one of your skills.',
    ],
    [
      'the same expertise twice',
      { class: 'bard', skills: ['stealth'] },
      { expertise: ['stealth', 'stealth'] },
      'Choose each skill to be expert in once.',
    ],
    [
      'a spell of too high a level',
      { class: 'sorcerer' },
      { spells: ['fireball'] },
      'Fireball is a level 3 spell; you can learn spells up to level 1.',
    ],
    ['a spell of another list', { class: 'sorcerer' }, { spells: ['bless'] }, 'Bless is not on the sorcerer’s list.'],
    ['too many spells', { class: 'sorcerer' }, { spells: ['sleep', 'shield', 'jump'] }, 'Choose at most 2 spells.'],
    ['a spell that is none', { class: 'sorcerer' }, { spells: ['zap'] }, 'There is no such spell.'],
    ['a cantrip that is not due', { class: 'sorcerer' }, { cantrips: ['light'] }, 'There is no cantrip to choose now.'],
    ['a free spell of another school', { class: 'wizard', level: 2 }, { savant: ['misty-step'] }, 'Misty Step is no spell of evocation.'],
    ['an arcanum too early', { class: 'warlock' }, { arcanum: 'eyebite' }, 'There is no arcanum to choose at this level.'],
  ])('refuses %s', (_, changes, choices, why) => expect(refusalOf(up(hero(changes), choices))).toBe(why));

  it('gives a warlock an arcanum that no slot reaches', () => {
    const warlock = risen('warlock', 10);
    const { character } = granted(levelUp(warlock, { ...fittingChoices(warlock), arcanum: 'eyebite' }, () => 5));
    expect(character.spells).toContainEqual({ spell: 'eyebite', prepared: true, from: 'other', class: 'warlock' });
  });

  it('raises two scores at level 20 of barbarians and monks', () => {
    const barbarian = risen('barbarian', 19, { stats: scores({ constitution: 20, strength: 24 }) });
    const { stats } = granted(levelUp(barbarian, fittingChoices(barbarian), () => 1)).character;
    expect(stats).toMatchObject({ strength: 25, constitution: 24 });
  });

  it.each([
    [0, 6500],
    [7000, 7000],
  ])('raises %i experience to no less than its own least (SRD 5.2.1, Character Advancement)', (experience, after) => {
    const fighter = risen('fighter', 4);
    const { character } = granted(levelUp({ ...fighter, experience }, fittingChoices(fighter), () => 1));
    expect(character.experience).toBe(after);
  });

  it('adds nothing but the level and its experience by the quick rules', () => {
    const taken = granted(levelUp(hero({ ruleSet: 'quick' }), nothing, () => 1));
    expect(taken.character).toEqual(hero({ ruleSet: 'quick', level: 2, experience: 300 }));
    expect(sentencesOf(taken)).toEqual(['Kara is now a level 2 fighter.', 'Hit point maximum: 8 to 16.']);
  });

  it.each(everyClass)('takes a %s from level 1 to 20, every step well-formed and never weaker', (name) => {
    let character = risen(name, 1);
    while (levelOf(character) < 20) {
      const taken = granted(levelUp(character, fittingChoices(character), () => 1));
      const after = taken.character;
      expect(Character.parse(after)).toEqual(after);
      expect(deriveSheet(after).hitPoints.maximum.value).toBeGreaterThan(deriveSheet(character).hitPoints.maximum.value);
      expect(after.feats.length).toBeGreaterThanOrEqual(character.feats.length);
      expect(sentencesOf(taken).every((sentence) => /^[A-Z“a-z].*[.]$/.test(sentence))).toBe(true);
      character = after;
    }
    const due = Array.from({ length: 19 }, (_, index) => gainsAt({ class: name, order: null }, index + 2));
    expect(character.feats).toHaveLength(due.filter((gains) => gains.feat ?? gains.fightingStyle).length);
    expect(character.masteries).toHaveLength(due.reduce((sum, gains) => sum + gains.masteries, 0));
  });
});
