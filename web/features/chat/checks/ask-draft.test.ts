import { expect, it } from 'vitest';
import { askable, emptyAsk, tickedAtFirst, readAsk, withSide } from './ask-draft.ts';
import type { AskDraft, AskProblems } from './ask-draft.ts';

const draft = (over: Partial<AskDraft> = {}): AskDraft => ({ ...emptyAsk(['kara', 'tam']), ...over });

it('an untouched draft asks all heroes for perception', () => {
  expect(readAsk(draft())).toEqual({
    ok: true,
    ask: {
      kind: 'each',
      what: { kind: 'skill', skill: 'perception' },
      heroes: ['kara', 'tam'],
      difficulty: null,
      showsDifficulty: true,
      secret: 'no',
      advantage: 'none',
      second: null,
    },
  });
});

it('all skills, abilities and saves can be asked for', () => expect(askable).toHaveLength(30));

it('all stand on one side of a contest at first, and whoever is chosen for the other side changes over', () => {
  const changed = withSide(draft({ kind: 'contest' }), 'others', ['tam']);
  expect(changed).toEqual({ heroes: ['kara'], others: ['tam'] });
  expect(readAsk(draft({ kind: 'contest', ...changed }))).toMatchObject({ ok: true });
  expect(withSide(draft(changed), 'heroes', ['kara', 'tam'])).toEqual({ heroes: ['kara', 'tam'], others: [] });
});

it('a contest has a second side and no difficulty class', () => {
  const contest = draft({
    kind: 'contest',
    heroes: ['kara'],
    difficulty: '12',
    creature: ' Ogre ',
    modifier: '−1',
    against: 'check strength',
  });
  expect(readAsk(contest)).toMatchObject({
    ok: true,
    ask: {
      difficulty: null,
      second: { what: { kind: 'check', ability: 'strength' }, heroes: [], creature: { name: 'Ogre', modifier: -1 } },
    },
  });
});

it.each<[string, Partial<AskDraft>, AskProblems]>([
  ['nobody', { heroes: [] }, { heroes: 'Choose who rolls.' }],
  ['a DC that is no number', { difficulty: 'hard' }, { difficulty: 'A whole number from 1 to 40.' }],
  ['a DC out of bounds', { difficulty: '41' }, { difficulty: 'A whole number from 1 to 40.' }],
  ['a group without a DC', { kind: 'group' }, { difficulty: 'A group check needs a DC.' }],
  ['a contest against nobody', { kind: 'contest' }, { second: 'Choose or name somebody for the other side.' }],
  ['a contest with oneself', { kind: 'contest', others: ['tam'] }, { second: 'Nobody stands on both sides.' }],
  ['a passive save', { secret: 'passive', what: 'save wisdom' }, { secret: 'Only skills have a passive score.' }],
  ['a modifier out of bounds', { kind: 'contest', creature: 'Ogre', modifier: '99' }, { modifier: 'A whole number from −10 to 30.' }],
])('%s is refused in the field', (_, over, problems) => expect(readAsk(draft(over))).toEqual({ ok: false, problems }));

it('ticks the heroes who are up at first, and nobody who lies at 0 hit points', () => {
  const heroes = [
    { id: 'nim', life: 'up' },
    { id: 'tov', life: 'dying' },
    { id: 'vex', life: 'stable' },
  ] as const;
  expect(tickedAtFirst(heroes)).toEqual(['nim']);
});
