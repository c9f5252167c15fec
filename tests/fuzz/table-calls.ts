import { randomUUID } from 'node:crypto';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import type { contract } from '#contract/index.ts';
import { eventually } from '#tests/support/eventually.ts';
import { PASSWORD } from '#tests/support/app/people.ts';
import { atTable, calling } from './good-call.ts';
import type { GoodCall, NamesOf } from './good-call.ts';
import type { FuzzTable } from './fuzz-table.ts';

type Names =
  | NamesOf<typeof contract, 'campaigns' | 'turns' | 'chat' | 'drawings' | 'speech' | 'assistant' | 'narrator' | 'history' | 'safety'>
  | Exclude<NamesOf<typeof contract, 'invitations'>, `${string}World`>;

async function posted({ player, campaignId }: FuzzTable): Promise<string> {
  return (await player.call.chat.post({ id: randomUUID(), campaignId, content: 'Salt and tide' })).id;
}

/** Lets the services that read aloud and draw be asked, whatever was saved before. */
async function nameServices({ admin, speech }: Pick<FuzzTable, 'admin' | 'speech'>): Promise<void> {
  await admin.call.account.reauthenticate({ password: PASSWORD });
  const picture = { ...speech, voice: null };
  await admin.call.admin.saveEndpoints({
    speech,
    picture,
    speechPerPerson: null,
    picturesPerPerson: null,
    keys: { speech: '', picture: '' },
  });
}

/** The code and the id of a link to the table, whose guest has no seat there. */
async function joinLink(table: FuzzTable): Promise<{ code: string; id: string }> {
  await table.seat(table.campaignId, table.guest, null);
  await table.query('delete from seat_request');
  const { code, invitation } = await table.owner.call.invitations.createForCampaign({ campaignId: table.campaignId });
  return { code, id: invitation.id };
}

/** A request for a seat that waits; answers its id. */
async function seatRequest(table: FuzzTable): Promise<string> {
  await table.query(`update campaign set settings = settings || '{"entry":"approve"}' where id = $1`, [table.campaignId]);
  const { code } = await joinLink(table);
  await table.guest.call.invitations.join({ code });
  return (await table.owner.call.campaigns.requests({ campaignId: table.campaignId }))[0]?.id ?? 'none';
}

/** A campaign whose guest sits there as a player. */
async function seatedCampaign(table: FuzzTable): Promise<string> {
  const campaignId = await table.freshCampaign();
  await table.seat(campaignId, table.guest, 'player');
  return campaignId;
}

/** A reply that waits for its DM, in a campaign of its own. */
async function draft(table: FuzzTable): Promise<Record<string, unknown>> {
  const campaignId = await table.freshCampaign('ai');
  await table.query(`update campaign set settings = settings || '{"narratorMode":"draft"}' where id = $1`, [campaignId]);
  await table.owner.call.chat.post({ id: randomUUID(), campaignId, content: 'I look at the well.' });
  await table.owner.call.narrator.ask({ campaignId }).catch(() => null);
  return eventually(async () => {
    const [found] = (await table.owner.call.narrator.drafts({ campaignId })).drafts;
    if (!found) throw new Error('No reply waits for its DM.');
    return { campaignId, narrationId: found.id };
  });
}

/** An intent of the guest's that the first words of a campaign are said to have left unanswered. */
async function unanswered({ query, guest }: FuzzTable, campaignId: string): Promise<{ messageId: string; intent: string }> {
  const intent = 'i1';
  const resolved = { id: intent, userId: guest.id, name: 'Guest', intent: 'I look.', outcome: 'notAnswered', why: null, roll: null };
  await query(`insert into cycle (campaign_id, number, closed_by, intents, closed_at) values ($1, 90, 'hands', $2, now())`, [
    campaignId,
    JSON.stringify([{ userId: guest.id, name: 'Guest', text: 'I look.' }]),
  ]);
  const rows = await query(
    `update message set narration = narration || $2::jsonb where campaign_id = $1 and role = 'ai' and narration is not null returning id`,
    [campaignId, JSON.stringify({ cycle: 90, resolved: [resolved] })],
  );
  return { messageId: String(rows[0]?.['id']), intent };
}

/** A reply that is being told, for whatever this server knows. */
async function speaking({ query, campaignId }: FuzzTable): Promise<string> {
  const id = randomUUID();
  await query(`delete from narration where campaign_id = $1 and status = 'speaking'`, [campaignId]);
  await query(
    `insert into narration (id, campaign_id, cause, status, lease_until) values ($1, $2, 'chat', 'speaking', now() + interval '1 hour')`,
    [id, campaignId],
  );
  return id;
}

/** A campaign with a message in which no session was ended, and the recap of one that was. */
async function told(table: FuzzTable): Promise<string> {
  const campaignId = await table.freshCampaign();
  await table.owner.call.chat.post({ id: randomUUID(), campaignId, content: 'They come to a ford.' });
  return campaignId;
}
async function recap(table: FuzzTable): Promise<Record<string, unknown>> {
  const campaignId = await told(table);
  const { id, version } = await table.owner.call.history.endSession({ campaignId });
  return { campaignId, recapId: id, version };
}

