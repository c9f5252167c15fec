import { Vector3 } from 'three';

/** What a die of a throw is made as. `tens` is the die of a d100 that tells the tens. */
export type SolidName = 'd4' | 'd6' | 'd8' | 'd10' | 'tens' | 'd12' | 'd20' | 'fate';

/** A number on a face: what is written, from where to where it stands upright, and how large it is. */
export interface FaceMark {
  text: string;
  /** Where its middle stands, as seen from the middle of the die. */
  at: Vector3;
  /** Which way its head points, along the face. */
  up: Vector3;
  size: number;
}

interface DieFace {
  normal: Vector3;
  /** Its corners in order, counter-clockwise as seen from outside. */
  corners: Vector3[];
  marks: FaceMark[];
}

export interface Solid {
  faces: DieFace[];
  /** Where the number that counts looks, with the number itself: faces, and of a d4 its corners. */
  results: { value: number; out: Vector3; up: Vector3 }[];
}

const golden = (1 + Math.sqrt(5)) / 2;
const signs = [1, -1] as const;

/** All points with these lengths along the axes, in this turn and the two after it. */
function turned(a: number, b: number, c: number): Vector3[] {
  const points = signs.flatMap((s) => signs.flatMap((t) => signs.map((u) => [s * a, t * b, u * c] as const)));
  const all = points.flatMap(([x, y, z]) => [new Vector3(x, y, z), new Vector3(y, z, x), new Vector3(z, x, y)]);
  return distinct(all);
}

function distinct(points: readonly Vector3[]): Vector3[] {
  return points.filter((point, at) => points.findIndex((other) => other.distanceTo(point) < 1e-6) === at);
}

const cube = () => turned(1, 1, 1);
const axes = () => turned(1, 0, 0);
const icosahedron = () => turned(0, 1, golden);
const dodecahedron = () => [...cube(), ...turned(0, golden, 1 / golden)];
const tetrahedron = () => cube().filter(({ x, y, z }) => x * y * z > 0);

/** The points of a d10: five kites above and five below, whose corners zigzag around the middle just so far that each kite is flat. */
function trapezohedron(): { corners: Vector3[]; normals: Vector3[] } {
  const turn = Math.PI / 5;
  const rise = (1 - Math.cos(turn)) / (1 + Math.cos(turn));
  const belt = Array.from({ length: 10 }, (_, n) => new Vector3(Math.cos(n * turn), n % 2 === 0 ? -rise : rise, Math.sin(n * turn)));
  const poles = [new Vector3(0, 1, 0), new Vector3(0, -1, 0)];
  const normals = belt.map((corner, n) => {
    const next = belt[(n + 1) % 10] ?? corner;
    const pole = poles[n % 2 === 0 ? 0 : 1] ?? corner;
    const normal = next.clone().sub(pole).cross(corner.clone().sub(pole)).normalize();
    return normal.dot(pole) > 0 ? normal : normal.negate();
  });
  // The kites of one pole lie over every other corner, so that these are all ten.
  return { corners: [...belt, ...poles], normals };
}

/** The corners that are farthest out in a direction, in order around it. */
function cornersTowards(normal: Vector3, corners: readonly Vector3[]): Vector3[] {
  const far = Math.max(...corners.map((corner) => corner.dot(normal)));
  const own = corners.filter((corner) => corner.dot(normal) > far - 1e-3);
  const middle = middleOf(own);
  const first = (own[0] ?? middle).clone().sub(middle);
  const across = normal.clone().cross(first);
  const angle = (corner: Vector3) => Math.atan2(corner.clone().sub(middle).dot(across), corner.clone().sub(middle).dot(first));
  return own.toSorted((one, other) => angle(one) - angle(other));
}

function middleOf(points: readonly Vector3[]): Vector3 {
  const sum = new Vector3();
  for (const point of points) sum.add(point);
  return sum.divideScalar(points.length);
}

/** Gives numbers to directions so that opposite ones make the same sum, as on dice one buys. */
function numbered(normals: readonly Vector3[], low: number): { normal: Vector3; value: number }[] {
  const high = low + normals.length - 1;
  const given: { normal: Vector3; value: number }[] = [];
  for (const normal of normals) {
    if (given.some((each) => each.normal.distanceTo(normal) < 1e-3)) continue;
    const pair = given.length / 2;
    const value = pair % 2 === 0 ? low + pair : high - pair;
    const opposite = normals.find((each) => each.distanceTo(normal.clone().negate()) < 1e-3);
    given.push({ normal, value }, { normal: opposite ?? normal.clone().negate(), value: low + high - value });
  }
  return given;
}

