import { describe, expect, it } from 'vitest';
import {
  classesOf,
  fittingChoices,
  granted,
  hero,
  refusalOf,
  risen,
  scores,
  scripted,
  sentencesOf,
} from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { classOffersOf, whyNotClass } from './class-prerequisites.ts';
import { nextGainsOf } from './level-gains.ts';
import { levelUp } from './level-up.ts';

const all = (score: number) => scores(Object.fromEntries(Object.keys(scores({})).map((ability) => [ability, score])));
const up = (character: Character, id: ClassId, ...faces: number[]) =>
  levelUp(character, { ...fittingChoices(character, id), class: id }, scripted(...faces));
const whyNot = (character: Character, id: ClassId) => {
  const refused = whyNotClass(character, id);
  return refused && tellCharacterRefusal(refused.refused);
};

describe('SRD 5.2.1, Multiclassing: prerequisites', () => {
  it.each<[ClassId, ClassId, Partial<Character['stats']>, string | null]>([
    ['barbarian', 'druid', { strength: 13, wisdom: 13 }, null],
    ['barbarian', 'druid', { strength: 13, wisdom: 12 }, 'the druid needs wisdom, and Kara has 12.'],
    ['barbarian', 'druid', { strength: 12, wisdom: 13 }, 'the barbarian needs strength, and Kara has 12.'],
    ['fighter', 'wizard', { dexterity: 13, intelligence: 13 }, null],
    ['fighter', 'wizard', { intelligence: 13 }, 'the fighter needs strength or dexterity, and Kara has 10.'],
    ['wizard', 'fighter', { strength: 13, intelligence: 13 }, null],
    ['wizard', 'monk', { intelligence: 13, dexterity: 13, wisdom: 10 }, 'the monk needs wisdom, and Kara has 10.'],
    ['wizard', 'paladin', { intelligence: 13, strength: 13 }, 'the paladin needs charisma, and Kara has 10.'],
    ['wizard', 'ranger', { intelligence: 13, wisdom: 16 }, 'the ranger needs dexterity, and Kara has 10.'],
    ['rogue', 'bard', { dexterity: 13, charisma: 13 }, null],
    ['cleric', 'sorcerer', { wisdom: 13, charisma: 12 }, 'the sorcerer needs charisma, and Kara has 12.'],
    ['druid', 'warlock', { wisdom: 13, charisma: 13 }, null],
  ])('a %s becomes a %s with %j: %s', (from, to, stats, why) => {
    const sentence = why && `Levels of several classes need 13 or more in the primary ability of each: ${why}`;
    expect(whyNot(hero({ class: from, stats: scores(stats) }), to)).toBe(sentence);
  });

  it('ask nothing of a class that was taken, and count every class of three', () => {
    expect(whyNot(hero({ classes: classesOf(['fighter', 1], ['wizard', 1]) }), 'wizard')).toBeNull();
    const two = hero({ classes: classesOf(['fighter', 1], ['wizard', 1]), stats: scores({ strength: 13, charisma: 13 }) });
    expect(whyNot(two, 'bard')).toContain('the wizard needs intelligence');
  });

  it('the level says so, too', () => {
    expect(refusalOf(levelUp(hero(), { ...fittingChoices(hero()), class: 'wizard' }, scripted()))).toContain(
      'the fighter needs strength or dexterity',
    );
  });

  it('the quick rules know one class, and nobody has more than 20 levels', () => {
    expect(whyNot(hero({ ruleSet: 'quick', stats: all(18) }), 'wizard')).toBe(
      'By the quick rules everybody has one class: this one is a fighter.',
    );
    const full = hero({ classes: classesOf(['fighter', 10], ['wizard', 10]), stats: all(18) });
    expect([whyNot(full, 'wizard'), whyNot(full, 'rogue')]).toEqual(['Level 20 is the highest.', 'Level 20 is the highest.']);
  });

  it('are offered with the own classes first', () => {
    const offers = classOffersOf(hero({ classes: classesOf(['wizard', 2], ['rogue', 1]), stats: all(13) }));
    expect(offers.slice(0, 2).map(({ class: id, level }) => [id, level])).toEqual([
      ['wizard', 2],
      ['rogue', 1],
    ]);
    expect(offers).toHaveLength(classIds.length);
    expect(offers.every(({ refused }) => refused === null)).toBe(true);
  });
});

