import people from '#content/ideas/people.json' with { type: 'json' };
import rumours from '#content/ideas/rumours.json' with { type: 'json' };
import { readContent } from '#domain/content.ts';
import { PeopleTables, RumourTables } from './tables.ts';

/** The words of rumours. The server alone draws them, as it alone knows the lore. */
export const rumourTables: RumourTables = readContent('content/ideas/rumours.json', RumourTables, rumours);

/** Trades of those who pass a rumour on. */
export const tellers: readonly string[] = readContent('content/ideas/people.json', PeopleTables, people).trades;
