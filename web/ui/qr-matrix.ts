import { qrBits } from './qr-bits.ts';

/** A square of dark and light modules; `fixed` ones belong to the pattern, not to what it says. */
class Square {
  readonly size: number;
  readonly dark: boolean[];
  readonly fixed: boolean[];
  constructor(size: number) {
    this.size = size;
    this.dark = Array.from({ length: size * size }, () => false);
    this.fixed = [...this.dark];
  }
  isDark(x: number, y: number): boolean {
    return this.dark[y * this.size + x] ?? false;
  }
  isFixed(x: number, y: number): boolean {
    return this.fixed[y * this.size + x] ?? true;
  }
  draw(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y * this.size + x] = dark;
    this.fixed[y * this.size + x] = true;
  }
}

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A text as a QR code (ISO 18004, bytes, level M): rows of modules, true for dark. The calmest of the eight masks is taken. */
export function qrMatrix(text: string): boolean[][] {
  const { version, bytes } = qrBits(text);
  const candidates = masks.map((mask, number) => {
    const square = new Square(version * 4 + 17);
    drawPatterns(square, version);
    drawFormat(square, number);
    drawBytes(square, bytes, mask);
    return square;
  });
  const [calmest] = candidates.toSorted((one, other) => unrest(one) - unrest(other));
  if (calmest === undefined) throw new Error('There are no masks.');
  const { size } = calmest;
  return Array.from({ length: size }, (_, y) => calmest.dark.slice(y * size, (y + 1) * size));
}

function drawPatterns(square: Square, version: number): void {
  const { size } = square;
  for (let at = 0; at < size; at += 1) {
    square.draw(6, at, at % 2 === 0);
    square.draw(at, 6, at % 2 === 0);
  }
  const centres = alignmentsOf(version, size);
  const last = centres.at(-1);
  for (const x of centres) {
    for (const y of centres) if (!((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6))) drawRings(square, x, y, 2);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(square, x, y, 4);
  if (version >= 7) drawVersion(square, version);
}

/** Rings around a centre: the eyes in three corners reach 4 modules far, the small ones 2. */
function drawRings(square: Square, centreX: number, centreY: number, reach: number): void {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      square.draw(centreX + dx, centreY + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
  }
}

function alignmentsOf(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - step * (count - 2 - at))];
}

function drawVersion(square: Square, version: number): void {
  let rest = version;
  for (let round = 0; round < 12; round += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at += 1) {
    const x = square.size - 11 + (at % 3);
    const y = Math.floor(at / 3);
    square.draw(x, y, ((bits >>> at) & 1) === 1);
    square.draw(y, x, ((bits >>> at) & 1) === 1);
  }
}

/** Which mask was taken, at level M (whose two bits are 00), twice. */
function drawFormat(square: Square, mask: number): void {
  let rest = mask;
  for (let round = 0; round < 10; round += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (at: number) => ((bits >>> at) & 1) === 1;
  const { size } = square;
  const around = [
    [8, 0],
    [8, 1],
    [8, 2],
    [8, 3],
    [8, 4],
    [8, 5],
    [8, 7],
    [8, 8],
    [7, 8],
    [5, 8],
    [4, 8],
    [3, 8],
    [2, 8],
    [1, 8],
    [0, 8],
  ] as const;
  around.forEach(([x, y], at) => square.draw(x, y, bit(at)));
  for (let at = 0; at < 8; at += 1) square.draw(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at += 1) square.draw(8, size - 15 + at, bit(at));
  square.draw(8, size - 8, true);
}

/** Lays the bits in a zigzag of two columns, from the right, and turns those that the mask names. */
function drawBytes(square: Square, bytes: readonly number[], mask: (x: number, y: number) => boolean): void {
  const { size } = square;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (square.isFixed(x, y)) continue;
        const bit = (((bytes[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
        square.dark[y * size + x] = bit !== mask(x, y);
        at += 1;
      }
    }
  }
}

/** How hard a code is to read: long runs, blocks, what looks like an eye, too much of one colour. */
function unrest(square: Square): number {
  const { size } = square;
  const lines = Array.from({ length: size }, (_, line) => [
    Array.from({ length: size }, (__, at) => (square.isDark(at, line) ? '1' : '0')).join(''),
    Array.from({ length: size }, (__, at) => (square.isDark(line, at) ? '1' : '0')).join(''),
  ]).flat();
  let points = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    for (const _eye of line.matchAll(/(?=10111010000|00001011101)/g)) points += 40;
  }
  for (let y = 0; y + 1 < size; y += 1) {
    for (let x = 0; x + 1 < size; x += 1) {
      const colour = square.isDark(x, y);
      if (colour === square.isDark(x + 1, y) && colour === square.isDark(x, y + 1) && colour === square.isDark(x + 1, y + 1)) points += 3;
    }
  }
  const share = square.dark.filter(Boolean).length / square.dark.length;
  return points + Math.floor(Math.abs(share - 0.5) * 20) * 10;
}
