import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { storytellerLabel } from '#server/features/model/index.ts';
import type { NarratorModel } from '#server/features/model/index.ts';

/** What the model was shown, and what it says next; null when it fails. */
const prompts: string[] = [];
let says: string | null = null;

const usage = { input: 5, output: 7, estimated: false };
const model: NarratorModel = {
  label: 'test:model',
  isModel: true,
  async *narrate() {
    yield { type: 'end', ending: 'complete', spokenBy: 'test:model', fellBack: null, usage, fragments: [] };
  },
  ask(question) {
    prompts.push(JSON.stringify(question));
    const answer = question.entry.safeParse({ answer: says });
    return Promise.resolve(answer.success ? { entries: [answer.data], fault: null, usage } : { entries: null, fault: 'bad-answer', usage });
  },
};

let app: TestApp;
let owner: Somebody;
let coDm: Somebody;
let mira: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp({ model });
  [owner, coDm, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Cid'), await signUp(app.url, 'Mira')];
});
beforeEach(async () => {
  prompts.length = 0;
  says = null;
  campaignId = await openCampaign(app, owner, [coDm, mira], 'dm');
  await app.database.pool.query(`update campaign_participant set seat = 'co-dm' where campaign_id = $1 and user_id = $2`, [
    campaignId,
    coDm.id,
  ]);
});
afterAll(() => app.end());

const ask = (who: Somebody, content: string, id: string = randomUUID()) => who.call.assistant.ask({ id, campaignId, content });
const history = async (who: Somebody) => (await who.call.assistant.list({ campaignId })).messages;

describe('the DM assistant', () => {
  it('answers by rules of ours when the model does not, and says who answered', async () => {
    const { question, answer } = await ask(owner, 'Who is here and what do they hide?');
    expect(answer).toMatchObject({ role: 'ai', spokenBy: storytellerLabel, content: expect.stringContaining('hides') });
    expect(await history(owner)).toEqual([question, answer]);
  });

  it('tells rumours from the lore of the table, with what is true of them', async () => {
    const { answer } = await ask(owner, 'Rumours that people tell here');
    expect(answer.content).toMatch(/^What they say around here:\n(- “.+” \(an? .+\) (True|Half true|False)\..*\n?){6}$/);
  });

  it('answers by the model when it can, which is shown secrets and no whisper', async () => {
    says = 'Let the ferrywoman talk.';
    await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'A loud word: zzloud' });
    for (const to of [{ kind: 'dm' }, { kind: 'notes' }] as const)
      await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'zzhushed', to });
    await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'zzteatime', kind: 'ooc' });
    const { answer } = await ask(owner, 'What now?');
    expect(answer).toMatchObject({ content: says, spokenBy: 'test:model' });
    expect(prompts).toHaveLength(1);
    expect(prompts[0]).toContain('secret');
    expect(prompts[0]).toContain('zzloud');
    expect(prompts[0]).not.toMatch(/zzhushed|zzteatime/);
  });

  it('knows of the lore what its DM may read, and nothing else', async () => {
    await app.database.pool.query(`update "user" set plan = 'DM' where id = $1`, [owner.id]);
    const { id: worldId } = await owner.call.worlds.create({ name: 'The Weir' });
    const add = (name: string, text: string, audience: 'everyone' | 'dm') =>
      owner.call.lore.add({ worldId, entry: { category: 'items', name, text, audience } });
    await add('Salt Bell', 'It rings.\n\n::: dm\nzzfenced\n:::', 'everyone');
    await add('Brother Null', 'zzhidden', 'dm');
    await app.database.pool.query('update campaign set world_id = $2 where id = $1', [campaignId, worldId]);
    const elsewhere = await openCampaign(app, owner, [], 'dm');
    const save = (where: string, name: string, text: string) => {
      const fields = { category: 'items' as const, name, aliases: [], text, audience: 'dm' as const };
      return owner.call.tableLore.save({ campaignId: where, entryId: randomUUID(), seen: null, fields });
    };
    await save(campaignId, 'The Debt', 'zzdebt');
    await save(elsewhere, 'The Debt', 'zzother');
    const question = 'What of the Salt Bell, Brother Null and the Debt?';
    says = 'Much.';
    await ask(owner, question);
    await ask(coDm, question);
    const known = prompts.map((prompt) => ['zzfenced', 'zzhidden', 'zzdebt', 'zzother'].filter((word) => prompt.includes(word)));
    // A co-DM who does not build the world knows the table's own lore.
    expect(known).toEqual([['zzfenced', 'zzhidden', 'zzdebt'], ['zzdebt']]);
    says = null;
    expect((await ask(owner, question)).answer.content).toContain('zzdebt');
  });

  it('keeps one history for each DM, and posts nothing to the table', async () => {
    says = 'Yes.';
    const before = (await mira.call.chat.list({ campaignId })).messages;
    await ask(owner, 'Mine?');
    await ask(coDm, 'Theirs?');
    expect((await history(owner)).map(({ content }) => content)).toEqual(['Mine?', 'Yes.']);
    expect((await history(coDm)).map(({ content }) => content)).toEqual(['Theirs?', 'Yes.']);
    expect((await mira.call.chat.list({ campaignId })).messages).toEqual(before);
    await expect(ask(mira, 'And I?')).rejects.toMatchObject({ code: 'campaign.ownerOnly' });
  });

  it('answers the same question once, also when it is sent twice at the same moment', async () => {
    says = 'Once.';
    const id = randomUUID();
    const [first, second] = await Promise.all([ask(owner, 'Once?', id), ask(owner, 'Once?', id)]);
    expect(second).toEqual(first);
    expect(await ask(owner, 'Once?', id)).toEqual(first);
    expect([prompts.length, (await history(owner)).length]).toEqual([1, 2]);
    await expect(ask(coDm, 'Mine now', id)).rejects.toMatchObject({ code: 'message.idTaken' });
  });

  it('tells the DM’s other windows, and no player', async () => {
    const socket = await owner.listen();
    socket.say({ type: 'subscribe', topic: personTopic(owner.id) });
    await socket.hear('subscribed');
    await ask(owner, 'Ideas?');
    const { event } = await socket.hear('event', (frame) => frame.event.type === 'assistant.changed');
    expect(event).toEqual({ type: 'assistant.changed', campaignId });
    socket.close();
  });

  it.each(['', '  \n'])('is asked nothing by “%s”', async (content) => {
    await expect(ask(owner, content)).rejects.toMatchObject({ code: 'input.invalid' });
    expect(await history(owner)).toEqual([]);
  });

  it('is known to older programs, which post first and then ask for the answer', async () => {
    says = 'Twice is once.';
    const headers = { 'content-type': 'application/json', cookie: owner.cookie };
    const call = async (name: string, body: unknown) =>
      (await fetch(`${app.url}/api/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    await call('rpc/post_dm_message', { _campaign_id: campaignId, _content: 'Who?' });
    expect(await call('functions/generate-dm-assistance', { campaignId, message: 'Who?' })).toEqual({ response: says });
    expect(prompts).toHaveLength(1);
    expect(await call('tables/DMChatMessage/select', { campaignId })).toMatchObject([
      { campaignId, authorId: owner.id, role: 'dm', content: 'Who?' },
      { role: 'ai', content: says },
    ]);
  });
});
