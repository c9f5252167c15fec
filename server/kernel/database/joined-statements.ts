import { AsyncLocalStorage } from 'node:async_hooks';
import { serverLimits } from '#domain/limits/server-limits.ts';

/** What of a connection is needed to send several statements at once. */
interface Lent {
  connection: { stream: { cork: () => void; uncork: () => void } };
  release: () => void;
}

interface Waiting<Client> {
  send: (client: Client) => Promise<unknown>;
  resolve: (answer: unknown) => void;
  reject: (reason: unknown) => void;
}

/**
 * Single statements that wait for the only connection there is, and are sent together once it is free. Each succeeds or fails by
 * itself. Waking the database and waiting for its answer takes as long as a small statement itself.
 */
export class JoinedStatements<Client extends Lent> {
  readonly #acquire: () => Promise<Client>;
  readonly #waiting: Waiting<Client>[] = [];
  #isAcquiring = false;

  constructor(acquire: () => Promise<Client>) {
    this.#acquire = acquire;
  }

  /** Sends a statement on the next journey; resolves with its own answer. */
  send(send: Waiting<Client>['send']): Promise<unknown> {
    return new Promise((resolve, reject) => {
      // How long it may take is known where it is asked for.
      this.#waiting.push({ send: AsyncLocalStorage.bind(send), resolve, reject });
      if (!this.#isAcquiring) void this.#setOut();
    });
  }

  async #setOut(): Promise<void> {
    const first = this.#waiting.length;
    this.#isAcquiring = true;
    const client = await this.#acquire().catch((error: unknown) => {
      // Whoever came later has not waited as long.
      for (const { reject } of this.#waiting.splice(0, first)) reject(error);
      return null;
    });
    this.#isAcquiring = false;
    const joined = client === null ? [] : this.#waiting.splice(0, serverLimits.statementsPerJourney);
    if (this.#waiting.length > 0) void this.#setOut();
    if (client === null) return;
    const { stream } = client.connection;
    stream.cork();
    const answers = joined.map(({ send, resolve, reject }) => send(client).then(resolve, reject));
    stream.uncork();
    await Promise.all(answers);
    client.release();
  }
}
