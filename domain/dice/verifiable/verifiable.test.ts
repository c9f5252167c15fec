import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRolls } from './check-rolls.ts';
import { faceOf } from './face-of.ts';

const hmac = (key: string, text: string) => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest();
const secret = '8f'.repeat(32);
const added = ['heron', 'salt'];

const rolled = (number: number, sides: number[], counted = added.length) => ({
  number,
  added: counted,
  sides,
  faces: sides.map((each, place) => faceOf(hmac, { secret, added: added.slice(0, counted), number, place }, each)),
});

describe('verifiable dice', () => {
  it('fall the same for the same secret, number and place, and show all faces', () => {
    const sides = Array.from({ length: 400 }, () => 20);
    const roll = rolled(1, sides);
    expect(rolled(1, sides)).toEqual(roll);
    expect(new Set(roll.faces).size).toBe(20);
    expect(rolled(2, sides).faces).not.toEqual(roll.faces);
    expect(rolled(1, sides, 1).faces).not.toEqual(roll.faces);
  });

  it('pass over words that would make low faces likelier', () => {
    const words = [0xff_ff_ff_ff, 5];
    const scripted = () => {
      const bytes = new Uint8Array(32);
      new DataView(bytes.buffer).setUint32(0, words.shift() ?? 0);
      return bytes;
    };
    expect(faceOf(scripted, { secret, added, number: 0, place: 0 }, 6)).toBe(6);
    expect(words).toEqual([]);
  });

  it('are found true as they fell, and wrong where one face was changed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: 2, max: 100 }), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
        fc.nat(),
        (all, pick) => {
          const rolls = all.map((sides, number) => rolled(number, sides, number % 3));
          const dice = all.flat().length;
          expect(checkRolls(hmac, { secret, added }, rolls)).toEqual({ dice, wrong: [] });
          const at = pick % rolls.length;
          const changed = rolls.map((roll, n) =>
            n === at ? { ...roll, faces: roll.faces.with(0, ((roll.faces[0] ?? 1) % (roll.sides[0] ?? 2)) + 1) } : roll,
          );
          expect(checkRolls(hmac, { secret, added }, changed).wrong).toEqual([at]);
        },
      ),
      { numRuns: 40 },
    );
  });
});
