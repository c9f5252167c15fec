import type { Actor } from '#domain/account/account.ts';
import { serverLimits } from '#domain/limits/server-limits.ts';
import type { RefusalCode } from '#domain/refusals/refusals.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Event } from '#contract/realtime/events.ts';
import type { Brakes } from './brakes.ts';
import type { Bus } from '#server/kernel/events/bus.ts';
import type { Caller, Session } from './caller.ts';
import type { Database, Sql } from '#server/kernel/database/database.ts';
import type { Files } from '#server/kernel/files/files.ts';
import type { Hub } from '#server/kernel/events/hub.ts';
import type { Mailer } from '#server/kernel/mail.ts';
import { storeEvents } from '#server/kernel/events/outbox.ts';
import type { Announced } from '#server/kernel/events/outbox.ts';
import type { SessionInvalidation } from './session-invalidation.ts';
import type { Servers } from '#server/kernel/servers/servers.ts';
import type { StoredBytes } from '#server/kernel/files/stored-bytes.ts';
import { inTransaction } from './transaction.ts';
import type { Timers } from '#server/kernel/workers/index.ts';

/** A transaction in progress: what a command may touch. */
export interface Tx {
  sql: Sql;
  now: Date;
  /** Announces an event; it is stored with this transaction and delivered after its commit. */
  emit(topic: string, event: Event): void;
  /** Does something as the last of this transaction, once everything that it announces has been heard. */
  beforeCommit(work: () => Promise<void>): void;
  /** Does something once this transaction has committed, and never if it has not. */
  afterCommit(work: () => void): void;
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** Hears events of one type inside the transaction that announces them, so that what follows from them is never lost. */
export interface Listener {
  type: Event['type'];
  hear(tx: Tx, events: Event[]): Promise<void>;
}

/** Makes a listener for one type of event. */
export function listener<Type extends Event['type']>(type: Type, hear: (tx: Tx, events: EventOf<Type>[]) => Promise<void>): Listener {
  const isOfType = (event: Event): event is EventOf<Type> => event.type === type;
  return { type, hear: (tx, events) => hear(tx, events.filter(isOfType)) };
}

/** Headers of a request, asked for by name. */
export interface HeaderSource {
  get(name: string): string | null;
}

/** At which table dice are rolled, and whether everybody there sees them. */
export interface TableDicePlace {
  campaignId: string;
  isHidden: boolean;
  now: Date;
}

/** Dice of a table for one step of play. */
export interface TableDice {
  roll: Dice;
  /** Keeps how they fell: once, in the transaction that shows it to somebody. */
  keep(tx: Tx): Promise<void>;
}

/** The machinery that every feature stands on. */
export interface Kernel {
  database: Database;
  bus: Bus;
  /** Which servers live on this database. */
  servers: Servers;
  /** What keeps one person from doing too much. */
  brakes: Brakes;
  hub: Hub;
  now: () => Date;
  /** The clock of what is done again and again. */
  timers: Timers;
  /** A whole number from 1 to `sides`, from the system's randomness: for what is rolled at no table. */
  dice: Dice;
  /** Dice of a table, whose faces people can check later. */
  takeTableDice: (sql: Sql, at: TableDicePlace) => Promise<TableDice>;
  listeners: Listener[];
  /** Called after each commit with what it announced. */
  afterCommit: ((events: Event[]) => void)[];
  /** Tells who sends a request, from its session. A personal access token makes a visitor: files and sockets take none. */
  identify(headers: HeaderSource): Promise<Caller>;
  /** The same for a call of an operation, which may come with a personal access token: `answer` judges its scope. */
  identifyCall(headers: HeaderSource): Promise<Caller>;
  /** What has become of a session since it was identified; asks the database. */
  recall(sessionId: string): Promise<Caller>;
  /** Whether a personal access token is good still; asks the database. */
  isTokenGood(tokenId: string): Promise<boolean>;
  /** Gives a session that must change its token a new one: answers the cookie to set, or null when another call did. */
  renew(session: Session): Promise<string | null>;
  /** To be told whenever sessions of somebody end or change. */
  sessionInvalidation: SessionInvalidation;
  mailer: Mailer;
  files: Files;
  /** How much each person has stored, and may. */
  storedBytes: StoredBytes;
  /** Who has a browser open on what, on whatever server. */
  presence: { isPresent: (topic: string, userId: string) => boolean };
  /** Whether an actor may follow a topic. */
  mayFollow(actor: Actor, topic: string): Promise<true | RefusalCode>;
}

/** Dice of a table for what this transaction rolls; how they fall is kept with it. `isHidden` where not everybody at the table sees them. */
export async function tableDice(tx: Tx, kernel: Kernel, campaignId: string, isHidden = false): Promise<Dice> {
  const taken = await kernel.takeTableDice(tx.sql, { campaignId, isHidden, now: tx.now });
  tx.beforeCommit(() => taken.keep(tx));
  return taken.roll;
}

/** Deadlock and serialization failure: PostgreSQL undid one of two so that the other could go on. */
const COLLISIONS = ['40P01', '40001'];

/**
 * Runs `work` in one transaction; its events are delivered once it has committed, and never if it has not.
 * `work` may run more than once when transactions collide, so it touches nothing but `tx`.
 */
export async function transact<Result>(kernel: Kernel, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transactOnce(kernel, work);
    } catch (error) {
      if (attempt >= serverLimits.transactionAttempts || !isCollision(error)) throw error;
    }
  }
}

async function transactOnce<Result>(kernel: Kernel, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const announced: Announced[] = [];
  const last: (() => Promise<void>)[] = [];
  const afterwards: (() => void)[] = [];
  const { result, last: stored } = await inTransaction(kernel.database.pool, {
    run: async (sql) => {
      const tx: Tx = {
        sql,
        now: kernel.now(),
        emit: (topic, event) => void announced.push({ topic, event }),
        beforeCommit: (each) => void last.push(each),
        afterCommit: (each) => void afterwards.push(each),
      };
      const value = await work(tx);
      await hearAll(kernel, tx, announced);
      for (const each of last) await each();
      return value;
    },
    finish: (client) => storeEvents(client, kernel.bus, announced),
  });
  for (const each of afterwards) each();
  kernel.hub.deliver(stored);
  const events = announced.map((each) => each.event);
  if (events.length > 0) for (const tell of kernel.afterCommit) tell(events);
  return result;
}

function isCollision(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'code' in cause && COLLISIONS.includes(String(cause.code));
}

/** Listeners may announce more, which is heard in its turn. */
async function hearAll(kernel: Kernel, tx: Tx, announced: Announced[]): Promise<void> {
  for (let heard = 0; heard < announced.length;) {
    const fresh = announced.slice(heard).map((each) => each.event);
    heard = announced.length;
    for (const each of kernel.listeners) {
      const mine = fresh.filter((event) => event.type === each.type);
      if (mine.length > 0) await each.hear(tx, mine);
    }
  }
}
