import { loreCategories } from '#domain/world/lore/lore.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { seededStream } from '#web/ui/seeded.ts';
import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force';
import type { SimulationNodeDatum } from 'd3-force';

export interface Graph {
  nodes: readonly { id: string; name: string; category: LoreCategory }[];
  edges: readonly { from: string; to: string }[];
}

export interface Point {
  x: number;
  y: number;
}

interface Body extends SimulationNodeDatum {
  id: string;
  category: LoreCategory;
}

/** Steps until everything has come to rest. */
const LAYOUT_STEPS = 260;
/** Names and screens are wider than they are high. */
const WIDTH_TO_HEIGHT = 1.35;

/**
 * Places the entries of a world so that what is linked stands near and kin stands together. The same graph and seed give
 * the same picture every time, in whatever order the entries come. `advance` takes some steps and says whether it is done.
 */
export function graphLayout({ nodes, edges }: Graph, seed: string) {
  const bodies = placed(nodes, seed);
  const known = new Set(bodies.map(({ id }) => id));
  const links = edges
    .filter(({ from, to }) => known.has(from) && known.has(to))
    .map(({ from, to }) => ({ source: from, target: to }))
    .toSorted((one, other) => `${one.source} ${one.target}`.localeCompare(`${other.source} ${other.target}`));
  const reach = ringOf(bodies.length);
  const simulation = forceSimulation(bodies)
    .randomSource(seededStream(`${seed} steps`))
    .alphaDecay(1 - 0.001 ** (1 / LAYOUT_STEPS))
    .force('charge', forceManyBody<Body>().strength(-260).distanceMax(600))
    .force('apart', forceCollide<Body>(34))
    .force(
      'links',
      forceLink<Body, (typeof links)[number]>(links)
        .id(({ id }) => id)
        .distance(90),
    )
    .force('x', forceX<Body>((body) => Math.cos(angleOf(body.category)) * reach * WIDTH_TO_HEIGHT).strength(0.06))
    .force('y', forceY<Body>((body) => (Math.sin(angleOf(body.category)) * reach) / WIDTH_TO_HEIGHT).strength(0.11))
    .stop();
  let taken = 0;
  return {
    advance: (steps: number): boolean => {
      simulation.tick(Math.min(steps, LAYOUT_STEPS - taken));
      taken += Math.min(steps, LAYOUT_STEPS - taken);
      return taken === LAYOUT_STEPS;
    },
    points: (): Map<string, Point> => new Map(bodies.map(({ id, x = 0, y = 0 }) => [id, { x, y }])),
  };
}

function placed(nodes: Graph['nodes'], seed: string): Body[] {
  const chance = seededStream(seed);
  const reach = ringOf(nodes.length);
  return nodes
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, category }) => {
      const [turn, away] = [chance() * 2 * Math.PI, Math.sqrt(chance()) * reach];
      const angle = angleOf(category);
      return { id, category, x: Math.cos(angle) * reach + Math.cos(turn) * away, y: Math.sin(angle) * reach + Math.sin(turn) * away };
    });
}

function angleOf(category: LoreCategory): number {
  return (loreCategories.indexOf(category) / loreCategories.length) * 2 * Math.PI;
}

/** How far from the middle the categories gather. */
function ringOf(count: number): number {
  return 40 + 24 * Math.sqrt(count);
}
