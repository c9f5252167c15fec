import { randomUUID } from 'node:crypto';
import type { contract } from '#contract/index.ts';
import { upload } from '#server/features/generations/upload.fixture.ts';
import { eventually } from '#tests/support/eventually.ts';
import { atTable, calling, inWorld } from './good-call.ts';
import type { GoodCall, NamesOf } from './good-call.ts';
import type { FuzzTable } from './fuzz-table.ts';

type Names =
  | NamesOf<typeof contract, 'worlds' | 'lore' | 'rumours' | 'tomes' | 'generations'>
  | Extract<NamesOf<typeof contract, 'invitations'>, `${string}World`>;

/** Milliseconds that a generation may take which waits behind those that calls before have begun. */
const GENERATION_MILLISECONDS = 180_000;

const seen = (value: unknown) => ({ value, seen: 1 });
const entry = (name = `Bell ${randomUUID().slice(0, 8)}`) => ({
  category: 'items' as const,
  name,
  aliases: ['Cord'],
  tags: ['hemp'],
  text: 'A [[Rope]].',
  audience: 'dm' as const,
  date: '12',
  image: null,
});
const lore = async ({ owner, worldId }: FuzzTable) => (await owner.call.lore.add({ worldId, entry: entry() })).id;
const tome = async ({ owner, worldId }: FuzzTable) => (await owner.call.tomes.add({ worldId, title: 'A tome', content: 'Of salt.' })).id;

/** A tome with a file in it, which can be linked to and read. */
async function filed({ app, owner }: FuzzTable, worldId: string): Promise<string> {
  const text = '# The Weir\n\nThe Weir is a drowned town. Its bell rings at low tide.\n';
  return (await upload(app.url, owner, worldId, 'weir.md', new TextEncoder().encode(text), { title: 'Weir' })).id;
}

/** An open conflict of an entry, from two people who wrote at once. */
async function conflict(table: FuzzTable): Promise<{ entryId: string; conflictId: string }> {
  const { worldId, query, owner } = table;
  const [entryId, conflictId] = [await lore(table), randomUUID()];
  await query(
    `insert into world_conflict (id, world_id, subject, subject_id, field, value, actor_id, actor_name, created_at)
     values ($1, $2, 'entry', $3, 'name', '"Rope"', $4, 'Oda', now())`,
    [conflictId, worldId, entryId, owner.id],
  );
  return { entryId, conflictId };
}

const whole = async (table: FuzzTable, worldId: string, generationId: string) =>
  eventually(async () => {
    if ((await table.owner.call.generations.get({ worldId, generationId })).state === 'running') throw new Error('It still runs.');
  }, GENERATION_MILLISECONDS);

/** A generation that has ended, with what it proposes. */
async function expanded(table: FuzzTable): Promise<{ worldId: string; generationId: string; proposalId: string }> {
  const worldId = await table.freshWorld();
  const { id: generationId } = await table.owner.call.generations.expand({ worldId, prompt: 'A drowned coast.', category: 'items' });
  await whole(table, worldId, generationId);
  const [first] = await table.owner.call.generations.proposals({ worldId, generationId });
  return { worldId, generationId, proposalId: first?.id ?? 'none' };
}

/** One that waits for nobody to carry it on. */
async function begun(table: FuzzTable): Promise<{ worldId: string; generationId: string }> {
  const worldId = await table.freshWorld();
  const { id } = await table.owner.call.generations.expand({ worldId, prompt: 'A drowned coast.' });
  await whole(table, worldId, id);
  await table.query(`update world_generation set state = 'running', lease_until = now() + interval '1 hour' where id = $1`, [id]);
  return { worldId, generationId: id };
}

/** A document that was read by rules, once for each table: each reading takes a process. */
const reading = new WeakMap<FuzzTable, Promise<{ worldId: string; tomeId: string; generationId: string }>>();
async function readOnce(table: FuzzTable) {
  const worldId = await table.freshWorld();
  const tomeId = await filed(table, worldId);
  const { id: generationId } = await table.owner.call.generations.read({ worldId, tomeId });
  await whole(table, worldId, generationId);
  return { worldId, tomeId, generationId };
}
function documentOf(table: FuzzTable) {
  const begun = reading.get(table) ?? readOnce(table);
  reading.set(table, begun);
  return begun;
}

/** The same with something left for a model. */
async function leftOver(table: FuzzTable): Promise<{ worldId: string; generationId: string }> {
  const { worldId, generationId } = await documentOf(table);
  const rest = '{"parts":1,"inputTokens":10,"outputTokens":10}';
  await table.query(`update world_generation set state = 'done', lease_until = null, rest = $2 where id = $1`, [generationId, rest]);
  return { worldId, generationId };
}

const guestIn = (role: 'editor' | 'reader') => async (table: FuzzTable) => {
  const worldId = await table.freshWorld();
  await table.member(worldId, table.guest, role);
  return worldId;
};
const code = async ({ owner, freshWorld }: FuzzTable) =>
  (await owner.call.invitations.createForWorld({ worldId: await freshWorld() })).code;
const deleted = async ({ owner, freshWorld }: FuzzTable) => {
  const worldId = await freshWorld();
  await owner.call.worlds.delete({ worldId });
  return worldId;
};

