import type { ContractProcedure, Schema } from '@orpc/contract';
import { Procedure } from '@orpc/server';
import type { Actor } from '#domain/account.ts';
import type { Policy } from '#domain/policies.ts';
import { Refusal } from '#domain/refusals.ts';
import type { OperationMeta } from '#contract/operation.ts';
import type { Sql } from './database.ts';
import { transact } from './kernel.ts';
import type { Kernel, Tx } from './kernel.ts';

/** What every call carries: the machinery and who asks. */
export interface CallContext {
  kernel: Kernel;
  actor: Actor;
}

export type Operation<RawInput, Input, Output, RawOutput> = ContractProcedure<
  Schema<RawInput, Input>,
  Schema<Output, RawOutput>,
  Record<never, never>,
  OperationMeta
>;

interface QueryHandler<Input, Output, Subject> {
  may: Policy<Subject>;
  /** Finds what the call is about, which the policy judges. */
  find: (call: { sql: Sql; actor: Actor; input: Input }) => Promise<Subject>;
  run: (call: { sql: Sql; actor: Actor; input: Input; subject: Subject; kernel: Kernel }) => Promise<Output>;
}

interface CommandHandler<Input, Output, Subject> {
  may: Policy<Subject>;
  find: (call: { tx: Tx; actor: Actor; input: Input }) => Promise<Subject>;
  run: (call: { tx: Tx; actor: Actor; input: Input; subject: Subject; kernel: Kernel }) => Promise<Output>;
}

/** For operations whose policy needs to know nothing but who asks. */
export const nothing = () => Promise.resolve(null);

/** Answers a query: find, permit, run. It reads through `sql` and changes nothing. */
export function query<RawInput, Input, Output, RawOutput, Subject>(
  operation: Operation<RawInput, Input, Output, RawOutput>,
  handler: QueryHandler<Input, Output, Subject>,
) {
  return answer(operation, async ({ kernel, actor }, input) => {
    const { sql } = kernel.database;
    const subject = await handler.find({ sql, actor, input });
    permit(handler.may, actor, subject);
    return handler.run({ sql, actor, input, subject, kernel });
  });
}

/** Answers a command: find, permit and run in one transaction; what it emits is delivered after the commit. */
export function command<RawInput, Input, Output, RawOutput, Subject>(
  operation: Operation<RawInput, Input, Output, RawOutput>,
  handler: CommandHandler<Input, Output, Subject>,
) {
  return answer(operation, ({ kernel, actor }, input) =>
    transact(kernel, async (tx) => {
      const subject = await handler.find({ tx, actor, input });
      permit(handler.may, actor, subject);
      return handler.run({ tx, actor, input, subject, kernel });
    }),
  );
}

/** Throws the refusal of a policy that says no. */
function permit<Subject>(may: Policy<Subject>, actor: Actor, subject: Subject): void {
  const verdict = may(actor, subject);
  if (verdict !== true) throw new Refusal(verdict);
}

/** Binds an operation of the contract to what answers it; input is parsed before, output checked after. */
export function answer<RawInput, Input, Output, RawOutput>(
  operation: Operation<RawInput, Input, Output, RawOutput>,
  run: (context: CallContext, input: Input) => Promise<Output>,
) {
  return new Procedure<CallContext, CallContext, Schema<RawInput, Input>, Schema<Output, RawOutput>, Record<never, never>, OperationMeta>({
    ...operation['~orpc'],
    middlewares: [],
    inputValidationIndex: 0,
    outputValidationIndex: 0,
    handler: ({ context, input }) => run(context, input),
  });
}
