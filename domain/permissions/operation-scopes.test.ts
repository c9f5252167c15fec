import { describe, expect, it } from 'vitest';
import { tokenScopes } from '#domain/account/token-scopes.ts';
import { judgeScope, scopeOf } from './operation-scopes.ts';
import { policies } from './policies.ts';

const operations = Object.keys(policies);

describe('the scope of a personal access token', () => {
  it('holds the scopes before it', () => {
    for (const name of operations) {
      const told = tokenScopes.map((scope) => judgeScope(name, scope) === true);
      // Once a scope is enough, every wider one is.
      expect([name, told]).toEqual([name, told.toSorted((one, other) => Number(one) - Number(other))]);
    }
  });

  it.each(['account', 'admin', 'plans', 'notices', 'invitations', 'practice', 'webhooks'])('opens nothing of %s', (noun) => {
    const named = operations.filter((name) => name.startsWith(`${noun}.`));
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) for (const scope of tokenScopes) expect([name, judgeScope(name, scope)]).toEqual([name, 'token.closed']);
  });

  it.each(['delete', 'handOver', 'leave', 'kick', 'setRole', 'restore', 'enroll', 'join'])(
    'opens no “%s” of campaigns, worlds and characters',
    (verb) => {
      for (const noun of ['campaigns', 'worlds', 'characters', 'invitations']) expect(scopeOf(`${noun}.${verb}`)).toBeNull();
    },
  );

  it('is closed where an operation is not known', () => {
    expect(judgeScope('rpc/post_message', 'manage')).toBe('token.closed');
    expect(judgeScope('toString', 'manage')).toBe('token.closed');
  });
});
