import { cellUnder, extentOf, middleOf } from '#domain/battle-map/grid.ts';
import type { Place } from '#domain/battle-map/grid.ts';
import type { FeatureKind } from '#domain/idea/choices.ts';
import type { PlaceNames } from '#domain/idea/places.ts';
import { regionMaking } from '#domain/limits/battle-map-limits.ts';
import { partsOf } from './parts.ts';
import type { RegionPlan } from './plan-region.ts';
import { settlementDrawings, siteDrawings } from './symbols.ts';
import type { Settlement } from './settle.ts';
import { textWide } from './sheet.ts';
import type { Sheet } from './sheet.ts';

const { textLooks } = regionMaking;

/** How high the names of settlements are written. */
const settlementLetters: Record<Settlement['size'], number> = { city: 1.05, town: 0.85, village: 0.72 };

/** Draws settlements and other places, each with its name beside it. */
export function layPlaces(sheet: Sheet, { settled }: RegionPlan, names: PlaceNames, growth: number): void {
  const places = [
    ...settled.settlements.map(({ cell, size, kind }) => ({
      cell,
      drawing: settlementDrawings[size],
      name: names.settlement(kind),
      high: settlementLetters[size] * growth,
    })),
    ...settled.sites.map(({ cell, kind }) => ({ cell, drawing: siteDrawings[kind], name: names.feature(kind), high: 0.6 * growth })),
  ];
  for (const { cell, drawing } of places) {
    const size = { width: drawing.width * growth, height: drawing.height * growth };
    sheet.lay(drawing.id, middleOf(sheet.grid, cell), size);
    sheet.take(middleOf(sheet.grid, cell), size);
  }
  for (const { cell, drawing, name, high } of places.toSorted((one, other) => other.high - one.high)) {
    const { x, y } = middleOf(sheet.grid, cell);
    const [aside, above] = [(drawing.width * growth + textWide(name, high)) / 2 + 0.1, (drawing.height * growth + high) / 2];
    sheet.write(
      name,
      high,
      [
        { x, y: y + above },
        { x: x + aside, y },
        { x: x - aside, y },
        { x, y: y - above },
        { x: x + aside * 0.7, y: y + above },
        { x: x - aside * 0.7, y: y + above },
        { x: x + aside * 0.7, y: y - above },
        { x: x - aside * 0.7, y: y - above },
      ],
      true,
    );
  }
}

/** Which of the larger parts of a land are named, how many of each, of how many cells at least, and how high they are written. */
const named: readonly { kind: FeatureKind; most: number; least: number; high: number; cells: (plan: RegionPlan) => Iterable<number> }[] = [
  { kind: 'sea', most: 2, least: 25, high: 1.4, cells: ({ land }) => land.sea },
  { kind: 'mountains', most: 3, least: 6, high: 1, cells: ({ cover }) => cover.mountains },
  { kind: 'forest', most: 4, least: 9, high: 0.9, cells: ({ cover }) => cover.forest },
  { kind: 'lake', most: 3, least: 4, high: 0.75, cells: ({ land }) => [...land.water].filter((cell) => !land.sea.has(cell)) },
  { kind: 'hills', most: 2, least: 10, high: 0.8, cells: ({ cover }) => cover.hills },
  { kind: 'marsh', most: 1, least: 4, high: 0.65, cells: ({ cover }) => cover.marsh },
];

/** Writes the names of waters, ranges, woods and isles where there is room for them. */
export function nameLand(sheet: Sheet, plan: RegionPlan, names: PlaceNames, growth: number): void {
  const { grid, height, water } = plan.land;
  const write = (kind: FeatureKind, high: number, cells: readonly number[]) => {
    const name = names.feature(kind);
    sheet.write(name, high * growth, inner(sheet, cells, textWide(name, high * growth)));
  };
  for (const { kind, most, least, high, cells } of named)
    for (const part of partsOf(grid, cells(plan)).slice(0, most)) if (part.length >= least) write(kind, high, part);
  const dry = [...height.keys()].filter((cell) => !water.has(cell));
  for (const isle of partsOf(grid, dry).slice(1, 4)) if (isle.length >= 5) write('isle', 0.75, isle);
  for (const river of longest(plan).slice(0, 4)) write('river', 0.62, river);
}

