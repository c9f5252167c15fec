import { describe, expect, it } from 'vitest';
import { recapExcerpt, turnWaitsFor } from './home.ts';
import { lowerHand, raiseHand, submitIntent, turnAtRest } from '#domain/turn/turn.ts';

const now = new Date('2026-11-22T20:00:00Z');
const mira = { id: 'mira', name: 'Mira' };
const tov = { id: 'tov', name: 'Tov' };

describe('a turn', () => {
  const opened = raiseHand(turnAtRest('table'), mira, now).turn;

  it('waits for nobody while nothing is collected', () => {
    expect(turnWaitsFor(turnAtRest('table'), 'mira', now)).toBeNull();
  });

  it('waits for the hand of the person who raised it and for the turn of the others', () => {
    expect(turnWaitsFor(opened, 'mira', now)).toBe('hand');
    expect(turnWaitsFor(opened, 'tov', now)).toBe('turn');
  });

  it('waits no more for somebody who has written and lowered their hand', () => {
    const both = raiseHand(opened, tov, now).turn;
    const done = lowerHand(submitIntent(both, 'mira', 'I knock.', now).turn, 'mira', now).turn;
    expect(turnWaitsFor(done, 'mira', now)).toBeNull();
    expect(turnWaitsFor(done, 'tov', now)).toBe('hand');
  });

  it('waits for nobody once its time is over', () => {
    expect(turnWaitsFor(opened, 'tov', new Date(now.getTime() + 61_000))).toBeNull();
  });
});

describe('the excerpt of a recap', () => {
  it('is its plain words without headings and marks', () => {
    expect(recapExcerpt('## The quay\n\n*Mira* asked **twice**.\n\nNobody spoke.', 200)).toBe('Mira asked twice. Nobody spoke.');
  });

  it('ends at a whole word where it is cut', () => {
    expect(recapExcerpt('The tide went out of the harbour', 12)).toBe('The tide…');
  });
});
