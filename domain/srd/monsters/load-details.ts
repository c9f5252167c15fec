import type { MonsterDetails } from './monster-details.ts';
import type { MonsterType } from './stat-block.ts';

/** How the files of what creatures do are fetched, by their type. They are large, so that each is fetched when it is asked for. */
export const detailFiles: Readonly<Record<MonsterType, () => Promise<{ default: readonly MonsterDetails[] }>>> = {
  aberration: () => import('#content/srd/monster-details/aberration.json', { with: { type: 'json' } }),
  beast: () => import('#content/srd/monster-details/beast.json', { with: { type: 'json' } }),
  celestial: () => import('#content/srd/monster-details/celestial.json', { with: { type: 'json' } }),
  construct: () => import('#content/srd/monster-details/construct.json', { with: { type: 'json' } }),
  dragon: () => import('#content/srd/monster-details/dragon.json', { with: { type: 'json' } }),
  elemental: () => import('#content/srd/monster-details/elemental.json', { with: { type: 'json' } }),
  fey: () => import('#content/srd/monster-details/fey.json', { with: { type: 'json' } }),
  fiend: () => import('#content/srd/monster-details/fiend.json', { with: { type: 'json' } }),
  giant: () => import('#content/srd/monster-details/giant.json', { with: { type: 'json' } }),
  humanoid: () => import('#content/srd/monster-details/humanoid.json', { with: { type: 'json' } }),
  monstrosity: () => import('#content/srd/monster-details/monstrosity.json', { with: { type: 'json' } }),
  ooze: () => import('#content/srd/monster-details/ooze.json', { with: { type: 'json' } }),
  plant: () => import('#content/srd/monster-details/plant.json', { with: { type: 'json' } }),
  undead: () => import('#content/srd/monster-details/undead.json', { with: { type: 'json' } }),
};

/** What the creatures of a type have and do, by their names. */
export async function loadMonsterDetails(type: MonsterType): Promise<ReadonlyMap<string, MonsterDetails>> {
  return new Map((await detailFiles[type]()).default.map((details) => [details.name, details]));
}
