import { describe, expect, it } from 'vitest';
import { scopeOf } from '#domain/permissions/operation-scopes.ts';
import { contract } from '#contract/index.ts';

const operations = Object.values(contract).flatMap((group) => Object.values(group).map((each) => each['~orpc'].meta));

describe('a personal access token that may only read', () => {
  it('changes nothing', () => {
    const commands = operations.filter(({ kind }) => kind === 'command').map(({ name }) => name);
    expect(commands.filter((name) => scopeOf(name) === 'read')).toEqual([]);
  });
});
