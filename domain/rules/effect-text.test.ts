import { expect, it } from 'vitest';
import { effectBeginsText, effectEndsText } from './effect-text.ts';

it.each([
  ['Rage', 'Rage begins for Kara.', 'Rage ends for Kara.'],
  ['Cunning Strike: Trip', 'Cunning Strike: Trip begins for Kara.', 'Cunning Strike: Trip ends for Kara.'],
  ['Dazed', 'Kara is dazed.', 'Kara is no longer dazed.'],
  ['Open to attack (saved)', 'Kara is open to attack.', 'Kara is no longer open to attack.'],
  ['Slow (mastery)', 'Kara is slowed.', 'Kara is no longer slowed.'],
  ['Immune to Moan', 'Kara is immune to Moan.', 'Kara is no longer immune to Moan.'],
  ['Far jumps', 'Far jumps begin for Kara.', 'Far jumps end for Kara.'],
  ['Vex', 'Kara has advantage on the next attack against the same foe (Vex).', 'Vex ends for Kara.'],
  ['Dash', 'Kara takes the Dash action.', 'Dash ends for Kara.'],
  ['Ready', 'Kara takes the Ready action.', 'Ready ends for Kara.'],
  ['Standing still', 'Kara stands still this turn.', 'Kara may move again.'],
  ['Peerless Aim used', 'Kara has used Peerless Aim.', 'Kara may use Peerless Aim again.'],
])('tells of the beginning and the end of %s', (effect, begins, ends) => {
  expect(effectBeginsText(effect, 'Kara')).toBe(begins);
  expect(effectEndsText(effect, 'Kara')).toBe(ends);
});
