import { drawNames, drawPerson, drawTavern } from '#domain/idea/idea.ts';
import type { Idea } from '#domain/idea/idea.ts';
import { drawLoot, hoards, tiers } from '#domain/idea/loot.ts';
import { drawShop } from '#domain/idea/shop.ts';
import { seasons } from '#domain/idea/choices.ts';
import type { IdeaTables } from '#domain/idea/tables.ts';
import { drawWeather } from '#domain/idea/weather.ts';
import type { MagicWare } from '#domain/srd/items/catalogue.ts';
import { capitalize } from '#domain/text/capitalize.ts';

/** What the generators draw from: the tables, and the magic items of the SRD. */
export interface IdeaSources {
  tables: IdeaTables;
  magic: readonly MagicWare[];
}

/** A choice that a kind of idea offers, and what can be chosen. */
interface IdeaChoice {
  label: string;
  options: readonly { id: string; label: string }[];
}

export interface IdeaKind {
  id: string;
  label: string;
  /** Two at most, the first one first. */
  choices: (sources: IdeaSources) => readonly IdeaChoice[];
  draw: (sources: IdeaSources, chosen: readonly string[], seed: string) => Idea;
}

const named = (list: readonly { id: string; name: string }[]) => list.map(({ id, name }) => ({ id, label: name }));
const styles = ({ tables }: IdeaSources): IdeaChoice => ({ label: 'Style', options: named(tables.names.styles) });
const tierOptions = tiers.map((id) => ({ id, label: `Levels ${id.replace('-', '–')}` }));
const hoardLabels = { pockets: 'Somebody’s pockets', chest: 'A chest', hoard: 'A hoard' } as const;
const tierOf = (id: string | undefined) => tiers.find((each) => each === id) ?? '1-4';
const hoardOf = (id: string | undefined) => hoards.find((each) => each === id) ?? 'chest';
const seasonOf = (id: string | undefined) => seasons.find((each) => each === id) ?? 'spring';

/** The kind of what follows from somebody’s lore, which the server draws. */
export const rumours = 'rumours';

/** The kind of what is rolled on somebody’s own tables. */
export const ownTables = 'tables';

/** Everything that can be drawn without an account. */
export const ideaKinds: readonly [IdeaKind, ...IdeaKind[]] = [
  {
    id: 'names',
    label: 'Names',
    choices: (sources) => [styles(sources)],
    draw: ({ tables }, [style = ''], seed) => drawNames(tables, style, seed),
  },
  {
    id: 'person',
    label: 'Person',
    choices: (sources) => [styles(sources)],
    draw: ({ tables }, [style = ''], seed) => drawPerson(tables, style, seed),
  },
  { id: 'tavern', label: 'Tavern', choices: () => [], draw: ({ tables }, _, seed) => drawTavern(tables, seed) },
  {
    id: 'shop',
    label: 'Shop',
    choices: ({ tables }) => [{ label: 'Kind', options: named(tables.shops.kinds) }],
    draw: ({ tables, magic }, [kind = ''], seed) => drawShop(tables, kind, magic, seed),
  },
  {
    id: 'loot',
    label: 'Loot',
    choices: () => [
      { label: 'Heroes of', options: tierOptions },
      { label: 'Found in', options: hoards.map((id) => ({ id, label: hoardLabels[id] })) },
    ],
    draw: ({ tables, magic }, [tier, hoard], seed) => drawLoot(tables, tierOf(tier), hoardOf(hoard), magic, seed),
  },
  {
    id: 'weather',
    label: 'Weather',
    choices: ({ tables }) => [
      { label: 'Climate', options: named(tables.weather.climates) },
      { label: 'Season', options: seasons.map((id) => ({ id, label: capitalize(id) })) },
    ],
    draw: ({ tables }, [climate = '', season], seed) => drawWeather(tables, climate, seasonOf(season), seed),
  },
];

/** An idea as plain text, to take away. */
export function ideaText({ title, parts }: Idea): string {
  return [
    title,
    ...parts.map(({ label, lines }) =>
      lines.length === 1 ? `${label}: ${lines[0]}` : `${label}:\n${lines.map((line) => `- ${line}`).join('\n')}`,
    ),
  ].join('\n');
}
