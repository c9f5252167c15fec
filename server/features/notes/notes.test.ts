import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noteAudiences } from '#domain/notes/note-audience.ts';
import type { NoteAudience } from '#domain/notes/note-audience.ts';
import { campaignLeadersTopic, campaignTopic, personTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { TestSocket, Somebody } from '#tests/support/app/people.ts';
import { tier } from '#tests/support/tier.ts';

let app: TestApp;
let oda: Somebody;
let cora: Somebody;
let mira: Somebody;
let sal: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  [oda, cora] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Cora')];
  [mira, sal] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Sal')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, oda, [cora, mira, sal]);
  const seat = 'update campaign_participant set seat = $3 where campaign_id = $1 and user_id = $2';
  await app.database.pool.query(seat, [campaignId, cora.id, 'co-dm']);
  await app.database.pool.query(seat, [campaignId, sal.id, 'spectator']);
});
afterAll(() => app.end());

interface NoteContent {
  title?: string;
  text?: string;
  audience?: NoteAudience;
}

const begin = async (who: Somebody, { title = 'Bells', text = 'One.\nTwo.\nThree.', audience = 'table' }: NoteContent = {}) =>
  (await who.call.notes.save({ campaignId, noteId: randomUUID(), seen: null, title, text, audience })).note;
const of = ({ id: noteId }: { id: string }) => ({ campaignId, noteId });
const titles = async (who: Somebody) => (await who.call.notes.list({ campaignId })).map(({ title }) => title);

