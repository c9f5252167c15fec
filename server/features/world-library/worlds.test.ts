import { readyAdventures } from '#server/features/adventures/index.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worldBuildersTopic, worldTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { uploadPicture } from '#tests/support/app/world-files.ts';
import { pruneWorlds } from './prune-worlds.ts';

const CANARY = 'zzcanary';
const refusal = (code: string) => expect.objectContaining({ code });

let app: TestApp;
let [ona, eda, rea, sly]: Somebody[] = [];
let worldId: string;

beforeAll(async () => {
  app = await startApp();
  [ona, eda, rea, sly] = [
    await signUp(app.url, 'Ona'),
    await signUp(app.url, 'Eda'),
    await signUp(app.url, 'Rea'),
    await signUp(app.url, 'Sly'),
  ];
});
afterAll(() => app.end());

function people() {
  if (!ona || !eda || !rea || !sly) throw new Error('Nobody is there.');
  return { ona, eda, rea, sly };
}

beforeEach(async () => {
  const all = people();
  ({ id: worldId } = await all.ona.call.worlds.create({ name: 'The Weir', description: 'Water.' }));
  for (const [who, role] of [
    [all.eda, 'editor'],
    [all.rea, 'reader'],
  ] as const) {
    const { code } = await all.ona.call.invitations.createForWorld({ worldId, role });
    await who.call.invitations.joinWorld({ code });
  }
});

/** Lets the world have been deleted some days ago, when what is too old is forgotten. */
async function lieDeleted(days: number) {
  await app.database.pool.query('update world set deleted_at = now() - make_interval(days => $2) where id = $1', [worldId, days]);
  await pruneWorlds(app.kernel);
}

describe('a world of one’s own', () => {
  it('is listed, searched and sorted with what one is to it', async () => {
    const all = people();
    await all.ona.call.worlds.create({ name: 'Ashes', description: 'Fire.' });
    const names = async (who: Somebody, input: Parameters<Somebody['call']['worlds']['list']>[0]) =>
      (await who.call.worlds.list(input)).map(({ name }) => name);
    expect((await names(all.ona, { which: 'own', sort: 'name' })).slice(0, 2)).toEqual(['Ashes', 'The Weir']);
    expect(await names(all.ona, { search: 'fIRe', which: 'own' })).toEqual(['Ashes']);
    expect(await names(all.ona, { search: '%', which: 'own' })).toEqual([]);
    expect(await all.rea.call.worlds.list({ which: 'joined' })).toContainEqual(
      expect.objectContaining({ id: worldId, role: 'reader', isOwner: false }),
    );
    const open = await all.sly.call.worlds.list({});
    expect(open.map(({ id }) => id).toSorted()).toEqual([...readyAdventures.keys()].toSorted());
    expect(open.filter(({ role }) => role !== null)).toEqual([]);
    await expect(all.sly.call.worlds.get({ worldId })).rejects.toEqual(refusal('world.notFound'));
  });

  it('can be taken back for thirty days after it was deleted, and is gone then', async () => {
    const { ona: owner, rea: reader } = people();
    const path = await uploadPicture(app, owner, worldId, 'map.png');
    await owner.call.worlds.delete({ worldId });
    await expect(owner.call.worlds.get({ worldId })).rejects.toEqual(refusal('world.notFound'));
    await expect(reader.call.worlds.restore({ worldId })).rejects.toEqual(refusal('world.notFound'));
    expect(await owner.call.worlds.list({ which: 'deleted' })).toMatchObject([{ id: worldId }]);
    await lieDeleted(29);
    await owner.call.worlds.restore({ worldId });
    expect(await owner.call.worlds.get({ worldId })).toMatchObject({ name: 'The Weir' });
    await owner.call.worlds.delete({ worldId });
    expect(await app.kernel.files.about(path)).not.toBeNull();
    await lieDeleted(31);
    expect(await app.kernel.files.about(path)).toBeNull();
    await expect(owner.call.worlds.restore({ worldId })).rejects.toEqual(refusal('world.notFound'));
  });

  it('keeps both changes of its name and description, and the later of two that cannot be merged', async () => {
    const { ona: owner, eda: editor } = people();
    await owner.call.worlds.update({ worldId, edits: { name: { value: 'The Old Weir', seen: 1 } } });
    const other = await editor.call.worlds.update({
      worldId,
      edits: { description: { value: 'Much water.', seen: 1 }, name: { value: 'Weir', seen: 1 } },
    });
    expect(other.world).toMatchObject({ name: 'The Old Weir', description: 'Much water.' });
    expect(other.conflicts).toMatchObject([{ field: 'name', value: 'Weir', actorName: 'Eda' }]);
  });
});

