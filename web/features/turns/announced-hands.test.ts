import { expect, it } from 'vitest';
import { lowerHand, raiseHand, turnAtRest } from '#domain/turn/turn.ts';
import { announcedHands } from './announced-hands.ts';

const now = new Date('2026-11-20T20:00:00.000Z');
const atRest = turnAtRest('c', 60);
const miraUp = raiseHand(atRest, { id: 'mira', name: 'Mira' }, now).turn;
const bothUp = raiseHand(miraUp, { id: 'tov', name: 'Tov' }, now).turn;

it('A hand that others raise or lower is announced with their name', () => {
  expect(announcedHands(atRest, miraUp, 'tov')).toEqual(['Mira raised a hand']);
  expect(announcedHands(bothUp, lowerHand(bothUp, 'mira', now).turn, 'tov')).toEqual(['Mira lowered the hand']);
  expect(announcedHands(miraUp, lowerHand(miraUp, 'mira', now).turn, 'tov')).toEqual([]);
});

it('One’s own hand, a hand that stays as it is, and a turn that was not known before are not announced', () => {
  expect(announcedHands(atRest, miraUp, 'mira')).toEqual([]);
  expect(announcedHands(miraUp, miraUp, 'tov')).toEqual([]);
  expect(announcedHands(null, miraUp, 'tov')).toEqual([]);
});