describe('notes of a table', () => {
  it('are for the table, for its Dungeon Masters, or for their writer alone, the DM not excepted', async () => {
    await begin(oda, { title: 'Plan', audience: 'dm' });
    await begin(mira, { title: 'Diary', audience: 'private' });
    await begin(mira, { title: 'Clues' });
    expect(await titles(oda)).toEqual(['Clues', 'Plan']);
    expect(await titles(cora)).toEqual(['Clues', 'Plan']);
    expect(await titles(mira)).toEqual(['Clues', 'Diary']);
    expect(await titles(sal)).toEqual(['Clues']);
  });

  it('are read and not written by those who watch', async () => {
    const note = await begin(mira);
    expect((await sal.call.notes.get(of(note))).text).toBe(note.text);
    await expect(sal.call.notes.save({ ...of(note), seen: note.version, title: '', text: '' })).rejects.toMatchObject({
      code: 'campaign.spectator',
    });
    await expect(sal.call.notes.remove(of(note))).rejects.toMatchObject({ code: 'campaign.spectator' });
  });

  it('bring together what two people write at once, and keep both wordings of the same line until somebody chooses', async () => {
    const { version: seen, ...note } = await begin(oda);
    await oda.call.notes.save({ ...of(note), seen, title: 'Bells', text: 'One, by Oda.\nTwo.\nThree.' });
    const merged = await mira.call.notes.save({ ...of(note), seen, title: 'Bells', text: 'One.\nTwo.\nThree, by Mira.' });
    expect(merged).toMatchObject({ kept: false, note: { text: 'One, by Oda.\nTwo.\nThree, by Mira.' } });
    const both = await mira.call.notes.save({ ...of(note), seen, title: 'Bells', text: 'One, by Mira.\nTwo.\nThree.' });
    expect(both).toMatchObject({ kept: true, note: { text: 'One, by Oda.\nTwo.\nThree, by Mira.' } });
    const [other] = (await oda.call.notes.get(of(note))).others;
    expect(other).toMatchObject({ value: 'One, by Mira.\nTwo.\nThree.', by: { name: 'Mira' } });
    const chosen = { title: 'Bells', text: other?.value ?? '', resolves: [other?.id ?? ''] };
    const saved = await oda.call.notes.save({ ...of(note), seen: both.note.version, ...chosen });
    expect(saved.note).toMatchObject({ text: 'One, by Mira.\nTwo.\nThree.', others: [] });
  });

  it('count a save once that is sent twice, also the first', async () => {
    const first = { campaignId, noteId: randomUUID(), seen: null, title: 'Bells', text: 'One.', audience: 'table' } as const;
    const answers = await Promise.all([1, 2, 3].map(() => mira.call.notes.save(first)));
    expect(new Set(answers.map(({ note }) => note.version)).size).toBe(1);
    expect(answers.every(({ kept, note }) => !kept && note.others.length === 0)).toBe(true);
  });

  it('change their audience by the hand that began them alone', async () => {
    const note = await begin(mira);
    const same = { ...of(note), seen: note.version, title: note.title, text: note.text };
    await expect(oda.call.notes.save({ ...same, audience: 'dm' })).rejects.toMatchObject({ code: 'note.ownerOnly' });
    await expect(mira.call.notes.save({ ...same, audience: 'dm' })).rejects.toMatchObject({ code: 'note.dmOnly' });
    await mira.call.notes.save({ ...same, audience: 'private' });
    await expect(oda.call.notes.get(of(note))).rejects.toMatchObject({ code: 'note.notFound' });
    await expect(oda.call.notes.save(same)).rejects.toMatchObject({ code: 'note.notFound' });
  });

  it('leave nothing in the log of events for those whom they are closed to', async () => {
    const logged = async (topic: string) => {
      const { rows } = await app.database.pool.query('select data::text as data from event where topic = $1 order by seq', [topic]);
      return rows.map(({ data }) => String(data)).filter((data) => data.includes('notes.changed'));
    };
    const note = await begin(oda, { text: 'The mill is a trap.' });
    const other = await begin(oda, { text: 'The ferry leaves at noon.' });
    expect((await logged(campaignTopic(campaignId))).filter((data) => data.includes('trap'))).toHaveLength(1);
    await oda.call.notes.save({ ...of(note), seen: note.version, title: 'Bells', text: note.text, audience: 'dm' });
    const after = await logged(campaignTopic(campaignId));
    expect(after.filter((data) => data.includes('trap'))).toEqual([]);
    expect(after.filter((data) => data.includes('closed'))).toHaveLength(2);
    expect(after.filter((data) => data.includes(other.text))).toHaveLength(1);
    expect((await logged(campaignLeadersTopic(campaignId))).filter((data) => data.includes('trap'))).toHaveLength(1);
  });

  it('are removed and put back, and words written meanwhile are not taken as a new note', async () => {
    const note = await begin(mira);
    await oda.call.notes.remove(of(note));
    const late = { ...of(note), seen: note.version, title: 'Bells', text: 'One.\nTwo.\nThree.\nFour.' };
    await expect(mira.call.notes.save(late)).rejects.toMatchObject({ code: 'note.removed' });
    expect(await mira.call.notes.list({ campaignId, removed: true })).toMatchObject([{ id: note.id }]);
    await mira.call.notes.restore(of(note));
    expect((await mira.call.notes.save(late)).note.text).toBe(late.text);
    expect(await titles(oda)).toEqual(['Bells']);
    expect(await mira.call.notes.list({ campaignId, removed: true })).toEqual([]);
  });

  it('go back to how they stood, and show nobody what was written before they were opened', async () => {
    const note = await begin(mira, { text: 'Secret.', audience: 'private' });
    const open = await mira.call.notes.save({ ...of(note), seen: note.version, title: 'Bells', text: 'Open.', audience: 'table' });
    const [, secret] = await app.database.pool
      .query('select position from document_version where key = $1 order by position desc', [note.id])
      .then(({ rows }) => rows.map(({ position }) => Number(position)));
    expect((await oda.call.notes.history(of(note))).map(({ text }) => text)).toEqual(['Open.']);
    await expect(oda.call.notes.restore({ ...of(note), versionId: secret })).rejects.toMatchObject({ code: 'note.notFound' });
    await oda.call.notes.save({ ...of(note), seen: open.note.version, title: 'Bells', text: 'Later.' });
    const [, before] = await oda.call.notes.history(of(note));
    expect(await oda.call.notes.restore({ ...of(note), versionId: before?.id })).toMatchObject({ text: 'Open.', audience: 'table' });
  });
});

