import type { SpellDetails } from './spell-details.ts';

/** The files of what spells do, each at the place of its level. They are large, so that each is fetched when it is asked for. */
const files: readonly (() => Promise<{ default: readonly SpellDetails[] }>)[] = [
  () => import('#content/srd/spell-details/cantrips.json', { with: { type: 'json' } }),
  () => import('#content/srd/spell-details/level-1.json', { with: { type: 'json' } }),
  () => import('#content/srd/spell-details/level-2.json', { with: { type: 'json' } }),
  () => import('#content/srd/spell-details/level-3.json', { with: { type: 'json' } }),
  () => import('#content/srd/spell-details/level-4.json', { with: { type: 'json' } }),
  () => import('#content/srd/spell-details/level-5.json', { with: { type: 'json' } }),
  () => import('#content/srd/spell-details/level-6.json', { with: { type: 'json' } }),
  () => import('#content/srd/spell-details/level-7.json', { with: { type: 'json' } }),
  () => import('#content/srd/spell-details/level-8.json', { with: { type: 'json' } }),
  () => import('#content/srd/spell-details/level-9.json', { with: { type: 'json' } }),
];

/** What the spells of a level do, by their names; 0 for cantrips. Refuses levels that no spell has. */
export async function loadSpellDetails(level: number): Promise<ReadonlyMap<string, SpellDetails>> {
  const file = files[level];
  if (!file) throw new RangeError(`No spell has level ${level}.`);
  return new Map((await file()).default.map((details) => [details.name, details]));
}
