import { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { signOf } from '#server/kernel/damage/index.ts';
import type { Sign } from '#server/kernel/damage/index.ts';
import { troubleOf } from '#server/kernel/database-trouble.ts';
import { preparedStatement } from './prepared-statement.ts';
import { currentBudget } from './statement-budget.ts';

/**
 * A connection to the database whose break never ends the process: whoever holds it learns of it from the statement that
 * fails. It keeps the plans of its statements, and knows whether it waits for an answer.
 */
export class DatabaseClient extends Client {
  /** Process of the database that serves this connection; null until it is known. */
  declare readonly processID: number | null;
  /** Told of each statement that met damage. */
  onDamage: (sign: Sign) => void = () => undefined;
  #sent = 0;
  // The connection itself is the first thing that is waited for.
  #answered = -1;
  #isGathering = false;

  constructor(config?: ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    this.connection.on('readyForQuery', () => (this.#answered += 1));
    const send = this.query.bind(this);
    Object.defineProperty(this, 'query', {
      value: (query: unknown, ...rest: unknown[]): unknown => {
        this.#sent += 1;
        const callback = rest.at(-1);
        if (typeof callback === 'function') {
          rest[rest.length - 1] = (error: unknown, result: unknown) =>
            Reflect.apply(callback, this, [error && this.#explain(error), result]);
        }
        this.#sendTogether();
        const answer: unknown = Reflect.apply(send, this, [withinBudget(preparedStatement(query, rest[0])), ...rest]);
        if (!(answer instanceof Promise)) return answer;
        return answer.catch((error: unknown) => {
          throw this.#explain(error);
        });
      },
    });
  }

  /** Whether the database owes it an answer. */
  get isWaiting(): boolean {
    return this.#sent > this.#answered;
  }

  /** Bytes that have come from the database so far. */
  get bytesRead(): number {
    const { stream } = this.connection;
    return stream instanceof Socket ? stream.bytesRead : 0;
  }

  /** Forgets statements that failed before they were sent, when nothing is under way. */
  settle(): void {
    this.#sent = this.#answered;
  }

  /** Statements that follow one another without a wait between them leave together: to send takes longer than to write one. */
  #sendTogether(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  /** Ends the connection at once. What was written and has not left is dropped, so that it cannot arrive later. */
  cut(): void {
    const { stream } = this.connection;
    const canReset = stream instanceof Socket && !(stream instanceof TLSSocket) && !stream.connecting && stream.remotePort !== undefined;
    if (canReset) stream.resetAndDestroy();
    else stream.destroy();
  }

  #explain(error: unknown): unknown {
    const sign = signOf(error);
    if (sign !== null) this.onDamage(sign);
    return troubleOf(error, this.connection.stream.destroyed);
  }
}

function withinBudget(query: unknown): unknown {
  const budget = currentBudget();
  if (budget === undefined) return query;
  if (typeof query === 'string') return { text: query, query_timeout: budget };
  return typeof query === 'object' && query !== null && !('submit' in query) ? { ...query, query_timeout: budget } : query;
}
