import { capitalize } from '#domain/text/capitalize.ts';
import { between, drawOf, oneOf, shuffled } from './draw.ts';
import type { Draw } from './draw.ts';
import type { IdeaTables, NameStyle } from './tables.ts';

/** Something drawn for a Dungeon Master: what it is called, and what there is to say of it. */
export interface Idea {
  title: string;
  parts: { label: string; lines: string[] }[];
}

/** The label of what the rules say of it. */
export const byTheRules = 'By the rules';

/** A name of one style: first and family. */
export function nameOf({ first, family }: NameStyle, draw: Draw): string {
  const joined = oneOf(first.begin, draw, '') + oneOf(first.middle, draw, '') + oneOf(first.end, draw, '');
  // Three of a letter in a row are nobody's name.
  const given = joined.replaceAll(/([a-z])\1{2,}/g, '$1$1');
  return `${given} ${oneOf(family.begin, draw, '')}${oneOf(family.end, draw, '')}`;
}

/** The style of this id, or any. */
export const anyStyle = ({ styles }: IdeaTables['names'], draw: Draw, styleId?: string): NameStyle | undefined =>
  styles.find(({ id }) => id === styleId) ?? styles[Math.floor(draw() * styles.length)];

/** Ten names of a style, none of them twice. */
export function drawNames(tables: IdeaTables, styleId: string, seed: string): Idea {
  const draw = drawOf(`names ${styleId} ${seed}`);
  const style = anyStyle(tables.names, draw, styleId);
  const names = new Set<string>();
  for (let tries = 0; style && names.size < 10 && tries < 100; tries += 1) names.add(nameOf(style, draw));
  return { title: style?.name ?? '', parts: [{ label: 'Names', lines: [...names] }] };
}

/** Somebody with a trade, a look, a manner, a wish and a secret. */
export function drawPerson(tables: IdeaTables, styleId: string, seed: string): Idea {
  const draw = drawOf(`person ${styleId} ${seed}`);
  const style = anyStyle(tables.names, draw, styleId);
  const { trades, looks, manners, wants, secrets } = tables.people;
  const one = (list: readonly string[]) => oneOf(list, draw, '');
  return {
    title: style ? nameOf(style, draw) : '',
    parts: [
      { label: 'Who', lines: [`${capitalize(style?.people ?? '')}, ${one(trades)}`] },
      { label: 'You notice', lines: [one(looks)] },
      { label: 'Manner', lines: [one(manners)] },
      { label: 'Wants', lines: [one(wants)] },
      { label: 'Secret', lines: [one(secrets)] },
    ],
  };
}

/** A tavern with its keeper, what is served, who sits there and what they tell. */
export function drawTavern(tables: IdeaTables, seed: string): Idea {
  const draw = drawOf(`tavern ${seed}`);
  const { adjectives, nouns, pairs, airs, dishes, drinks, patrons, rumours } = tables.taverns;
  const one = (list: readonly string[]) => oneOf(list, draw, '');
  const keeper = anyStyle(tables.names, draw);
  const silver = between(1, 9, draw);
  return {
    title: draw() < 0.3 ? `The ${one(pairs)}` : `The ${one(adjectives)} ${one(nouns)}`,
    parts: [
      { label: 'Inside', lines: [one(airs)] },
      { label: 'Keeper', lines: [`${keeper ? nameOf(keeper, draw) : ''}: ${one(tables.people.looks)}; ${one(tables.people.manners)}`] },
      { label: 'Served', lines: [one(dishes), one(drinks)] },
      { label: 'A night', lines: [`${silver} sp for a bed, ${silver * 3} sp for a room with a door`] },
      { label: 'Guests', lines: shuffled(patrons, draw).slice(0, 3) },
      { label: 'Talk', lines: shuffled(rumours, draw).slice(0, 2) },
    ],
  };
}
