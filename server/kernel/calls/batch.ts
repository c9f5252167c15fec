import type { Actor } from '#domain/account/account.ts';
import { serverLimits } from '#domain/limits/server-limits.ts';
import type { Policy } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { unavailability } from '#server/kernel/database-trouble.ts';
import { answer } from './handle.ts';
import type { Operation } from './handle.ts';
import { transact } from './kernel.ts';
import type { Kernel, Tx } from './kernel.ts';

interface Call<Input> {
  actor: Actor;
  input: Input;
}

interface Waiting<Input, Output> extends Call<Input> {
  resolve: (output: Output) => void;
  reject: (reason: unknown) => void;
}

interface BatchHandler<Input, Output, Subject> {
  may: Policy<Subject>;
  /** Finds the subject of each call, in the order of the calls. */
  find: (tx: Tx, calls: Call<Input>[]) => Promise<Subject[]>;
  /** Runs the permitted calls; answers in their order, a Refusal for one that cannot be done. */
  run: (tx: Tx, calls: (Call<Input> & { subject: Subject })[], kernel: Kernel) => Promise<(Output | Refusal)[]>;
}

/**
 * A command whose calls share transactions: what arrives while one is being written is written together by the next.
 * Each call is permitted by itself; a fault is tried again call by call, so that one cannot spoil the others.
 */
export function batchCommand<RawInput, Input, Output, RawOutput, Subject>(
  operation: Operation<RawInput, Input, Output, RawOutput>,
  handler: BatchHandler<Input, Output, Subject>,
) {
  const queues = new WeakMap<Kernel, BatchQueue<Input, Output, Subject>>();
  return answer(operation, ({ kernel, actor }, input) => {
    const queue = queues.get(kernel) ?? new BatchQueue(kernel, handler);
    queues.set(kernel, queue);
    return queue.add({ actor, input });
  });
}

/** The calls of one operation that wait to be written on one server. */
class BatchQueue<Input, Output, Subject> {
  readonly #kernel: Kernel;
  readonly #handler: BatchHandler<Input, Output, Subject>;
  readonly #waiting: Waiting<Input, Output>[] = [];
  #writing = false;

  constructor(kernel: Kernel, handler: BatchHandler<Input, Output, Subject>) {
    this.#kernel = kernel;
    this.#handler = handler;
  }

  add(call: Call<Input>): Promise<Output> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...call, resolve, reject });
      void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    if (this.#writing) return;
    this.#writing = true;
    while (this.#waiting.length > 0) {
      const calls = this.#waiting.splice(0, serverLimits.callsPerTransaction);
      const fault = await this.#write(calls);
      if (fault === null) continue;
      // Without the database no call is to blame, and nobody knows whether they were written: whoever has a key asks again.
      if (calls.length === 1 || unavailability(fault) !== null) for (const { reject } of calls) reject(fault);
      else await this.#writeEach(calls);
    }
    this.#writing = false;
  }

  async #writeEach(calls: Waiting<Input, Output>[]): Promise<void> {
    for (const call of calls) {
      const fault = await this.#write([call]);
      if (fault !== null) call.reject(fault);
    }
  }

  /** Returns the fault that undid the transaction, or null. */
  async #write(calls: Waiting<Input, Output>[]): Promise<unknown> {
    try {
      const outcomes = await transact(this.#kernel, (tx) => this.#run(tx, calls));
      calls.forEach((call, n) => {
        const outcome = outcomes[n];
        if (outcome === undefined) call.reject(new Error('A call of a batch was not answered.'));
        else if (outcome instanceof Refusal) call.reject(outcome);
        else call.resolve(outcome);
      });
      return null;
    } catch (error) {
      return error ?? new Error('A batch failed.');
    }
  }

  /** Permits each call and runs those that may, together. */
  async #run(tx: Tx, calls: Call<Input>[]): Promise<(Output | Refusal | undefined)[]> {
    const subjects = await this.#handler.find(tx, calls);
    const outcomes: (Output | Refusal | undefined)[] = calls.map(() => undefined);
    const permitted: { n: number; call: Call<Input> & { subject: Subject } }[] = [];
    calls.forEach(({ actor, input }, n) => {
      const subject = subjects[n];
      if (subject === undefined) throw new Error('A call of a batch has no subject.');
      const verdict = this.#handler.may(actor, subject);
      if (verdict === true) permitted.push({ n, call: { actor, input, subject } });
      else outcomes[n] = new Refusal(verdict);
    });
    if (permitted.length === 0) return outcomes;
    const permittedCalls = permitted.map(({ call }) => call);
    const done = await this.#handler.run(tx, permittedCalls, this.#kernel);
    permitted.forEach(({ n }, nth) => {
      outcomes[n] = done[nth];
    });
    return outcomes;
  }
}