describe('the first level of a second class', () => {
  const fighter = () => risen('fighter', 3, { stats: all(14) });

  it('gives the average of its die, its features, and a wizard their book', () => {
    const { character, facts } = granted(up(fighter(), 'wizard'));
    expect(character.classes).toMatchObject([
      { class: 'fighter', level: 3, subclass: 'champion' },
      { class: 'wizard', level: 1, hitPointGains: [4] },
    ]);
    expect(character.spells.filter((known) => known.class === 'wizard')).toHaveLength(3 + 6);
    expect(sentencesOf({ character, facts, rolls: [] })).toEqual(
      expect.arrayContaining([
        'Kara is now a level 1 wizard, level 4 in all.',
        'Spell slots: 2 of level 1.',
        'Arcane Recovery: Some slots back on a short rest, once a day.',
      ]),
    );
  });

  it('rolls its die on request', () => {
    const { character, rolls } = granted(
      levelUp(fighter(), { ...fittingChoices(fighter(), 'wizard'), class: 'wizard', hitPoints: 'roll' }, scripted(2)),
    );
    expect(rolls).toMatchObject([{ dice: '1d6', total: 2 }]);
    expect(character.classes[1]?.hitPointGains).toEqual([2]);
  });

  it.each<[ClassId, number]>(
    classIds.filter((id) => id !== 'fighter').map((id) => [id, id === 'bard' || id === 'ranger' || id === 'rogue' ? 1 : 0]),
  )('of a %s teaches %i skills', (id, count) => expect(nextGainsOf(fighter(), id).skills.choose).toBe(count));

  it('of a cleric or druid asks for the order', () => {
    const { order: _order, ...choices } = fittingChoices(fighter(), 'cleric');
    expect(refusalOf(levelUp(fighter(), { ...choices, class: 'cleric' }, scripted()))).toBe('Choose your Divine Order.');
    expect(granted(up(fighter(), 'cleric')).character.classes[1]?.order).toBe('scholar');
    expect(refusalOf(levelUp(fighter(), { ...fittingChoices(fighter()), class: 'fighter', order: 'scholar' }, scripted()))).toBe(
      'This class has no order to choose.',
    );
  });

  it('adds the weapons it masters to those that are known', () => {
    const one = granted(up(risen('barbarian', 1, { stats: all(14), masteries: ['greataxe', 'handaxe'] }), 'fighter')).character;
    expect(one.masteries).toHaveLength(2 + 3);
  });
});

describe('levels of several classes', () => {
  it('give a feat at the levels of the class, not of the character', () => {
    let one = risen('fighter', 3, { stats: all(14) });
    one = granted(up(one, 'wizard')).character;
    expect(one.feats.filter(({ feat }) => feat === 'ability-score-improvement')).toHaveLength(0);
    one = granted(up(one, 'fighter')).character;
    expect(one.feats.filter(({ feat }) => feat === 'ability-score-improvement')).toEqual([{ feat: 'ability-score-improvement', level: 5 }]);
  });

  it('take a path for each class, at its third level', () => {
    let one = risen('rogue', 3, { stats: all(14) });
    for (let level = 0; level < 3; level += 1) one = granted(up(one, 'paladin')).character;
    expect(one.classes.map(({ subclass }) => subclass)).toEqual(['thief', 'oath-of-devotion']);
    expect(one.spells.filter((known) => known.class === 'paladin' && known.from === 'other').map(({ spell }) => spell)).toEqual(
      expect.arrayContaining(['divine-smite', 'shield-of-faith']),
    );
  });

  it('keep a spell that two classes give once, with the better ability', () => {
    const stats = { ...all(13), wisdom: 18 };
    const cleric = hero({
      classes: classesOf(['cleric', 1], ['paladin', 1]),
      stats,
      spells: [{ spell: 'shield-of-faith', prepared: true, from: 'class', class: 'cleric' }],
    });
    let one: Character = cleric;
    for (let level = 0; level < 2; level += 1) one = granted(up(one, 'paladin')).character;
    expect(one.spells.filter(({ spell }) => spell === 'shield-of-faith')).toEqual([
      { spell: 'shield-of-faith', prepared: true, from: 'other', class: 'cleric' },
    ]);
  });

  it('go on in the class that was taken last where none is named', () => {
    const one = granted(up(risen('fighter', 1, { stats: all(14) }), 'rogue')).character;
    const next = granted(levelUp(one, fittingChoices(one, 'rogue'), scripted()));
    expect(next.character.classes.map(({ class: id, level }) => [classes[id].name, level])).toEqual([
      ['Fighter', 1],
      ['Rogue', 2],
    ]);
  });
});
