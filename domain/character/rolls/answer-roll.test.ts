import { beforeAll, describe, expect, it } from 'vitest';
import { granted, hero, refusalOf, risen, scripted, scores, sentencesOf } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { contentOfFeatures, noContent } from '#domain/character/effects/content.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { reachOther } from '#domain/character/actions/choose-deeds.ts';
import { planOfFeature, useFeature } from '#domain/character/actions/use-feature.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { limits } from '#domain/limits/limits.ts';
import { answerRoll, withAnswers } from './answer-roll.ts';
import { figure } from '#domain/character/sheet/figure.ts';
import { tellAnswer } from './tell-answer.ts';
import { rollUse } from './use-rolls.ts';
import type { RolledNumber } from './what-is-rolled.ts';

const now = new Date('2026-01-01T17:36:00Z');
const rolledAt = new Date('2026-01-01T17:35:00Z');
const rolled = (over: Partial<Roll> = {}): Roll => ({
  label: 'Wisdom save',
  dice: '1d20',
  faces: [4],
  kept: [4],
  modifier: 3,
  total: 7,
  against: 20,
  outcome: 'failure',
  ...over,
});

const spellAttack = {
  gifts: [],
  more: 0,
  name: 'Fire Bolt',
  level: 0,
  activity: { kind: 'attack', attack: { form: 'ranged', with: 'spell' } },
  growing: { slot: 0, tier: 1, values: {} },
  numbers: { ability: 'charisma', attack: figure(), dc: 13 },
  damageType: null,
  spell: { id: 'fire-bolt', level: 0 },
} as const;

let content: ActContent = noContent;
beforeAll(async () => {
  const all = ['fighter', 'rogue', 'warlock', 'bard', 'monk'] as const;
  content = await contentOfFeatures({ classes: all.map((each) => ({ class: each })) });
});

const offeredTo = (one: Character, kind: RolledNumber['kind'], over: Partial<Roll> = {}, isHidden = false) =>
  (withAnswers(one, rolled(over), kind, content, isHidden).answers ?? []).map(tellAnswer);
const answered = (one: Character, kind: RolledNumber['kind'], name: string, dice: number[], over: Partial<Roll> = {}) => {
  const roll = withAnswers(one, rolled(over), kind, content);
  const key = roll.answers?.find((each) => each.name === name)?.key ?? name;
  return answerRoll(one, { roll, rolledAt, now }, key, content, scripted(...dice));
};

describe('a test of a hero that fails', () => {
  it.each([
    ['a fighter’s save', risen('fighter', 20), 'save', ['Indomitable: roll again, +20']],
    ['a fighter’s check', risen('fighter', 2), 'skill', ['Tactical Mind: +1d10']],
    ['a rogue’s attack', risen('rogue', 20), 'attack', ['Stroke of Luck: count as 20']],
    ['a warlock’s check', risen('warlock', 6), 'check', ['Dark One’s Own Luck: +1d10']],
    ['a monk’s save', risen('monk', 14), 'save', ['Disciplined Survivor: roll again']],
    ['the save of somebody without such a feature', hero({}), 'save', []],
  ] as const)('offers what answers it: %s', (_, one, kind, offered) => expect(offeredTo(one, kind)).toEqual(offered));

  it('offers nothing once it has succeeded, and without a word of how it went all the same', () => {
    const fighter = risen('fighter', 20);
    expect(offeredTo(fighter, 'save', { outcome: 'success' })).toEqual([]);
    expect(offeredTo(fighter, 'save', { outcome: undefined, against: null })).toHaveLength(1);
    expect(offeredTo(fighter, 'save', { outcome: 'success' }, true)).toHaveLength(1);
  });

  it('offers nothing that cannot be paid for', () => {
    const { usesSpent } = risen('fighter', 20);
    expect(offeredTo(risen('fighter', 20, { usesSpent: { ...usesSpent, indomitable: 3 } }), 'save')).toEqual([]);
  });
});

