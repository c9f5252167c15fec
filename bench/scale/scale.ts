import type { Options } from '#bench/options.ts';
import type { Figure } from '#bench/figures/report.ts';
import { growingEntries } from './growing-entries.ts';
import { growingMessages } from './growing-messages.ts';
import { growingPeople } from './growing-people.ts';
import { growingServers } from './growing-servers.ts';
import { growingTables } from './growing-tables.ts';

/** Everything that a curve measures, one curve after the other: each on a server of its own, which nothing else keeps busy. */
export async function measureScale(options: Options): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const growing of [growingTables, growingMessages, growingEntries, growingPeople, growingServers])
    figures.push(...(await growing(options)));
  return figures;
}