/** Accepted calls of worlds, lore, tomes, what is generated and the links into worlds. */
export const worldCalls: Record<Names, GoodCall> = {
  'worlds.list': calling('owner', { search: 'weir', sort: 'name', which: 'own' }),
  'worlds.create': calling('owner', () => ({
    name: 'The Weir',
    description: 'Salt.',
    aiGenerated: true,
    aiPrompt: 'A coast.',
    entries: [{ category: 'items', name: 'Rope', text: 'A [[Bell]].' }],
  })),
  'worlds.get': inWorld('owner'),
  'worlds.search': inWorld('owner', { text: 'salt', limit: 5 }),
  'rumours.ofWorld': inWorld('owner', { seed: 'ember', secrets: true }),
  'rumours.ofCampaign': atTable('owner', { seed: 'ember', secrets: true }),
  'worlds.graph': inWorld('owner'),
  'worlds.timeline': inWorld('owner'),
  'worlds.members': inWorld('owner'),
  'worlds.files': inWorld('owner', { limit: 5, offset: 0 }),
  'worlds.update': calling('owner', async ({ freshWorld }) => ({
    worldId: await freshWorld(),
    edits: { name: seen('The Weir'), description: seen('Salt.') },
  })),
  'worlds.history': inWorld('owner', { limit: 5 }),
  'worlds.conflicts': inWorld('owner'),
  'worlds.resolveConflict': inWorld('owner', async (table) => ({ conflictId: (await conflict(table)).conflictId })),
  'worlds.damaged': inWorld('owner'),
  'worlds.mend': inWorld('owner', async (table) => ({ kind: 'entry', id: await lore(table) })),
  'worlds.setMap': inWorld('owner', { path: null }),
  'worlds.delete': calling('owner', async ({ freshWorld }) => ({ worldId: await freshWorld() })),
  'worlds.restore': calling('owner', async (table) => ({ worldId: await deleted(table) })),
  'worlds.setRole': calling('owner', async (table) => ({
    worldId: await guestIn('reader')(table),
    userId: table.guest.id,
    role: 'editor',
  })),
  'worlds.kick': calling('owner', async (table) => ({ worldId: await guestIn('reader')(table), userId: table.guest.id })),
  'worlds.handOver': calling('owner', async (table) => ({ worldId: await guestIn('editor')(table), userId: table.guest.id })),
  'worlds.leave': calling('guest', async (table) => ({ worldId: await guestIn('reader')(table) })),
  'lore.list': inWorld('owner', { removed: false }),
  'lore.get': inWorld('owner', async (table) => ({ entryId: await lore(table) })),
  'lore.add': inWorld('owner', () => ({ id: randomUUID(), entry: entry() })),
  'lore.edit': inWorld('owner', async (table) => ({
    entryId: await lore(table),
    edits: { name: seen('Rope'), aliases: seen(['Cord']), text: seen('A line.'), category: seen('geography'), audience: seen('dm') },
  })),
  'lore.remove': inWorld('owner', async (table) => ({ entryId: await lore(table) })),
  'lore.restore': inWorld('owner', async (table) => {
    const entryId = await lore(table);
    await table.owner.call.lore.remove({ worldId: table.worldId, entryId });
    return { entryId };
  }),
  'lore.history': inWorld('owner', async (table) => ({ entryId: await lore(table) })),
  'lore.resolveConflict': inWorld('owner', conflict),
  'tomes.list': inWorld('owner'),
  'tomes.add': inWorld('owner', { title: 'A tome', content: 'Of salt.', category: 'general', audience: 'dm', filePath: null }),
  'tomes.update': inWorld('owner', async (table) => ({
    tomeId: await tome(table),
    edits: { title: seen('A title'), content: seen('A line.'), category: seen('geography'), audience: seen('dm') },
  })),
  'tomes.delete': inWorld('owner', async (table) => ({ tomeId: await tome(table) })),
  'tomes.link': inWorld('owner', async (table) => ({ tomeId: await filed(table, table.worldId), download: true })),
  'generations.generate': calling('owner', async ({ freshWorld }) => ({
    worldId: await freshWorld(),
    prompt: 'A drowned coast.',
    includeElements: ['geography'],
  })),
  'generations.expand': calling('owner', async ({ freshWorld }) => ({
    worldId: await freshWorld(),
    prompt: 'A coast.',
    category: 'items',
  })),
  'generations.read': calling('owner', async (table) => {
    const worldId = await table.freshWorld();
    return { worldId, tomeId: await filed(table, worldId) };
  }),
  'generations.readWithModel': calling('owner', leftOver),
  'generations.list': inWorld('owner'),
  'generations.get': calling('owner', begun),
  'generations.cancel': calling('owner', begun),
  'generations.discard': calling('owner', async (table) => {
    const which = await begun(table);
    await table.owner.call.generations.cancel(which);
    return which;
  }),
  'generations.proposals': calling('owner', async (table) => {
    const { worldId, generationId } = await expanded(table);
    return { worldId, generationId };
  }),
  'generations.decide': calling('owner', async (table) => {
    const { proposalId, ...which } = await expanded(table);
    const text = { category: 'items', name: 'Rope', text: 'Long.', aliases: [], audience: 'dm' };
    return { ...which, decisions: [{ proposalId, verdict: 'accept', entry: text }] };
  }),
  'generations.document': calling('owner', async (table) => {
    const { worldId, tomeId } = await documentOf(table);
    return { worldId, tomeId };
  }),
  'invitations.createForWorld': inWorld('owner', { label: 'Friends', days: 7, mostUses: 3, role: 'reader' }),
  'invitations.listForWorld': inWorld('owner'),
  'invitations.revokeForWorld': inWorld('owner', async ({ owner, worldId }) => ({
    invitationId: (await owner.call.invitations.createForWorld({ worldId })).invitation.id,
  })),
  'invitations.joinWorld': calling('guest', async (table) => ({ code: await code(table) })),
};