const head = async ({ owner, campaignId }: FuzzTable) => ({ position: (await owner.call.history.list({ campaignId })).head });

/** A campaign of its own with a past to go back to: what is changed about the way there takes nothing from the others. */
async function withPast(table: FuzzTable): Promise<{ campaignId: string; position: number }> {
  const campaignId = await told(table);
  const { position } = await head({ ...table, campaignId });
  await table.owner.call.chat.post({ id: randomUUID(), campaignId, content: 'They cross it.' });
  return { campaignId, position };
}

async function deletedCampaign(table: FuzzTable): Promise<string> {
  const campaignId = await table.freshCampaign();
  await table.owner.call.campaigns.delete({ campaignId });
  return campaignId;
}

/** Accepted calls of campaigns, seats, turns, chat, assistant, narrator, past and safety. */
export const tableCalls: Record<Names, GoodCall> = {
  'campaigns.list': calling('owner', { which: 'all' }),
  'campaigns.get': atTable('player'),
  'campaigns.create': calling('owner', () => ({ id: randomUUID(), name: 'Another', worldId: FREE_TEMPLATE_WORLD })),
  'campaigns.startPrivateRun': calling('heir', async ({ query, heir }) => {
    await query(`delete from campaign c using campaign_participant p where c.is_private_run and p.campaign_id = c.id and p.user_id = $1`, [
      heir.id,
    ]);
    return {};
  }),
  'campaigns.delete': calling('owner', async ({ freshCampaign }) => ({ campaignId: await freshCampaign() })),
  'campaigns.restore': calling('owner', async (table) => ({ campaignId: await deletedCampaign(table) })),
  'campaigns.enroll': calling('guest'),
  'campaigns.access': atTable('player'),
  'campaigns.markRead': atTable('player', { position: 1 }),
  'campaigns.members': atTable('player'),
  'campaigns.setRole': calling('owner', async (table) => ({
    campaignId: await seatedCampaign(table),
    userId: table.guest.id,
    seat: 'spectator',
  })),
  'campaigns.kick': calling('owner', async (table) => ({ campaignId: await seatedCampaign(table), userId: table.guest.id })),
  'campaigns.leave': calling('guest', async (table) => ({ campaignId: await seatedCampaign(table) })),
  'campaigns.handOver': calling('owner', async (table) => ({ campaignId: await seatedCampaign(table), userId: table.guest.id })),
  'campaigns.saveSettings': calling('owner', async ({ freshCampaign }) => ({
    campaignId: await freshCampaign(),
    name: 'The salt road',
    settings: {
      narratorMode: 'dm',
      narratorAnswers: 'turns',
      storyTone: 'wry',
      storyLength: 'short',
      storyLanguage: 'de',
      collectingSeconds: 60,
      ruleSet: 'srd',
      hitPointsShown: 'numbers',
      npcTurns: 'dm',
      heroSaves: 'players',
      levelsAndRests: 'dm',
      levelsBy: 'milestone',
      fallenCoins: true,
      entry: 'open',
    },
  })),
  'campaigns.requests': atTable('owner'),
  'campaigns.answerRequest': atTable('owner', async (table) => ({ requestId: await seatRequest(table), accept: false })),
  'campaigns.myRequests': calling('guest'),
  'campaigns.withdrawRequest': calling('guest', async (table) => ({ requestId: await seatRequest(table) })),
  'turns.get': atTable('player'),
  'turns.raiseHand': atTable('player'),
  'turns.lowerHand': atTable('player'),
  'turns.forceEnd': calling('owner', async ({ owner, freshCampaign }) => {
    const campaignId = await freshCampaign();
    const { turn } = await owner.call.turns.raiseHand({ campaignId });
    return { campaignId, cycle: turn.cycle };
  }),
  'turns.pause': atTable('owner', { paused: false }),
  'turns.setAway': atTable('owner', ({ player }) => ({ userId: player.id, isAway: true })),
  'turns.skip': atTable('owner', ({ player }) => ({ userId: player.id })),
  'invitations.check': calling('guest', async (table) => ({ code: (await joinLink(table)).code })),
  'invitations.join': calling('guest', async (table) => ({ code: (await joinLink(table)).code })),
  'invitations.createForCampaign': atTable('owner', { label: 'Friends', days: 7, mostUses: 3, seat: 'player' }),
  'invitations.listForCampaign': atTable('owner'),
  'invitations.revokeForCampaign': atTable('owner', async (table) => ({ invitationId: (await joinLink(table)).id })),
  'chat.list': atTable('player', { limit: 5 }),
  'chat.post': atTable('player', async (table) => ({
    id: randomUUID(),
    content: 'Hello',
    to: { kind: 'group' },
    kind: 'say',
    replyTo: await posted(table),
    mentions: [table.owner.id],
    images: [],
  })),
  'chat.roll': atTable('player', () => ({ id: randomUUID(), dice: '2d6+3', to: { kind: 'group' } })),
  'chat.react': atTable('player', async (table) => ({ messageId: await posted(table), emoji: '👍', on: true })),
  'chat.edit': atTable('player', async (table) => ({ messageId: await posted(table), content: 'Better words', mentions: [] })),
  'chat.search': atTable('player', { text: 'salt' }),
  'chat.typing': atTable('player'),
  'drawings.subjects': atTable('owner'),
  'drawings.suggest': atTable('owner', { subject: { kind: 'scene' } }),
  'drawings.draw': atTable('owner', async (table) => {
    await nameServices(table);
    return { id: randomUUID(), prompt: 'A well under grey light.', alt: 'A well.' };
  }),
  'speech.voice': calling('player'),
  'speech.say': atTable('player', async ({ admin, speech, query, campaignId }) => {
    await nameServices({ admin, speech });
    // Not from the last page of the chat, which many calls have filled by now.
    const [told] = await query(`select id from message where campaign_id = $1 and role = 'ai' order by position limit 1`, [campaignId]);
    return { messageId: told?.id, part: 0 };
  }),
  'assistant.list': atTable('owner'),
  'assistant.ask': atTable('owner', () => ({ id: randomUUID(), content: 'Who is here?' })),
  'narrator.current': atTable('player'),
  'narrator.ask': calling('owner', async ({ owner, freshCampaign }) => {
    const campaignId = await freshCampaign('ai');
    await owner.call.chat.post({ id: randomUUID(), campaignId, content: 'I look at the well.' });
    return { campaignId };
  }),
  'narrator.putAgain': calling('guest', async (table) => {
    const campaignId = await seatedCampaign(table);
    await table.query(`update campaign set settings = settings || '{"narratorMode":"ai"}' where id = $1`, [campaignId]);
    return { campaignId, ...(await unanswered(table, campaignId)) };
  }),
  'narrator.readDeeds': atTable('player', () => ({ text: 'I attack the goblin.' })),
  'narrator.stop': atTable('owner', async (table) => ({ narrationId: await speaking(table) })),
  'narrator.heldBack': atTable('owner'),
  'narrator.guidance': atTable('owner'),
  'narrator.guide': atTable('owner', () => ({ standing: 'Keep to the sea.', next: 'Let it rain.' })),
  // At a table of its own: where a reply is on its way the scene is not changed.
  'narrator.tagScene': calling('owner', async ({ freshCampaign }) => ({
    campaignId: await freshCampaign(),
    thing: 'the tent',
    state: 'burnt',
  })),
  'narrator.untagScene': calling('owner', async ({ owner, freshCampaign }) => {
    const campaignId = await freshCampaign();
    await owner.call.narrator.tagScene({ campaignId, thing: 'the tent', state: 'burnt' });
    return { campaignId, tagId: 1 };
  }),
  'narrator.drafts': atTable('owner'),
  'narrator.publishDraft': calling('owner', async (table) => ({ ...(await draft(table)), content: 'You wait.' })),
  'narrator.discardDraft': calling('owner', async (table) => ({ ...(await draft(table)), anew: false })),
  'history.save': calling('owner', async ({ freshCampaign }) => ({ campaignId: await freshCampaign(), name: 'Before the vault' })),
  'history.list': atTable('owner'),
  'history.at': atTable('owner', head),
  'history.goBack': calling('owner', withPast),
  'history.branch': calling('owner', async (table) => ({ ...(await withPast(table)), name: 'Otherwise' })),
  'history.play': calling('owner', async (table) => {
    const past = await withPast(table);
    await table.owner.call.history.branch({ ...past, name: 'Otherwise' });
    const { branches } = await table.owner.call.history.list({ campaignId: past.campaignId });
    return { campaignId: past.campaignId, branchId: branches.find(({ isPlayed }) => !isPlayed)?.id ?? 'none' };
  }),
  'history.endSession': calling('owner', async (table) => ({ campaignId: await told(table) })),
  'history.recaps': atTable('player'),
  'history.saveRecap': calling('owner', async (table) => ({ ...(await recap(table)), text: 'They came to a ford.' })),
  'history.publishRecap': calling('owner', recap),
  'history.mendRecap': calling('owner', async (table) => {
    const { campaignId, recapId } = await recap(table);
    return { campaignId, recapId };
  }),
  'safety.get': atTable('player'),
  'safety.add': calling('owner', async ({ freshCampaign }) => ({ campaignId: await freshCampaign(), as: 'line', topic: 'spiders' })),
  'safety.remove': calling('owner', async ({ owner, freshCampaign }) => {
    const campaignId = await freshCampaign();
    const { entries } = await owner.call.safety.add({ campaignId, as: 'line', topic: 'spiders' });
    return { campaignId, entryId: entries[0]?.id ?? 'none' };
  }),
  'safety.useXCard': calling('owner', async (table) => ({ campaignId: await told(table) })),
};
