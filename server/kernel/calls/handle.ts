import type { ContractProcedure, Schema } from '@orpc/contract';
import { Procedure } from '@orpc/server';
import type { Actor } from '#domain/account/account.ts';
import type { SessionEnd } from '#domain/account/session-end.ts';
import { judgeScope } from '#domain/permissions/operation-scopes.ts';
import type { Policy } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { OperationMeta } from '#contract/http/operation.ts';
import type { CallerToken, Client, Session } from './caller.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { transact } from './kernel.ts';
import type { Kernel, Tx } from './kernel.ts';

/** What every call carries: the machinery and who asks. */
export interface CallContext {
  kernel: Kernel;
  actor: Actor;
  /** The session the call comes from; null for visitors. */
  session: Session | null;
  /** The personal access token the call comes with. */
  token?: CallerToken | 'invalid';
  /** Why the session of the cookie that came along has ended, where that is known. */
  ended?: SessionEnd;
  client: Client;
}

export type Operation<RawInput, Input, Output, RawOutput> = ContractProcedure<
  Schema<RawInput, Input>,
  Schema<Output, RawOutput>,
  Record<never, never>,
  OperationMeta
>;

/** What every step of a handler is given. */
type Step<Input> = CallContext & { input: Input };

interface QueryHandler<Input, Output, Subject> {
  may: Policy<Subject>;
  /** Finds what the call is about, which the policy judges. */
  find: (call: Step<Input> & { sql: Sql }) => Promise<Subject>;
  run: (call: Step<Input> & { sql: Sql; subject: Subject }) => Promise<Output>;
}

type CommandCall<Input> = Step<Input> & { tx: Tx };

interface PlainCommand<Input, Output, Subject> {
  may: Policy<Subject>;
  find: (call: CommandCall<Input>) => Promise<Subject>;
  run: (call: CommandCall<Input> & { subject: Subject }) => Promise<Output>;
}

interface LockingCommand<Input, Output, Subject, Locked> {
  /**
   * Holds what the command changes until the transaction ends, and answers it. It comes before `find`, so that the policy
   * judges what nobody can change any more. It runs for those who may not as well: what it holds, it neither changes nor tells.
   */
  lock: (call: CommandCall<Input>) => Promise<Locked>;
  may: Policy<Subject>;
  find: (call: CommandCall<Input>) => Promise<Subject>;
  run: (call: CommandCall<Input> & { subject: Subject; locked: Locked }) => Promise<Output>;
}

/** The subject of operations whose policy looks at the actor alone. */
export const noSubject = () => Promise.resolve(null);

/** Answers a query: find, permit, run. It reads through `sql` and changes nothing. */
export function query<RawInput, Input, Output, RawOutput, Subject>(
  operation: Operation<RawInput, Input, Output, RawOutput>,
  handler: QueryHandler<Input, Output, Subject>,
) {
  return answer(operation, async (context, input) => {
    const { sql } = context.kernel.database;
    const call = { ...withLinks(context), sql, input };
    const subject = await handler.find(call);
    permit(handler.may, context.actor, subject);
    return handler.run({ ...call, subject });
  });
}

/** Answers a command: lock, find, permit and run in one transaction; what it emits is delivered after the commit. */
export function command<RawInput, Input, Output, RawOutput, Subject, Locked>(
  operation: Operation<RawInput, Input, Output, RawOutput>,
  handler: LockingCommand<Input, Output, Subject, Locked>,
): ReturnType<typeof answer<RawInput, Input, Output, RawOutput>>;
/** Answers a command that changes nothing which others could change before it is permitted. */
export function command<RawInput, Input, Output, RawOutput, Subject>(
  operation: Operation<RawInput, Input, Output, RawOutput>,
  handler: PlainCommand<Input, Output, Subject>,
): ReturnType<typeof answer<RawInput, Input, Output, RawOutput>>;
export function command<RawInput, Input, Output, RawOutput, Subject, Locked>(
  operation: Operation<RawInput, Input, Output, RawOutput>,
  handler: PlainCommand<Input, Output, Subject> | LockingCommand<Input, Output, Subject, Locked>,
) {
  return answer(operation, (context, input) =>
    transact(context.kernel, (tx) => {
      const call = { ...withLinks(context), tx, input };
      return 'lock' in handler ? runLocked(handler, call) : runPlain(handler, call);
    }),
  );
}

async function runPlain<Input, Output, Subject>(handler: PlainCommand<Input, Output, Subject>, call: CommandCall<Input>): Promise<Output> {
  const subject = await handler.find(call);
  permit(handler.may, call.actor, subject);
  return handler.run({ ...call, subject });
}

async function runLocked<Input, Output, Subject, Locked>(
  handler: LockingCommand<Input, Output, Subject, Locked>,
  call: CommandCall<Input>,
): Promise<Output> {
  const locked = await handler.lock(call);
  const subject = await handler.find(call);
  permit(handler.may, call.actor, subject);
  return handler.run({ ...call, subject, locked });
}

/** Throws the refusal of a policy that says no. */
export function permit<Subject>(may: Policy<Subject>, actor: Actor, subject: Subject): void {
  const verdict = may(actor, subject);
  if (verdict !== true) throw new Refusal(verdict);
}

/** Refuses a call with a personal access token that is not good or does not cover the operation, and counts it for the token. */
function admitToken({ brakes }: Kernel, token: CallerToken | 'invalid', operation: string): void {
  if (token === 'invalid') throw new Refusal('token.invalid');
  const verdict = judgeScope(operation, token.scope);
  if (verdict !== true) throw new Refusal(verdict);
  brakes.take('programs', `token ${token.id}`);
}

/** The same call, whose links to files do not outlive the personal access token that it comes with. */
function withLinks({ kernel, token, ...context }: CallContext): CallContext {
  if (token === undefined || token === 'invalid') return { kernel, ...context };
  const link: Kernel['files']['link'] = (path, options) => kernel.files.link(path, { ...options, tokenId: token.id });
  return { kernel: { ...kernel, files: { ...kernel.files, link } }, token, ...context };
}

/** Binds an operation of the contract to what answers it; input is parsed and the call counted before, output checked after. */
export function answer<RawInput, Input, Output, RawOutput>(
  operation: Operation<RawInput, Input, Output, RawOutput>,
  run: (context: CallContext, input: Input) => Promise<Output>,
) {
  return new Procedure<CallContext, CallContext, Schema<RawInput, Input>, Schema<Output, RawOutput>, Record<never, never>, OperationMeta>({
    ...operation['~orpc'],
    middlewares: [],
    inputValidationIndex: 0,
    outputValidationIndex: 0,
    handler: ({ context, input }) => {
      const { name } = operation['~orpc'].meta;
      if (context.token !== undefined) admitToken(context.kernel, context.token, name);
      context.kernel.brakes.use(name, { actor: context.actor, address: context.client.address });
      return run(context, input);
    },
  });
}
