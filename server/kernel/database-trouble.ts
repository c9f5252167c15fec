import { DatabaseError } from 'pg';
import { withoutValues } from './query-error.ts';

/** The database does not answer: the connection broke, was refused, or fell silent. Whether a write was kept is unknown. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database does not answer.', { cause: withoutValues(cause) });
    this.name = 'DatabaseAway';
  }
}

/** The database answers, but had no connection or no time for this. */
export class DatabaseBusy extends Error {
  constructor(cause: unknown) {
    super('The database is busy.', { cause: withoutValues(cause) });
    this.name = 'DatabaseBusy';
  }
}

/** Connection exceptions, shutdowns, a crash, a start under way, and sessions that the server ended for their silence. */
const AWAY = /^(?:08...|57P0[1-5]|25P0[34])$/;
/** Too many connections, and statements that were cancelled. */
const BUSY = new Set(['53300', '57014', '55P03']);
/** The driver's own words for its timeouts, which carry no code. */
const TOOK_TOO_LONG = 'Query read timeout';
const NO_CONNECTION_FREE = 'timeout exceeded when trying to connect';
const BROKEN = /^(?:Client has encountered a connection error|Client was closed|Connection terminated)/;

/**
 * What an error of the driver says about the database; errors of a statement itself stay as they are. `isCut` tells whether
 * the connection it came from is gone.
 */
export function troubleOf(error: unknown, isCut: boolean): unknown {
  if (error instanceof DatabaseAway || error instanceof DatabaseBusy || !(error instanceof Error)) return error;
  if (error instanceof DatabaseError) {
    const code = error.code ?? '';
    if (AWAY.test(code)) return new DatabaseAway(error);
    return BUSY.has(code) ? new DatabaseBusy(error) : error;
  }
  if (error.message === TOOK_TOO_LONG || error.message === NO_CONNECTION_FREE) return new DatabaseBusy(error);
  return isCut || BROKEN.test(error.message) ? new DatabaseAway(error) : error;
}

/** Whether an error, or one that caused it, is the database's absence. */
export const isAway = (error: unknown): boolean => unavailability(error) instanceof DatabaseAway;

/** Whether an error, or one that caused it, is the database's absence or its lack of room; null for neither. */
export function unavailability(error: unknown): DatabaseAway | DatabaseBusy | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof DatabaseAway || each instanceof DatabaseBusy) return each;
  }
  return null;
}
