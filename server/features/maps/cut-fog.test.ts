import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withCells } from '#domain/maps/fog.ts';
import type { Fog } from '#domain/maps/fog.ts';
import { cutFog } from './cut-fog.ts';

const side = fc.integer({ min: 1, max: 9 });
const anyFog = fc
  .record({ columns: side, rows: side, lifted: fc.array(fc.nat(80), { maxLength: 40 }) })
  .map(({ columns, rows, lifted }): Fog => withCells({ on: true, columns, rows, revealed: '' }, lifted, true));
const anyPixels = fc.record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) });

/** Whether any part of a pixel is in a covered cell: each is looked at in small steps. */
function touchesFog(fog: Fog, x: number, y: number, width: number, height: number): boolean {
  const open = BigInt(`0x0${fog.revealed}`);
  const digits = BigInt(fog.revealed.length * 4);
  const steps = Array.from({ length: 12 }, (_, n) => (n + 0.5) / 12);
  return steps.some((down) =>
    steps.some((along) => {
      const column = Math.floor(((x + along) / width) * fog.columns);
      const row = Math.floor(((y + down) / height) * fog.rows);
      return ((open >> (digits - 1n - BigInt(row * fog.columns + column))) & 1n) === 0n;
    }),
  );
}

it('leaves nothing of a pixel that fog touches, and all of every other', () => {
  fc.assert(
    fc.property(anyFog, anyPixels, fc.integer({ min: 1, max: 255 }), (fog, { width, height }, tone) => {
      const data = new Uint8Array(width * height * 4).fill(tone);
      cutFog({ data, width, height }, fog);
      for (let pixel = 0; pixel < width * height; pixel += 1) {
        const left = touchesFog(fog, pixel % width, Math.floor(pixel / width), width, height) ? 0 : tone;
        expect([...data.subarray(pixel * 4, pixel * 4 + 4)]).toEqual([left, left, left, left]);
      }
    }),
  );
});