/** The middles of some cells: those first where a text of that length lies within them, and of these the ones nearest to the middle of all. */
function inner(sheet: Sheet, cells: readonly number[], wide: number): Place[] {
  const places = cells.map((cell) => middleOf(sheet.grid, cell));
  const sum = places.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 });
  const [x, y] = [sum.x / cells.length, sum.y / cells.length];
  const own = new Set<number | null>(cells);
  const steps = Array.from({ length: textLooks * 2 + 1 }, (_, n) => ((n - textLooks) / textLooks / 2) * wide);
  return places
    .map((place) => ({
      place,
      beyond: steps.filter((step) => !own.has(cellUnder(sheet.grid, { x: place.x + step, y: place.y }))).length,
      far: (place.x - x) ** 2 + (place.y - y) ** 2,
    }))
    .toSorted((one, other) => one.beyond - other.beyond || one.far - other.far)
    .map(({ place }) => place);
}

/** Rivers from their mouths up, along the most water, the longest first; none is shorter than six cells. */
function longest({ waters: { rivers, down, flow }, land: { water } }: RegionPlan): number[][] {
  const above = new Map<number, number[]>();
  for (const cell of rivers) above.set(down[cell] ?? -1, [...(above.get(down[cell] ?? -1) ?? []), cell]);
  const mouths = [...rivers].filter((cell) => water.has(down[cell] ?? -1));
  return mouths
    .map((mouth) => {
      const course: number[] = [];
      for (let cell: number | undefined = mouth; cell !== undefined;) {
        course.push(cell);
        cell = (above.get(cell) ?? []).toSorted((one, other) => (flow[other] ?? 0) - (flow[one] ?? 0))[0];
      }
      return course;
    })
    .filter(({ length }) => length > 5)
    .toSorted((one, other) => other.length - one.length);
}

const liesBy = (sheet: Sheet, cell: number, { x, y }: Place, across: number, down: number): boolean => {
  const middle = middleOf(sheet.grid, cell);
  return Math.abs(middle.x - x) < across && Math.abs(middle.y - y) < down;
};

/** Writes what the region is called and how far a hex is, and draws a compass rose, in a corner where there is room. */
export function layTitle(sheet: Sheet, { land, cover }: RegionPlan, title: string, growth: number): void {
  const { x, y } = extentOf(sheet.grid);
  const rose = { width: 3 * growth, height: 3 * growth };
  const [aside, down] = [rose.width / 2 + growth, rose.height / 2 + growth];
  const corners = [
    { x: x - aside, y: y - down },
    { x: aside, y: y - down },
    { x: x - aside, y: down },
    { x: aside, y: down },
  ].filter((place) => sheet.isFree(place, rose));
  const isWet = (place: Place) => [...land.water].some((cell) => liesBy(sheet, cell, place, 1, 1));
  const corner = corners.find(isWet) ?? corners[0];
  if (corner !== undefined) {
    sheet.lay('compass-rose', corner, rose);
    sheet.take(corner, rose);
  }
  const high = 1.6 * growth;
  const half = textWide(title, high) / 2;
  const lines = [high * 0.75, y - high * 1.1].flatMap((at) => [x / 2, half + 0.8, x - half - 0.8].map((across) => ({ x: across, y: at })));
  const symbols = [...cover.mountains, ...cover.hills, ...cover.forest];
  const busy = (place: Place) => symbols.filter((cell) => liesBy(sheet, cell, place, half, high)).length;
  const calm = lines.map((place) => ({ place, under: busy(place) })).toSorted((one, other) => one.under - other.under);
  sheet.write(
    title,
    high,
    calm.map(({ place }) => place),
  );
  const scale = 0.62 * growth;
  sheet.write('One hex: 6 miles', scale, [
    ...(corner === undefined
      ? []
      : [
          { x: corner.x, y: corner.y + rose.height / 2 + scale * 0.6 },
          { x: corner.x, y: corner.y - rose.height / 2 - scale * 0.7 },
        ]),
    { x: x / 2, y: y - scale },
  ]);
}
