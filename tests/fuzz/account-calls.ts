import { createECDH, randomUUID } from 'node:crypto';
import type { contract } from '#contract/index.ts';
import { PASSWORD } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { calling } from './good-call.ts';
import type { GoodCall, NamesOf } from './good-call.ts';
import { published, rated } from './market-calls.ts';
import { anotherSession } from './fuzz-table.ts';
import type { FuzzTable } from './fuzz-table.ts';

type Names = NamesOf<typeof contract, 'account' | 'plans' | 'admin' | 'home' | 'notices' | 'practice'>;

/** Has the administrator’s password entered again, without which dangerous things are refused. */
const confirmed =
  (input: (table: FuzzTable) => Record<string, unknown> | Promise<Record<string, unknown>>): GoodCall =>
  async (table) => {
    await table.admin.call.account.reauthenticate({ password: PASSWORD });
    return { by: table.admin, input: await input(table) };
  };

/** A new session of the stranger, free of what calls before have done: suspended, promoted, asked for deletion or a second factor. */
async function strangerAnew({ app, query, stranger }: FuzzTable): Promise<Somebody> {
  await query(`update "user" set plan = 'FREE', suspended_at = null, deletes_at = null, two_factor_enabled = false where id = $1`, [
    stranger.id,
  ]);
  return anotherSession(app, stranger);
}

/** A request for another plan that waits, and who made it. */
async function planRequest(table: FuzzTable): Promise<{ by: Somebody; requestId: string }> {
  await table.query('delete from plan_request');
  const by = await strangerAnew(table);
  return { by, requestId: (await by.call.plans.request({ plan: 'DM', reason: 'I like maps.' })).id };
}

async function adminInvitation({ admin }: FuzzTable): Promise<string> {
  return (await admin.call.admin.createInvitation({ label: 'Friends' })).invitation.id;
}

/** Of a push service that nobody answers at. */
const endpoint = 'http://127.0.0.1:9/a';
const ecdh = createECDH('prime256v1');
const p256dh = ecdh.generateKeys('base64url');

/** Accepted calls of accounts, plans, administrators, Home and notices. */
export const accountCalls: Record<Names, GoodCall> = {
  'account.me': () => ({ by: null, input: {} }),
  'account.session': calling('player'),
  'account.saveProfile': calling('guest', () => ({ name: `Tam ${randomUUID().slice(0, 8)}` })),
  'account.saveAvatar': calling('guest', { image: null }),
  'account.savePreferences': calling('guest', {
    theme: 'dark',
    motion: 'full',
    textSize: 'large',
    mailNotices: true,
    sound: true,
    readAloudVoice: 'Anna',
    readAloudSpeed: 1.25,
    thrownDice: false,
  }),
  'account.sessions': calling('guest'),
  'account.storage': calling('guest'),
  'account.revokeSession': async (table) => {
    await anotherSession(table.app, table.heir);
    const sessions = await table.heir.call.account.sessions({});
    return { by: table.heir, input: { sessionId: sessions.find((each) => !each.isThis)?.id ?? 'none' } };
  },
  'account.tokens': calling('guest'),
  'account.createToken': async (table) => {
    await table.query('delete from personal_token');
    await table.guest.call.account.reauthenticate({ password: PASSWORD });
    return { by: table.guest, input: { name: 'Dice bot', scope: 'read', days: 30 } };
  },
  'account.revokeToken': async (table) => {
    await table.query(`insert into personal_token (id, user_id, token_hash, name, scope, created_at, expires_at)
      values ('fuzzed', '${table.guest.id}', 'fuzzed', 'Dice bot', 'read', now(), now() + interval '1 day') on conflict do nothing`);
    return { by: table.guest, input: { tokenId: 'fuzzed' } };
  },
  'account.signOut': async (table) => ({ by: await strangerAnew(table), input: { scope: 'others' } }),
  'account.reauthenticate': calling('guest', { password: PASSWORD }),
  'account.checkRecovery': calling('guest', { token: 'none' }),
  'account.requestDeletion': async (table) => {
    const session = await strangerAnew(table);
    await session.call.account.reauthenticate({ password: PASSWORD });
    return { by: session, input: {} };
  },
  'account.cancelDeletion': calling('guest'),
  'home.overview': calling('player'),
  'practice.play': calling('guest', { rehearsalId: randomUUID(), said: ['I look at the boats.'] }),
  'plans.request': async (table) => {
    await table.query('delete from plan_request');
    return { by: table.player, input: { plan: 'DM', reason: 'I like maps.' } };
  },
  'plans.mine': calling('player'),
  'plans.withdraw': async (table) => {
    const { by, requestId } = await planRequest(table);
    return { by, input: { requestId } };
  },
  'admin.people': calling('admin', { search: 'mira', offset: 0 }),
  'admin.setPlan': confirmed(({ stranger }) => ({ userId: stranger.id, plan: 'DM' })),
  'admin.suspend': confirmed(({ stranger }) => ({ userId: stranger.id, suspended: false })),
  'admin.signOutPerson': confirmed(({ stranger }) => ({ userId: stranger.id })),
  'admin.removeSecondFactor': confirmed(async ({ query, stranger }) => {
    await query('insert into two_factor (id, user_id, secret, backup_codes) values ($1, $2, $3, $3) on conflict do nothing', [
      randomUUID(),
      stranger.id,
      'x',
    ]);
    await query('update "user" set two_factor_enabled = true where id = $1', [stranger.id]);
    return { userId: stranger.id };
  }),
  'admin.recoveryLink': confirmed(({ stranger }) => ({ userId: stranger.id })),
  'admin.planRequests': calling('admin', { state: 'PENDING' }),
  'admin.waiting': calling('admin'),
  'admin.reviewPlanRequest': calling('admin', async (table) => ({
    requestId: (await planRequest(table)).requestId,
    approve: false,
    answer: 'Not yet.',
  })),
  'admin.marketQueue': calling('admin'),
  'admin.judgeListing': calling('admin', async (table) => ({ listingId: await published(table), isShown: false, because: 'Not ours.' })),
  'admin.removeRating': calling('admin', async (table) => ({ ratingId: await rated(table) })),
  'admin.invitations': calling('admin'),
  'admin.createInvitation': calling('admin', { label: 'Friends', days: 7, mostUses: 3 }),
  'admin.revokeInvitation': calling('admin', async (table) => ({ invitationId: await adminInvitation(table) })),
  'admin.getSettings': calling('admin'),
  'admin.saveSettings': confirmed(() => ({ signups: 'open', model: null, repliesPerCampaign: null, repliesPerPerson: null })),
  'admin.getEndpoints': calling('admin'),
  'admin.saveEndpoints': confirmed(({ speech }) => ({
    speech,
    picture: { ...speech, voice: null },
    speechPerPerson: 1_000_000,
    picturesPerPerson: 50,
    keys: { speech: '', picture: '' },
  })),
  'admin.endpointUsage': calling('admin', { days: 30 }),
  'admin.testMail': calling('admin'),
  'admin.usage': calling('admin', { days: 30 }),
  'admin.audit': calling('admin', { which: 'all', search: 'x' }),
  'admin.health': calling('admin'),
  'admin.backups': calling('admin'),
  'admin.runBackup': confirmed(() => ({})),
  'notices.list': calling('player'),
  'notices.markRead': calling('player', { ids: ['none'] }),
  'notices.pushKey': calling('player'),
  'notices.subscribe': calling('heir', { endpoint, keys: { p256dh, auth: 'A'.repeat(22) } }),
  'notices.unsubscribe': calling('heir', { endpoint }),
};
