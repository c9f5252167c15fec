import type { Somebody } from '#tests/support/app/people.ts';
import type { FuzzTable } from './fuzz-table.ts';

/** A call that is accepted: who makes it, a visitor without one, and what is sent. */
export interface Call {
  by: Somebody | null;
  input: Record<string, unknown>;
}

/** Prepares what a call needs, and answers a call that is accepted now. */
export type GoodCall = (table: FuzzTable) => Call | Promise<Call>;

/** Who at the table makes a call. */
type Who = 'admin' | 'owner' | 'player' | 'guest' | 'heir';

/** A call that always sends the same, or what it makes of the table. */
export const calling =
  (
    who: Who,
    input: Record<string, unknown> | ((table: FuzzTable) => Record<string, unknown> | Promise<Record<string, unknown>>) = {},
  ): GoodCall =>
  async (table) => ({ by: table[who], input: typeof input === 'function' ? await input(table) : input });

/** The same about the table’s campaign. */
export const atTable = (who: Who, input: Parameters<typeof calling>[1] = {}): GoodCall =>
  calling(who, async (table) => ({ campaignId: table.campaignId, ...(typeof input === 'function' ? await input(table) : input) }));

/** The same about the world. */
export const inWorld = (who: Who, input: Parameters<typeof calling>[1] = {}): GoodCall =>
  calling(who, async (table) => ({ worldId: table.worldId, ...(typeof input === 'function' ? await input(table) : input) }));

/** The names of the operations of some nouns. */
export type NamesOf<Contract extends object, Noun extends keyof Contract & string> = Noun extends string
  ? `${Noun}.${string & keyof Contract[Noun]}`
  : never;
