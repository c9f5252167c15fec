import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Generation, Proposal } from '#domain/world/generation.ts';
import { linkIndex, linksIn } from '#domain/world/lore/links.ts';
import { worldBuildersTopic, worldTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { upload } from './upload.fixture.ts';

const PATIENCE = { timeout: 20_000, interval: 25 };
const CANARY = 'zzcanary';
const refusal = (code: string) => expect.objectContaining({ code });

let app: TestApp;
let ona: Somebody;
let eda: Somebody;
let rea: Somebody;
let worldId: string;

beforeAll(async () => {
  app = await startApp();
  [ona, eda, rea] = [await signUp(app.url, 'Ona'), await signUp(app.url, 'Eda'), await signUp(app.url, 'Rea')];
});
afterAll(() => app.end());

beforeEach(async () => {
  ({ id: worldId } = await ona.call.worlds.create({ name: 'The Weir', description: 'Water.' }));
  for (const [who, role] of [
    [eda, 'editor'],
    [rea, 'reader'],
  ] as const) {
    const { code } = await ona.call.invitations.createForWorld({ worldId, role });
    await who.call.invitations.joinWorld({ code });
  }
});

/** How a generation ended. */
async function ended({ id: generationId }: Pick<Generation, 'id'>): Promise<Generation> {
  return vi.waitFor(async () => {
    const now = await ona.call.generations.get({ worldId, generationId });
    expect(now.state).not.toBe('running');
    return now;
  }, PATIENCE);
}

const proposalsOf = ({ id: generationId }: Pick<Generation, 'id'>) => ona.call.generations.proposals({ worldId, generationId });
const named = (proposals: Proposal[], name: string) => {
  const found = proposals.find(({ entry }) => entry.name === name);
  if (!found) throw new Error(`Nothing is called ${name}: ${proposals.map(({ entry }) => entry.name).join(', ')}`);
  return found;
};

describe('a world written from a prompt', () => {
  it('gets entries in each category that was asked for, one by one, with history and events for builders alone', async () => {
    const [builder, reader] = [await ona.listen(), await rea.listen()];
    for (const [socket, topic] of [
      [builder, worldBuildersTopic(worldId)],
      [reader, worldTopic(worldId)],
    ] as const) {
      socket.say({ type: 'subscribe', topic });
      await socket.hear('subscribed');
    }
    const begun = await ona.call.generations.generate({ worldId, prompt: 'a drowned king', includeElements: ['quests', 'geography'] });
    expect(begun).toMatchObject({ state: 'running', completed: 0, planned: 8, kind: 'world', label: 'Scripted', offer: null });
    const end = await ended(begun);
    expect(end).toMatchObject({ state: 'done', completed: 8, planned: 8, found: { geography: 4, quests: 4 }, open: 0, failure: null });
    expect(end.label).toContain('Storyteller');
    const lore = await ona.call.lore.list({ worldId });
    expect(lore.map(({ category }) => category).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'geography'),
      ...Array.from({ length: 4 }, () => 'quests'),
    ]);
    expect(
      lore
        .map(({ text }) => text)
        .join('\n')
        .toLowerCase(),
    ).toContain('drowned king');
    const find = linkIndex(lore);
    for (const { text } of lore) for (const { name } of linksIn(text)) expect(find(name)).not.toBeNull();
    expect(await ona.call.worlds.get({ worldId })).toMatchObject({ aiGenerated: true, aiPrompt: 'a drowned king' });
    const history = await ona.call.worlds.history({ worldId });
    expect(history.filter(({ action }) => action === 'generated')).toHaveLength(8);
    await builder.hear('event', ({ event }) => event.type === 'generations.changed' && event.generation.state === 'done');
    const told = builder.frames.flatMap((frame) =>
      frame.type === 'event' && frame.event.type === 'generations.changed' ? [frame.event.generation.completed] : [],
    );
    expect([...new Set(told)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(builder.frames.filter((frame) => frame.type === 'event' && frame.event.type === 'lore.written')).toHaveLength(8);
    expect(JSON.stringify(reader.frames)).not.toContain('generation');
    builder.close();
    reader.close();
  });

  it('is written once at a time, and by its owner alone', async () => {
    const { pool } = app.database;
    await pool.query(
      `insert into world_generation (id, world_id, kind, prompt, seed, state, requested_by_name, lease_until, created_at)
       values ('held', $1, 'world', '', '', 'running', 'Ona', now() + interval '1 hour', now())`,
      [worldId],
    );
    const asked = { worldId, prompt: 'more' };
    await expect(ona.call.generations.generate(asked)).rejects.toEqual(refusal('generation.running'));
    await expect(ona.call.generations.expand(asked)).rejects.toEqual(refusal('generation.running'));
    expect(await ona.call.generations.cancel({ worldId, generationId: 'held' })).toMatchObject({ state: 'cancelled' });
    await expect(ona.call.generations.cancel({ worldId, generationId: 'held' })).rejects.toEqual(refusal('generation.isOver'));
    await expect(eda.call.generations.generate(asked)).rejects.toEqual(refusal('world.expandOwnerOnly'));
    await expect(rea.call.generations.expand(asked)).rejects.toEqual(refusal('world.expandOwnerOnly'));
  });
});

describe('an expansion', () => {
  it('needs a category or a prompt', async () => {
    await expect(ona.call.generations.expand({ worldId, prompt: '  ' })).rejects.toEqual(refusal('generation.inputRequired'));
  });

  it('knows only what everyone may read, proposes, and changes nothing before somebody accepts', async () => {
    const shown = { category: 'geography' as const, name: 'Tarn', text: `A town.\n\n::: dm\nIts mayor is ${CANARY}.\n:::` };
    await ona.call.lore.add({ worldId, entry: shown });
    await ona.call.lore.add({ worldId, entry: { category: 'factions', name: `${CANARY} order`, text: 'Hidden.', audience: 'dm' } });
    const end = await ended(await ona.call.generations.expand({ worldId, category: 'factions', prompt: 'old debts' }));
    expect(end).toMatchObject({ kind: 'expansion', state: 'done', category: 'factions', open: 5 });
    const proposals = await proposalsOf(end);
    expect(proposals.map(({ entry }) => entry.category).filter((each) => each === 'factions')).toHaveLength(4);
    expect(JSON.stringify(proposals.filter(({ before }) => !before))).not.toContain(CANARY);
    const tarn = named(proposals, 'Tarn');
    expect(tarn.before?.text).toBe(shown.text);
    expect(tarn.entry.text.startsWith(`${shown.text}\n\n`)).toBe(true);
    expect(tarn.entry.text.slice(shown.text.length)).not.toContain(CANARY);
    expect(await ona.call.lore.list({ worldId })).toHaveLength(2);
    const [fresh] = proposals.filter(({ before }) => !before);
    if (!fresh) throw new Error('Nothing new was proposed.');
    const decided = await eda.call.generations.decide({
      worldId,
      generationId: end.id,
      decisions: [
        { proposalId: tarn.id, verdict: 'accept' },
        { proposalId: fresh.id, verdict: 'accept', entry: { name: 'The Debt Court' } },
      ],
    });
    expect(decided.map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    const lore = await ona.call.lore.list({ worldId });
    expect(lore.find(({ name }) => name === 'Tarn')?.text).toBe(tarn.entry.text);
    expect(lore.find(({ name }) => name === 'The Debt Court')).toMatchObject({
      id: decided[1]?.entryId,
      category: 'factions',
      source: null,
    });
    const history = await ona.call.worlds.history({ worldId });
    expect(history.slice(0, 2)).toMatchObject([
      { action: 'generated', actorName: 'Eda' },
      { action: 'generated', actorName: 'Eda' },
    ]);
    expect((await ona.call.generations.get({ worldId, generationId: end.id })).open).toBe(3);
  });

  it('merges what somebody changed in the proposal with what changed in the entry meanwhile', async () => {
    const entry = await ona.call.lore.add({ worldId, entry: { category: 'items', name: 'Bell', text: 'One.\n\nTwo.' } });
    const end = await ended(await ona.call.generations.expand({ worldId, category: 'items' }));
    const bell = named(await proposalsOf(end), 'Bell');
    await eda.call.lore.edit({ worldId, entryId: entry.id, edits: { text: { value: 'First.\n\nTwo.', seen: 1 } } });
    const decisions = [{ proposalId: bell.id, verdict: 'accept' as const, entry: { text: 'One.\n\nTwo.\n\nThree.' } }];
    await ona.call.generations.decide({ worldId, generationId: end.id, decisions });
    expect((await ona.call.lore.get({ worldId, entryId: entry.id })).entry.text).toBe('First.\n\nTwo.\n\nThree.');
  });
});

const document = (text: string) => new Uint8Array(Buffer.from(text));
const gazetteer = `# The Salt Coast

## Places

### Harrow Deep

Harrow Deep is a harbour town of black stone, and its bell rings before each storm.

### The Salt Road

The Salt Road is a causeway across the flats that floods twice a day.
`;

describe('a document', () => {
  it('becomes text for those who may read its tome, and proposals with evidence for builders', async () => {
    const tome = await upload(app.url, ona, worldId, 'coast.md', document(gazetteer));
    await expect(rea.call.generations.document({ worldId, tomeId: tome.id })).rejects.toEqual(refusal('document.notRead'));
    const end = await ended(await eda.call.generations.read({ worldId, tomeId: tome.id }));
    expect(end).toMatchObject({
      kind: 'document',
      state: 'done',
      completed: 1,
      planned: 1,
      tome: { id: tome.id },
      offer: null,
      requestedBy: 'Eda',
    });
    expect(end.label).toContain('no AI model');
    const read = await rea.call.generations.document({ worldId, tomeId: tome.id });
    const proposals = await proposalsOf(end);
    const deep = named(proposals, 'Harrow Deep');
    expect(deep).toMatchObject({ before: null, state: 'open', entry: { category: 'geography' } });
    expect(deep.evidence[0]).toMatchObject({ document: 'coast.md', section: expect.stringContaining('Harrow Deep') });
    expect(read.text).toContain(deep.evidence[0]?.quote);
    expect(read.sections.map(({ path }) => path.at(-1))).toContain('Harrow Deep');
    await expect(rea.call.generations.proposals({ worldId, generationId: end.id })).rejects.toEqual(refusal('world.buildersOnly'));
  });

  it('is merged into what stands there, accepted, rejected and reopened', async () => {
    const town = await ona.call.lore.add({ worldId, entry: { category: 'geography', name: 'Harrow Deeps', text: 'A town.' } });
    const tome = await upload(app.url, ona, worldId, 'coast.md', document(gazetteer));
    const end = await ended(await ona.call.generations.read({ worldId, tomeId: tome.id }));
    const proposals = await proposalsOf(end);
    const [deep, road] = [named(proposals, 'Harrow Deep'), named(proposals, 'The Salt Road')];
    expect(deep.before?.id).toBe(town.id);
    const decide = (decisions: Parameters<typeof ona.call.generations.decide>[0]['decisions']) =>
      ona.call.generations.decide({ worldId, generationId: end.id, decisions });
    await decide([
      { proposalId: deep.id, verdict: 'merge', into: town.id },
      { proposalId: road.id, verdict: 'reject' },
    ]);
    const { entry: merged } = await ona.call.lore.get({ worldId, entryId: town.id });
    expect(merged).toMatchObject({ name: 'Harrow Deeps', text: `A town.\n\n${deep.entry.text}` });
    await expect(decide([{ proposalId: road.id, verdict: 'accept' }])).rejects.toEqual(refusal('proposal.notFound'));
    expect(await decide([{ proposalId: road.id, verdict: 'reopen' }])).toMatchObject([{ state: 'open' }]);
    await decide([{ proposalId: road.id, verdict: 'accept', entry: { audience: 'dm' } }]);
    const added = (await ona.call.lore.list({ worldId })).find(({ name }) => name === 'The Salt Road');
    expect(added).toMatchObject({ audience: 'dm', source: road.evidence[0] });
    const history = await ona.call.lore.history({ worldId, entryId: added?.id ?? '' });
    expect(history).toMatchObject([{ action: 'imported' }]);
  });

  it('is accepted once, whoever decides at the same time', async () => {
    const tome = await upload(app.url, ona, worldId, 'coast.md', document(gazetteer));
    const end = await ended(await ona.call.generations.read({ worldId, tomeId: tome.id }));
    const { id: proposalId } = named(await proposalsOf(end), 'Harrow Deep');
    const answers = await Promise.allSettled(
      [ona, eda, ona, eda].map((who) =>
        who.call.generations.decide({ worldId, generationId: end.id, decisions: [{ proposalId, verdict: 'accept' }] }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await ona.call.lore.list({ worldId })).filter(({ name }) => name === 'Harrow Deep')).toHaveLength(1);
  });

  it('for builders alone tells nothing to anybody else, also where it is merged', async () => {
    const secret = gazetteer.replace('black stone', CANARY);
    const tome = await upload(app.url, ona, worldId, 'coast.md', document(secret), { audience: 'dm' });
    const town = await ona.call.lore.add({ worldId, entry: { category: 'geography', name: 'The Deep', text: 'A town.' } });
    const end = await ended(await ona.call.generations.read({ worldId, tomeId: tome.id }));
    await expect(rea.call.generations.document({ worldId, tomeId: tome.id })).rejects.toEqual(refusal('tome.notFound'));
    const proposals = await proposalsOf(end);
    await ona.call.generations.decide({
      worldId,
      generationId: end.id,
      decisions: [
        { proposalId: named(proposals, 'Harrow Deep').id, verdict: 'merge', into: town.id },
        { proposalId: named(proposals, 'The Salt Road').id, verdict: 'accept' },
      ],
    });
    expect(await rea.call.lore.list({ worldId })).toMatchObject([{ name: 'The Deep', text: 'A town.', aliases: [] }]);
    expect((await ona.call.lore.get({ worldId, entryId: town.id })).entry.text).toContain(CANARY);
    expect(JSON.stringify(await rea.call.worlds.get({ worldId }))).not.toContain('Salt Road');
  });

  it('that cannot be read ends with the sentence why, and leaves nothing', async () => {
    const tome = await upload(app.url, ona, worldId, 'broken.pdf', document('%PDF-1.4 and nothing else'));
    const end = await ended(await ona.call.generations.read({ worldId, tomeId: tome.id }));
    expect(end).toMatchObject({ state: 'failed', failure: 'This document is damaged and cannot be read.', open: 0, offer: null });
    await expect(ona.call.generations.document({ worldId, tomeId: tome.id })).rejects.toEqual(refusal('document.notRead'));
    const { id: textTome } = await ona.call.tomes.add({ worldId, title: 'Words' });
    await expect(ona.call.generations.read({ worldId, tomeId: textTome })).rejects.toEqual(refusal('file.notFound'));
    await expect(rea.call.generations.read({ worldId, tomeId: tome.id })).rejects.toEqual(refusal('world.uploadOwnerOnly'));
    await expect(ona.call.generations.readWithModel({ worldId, generationId: end.id })).rejects.toEqual(refusal('generation.noModel'));
  });

  it('cannot say itself who may read what it tells', async () => {
    const sly = gazetteer.replace('Harrow Deep is', '::: dm\n\nHarrow Deep is');
    const tome = await upload(app.url, ona, worldId, 'sly.md', document(sly), { audience: 'dm' });
    const end = await ended(await ona.call.generations.read({ worldId, tomeId: tome.id }));
    expect(JSON.stringify((await proposalsOf(end)).map(({ entry }) => entry))).not.toContain(':::');
  });
});