/** How the number of a face is written; a 6 or a 9 has a dot where it could be taken for the other. */
function writtenOn(name: SolidName, value: number): string {
  if (name === 'fate') return value === 0 ? '' : value > 0 ? '+' : '−';
  if (name === 'tens') return `${value % 10}0`;
  const text = String(name === 'd10' ? value % 10 : value);
  return (text === '6' || text === '9') && name !== 'd6' && name !== 'd8' ? `${text}.` : text;
}

const scales: Record<SolidName, number> = { d4: 1.18, d6: 1.08, d8: 1.12, d10: 1.14, tens: 1.14, d12: 1.04, d20: 1.1, fate: 1.08 };
const sizes: Record<SolidName, number> = { d4: 0.54, d6: 0.98, d8: 0.7, d10: 0.58, tens: 0.5, d12: 0.56, d20: 0.44, fate: 1.1 };

interface Shape {
  corners: Vector3[];
  normals: Vector3[];
  low: number;
}

function shapeOf(name: SolidName): Shape {
  if (name === 'd6' || name === 'fate') return { corners: cube(), normals: axes(), low: 1 };
  if (name === 'd8') return { corners: axes(), normals: cube(), low: 1 };
  if (name === 'd12') return { corners: dodecahedron(), normals: icosahedron(), low: 1 };
  if (name === 'd20') return { corners: icosahedron(), normals: dodecahedron(), low: 1 };
  if (name === 'd10' || name === 'tens') return { ...trapezohedron(), low: 0 };
  const corners = tetrahedron();
  return { corners, normals: corners.map((corner) => corner.clone().negate()), low: 1 };
}

/** A die of radius 1, or a little more where it would look small. */
export function solidOf(name: SolidName): Solid {
  const { corners, normals, low } = shapeOf(name);
  const radius = Math.max(...corners.map((corner) => corner.length()));
  for (const corner of corners) corner.multiplyScalar(scales[name] / radius);
  for (const normal of normals) normal.normalize();
  if (name === 'd4') return pyramid(corners, normals);
  const faces = numbered(normals, low).map(({ normal, value }) => {
    const own = cornersTowards(normal, corners);
    const at = middleOf(own);
    const up = headOf(name, own, at);
    const counts = name === 'fate' ? Math.ceil(value / 2) - 2 : value;
    const mark = { text: writtenOn(name, counts), at, up, size: sizes[name] };
    return { face: { normal, corners: own, marks: [mark] }, result: { value: counts, out: normal, up } };
  });
  return { faces: faces.map(({ face }) => face), results: faces.map(({ result }) => result) };
}

/** Which way the number of a face stands: towards a corner, of a kite its pole; of a square towards an edge. */
function headOf(name: SolidName, corners: readonly Vector3[], at: Vector3): Vector3 {
  const [first = at, second = at] = corners;
  if (name === 'd6' || name === 'fate') return first.clone().add(second).multiplyScalar(0.5).sub(at).normalize();
  const farthest = corners.toSorted((one, other) => other.distanceTo(at) - one.distanceTo(at))[0] ?? first;
  return farthest.clone().sub(at).normalize();
}

/** A d4, whose numbers stand at its corners: the one on top counts. */
function pyramid(corners: readonly Vector3[], normals: readonly Vector3[]): Solid {
  const faces = normals.map((normal) => {
    const own = cornersTowards(normal, corners);
    const middle = middleOf(own);
    const marks = own.map((corner) => {
      const up = corner.clone().sub(middle);
      return {
        text: String(corners.indexOf(corner) + 1),
        at: middle.clone().addScaledVector(up, 0.42),
        up: up.normalize(),
        size: sizes.d4,
      };
    });
    return { normal, corners: own, marks };
  });
  const results = corners.map((corner, n) => {
    const out = corner.clone().normalize();
    // Whichever face is turned to whoever looks: the number stands upright on it.
    const facing = normals[(n + 1) % normals.length] ?? out;
    return { value: n + 1, out, up: facing.clone().addScaledVector(out, -facing.dot(out)).normalize().negate() };
  });
  return { faces, results };
}
