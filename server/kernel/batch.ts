import type { Actor } from '#domain/account.ts';
import type { Policy } from '#domain/policies.ts';
import { Refusal } from '#domain/refusals.ts';
import { answer } from './handle.ts';
import type { Operation } from './handle.ts';
import { transact } from './kernel.ts';
import type { Kernel, Tx } from './kernel.ts';

/** Calls that one transaction takes at most. */
const MOST = 64;

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
  const queues = new WeakMap<Kernel, { waiting: Waiting<Input, Output>[]; writing: boolean }>();

  async function drain(kernel: Kernel, queue: { waiting: Waiting<Input, Output>[]; writing: boolean }) {
    if (queue.writing) return;
    queue.writing = true;
    while (queue.waiting.length > 0) {
      const calls = queue.waiting.splice(0, MOST);
      const failed = await write(kernel, calls);
      if (failed !== null && calls.length === 1) calls[0]?.reject(failed);
      else if (failed !== null) for (const call of calls) await write(kernel, [call]).then((fault) => fault !== null && call.reject(fault));
    }
    queue.writing = false;
  }

  /** Returns the fault that undid the transaction, or null. */
  async function write(kernel: Kernel, calls: Waiting<Input, Output>[]): Promise<unknown> {
    try {
      const outcomes = await transact(kernel, (tx) => runAll(tx, calls, kernel));
      calls.forEach((call, n) => {
        const outcome = outcomes[n];
        if (outcome === undefined || outcome instanceof Refusal) call.reject(outcome ?? new Error('A call of a batch was not answered.'));
        else call.resolve(outcome);
      });
      return null;
    } catch (error) {
      return error ?? new Error('A batch failed.');
    }
  }

  async function runAll(tx: Tx, calls: Call<Input>[], kernel: Kernel): Promise<(Output | Refusal)[]> {
    const subjects = await handler.find(tx, calls);
    const outcomes: (Output | Refusal | undefined)[] = calls.map(() => undefined);
    const permitted = calls.flatMap((call, n) => {
      const subject = subjects[n];
      if (subject === undefined) throw new Error('A call of a batch has no subject.');
      const verdict = handler.may(call.actor, subject);
      if (verdict !== true) outcomes[n] = new Refusal(verdict);
      return verdict === true ? [{ n, call: { actor: call.actor, input: call.input, subject } }] : [];
    });
    const done =
      permitted.length === 0
        ? []
        : await handler.run(
            tx,
            permitted.map((each) => each.call),
            kernel,
          );
    permitted.forEach(({ n }, nth) => (outcomes[n] = done[nth]));
    return outcomes.map((outcome) => outcome ?? new Refusal('server.busy'));
  }

  return answer(operation, ({ kernel, actor }, input) => {
    const queue = queues.get(kernel) ?? { waiting: [], writing: false };
    queues.set(kernel, queue);
    return new Promise<Output>((resolve, reject) => {
      queue.waiting.push({ actor, input, resolve, reject });
      void drain(kernel, queue);
    });
  });
}