/** Waits until somebody has heard everything that was announced to a topic so far. */
async function listenTo(who: Somebody): Promise<TestSocket> {
  const socket = await who.listen();
  for (const topic of [campaignTopic(campaignId), campaignLeadersTopic(campaignId), personTopic(who.id)]) {
    socket.say({ type: 'subscribe', topic });
    await Promise.race([
      socket.hear('subscribed', (frame) => frame.topic === topic),
      socket.hear('refused', (frame) => frame.topic === topic),
    ]);
  }
  return socket;
}

const anyAct = fc.record({
  who: fc.constantFrom('oda', 'cora', 'mira'),
  note: fc.nat(3),
  act: fc.constantFrom('write', 'write', 'audience', 'remove', 'restore'),
  audience: fc.constantFrom(...noteAudiences),
});

describe('whatever happens to notes', () => {
  it('nobody is told of a note, or of words in one, that were never for them', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { minLength: 4, maxLength: 14 }), async (acts) => {
        const people = { oda, cora, mira, sal };
        const sockets = await Promise.all([oda, cora, mira, sal].map(listenTo));
        const notes = Array.from({ length: 4 }, () => ({ id: randomUUID(), open: new Set<string>() }));
        const wordsOpen = new Map<string, Set<string>>();
        for (const [at, { who, note: n, act, audience }] of acts.entries()) {
          const note = notes[n];
          if (!note) continue;
          const { call } = people[who];
          const content = { campaignId, noteId: note.id, seen: null, title: `zz${note.id}`, text: `words ${at} ${note.id}` };
          const saved =
            act === 'remove'
              ? call.notes.remove(content)
              : act === 'restore'
                ? call.notes.restore(content)
                : call.notes.save(act === 'audience' ? { ...content, audience } : content);
          await saved.catch(() => null);
          const { rows } = await app.database.pool.query('select data from document_version where key = $1 and data is not null', [
            note.id,
          ]);
          for (const { data } of rows) {
            for (const [name, { id }] of Object.entries(people)) {
              const isAnnounced =
                data.audience === 'table' || (data.audience === 'dm' && (id === oda.id || id === cora.id)) || data.ownerId === id;
              if (!isAnnounced) continue;
              note.open.add(name);
              for (const [text] of JSON.stringify(data).matchAll(/words \d+ [0-9a-f-]+/g))
                wordsOpen.set(text, (wordsOpen.get(text) ?? new Set()).add(name));
            }
          }
        }
        for (const [n, name] of (['oda', 'cora', 'mira', 'sal'] as const).entries()) {
          const { call } = people[name];
          const answers: unknown[] = [
            await call.notes.list({ campaignId }),
            await call.notes.list({ campaignId, removed: true }),
            sockets[n]?.frames,
          ];
          for (const { id } of notes) {
            answers.push(await call.notes.get({ campaignId, noteId: id }).catch(({ code }) => [code]));
            answers.push(await call.notes.history({ campaignId, noteId: id }).catch(({ code }) => [code]));
          }
          const told = JSON.stringify(answers);
          expect(notes.filter(({ id, open }) => told.includes(id) && !open.has(name))).toEqual([]);
          const read = [...new Set(told.match(/words \d+ [0-9a-f-]+/g))].filter((text) => notes.some(({ id }) => text.endsWith(id)));
          expect(read.filter((text) => wordsOpen.get(text)?.has(name) !== true)).toEqual([]);
        }
        for (const socket of sockets) socket.close();
      }),
      { numRuns: tier.bound(4, 12) },
    );
  });
});
