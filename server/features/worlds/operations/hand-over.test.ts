import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let editor: Somebody;
let reader: Somebody;
let worldId: string;

beforeAll(async () => {
  app = await startApp();
  [owner, editor, reader] = [await signUp(app.url, 'Ona'), await signUp(app.url, 'Edi'), await signUp(app.url, 'Rea')];
});
beforeEach(async () => {
  ({ id: worldId } = await owner.call.worlds.create({ name: 'The Weir' }));
  for (const [who, role] of [
    [editor, 'editor'],
    [reader, 'reader'],
  ] as const)
    await who.call.invitations.joinWorld({ code: (await owner.call.invitations.createForWorld({ worldId, role })).code });
});
afterAll(() => app.end());

const rolesOf = async () => Object.fromEntries((await reader.call.worlds.members({ worldId })).map(({ name, role }) => [name, role]));

describe('a world that is handed over', () => {
  it('belongs to its co-builder, and its owner until then builds it still', async () => {
    await owner.call.worlds.handOver({ worldId, userId: editor.id });
    expect(await rolesOf()).toEqual({ Edi: 'owner', Ona: 'editor', Rea: 'reader' });
    await owner.call.lore.add({ worldId, entry: { category: 'items', name: 'Bell' } });
    await expect(owner.call.worlds.delete({ worldId })).rejects.toMatchObject({ code: 'world.ownerOnly' });
    await editor.call.worlds.handOver({ worldId, userId: owner.id });
    expect(await rolesOf()).toEqual({ Ona: 'owner', Edi: 'editor', Rea: 'reader' });
  });

  it('goes to nobody who does not build it, and is given by its owner alone', async () => {
    await expect(owner.call.worlds.handOver({ worldId, userId: reader.id })).rejects.toMatchObject({ code: 'world.heirBuilds' });
    await expect(owner.call.worlds.handOver({ worldId, userId: 'nobody' })).rejects.toMatchObject({ code: 'world.heirBuilds' });
    await expect(editor.call.worlds.handOver({ worldId, userId: editor.id })).rejects.toMatchObject({ code: 'world.ownerOnly' });
    await owner.call.worlds.handOver({ worldId, userId: owner.id });
    expect(await rolesOf()).toEqual({ Ona: 'owner', Edi: 'editor', Rea: 'reader' });
  });
});
