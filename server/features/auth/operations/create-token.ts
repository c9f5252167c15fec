import { randomUUID } from 'node:crypto';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { createToken as operation } from '#contract/accounts/account.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findReauthentication } from '#server/features/auth/credentials/find-reauthentication.ts';
import { hashOfToken, makeToken } from '#server/features/auth/sessions/personal-token.ts';
import { insertToken } from '#server/features/auth/sessions/personal-tokens.store.ts';

/** Makes a token, which outlasts the session it is made in: so the password is asked for. Refuses more than one person may have. */
export const createToken = command(operation, {
  may: policies['account.createToken'],
  find: findReauthentication,
  run: async ({ tx, actor, input: { name, scope, days } }) => {
    const token = makeToken();
    const [id, createdAt, expiresAt] = [randomUUID(), tx.now, new Date(tx.now)];
    expiresAt.setUTCDate(expiresAt.getUTCDate() + days);
    if (!(await insertToken(tx.sql, personOf(actor).id, { id, hash: hashOfToken(token), name, scope, createdAt, expiresAt })))
      throw new Refusal('token.tooMany');
    return { id, name, scope, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString(), lastUsedAt: null, token };
  },
});
