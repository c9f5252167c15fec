import { readContent } from '#domain/content.ts';
import { LootTables, NameTables, PeopleTables, ShopTables, TavernTables, WeatherTables } from './tables.ts';
import type { IdeaTables } from './tables.ts';

let all: Promise<IdeaTables> | undefined;

/** The tables of content/ideas. What could not be fetched is tried again when somebody asks again. */
export function loadIdeaTables(): Promise<IdeaTables> {
  all ??= fetchTables();
  all.catch(() => (all = undefined));
  return all;
}

async function fetchTables(): Promise<IdeaTables> {
  const [names, people, taverns, shops, loot, weather] = await Promise.all([
    import('#content/ideas/names.json', { with: { type: 'json' } }),
    import('#content/ideas/people.json', { with: { type: 'json' } }),
    import('#content/ideas/taverns.json', { with: { type: 'json' } }),
    import('#content/ideas/shops.json', { with: { type: 'json' } }),
    import('#content/ideas/loot.json', { with: { type: 'json' } }),
    import('#content/ideas/weather.json', { with: { type: 'json' } }),
  ]);
  return {
    names: readContent('names.json', NameTables, names.default),
    people: readContent('people.json', PeopleTables, people.default),
    taverns: readContent('taverns.json', TavernTables, taverns.default),
    shops: readContent('shops.json', ShopTables, shops.default),
    loot: readContent('loot.json', LootTables, loot.default),
    weather: readContent('weather.json', WeatherTables, weather.default),
  };
}