describe('an answer to a failed test', () => {
  it('of Indomitable rolls again and adds the level, for one use', () => {
    const done = granted(answered(risen('fighter', 20, { name: 'Fay' }), 'save', 'Indomitable', [10]));
    expect(done.rolls).toMatchObject([
      { faces: [10], modifier: 23, total: 33, outcome: 'success', notes: ['Indomitable: rolled again, +20'] },
    ]);
    expect(done.character.usesSpent).toEqual({ indomitable: 1 });
    expect(sentencesOf(done)).toEqual(['Fay uses Indomitable: 2 of 3 left.']);
  });

  it('keeps the disadvantage of the roll when it is rolled again', () => {
    const over = { dice: '2d20', faces: [4, 11], notes: ['Disadvantage: Poisoned'] };
    const done = granted(answered(risen('fighter', 20), 'save', 'Indomitable', [18, 2], over));
    expect(done.rolls).toMatchObject([{ faces: [18, 2], kept: [2], total: 25 }]);
  });

  it('of Tactical Mind is not spent where the check still fails, and cannot be given twice', () => {
    const fighter = risen('fighter', 2);
    const failed = granted(answered(fighter, 'skill', 'Tactical Mind', [6]));
    expect(failed.character).toEqual(fighter);
    expect(failed.rolls[0]).toMatchObject({ total: 13, outcome: 'failure' });
    expect(failed.rolls[0].answers).toBeUndefined();
    const made = granted(answered(fighter, 'skill', 'Tactical Mind', [6], { against: 13 }));
    expect(made.character.usesSpent).toEqual({ 'second-wind': 1 });
    expect(made.rolls[0]).toMatchObject({ total: 13, outcome: 'success' });
  });

  it('of Stroke of Luck makes the d20 a 20, which hits', () => {
    const over: Partial<Roll> = { outcome: 'miss', from: { characterId: 'k', itemId: null, what: 'attack' }, kept: [1], faces: [1] };
    const done = granted(answered(risen('rogue', 20), 'attack', 'Stroke of Luck', [], over));
    expect(done.rolls).toMatchObject([{ kept: [20], total: 23, outcome: 'criticalHit' }]);
  });

  it('of Bardic Inspiration adds the die that a bard gave, which is gone then', () => {
    const bard = risen('bard', 5, { stats: scores({ charisma: 16 }) });
    const other = hero({ id: '7f3d1c7e-5b5c-4b39-8f0e-0c5f7a8e2a13', name: 'Zedd' });
    const use = { use: 'bardic-inspiration', times: 1, way: 'bardic-inspiration.inspire', targets: [other.id] };
    const zedd = reachOther(other, granted(planOfFeature(bard, use, content, scripted())));
    expect(zedd.character.activeEffects).toMatchObject([{ changes: [{ on: 'failedTest', add: '1d8' }] }]);
    expect(rollUse(zedd.character, spellAttack, scripted(5))).toMatchObject([{ answers: [{ name: 'Bardic Inspiration', add: '1d8' }] }]);
    expect(offeredTo(zedd.character, 'skill')).toEqual(['Bardic Inspiration: +1d8']);
    const done = granted(answered(zedd.character, 'skill', 'Bardic Inspiration', [8], { against: 15 }));
    expect(done.rolls).toMatchObject([{ total: 15, outcome: 'success', notes: ['Bardic Inspiration: +8 (1d8)'] }]);
    expect(done.character.activeEffects).toEqual([]);
  });

  it('of Cutting Words to somebody else’s roll is a die for the table to take away', () => {
    const bard = risen('bard', 5, { stats: scores({ charisma: 16 }) });
    const lower = (way: string) => granted(useFeature(bard, { use: 'bardic-inspiration', times: 1, way }, content, scripted(8))).rolls;
    for (const way of ['cutting-words.roll', 'cutting-words.check', 'cutting-words.damage'])
      expect(lower(way)).toMatchObject([{ dice: '1d8', total: 8 }]);
  });

  it('is refused long after the roll, and where the roll does not offer it', () => {
    const fighter = risen('fighter', 20, { name: 'Fay' });
    const roll = withAnswers(fighter, rolled(), 'save', content);
    const later = new Date(rolledAt.getTime() + limits.rollAgainMinutes * 60_000);
    expect(refusalOf(answerRoll(fighter, { roll, rolledAt, now: later }, 'indomitable', content, scripted()))).toBe(
      `A roll is answered within ${limits.rollAgainMinutes} minutes.`,
    );
    expect(refusalOf(answerRoll(fighter, { roll: rolled(), rolledAt, now }, 'indomitable', content, scripted()))).toBe(
      'Fay has nothing with which to answer this roll.',
    );
  });
});
