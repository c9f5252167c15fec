import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let editor: Somebody;
let worldId: string;

beforeAll(async () => {
  app = await startApp();
  [owner, editor] = [await signUp(app.url, 'Ona'), await signUp(app.url, 'Edda')];
  ({ id: worldId } = await owner.call.worlds.create({ name: 'The Weir' }));
  const { code } = await owner.call.invitations.createForWorld({ worldId, role: 'editor' });
  await editor.call.invitations.joinWorld({ code });
});
afterAll(() => app.end());

describe('what two people wrote at once and nobody can merge', () => {
  it('is listed for the world, its entries and its tomes until somebody resolves it', async () => {
    const { id: entryId } = await owner.call.lore.add({ worldId, entry: { category: 'items', name: 'Bell' } });
    const { id: tomeId } = await owner.call.tomes.add({ worldId, title: 'A tome' });
    const seen = (value: string) => ({ value, seen: 1 });
    await owner.call.worlds.update({ worldId, edits: { name: seen('The Dam') } });
    await editor.call.worlds.update({ worldId, edits: { name: seen('The Lock') } });
    await owner.call.lore.edit({ worldId, entryId, edits: { name: seen('Tin bell') } });
    await editor.call.lore.edit({ worldId, entryId, edits: { name: seen('Brass bell') } });
    await owner.call.tomes.update({ worldId, tomeId, edits: { title: seen('The tome') } });
    await editor.call.tomes.update({ worldId, tomeId, edits: { title: seen('That tome') } });
    const open = await owner.call.worlds.conflicts({ worldId });
    expect(
      open.map(({ subject, subjectId, subjectName, field, value, actorName }) => [
        subject,
        subjectId,
        subjectName,
        field,
        value,
        actorName,
      ]),
    ).toEqual([
      ['world', worldId, 'The Dam', 'name', 'The Lock', 'Edda'],
      ['entry', entryId, 'Tin bell', 'name', 'Brass bell', 'Edda'],
      ['tome', tomeId, 'The tome', 'title', 'That tome', 'Edda'],
    ]);
    const socket = await editor.listen();
    socket.say({ type: 'subscribe', topic: `world-builders:${worldId}` });
    await socket.hear('subscribed');
    for (const { id: conflictId } of open) await owner.call.worlds.resolveConflict({ worldId, conflictId });
    await socket.hear('event', ({ event }) => event.type === 'tomes.changed' && event.tomeId === tomeId);
    await socket.hear('event', ({ event }) => event.type === 'lore.changed' && event.entryId === entryId);
    expect(await editor.call.worlds.conflicts({ worldId })).toEqual([]);
    await expect(owner.call.worlds.resolveConflict({ worldId, conflictId: open[0]?.id ?? '' })).rejects.toMatchObject({
      code: 'conflict.notFound',
    });
  });

  it('is told to the others who build the world', async () => {
    const { id: tomeId } = await owner.call.tomes.add({ worldId, title: 'Another' });
    const socket = await editor.listen();
    socket.say({ type: 'subscribe', topic: `world-builders:${worldId}` });
    await socket.hear('subscribed');
    await owner.call.tomes.update({ worldId, tomeId, edits: { title: { value: 'One', seen: 7 } } });
    await socket.hear('event', ({ event }) => event.type === 'tomes.changed' && event.tomeId === tomeId);
    await owner.call.worlds.update({ worldId, edits: { name: { value: 'One', seen: 77 } } });
    await socket.hear('event', ({ event }) => event.type === 'worlds.changed' && event.worldId === worldId);
    expect(await editor.call.worlds.conflicts({ worldId })).toHaveLength(2);
  });

  it('of an entry that was removed, or of a tome that was deleted, waits no longer', async () => {
    const { id } = await owner.call.worlds.create({ name: 'Another' });
    const { id: tomeId } = await owner.call.tomes.add({ worldId: id, title: 'Another' });
    const { id: entryId } = await owner.call.lore.add({ worldId: id, entry: { category: 'items', name: 'Bell' } });
    await owner.call.tomes.update({ worldId: id, tomeId, edits: { title: { value: 'One', seen: 7 } } });
    await owner.call.lore.edit({ worldId: id, entryId, edits: { name: { value: 'One', seen: 7 } } });
    expect(await owner.call.worlds.conflicts({ worldId: id })).toHaveLength(2);
    await owner.call.tomes.delete({ worldId: id, tomeId });
    await owner.call.lore.remove({ worldId: id, entryId });
    expect(await owner.call.worlds.conflicts({ worldId: id })).toEqual([]);
  });
});
