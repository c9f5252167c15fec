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
    names: names.default,
    people: people.default,
    taverns: taverns.default,
    shops: shops.default,
    loot: loot.default,
    weather: weather.default,
  };
}
