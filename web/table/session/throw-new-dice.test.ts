import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FallenDie } from '#domain/dice/dice-of-roll.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { limits } from '#domain/limits/limits.ts';
import { onThrow, throwDice } from '#web/lib/thrown-dice/throws.ts';
import { message } from '#web/features/chat/room/message.fixture.ts';
import { throwDiceAgain, throwDiceOf, throwDiceOfCheck } from './throw-new-dice.ts';

const roll = (faces: number[], dice = `${faces.length}d20`): Roll => ({
  label: 'Leap',
  dice,
  faces,
  kept: faces.slice(-1),
  modifier: 0,
  total: 0,
  against: null,
});
let thrown: string[][] = [];
let stop = () => {};
beforeEach(() => {
  thrown = [];
  stop = onThrow((dice) => thrown.push(dice.map(({ sides, face, kept }) => `d${sides} ${face}${kept ? '' : ' dropped'}`)));
});
afterEach(() => stop());

describe('dice at a table', () => {
  it('are thrown together for all rolls of a message that has just come', () => {
    throwDiceOf(message(1, { createdAt: new Date().toISOString(), rolls: [roll([3, 17]), roll([2, 6], '1d8+1d6')] }));
    expect(thrown).toEqual([['d20 3 dropped', 'd20 17', 'd8 2 dropped', 'd6 6']]);
  });

  it('are not thrown for what comes late, or has none', () => {
    const late = new Date(Date.now() - limits.freshRollMilliseconds - 1000).toISOString();
    throwDiceOf(message(1, { createdAt: late, rolls: [roll([17])] }));
    throwDiceOf(message(2, { createdAt: new Date().toISOString() }));
    expect(thrown).toEqual([]);
  });

  it('are thrown again only where a roll shows other faces, or was added', () => {
    throwDiceAgain([roll([3]), roll([4])], [roll([3]), roll([19]), roll([5])]);
    throwDiceAgain([roll([3])], [roll([3])]);
    expect(thrown).toEqual([['d20 19', 'd20 5']]);
  });

  it('are thrown for whoever has rolled in a check, once, as far as it is told', () => {
    const check = (...all: (number[] | null)[]) => ({ rollers: all.map((faces) => ({ result: faces && { roll: roll(faces) } })) });
    throwDiceOfCheck(check(null, [4]), check([12], [4]));
    throwDiceOfCheck(check([12], [4]), check([12], [4]));
    throwDiceOfCheck(check(null), null);
    expect(thrown).toEqual([['d20 12']]);
  });

  it('stay flat where they are more than a hand holds', () => {
    const die: FallenDie = { sides: 6, isFate: false, face: 1, kept: true };
    throwDice(Array.from({ length: limits.diceThrown + 1 }, () => die));
    expect(thrown).toEqual([]);
    throwDice(Array.from({ length: limits.diceThrown }, () => die));
    expect(thrown).toHaveLength(1);
  });
});