describe('lore that several people build', () => {
  it('keeps what both wrote at once in different fields and lines', async () => {
    const { ona: owner, eda: editor } = people();
    const entry = { category: 'geography' as const, name: 'The Mill', text: 'one\n\ntwo\n\nthree' };
    const { id: entryId, versions } = await owner.call.lore.add({ worldId, entry });
    const seen = versions.text ?? 0;
    await Promise.all([
      owner.call.lore.edit({ worldId, entryId, edits: { text: { value: 'ONE\n\ntwo\n\nthree', seen } } }),
      editor.call.lore.edit({
        worldId,
        entryId,
        edits: { text: { value: 'one\n\ntwo\n\nTHREE', seen }, name: { value: 'The Wheel', seen: 1 } },
      }),
    ]);
    const { entry: now } = await owner.call.lore.get({ worldId, entryId });
    expect(now).toMatchObject({ name: 'The Wheel', text: 'ONE\n\ntwo\n\nTHREE' });
  });

  it('keeps the later of two texts that cannot be merged until it is resolved', async () => {
    const { ona: owner, eda: editor } = people();
    const { id: entryId } = await owner.call.lore.add({ worldId, entry: { category: 'items', name: 'Bell', text: 'bronze' } });
    await owner.call.lore.edit({ worldId, entryId, edits: { text: { value: 'brass', seen: 1 } } });
    const late = await editor.call.lore.edit({ worldId, entryId, edits: { text: { value: 'lead', seen: 1 } } });
    expect(late).toMatchObject({ entry: { text: 'brass' }, conflicts: [{ field: 'text', value: 'lead' }] });
    const { conflicts } = await owner.call.lore.get({ worldId, entryId });
    expect(conflicts).toMatchObject([{ value: 'lead', actorName: 'Eda' }]);
    await owner.call.lore.resolveConflict({ worldId, entryId, conflictId: conflicts[0]?.id ?? '' });
    expect((await owner.call.lore.get({ worldId, entryId })).conflicts).toEqual([]);
  });

  it('knows who changed what, and brings back what was there', async () => {
    const { ona: owner, eda: editor } = people();
    const { id: entryId } = await owner.call.lore.add({ worldId, entry: { category: 'items', name: 'Bell', text: 'bronze' } });
    await editor.call.lore.edit({ worldId, entryId, edits: { text: { value: 'gold', seen: 1 } } });
    await editor.call.lore.remove({ worldId, entryId });
    await expect(owner.call.lore.edit({ worldId, entryId, edits: {} })).rejects.toEqual(refusal('lore.notFound'));
    expect(await owner.call.lore.list({ worldId, removed: true })).toMatchObject([{ id: entryId }]);
    const history = await owner.call.lore.history({ worldId, entryId });
    expect(history).toMatchObject([
      { action: 'removed', actorName: 'Eda' },
      { action: 'edited', before: { text: 'bronze' } },
      { action: 'added', actorName: 'Ona' },
    ]);
    expect(await owner.call.lore.restore({ worldId, entryId, changeId: history[1]?.id })).toMatchObject({
      text: 'bronze',
      removedAt: null,
    });
  });
});

