import { describe, expect, it } from 'vitest';
import { lowerHand, pauseTurn, raiseHand, submitIntent, turnAtRest } from '#domain/turn/turn.ts';
import type { Turn } from '#domain/turn/turn.ts';
import { candleLeft, closingText, handLabel, handUp, nextStep, secondsLeft, shownTurn } from './turn-view.ts';

const start = new Date('2026-11-20T20:00:00.000Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const mira = { id: 'user-mira', name: 'Mira' };
const raised = (...people: string[]): Turn =>
  people.reduce((turn, name) => raiseHand(turn, { id: `user-${name.toLowerCase()}`, name }, start).turn, turnAtRest('c', 60));

describe('an awaited hand', () => {
  it('shows as raised before the server answers, and as it was when the action is taken back', () => {
    const confirmed = turnAtRest('c', 60);
    expect(handUp(shownTurn(confirmed, 'raise', mira, start), mira)).toBe(true);
    expect(shownTurn(confirmed, null, mira, start)).toBe(confirmed);
  });

  it('shows as lowered without hiding what others do meanwhile', () => {
    const shown = shownTurn(raised('Mira', 'Tov'), 'lower', mira, start);
    expect(shown.hands.map(({ name }) => name)).toEqual(['Tov']);
  });
});

describe('the countdown', () => {
  it('counts whole seconds on the given clock, from all that was given down to zero', () => {
    const turn = raised('Mira');
    expect([-2, 0, 0.2, 59.2, 60, 75].map((at) => secondsLeft(turn, later(at)))).toEqual([60, 60, 60, 1, 0, 0]);
    expect(secondsLeft(turnAtRest('c'), start)).toBeNull();
    expect(secondsLeft(pauseTurn(raised('Mira'), new Date(start.getTime() + 20_500)).turn, new Date(0))).toBe(40);
  });

  it('burns the candle down from whole to nothing', () => {
    expect([60, 30, 0].map((seconds) => candleLeft(raised('Mira'), seconds))).toEqual([1, 0.5, 0]);
  });
});

describe('what to do next', () => {
  const withIntent = (turn: Turn) => submitIntent(turn, mira.id, 'I listen.', start).turn;
  it.each([
    ['at rest', turnAtRest('c'), 'Write to talk and look around, or raise your hand to act.'],
    ['others act', raised('Tov', 'Ada'), 'Raise your hand to act, or wait for Tov and Ada.'],
    ['a long name', raised('Wilhelmina von Hohenzollern'), 'Raise your hand to act, or wait for Wilhelmina.'],
    ['many act', raised('Tov', 'Ada', 'Bo', 'Cy', 'Di'), 'Raise your hand to act, or wait for Tov, Ada and 3 more.'],
    ['my hand is up', raised('Mira', 'Tov'), 'Write what you do, then lower your hand.'],
    ['my intent is in', withIntent(raised('Mira')), 'Lower your hand when you are done: the narrator answers.'],
    ['others follow', withIntent(raised('Mira', 'Tov')), 'Lower your hand when you are done. Then the table waits for Tov.'],
    ['I am done', lowerHand(withIntent(raised('Mira', 'Tov')), mira.id, start).turn, 'Your action is in. Waiting for Tov.'],
  ])('is said in one line: %s', (_title, turn, sentence) => {
    expect(nextStep(turn, mira, { part: 'plays', paused: false, narrating: false, held: false, answers: 'inCharacter' })).toBe(sentence);
  });

  it.each([
    ['leads', 'Waiting for Tov and Ada.', 'Write to the table, or wait for raised hands.'],
    ['watches', 'Waiting for Tov and Ada.', 'The story goes on when somebody acts.'],
  ] as const)('is whom to wait for, for somebody who %s', (part, waiting, resting) => {
    const now = { part, paused: false, narrating: false, held: false, answers: 'inCharacter' } as const;
    expect([nextStep(raised('Tov', 'Ada'), mira, now), nextStep(turnAtRest('c'), mira, now)]).toEqual([waiting, resting]);
  });

  it.each([
    ['turns', 'Raise your hand to act. The narrator answers only then.'],
    ['addressed', 'Raise your hand to act, or speak to the narrator.'],
    ['withoutTurns', 'Write what you do, or raise your hand to act together.'],
    ['inCharacter', 'Write to talk and look around, or raise your hand to act.'],
    [null, 'Raise your hand to act, or write to the table.'],
  ] as const)('follows when the narrator answers: %s', (answers, sentence) => {
    expect(nextStep(turnAtRest('c'), mira, { part: 'plays', paused: false, narrating: false, held: false, answers })).toBe(sentence);
  });

  it.each([
    ['withoutTurns', 'Write “I join the fight” to be in it, or what you do elsewhere.'],
    ['inCharacter', 'Write “I join the fight” to be in it, or raise your hand to act elsewhere.'],
    ['turns', 'Raise your hand and write “I join the fight” to be in it.'],
  ] as const)('is how to join a fight that goes on beside one: %s', (answers, sentence) => {
    const now = { part: 'plays', paused: false, narrating: false, held: false, answers, beside: true } as const;
    expect(nextStep(turnAtRest('c'), mira, now)).toBe(sentence);
  });

  it('is nothing while the table is paused', () => {
    expect(nextStep(raised('Mira'), mira, { part: 'plays', paused: true, narrating: true, held: false, answers: 'inCharacter' })).toContain(
      'The table is paused.',
    );
  });

  it('is to read while the narrator speaks', () => {
    expect(
      nextStep(turnAtRest('c'), mira, { part: 'plays', paused: false, narrating: true, held: false, answers: 'inCharacter' }),
    ).toContain('The narrator is speaking.');
  });
});

describe('a reply that waits to be read', () => {
  it.each([
    ['plays', 'The Dungeon Master is reading the narrator’s reply.'],
    ['watches', 'The Dungeon Master is reading the narrator’s reply.'],
    ['leads', 'Read the narrator’s reply and post it.'],
  ] as const)('is said to somebody who %s', (part, sentence) => {
    expect(nextStep(turnAtRest('c'), mira, { part, paused: false, narrating: false, held: true, answers: 'inCharacter' })).toBe(sentence);
  });
});

describe('the words of a turn', () => {
  it('list a hand by the last four characters of the id', () => {
    expect(handLabel('a1b2c3d4e5')).toBe('Player d4e5');
  });

  it('say how a collection ended', () => {
    expect(closingText('time', 0)).toEqual({ title: 'The time is up', sentence: 'Nobody submitted an action.' });
    expect(closingText('hands', 1).sentence).toBe('One action goes to the narrator.');
    expect(closingText('force', 3).sentence).toBe('3 actions go to the narrator.');
  });
});
