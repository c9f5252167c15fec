import { describe, expect, it } from 'vitest';
import { holdsScope } from '#domain/account/token-scopes.ts';
import type { TokenScope } from '#domain/account/token-scopes.ts';
import { scopeOf } from '#domain/permissions/operation-scopes.ts';
import { policies } from '#domain/permissions/policies.ts';
import * as policy from '#domain/permissions/policy.ts';
import type { OperationMeta } from '#contract/http/operation.ts';
import { contract } from '#contract/index.ts';

const operations: OperationMeta[] = Object.values(contract).flatMap((group) => Object.values(group).map((each) => each['~orpc'].meta));
const policyOf = new Map<string, unknown>(Object.entries(policies));
const nounOf = (name: string) => name.split('.')[0] ?? '';

type Least = Record<'query' | 'command', TokenScope>;
const asReader: Least = { query: 'read', command: 'play' };
const asPlayer: Least = { query: 'play', command: 'play' };
const asLeader: Least = { query: 'manage', command: 'manage' };

/** The least scope of what a policy guards. What another policy guards is closed to tokens. */
const least = new Map<unknown, Least>([
  [policy.anyone, asReader],
  // What one begins oneself is a campaign or a world.
  [policy.signedIn, { query: 'read', command: 'manage' }],
  [policy.sees, asReader],
  [policy.attends, asReader],
  [policy.attendsOwnTable, asReader],
  [policy.readsCharacter, asReader],
  [policy.handlesCharacter, asReader],
  [policy.ownsCharacter, asReader],
  [policy.bringsCharacter, asReader],
  [policy.seesWorld, asReader],
  [policy.plays, asPlayer],
  [policy.isGameMaster, asLeader],
  [policy.managesCampaign, asLeader],
  [policy.looksAfter, asLeader],
  [policy.sharesTable, asLeader],
  [policy.hasAssistant, asLeader],
  [policy.createsCampaigns, asLeader],
  [policy.builds, asLeader],
  [policy.uploads, asLeader],
  [policy.expands, asLeader],
]);

/** What belongs to an account and its security, to those who run the installation, and whatever lets others in or out. */
const closed = ['account', 'admin', 'plans', 'notices', 'invitations', 'webhooks', 'tableScreens'];
/** What an account keeps away from tables. */
const ownShelves = ['home', 'heroes', 'drawnMaps', 'ownAssets', 'ownEncounters'];
const takesOrGives = /^(campaigns|worlds)\.(delete|restore|leave|kick|handOver|setRole|enroll)$|^characters\.(delete|handOver)$/;

describe('the scope that an operation takes of a personal access token', () => {
  it('is never read for a command', () => {
    const commands = operations.filter(({ kind }) => kind === 'command').map(({ name }) => name);
    expect(commands.filter((name) => scopeOf(name) === 'read')).toEqual([]);
  });

  it('is no smaller than its policy says: what leads a table or builds a world is for manage, also where it only reads', () => {
    const tooSmall = operations.filter(({ name, kind }) => {
      const scope = scopeOf(name);
      const needed = least.get(policyOf.get(name));
      return scope !== null && (needed === undefined || !holdsScope(scope, needed[kind]));
    });
    expect(tooSmall.map(({ name }) => `${name} takes ${scopeOf(name)}`)).toEqual([]);
  });

  it('is none for accounts, their security and their shelves, and for what takes, gives away or deletes a seat, a campaign or a world', () => {
    const open = operations
      .map(({ name }) => name)
      .filter((name) => [...closed, ...ownShelves].includes(nounOf(name)) || takesOrGives.test(name))
      .filter((name) => scopeOf(name) !== null);
    expect(open).toEqual([]);
  });

  it('is none on the marketplace but for what anybody may look at without an account', () => {
    const open = operations.map(({ name }) => name).filter((name) => nounOf(name) === 'market' && scopeOf(name) !== null);
    expect(open.filter((name) => policyOf.get(name) !== policy.anyone)).toEqual([]);
  });
});