describe('what is not for a reader', () => {
  it('is in no answer and no event, for as many ways as there are', async () => {
    const { ona: owner, rea: reader, sly: other } = people();
    const socket = await reader.listen();
    for (const topic of [worldTopic(worldId), worldBuildersTopic(worldId)]) socket.say({ type: 'subscribe', topic });
    await socket.hear('subscribed', ({ topic }) => topic === worldTopic(worldId));
    await socket.hear('refused', ({ topic, code }) => topic === worldBuildersTopic(worldId) && code === 'world.buildersOnly');
    const mill = await owner.call.lore.add({
      worldId,
      entry: {
        category: 'geography',
        name: 'The Mill',
        text: `Empty. [[Vault]]\n::: dm\n${CANARY} [[Vault]]\n:::\n::: players ${other.id}\n${CANARY}\n:::\n::: players ${reader.id}\nFlour.\n:::`,
        date: '1204',
      },
    });
    const vault = await owner.call.lore.add({
      worldId,
      entry: { category: 'items', name: 'Vault', aliases: [CANARY], text: `${CANARY} [[The Mill]]`, audience: 'dm', date: '1' },
    });
    await owner.call.lore.add({ worldId, entry: { category: 'items', name: 'Torn', text: `::: dm\n${CANARY}`, audience: 'everyone' } });
    await owner.call.tomes.add({ worldId, title: CANARY, content: CANARY, audience: 'dm' });
    await owner.call.tomes.add({ worldId, title: 'Open', content: `Words\n::: dm\n${CANARY}\n:::` });
    await owner.call.lore.edit({ worldId, entryId: vault.id, edits: { text: { value: `${CANARY} more`, seen: 1 } } });
    await socket.hear('event', ({ event }) => event.type === 'lore.changed' && event.entryId === mill.id);
    const { call } = reader;
    const answers = await Promise.all([
      call.worlds.get({ worldId }),
      call.worlds.list({}),
      call.lore.list({ worldId }),
      call.lore.list({ worldId, removed: true }),
      call.lore.get({ worldId, entryId: mill.id }),
      call.worlds.search({ worldId, text: CANARY }),
      call.worlds.search({ worldId, text: 'flour' }),
      call.worlds.graph({ worldId }),
      call.worlds.timeline({ worldId }),
      call.tomes.list({ worldId }),
      call.worlds.files({ worldId }),
      call.worlds.members({ worldId }),
    ]);
    expect(JSON.stringify([answers, socket.frames])).not.toContain(CANARY);
    expect(JSON.stringify(socket.frames)).not.toContain(vault.id);
    expect(answers[4]).toMatchObject({
      entry: { text: 'Empty. [[Vault]]\nFlour.', source: null },
      links: [{ name: 'Vault', entryId: null }],
      backlinks: [],
    });
    expect(answers[5]).toEqual([]);
    expect(answers[6]).toMatchObject([{ entryId: mill.id, excerpt: expect.stringContaining('«Flour»') }]);
    expect(answers[7]).toMatchObject({ edges: [] });
    expect(answers[8]).toMatchObject([{ id: mill.id }]);
    expect(answers[0].entryCount).toBe(2);
    await expect(call.lore.get({ worldId, entryId: vault.id })).rejects.toEqual(refusal('lore.notFound'));
    await expect(call.lore.history({ worldId, entryId: mill.id })).rejects.toEqual(refusal('world.buildersOnly'));
    await expect(call.worlds.history({ worldId })).rejects.toEqual(refusal('world.buildersOnly'));
    expect((await owner.call.worlds.search({ worldId, text: CANARY })).length).toBe(3);
    socket.close();
  });

  it('reaches builders word for word, as it is written', async () => {
    const { ona: owner, eda: editor } = people();
    const socket = await editor.listen();
    socket.say({ type: 'subscribe', topic: worldBuildersTopic(worldId) });
    await socket.hear('subscribed');
    const { id } = await owner.call.lore.add({ worldId, entry: { category: 'quests', name: 'Dig', text: CANARY, audience: 'dm' } });
    const { event } = await socket.hear('event', (frame) => frame.event.type === 'lore.written');
    expect(event).toMatchObject({ entry: { id, text: CANARY }, by: { id: owner.id, name: 'Ona' } });
    socket.close();
  });
});

describe('those in a world', () => {
  it('come by a link and go by leaving or being taken out, and hear nothing more then', async () => {
    const { ona: owner, eda: editor, rea: reader, sly: stranger } = people();
    const { code, invitation } = await owner.call.invitations.createForWorld({ worldId, role: 'reader', mostUses: 1 });
    expect(await stranger.call.invitations.check({ code })).toMatchObject({ worldName: 'The Weir', worldRole: 'reader', invitedBy: 'Ona' });
    await expect(stranger.call.invitations.join({ code })).rejects.toEqual(refusal('invitation.forWorld'));
    await owner.call.invitations.revokeForWorld({ worldId, invitationId: invitation.id });
    await expect(stranger.call.invitations.joinWorld({ code })).rejects.toEqual(refusal('invitation.revoked'));
    expect((await owner.call.worlds.members({ worldId })).map(({ name, role }) => `${name} ${role}`)).toEqual([
      'Ona owner',
      'Eda editor',
      'Rea reader',
    ]);
    const socket = await editor.listen();
    socket.say({ type: 'subscribe', topic: worldBuildersTopic(worldId) });
    await socket.hear('subscribed');
    await owner.call.worlds.setRole({ worldId, userId: editor.id, role: 'reader' });
    await socket.hear('refused', ({ topic }) => topic === worldBuildersTopic(worldId));
    await owner.call.worlds.kick({ worldId, userId: editor.id });
    await expect(editor.call.worlds.get({ worldId })).rejects.toEqual(refusal('world.notFound'));
    await reader.call.worlds.leave({ worldId });
    await expect(reader.call.worlds.get({ worldId })).rejects.toEqual(refusal('world.notFound'));
    await expect(owner.call.worlds.leave({ worldId })).rejects.toEqual(refusal('world.ownerStays'));
    socket.close();
  });
});
