import { BufferAttribute, BufferGeometry, CanvasTexture, SRGBColorSpace, Vector3 } from 'three';
import type { FaceMark, Solid } from './die-solids.ts';

/** How far the corners of a face stand back from the edge; what lies between is rounded. */
const edge = { bevel: 0.1 };
/** One cell of the texture: its pixels, and how far it reaches across a face, in radii of a die. */
const cell = { pixels: 128, reach: 2.4 };

/** The colours of a die and of its numbers, and their face, as CSS writes them. */
export interface DieLook {
  body: string;
  number: string;
  font: string;
}

const corner = (middle: Vector3, at: Vector3) => at.clone().lerp(middle, edge.bevel);

/** A solid as triangles with rounded edges, and where on the texture each of them is: a cell for each face, and a blank one at the end. */
export function geometryOf(solid: Solid): BufferGeometry {
  const across = cellsAcross(solid);
  const [positions, normals, places]: [number[], number[], number[]] = [[], [], []];
  const add = (at: Vector3, normal: Vector3, place: readonly [number, number]) => {
    positions.push(...at.toArray());
    normals.push(...normal.toArray());
    places.push(...place);
  };
  const blank = placeIn(solid.faces.length, across, 0, 0);
  const inner = solid.faces.map(({ normal, corners }) => {
    const middle = middleOf(corners);
    return { normal, corners, shrunk: corners.map((each) => corner(middle, each)), middle };
  });
  for (const [n, { normal, shrunk, middle }] of inner.entries()) {
    const side = sideOf(shrunk, middle);
    const head = normal.clone().cross(side);
    const place = (at: Vector3) => {
      const from = at.clone().sub(middle);
      return placeIn(n, across, from.dot(side) / cell.reach, from.dot(head) / cell.reach);
    };
    for (const [at, each] of shrunk.entries()) {
      const next = shrunk[(at + 1) % shrunk.length] ?? each;
      for (const point of [middle, each, next]) add(point, normal, place(point));
    }
  }
  for (const triangle of bevels(inner)) for (const { at, normal } of triangle) add(at, normal, blank);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(places), 2));
  return geometry;
}

interface Inner {
  normal: Vector3;
  corners: readonly Vector3[];
  shrunk: readonly Vector3[];
}

interface Point {
  at: Vector3;
  normal: Vector3;
}

/** What lies between the faces: a strip along each edge, and a patch over each corner. */
function bevels(faces: readonly Inner[]): Point[][] {
  const strips = faces.flatMap((face, n) =>
    face.corners.flatMap((from, at) => {
      const to = face.corners[(at + 1) % face.corners.length] ?? from;
      const other = faces.findIndex((each, m) => m > n && each.corners.includes(from) && each.corners.includes(to));
      const beside = faces[other];
      if (beside === undefined) return [];
      const [a, b, c, d] = [pointOf(face, from), pointOf(face, to), pointOf(beside, to), pointOf(beside, from)];
      return [outwards([a, c, b]), outwards([a, d, c])];
    }),
  );
  const corners = new Set(faces.flatMap((face) => face.corners));
  const patches = [...corners].flatMap((each) => {
    const around = inOrder(
      each,
      faces.filter((face) => face.corners.includes(each)).map((face) => pointOf(face, each)),
    );
    const [first, ...rest] = around;
    if (first === undefined) return [];
    return rest.slice(1).map((point, at) => outwards([first, rest[at] ?? first, point]));
  });
  return [...strips, ...patches];
}

const pointOf = (face: Inner, at: Vector3): Point => ({ at: face.shrunk[face.corners.indexOf(at)] ?? at, normal: face.normal });

function inOrder(axis: Vector3, points: readonly Point[]): Point[] {
  const first = points[0]?.at.clone() ?? axis.clone();
  const across = axis.clone().cross(first);
  const ahead = across.clone().cross(axis);
  const angle = ({ at }: Point) => Math.atan2(at.dot(across), at.dot(ahead));
  return points.toSorted((one, other) => angle(one) - angle(other));
}

/** Three points in the order in which they are seen from outside. */
function outwards(points: readonly [Point, Point, Point]): Point[] {
  const [a, b, c] = points;
  const normal = b.at.clone().sub(a.at).cross(c.at.clone().sub(a.at));
  return normal.dot(a.at) >= 0 ? [a, b, c] : [a, c, b];
}

function middleOf(points: readonly Vector3[]): Vector3 {
  return points.reduce((sum, each) => sum.add(each), new Vector3()).divideScalar(points.length);
}

const sideOf = (corners: readonly Vector3[], middle: Vector3) => (corners[0] ?? middle).clone().sub(middle).normalize();

const cellsAcross = (solid: Solid) => Math.ceil(Math.sqrt(solid.faces.length + 1));

/** A place in a cell, from its middle, as a place on the whole texture. */
function placeIn(n: number, across: number, right: number, up: number): [number, number] {
  return [((n % across) + 0.5 + right) / across, 1 - (Math.floor(n / across) + 0.5 - up) / across];
}

/** The faces of a die with their numbers, as they are written on it. */
export function textureOf(solid: Solid, { body, number, font }: DieLook): CanvasTexture {
  const across = cellsAcross(solid);
  const canvas = document.createElement('canvas');
  canvas.width = across * cell.pixels;
  canvas.height = across * cell.pixels;
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    pen.fillStyle = body;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = number;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    for (const [n, face] of solid.faces.entries()) {
      const middle = middleOf(face.corners);
      const side = sideOf(face.corners, middle);
      const head = face.normal.clone().cross(side);
      for (const mark of face.marks) {
        pen.setTransform(1, 0, 0, 1, ((n % across) + 0.5) * cell.pixels, (Math.floor(n / across) + 0.5) * cell.pixels);
        write(pen, mark, { middle, side, head, font });
      }
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

interface FacePlane {
  middle: Vector3;
  side: Vector3;
  head: Vector3;
  font: string;
}

/** Writes one number of a face, the pen being at the middle of its cell. */
function write(pen: CanvasRenderingContext2D, { text, at, up, size }: FaceMark, { middle, side, head, font }: FacePlane): void {
  const from = at.clone().sub(middle);
  const pixels = cell.pixels / cell.reach;
  pen.translate(from.dot(side) * pixels, -from.dot(head) * pixels);
  pen.rotate(Math.atan2(up.dot(side), up.dot(head)));
  pen.font = `800 ${size * pixels}px ${font}`;
  pen.fillText(text, 0, size * pixels * 0.06);
}
