import { Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { geometryOf } from './die-mesh.ts';
import { solidOf } from './die-solids.ts';
import type { SolidName } from './die-solids.ts';
import { heightOf, landingOf } from './landing.ts';
import { dieRadiusFor, planThrow } from './throw-plan.ts';
import { endOf, poseAt } from './throw-path.ts';
import { thrownDice } from './thrown-dice.ts';

const faces: Record<SolidName, number> = { d4: 4, d6: 6, d8: 8, d10: 10, tens: 10, d12: 12, d20: 20, fate: 6 };
const names: SolidName[] = ['d4', 'd6', 'd8', 'd10', 'tens', 'd12', 'd20', 'fate'];
const values: Record<SolidName, number[]> = {
  d4: [1, 2, 3, 4],
  d6: [1, 2, 3, 4, 5, 6],
  d8: [1, 2, 3, 4, 5, 6, 7, 8],
  d10: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  tens: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  d12: Array.from({ length: 12 }, (_, n) => n + 1),
  d20: Array.from({ length: 20 }, (_, n) => n + 1),
  fate: [-1, 0, 1],
};
const above = new Vector3(0, 1, 0);
const cornersOf = (name: SolidName) => solidOf(name).faces.flatMap(({ corners }) => corners);

describe.each(names)('a %s', (name) => {
  const solid = solidOf(name);

  it('has its faces, flat, each with as many corners, and every value', () => {
    expect(solid.faces).toHaveLength(faces[name]);
    expect(new Set(solid.faces.map(({ corners }) => corners.length)).size).toBe(1);
    for (const { normal, corners } of solid.faces) {
      expect(corners.length).toBeGreaterThan(2);
      const far = corners.map((corner) => corner.dot(normal));
      expect(Math.max(...far) - Math.min(...far)).toBeLessThan(1e-6);
    }
    expect([...new Set(solid.results.map(({ value }) => value))].toSorted((a, b) => a - b)).toEqual(values[name]);
  });

  it('has opposite faces of one sum', () => {
    if (name === 'd4' || name === 'fate') return;
    const sums = solid.results.map(({ value, out }) => {
      const other = solid.results.find((each) => each.out.distanceTo(out.clone().negate()) < 1e-6);
      return value + (other?.value ?? Number.NaN);
    });
    expect(new Set(sums)).toEqual(new Set([(values[name][0] ?? 0) + (values[name].at(-1) ?? 0)]));
  });

  it.each([0, 0.4, -0.45])('lies with the value that was rolled on top, turned by %f', (turn) => {
    for (const value of values[name]) {
      const lies = landingOf(solid, value, turn) ?? new Quaternion();
      const highest = solid.results.toSorted(
        (one, other) => other.out.clone().applyQuaternion(lies).y - one.out.clone().applyQuaternion(lies).y,
      )[0];
      expect(highest?.value).toBe(value);
      expect(highest?.out.clone().applyQuaternion(lies).angleTo(above)).toBeLessThan(1e-5);
      expect(highest?.up.clone().applyQuaternion(lies).z).toBeLessThan(-0.8);
    }
    expect(landingOf(solid, 21, turn)).toBeNull();
  });

  it('is closed: each edge of its triangles belongs to two of them', () => {
    const positions = geometryOf(solid).getAttribute('position');
    const key = (n: number) => [positions.getX(n), positions.getY(n), positions.getZ(n)].map((each) => (each + 0).toFixed(4)).join();
    const edges = new Map<string, number>();
    for (let n = 0; n < positions.count; n += 3) {
      const triangle = [key(n), key(n + 1), key(n + 2)];
      for (const at of [0, 1, 2]) {
        const edge = [triangle[at], triangle[(at + 1) % 3]].toSorted((one = '', other = '') => one.localeCompare(other)).join(' ');
        edges.set(edge, (edges.get(edge) ?? 0) + 1);
      }
    }
    expect(new Set(edges.values())).toEqual(new Set([2]));
  });

  it('rolls above the table all the way, and ends as it lies', () => {
    const corners = cornersOf(name);
    for (const value of values[name]) {
      const [path] = planThrow([{ solid, value }], { width: 20, depth: 14 }, () => 0.3);
      if (!path) throw new Error('It was not thrown.');
      for (let seconds = 0; seconds <= 1.4; seconds += 0.05) {
        const { position, turn } = poseAt(path, corners, seconds);
        expect(position.y - heightOf(corners, turn)).toBeGreaterThan(-1e-9);
      }
      const still = poseAt(path, corners, endOf([path]));
      expect(still.turn.angleTo(path.lies)).toBeLessThan(1e-6);
      expect(still.position.x).toBeCloseTo(path.end.x);
      expect(still.position.y).toBeCloseTo(heightOf(corners, path.lies));
      expect(poseAt(path, corners, 99).position).toEqual(still.position);
    }
  });
});

describe('dice that are thrown together', () => {
  it.each([
    [1, 20],
    [7, 20],
    [16, 9],
  ])('%i on a table of %i end apart from each other, within it', (count, width) => {
    const solid = solidOf('d20');
    const dice = Array.from({ length: count }, () => ({ solid, value: 20 }));
    let n = 0;
    const paths = planThrow(dice, { width, depth: 14 }, () => ((n += 1) % 3) - 1);
    const ends = paths.map((path) => path?.end ?? { x: 0, z: 0 });
    for (const [at, one] of ends.entries()) {
      expect(Math.abs(one.x)).toBeLessThan(width / 2);
      for (const other of ends.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.z - other.z)).toBeGreaterThan(2.1);
    }
  });

  it.each([
    [1, 648, 256, 40],
    [11, 648, 256, 24],
    [11, 358, 330, 24],
    [20, 358, 240, 14],
  ])('%i are so small that all of them are seen on %i by %i pixels, and no smaller', (count, width, height, atLeast) => {
    const radius = dieRadiusFor(count, width, height);
    expect(radius).toBeGreaterThanOrEqual(atLeast);
    expect(radius).toBeLessThanOrEqual(40);
    const solid = solidOf('d20');
    let n = 0;
    const dice = Array.from({ length: count }, () => ({ solid, value: 20 }));
    const table = { width: width / radius, depth: height / radius };
    for (const path of planThrow(dice, table, () => ((n += 1) % 3) - 1)) {
      expect(Math.abs(path?.end.x ?? 0) + 1).toBeLessThanOrEqual(table.width / 2);
      expect(Math.abs(path?.end.z ?? 0) + 1).toBeLessThanOrEqual(table.depth / 2);
    }
  });

  it('are of the shapes that people have, a d100 as two', () => {
    const die = { isFate: false, kept: true };
    expect(thrownDice([{ ...die, sides: 100, face: 100 }])).toMatchObject([
      { solid: 'tens', value: 0 },
      { solid: 'd10', value: 0 },
    ]);
    expect(thrownDice([{ ...die, sides: 100, face: 37 }])).toMatchObject([
      { solid: 'tens', value: 3 },
      { solid: 'd10', value: 7 },
    ]);
    expect(thrownDice([{ ...die, sides: 10, face: 10 }])).toMatchObject([{ solid: 'd10', value: 0 }]);
    expect(thrownDice([{ ...die, sides: 3, isFate: true, face: -1 }])).toMatchObject([{ solid: 'fate', value: -1 }]);
    expect(
      thrownDice([
        { ...die, sides: 6, face: 4 },
        { ...die, sides: 7, face: 4 },
      ]),
    ).toBeNull();
  });
});
