import { randomUUID } from 'node:crypto';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import * as operations from '#contract/accounts/account.ts';
import { command, noSubject, query } from '#server/kernel/calls/handle.ts';
import { findReauthentication } from '#server/features/auth/credentials/find-reauthentication.ts';
import { deleteToken, insertToken, listTokens } from './personal-tokens.store.ts';
import { hashOfToken, makeToken } from './token-text.ts';

const MILLISECONDS_PER_DAY = 24 * 60 * 60 * 1000;

export const tokens = query(operations.tokens, {
  may: policies['account.tokens'],
  find: noSubject,
  run: ({ sql, actor }) => listTokens(sql, personOf(actor).id),
});

/** Makes a token, which lasts longer than the session it is made in: so the password is asked for. Refuses more than one person may have. */
export const createToken = command(operations.createToken, {
  may: policies['account.createToken'],
  find: findReauthentication,
  run: async ({ tx, actor, input: { name, scope, days } }) => {
    const token = makeToken();
    const [id, createdAt, expiresAt] = [randomUUID(), tx.now, new Date(tx.now.getTime() + days * MILLISECONDS_PER_DAY)];
    if (!(await insertToken(tx.sql, personOf(actor).id, { id, hash: hashOfToken(token), name, scope, createdAt, expiresAt })))
      throw new Refusal('token.tooMany');
    return { id, name, scope, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString(), lastUsedAt: null, token };
  },
});

export const revokeToken = command(operations.revokeToken, {
  may: policies['account.revokeToken'],
  find: noSubject,
  run: async ({ tx, actor, kernel, input: { tokenId } }) => {
    const { id } = personOf(actor);
    if (!(await deleteToken(tx.sql, id, tokenId))) throw new Refusal('token.notFound');
    tx.afterCommit(() => kernel.sessionInvalidation.invalidate(id));
    return {};
  },
});
