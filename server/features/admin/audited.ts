import type { Policy } from '#domain/permissions/policies.ts';
import { personOf } from '#domain/permissions/policies.ts';
import type { Reauthentication } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { command, query } from '#server/kernel/calls/handle.ts';
import type { CallContext, Operation } from '#server/kernel/calls/handle.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findReauthentication } from '#server/features/auth/index.ts';
import { insertAuditLine } from './admin.store.ts';

/** What an operation answers, and what the audit log says of it: whom or what it was about, and details without secrets. */
export interface Audited<Output> {
  output: Output;
  about: string;
  detail?: Record<string, unknown>;
}

type Step<Input> = CallContext & { input: Input };

interface Handler<Input, Output, Through> {
  may: Policy<Reauthentication>;
  run: (call: Step<Input> & Through) => Promise<Audited<Output>>;
}

/** An administrator's query. Each reading has its line, written right after it; an answer that cannot be noted is not given. */
export function adminQuery<RawInput, Input, Output, RawOutput>(
  operation: Operation<RawInput, Input, Output, RawOutput>,
  { may, run }: Handler<Input, Output, { sql: Sql }>,
) {
  return query(operation, {
    may,
    find: findReauthentication,
    run: async (call) => {
      const audited = await run(call);
      await note(call.sql, call, nameOf(operation), audited);
      return audited.output;
    },
  });
}

/** An administrator's command. Its line is written in its own transaction: both stand or neither does. */
export function adminCommand<RawInput, Input, Output, RawOutput>(
  operation: Operation<RawInput, Input, Output, RawOutput>,
  { may, run }: Handler<Input, Output, { tx: Tx }>,
) {
  return command(operation, {
    may,
    find: findReauthentication,
    run: async (call) => {
      const audited = await run(call);
      await note(call.tx.sql, call, nameOf(operation), audited);
      return audited.output;
    },
  });
}

/** An administrator's action outside the database, such as a mail or a backup. Its line is written also when it failed. */
export function adminAction<RawInput, Input, Output, RawOutput>(
  operation: Operation<RawInput, Input, Output, RawOutput>,
  { may, run }: Handler<Input, Output, { sql: Sql }>,
) {
  return query(operation, {
    may,
    find: findReauthentication,
    run: async (call) => {
      try {
        const audited = await run(call);
        await note(call.sql, call, nameOf(operation), audited);
        return audited.output;
      } catch (error) {
        const failed = error instanceof Refusal ? error.code : 'fault';
        await note(call.sql, call, nameOf(operation), { about: 'Failed', detail: { failed } });
        throw error;
      }
    },
  });
}

function nameOf<RawInput, Input, Output, RawOutput>(operation: Operation<RawInput, Input, Output, RawOutput>): string {
  return operation['~orpc'].meta.name;
}

/** Writes one line of the audit log. */
export async function note(
  sql: Sql,
  { actor, kernel }: Pick<CallContext, 'actor' | 'kernel'>,
  action: string,
  { about, detail = {} }: Omit<Audited<unknown>, 'output'>,
): Promise<void> {
  const { id, name } = personOf(actor);
  await insertAuditLine(sql, { actorId: id, actorName: name, action, about, detail }, kernel.now());
}
