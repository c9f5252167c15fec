import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CampaignDocumentKind } from '#server/features/campaign-documents/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { tier } from '#tests/support/tier.ts';

const kinds: CampaignDocumentKind[] = ['play', 'character', 'combat', 'note', 'lore', 'map', 'safety', 'recap', 'guidance'];
const now = new Date('2026-11-01T12:00:00Z');
/** An entry of the template world, in which the campaign plays. */
const WORLDLY = 'candle-rock';
let app: TestApp;
let people: Somebody[];
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  people = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
});
afterAll(() => app.end());

const person = (n: number): Somebody => people[n % people.length] ?? never();
function never(): never {
  throw new Error('There are people.');
}

/** What everybody at the table sees: the messages each may read, word for word, and everything that is kept. */
async function look() {
  const messages = await Promise.all(people.map(async (who) => (await who.call.chat.list({ campaignId })).messages));
  const records = [];
  for (const kind of kinds)
    records.push(...(await documentStore.listDocuments(app.database.sql, campaignId, kind)).map((each) => ({ kind, ...each })));
  const lore = await Promise.all(people.map((who) => who.call.tableLore.list({ campaignId, search: 'burned' })));
  return { messages, lore, records: new Map(records.map(({ kind, key, data }) => [`${kind}/${key}`, data])) };
}
type Look = Awaited<ReturnType<typeof look>>;

const Act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constant('say' as const), who: fc.nat(2), to: fc.constantFrom('group', 'dm', 'notes', 'player') }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('change' as const), who: fc.nat(2), react: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('keep' as const),
      kind: fc.constantFrom('character', 'combat', 'note', 'map', 'safety', 'guidance'),
      key: fc.constantFrom('a', 'b'),
      value: fc.nat(99),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('lore' as const),
      // The last one is the table's version of an entry of its world.
      entryId: fc.constantFrom('a', 'b', WORLDLY),
      audience: fc.constantFrom('everyone' as const, 'dm' as const),
      gone: fc.constantFrom(false, false, true),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('drop' as const), kind: fc.constantFrom('character', 'note'), key: fc.constantFrom('a', 'b') }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('save' as const) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('back' as const), to: fc.nat(9), named: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('play' as const), to: fc.nat(9) }) },
);
type Act = typeof Act extends fc.Arbitrary<infer Each> ? Each : never;

/** An evening in which, whatever else happens, the table goes back at least once. */
const Evening = fc
  .tuple(fc.array(Act, { minLength: 4, maxLength: 13 }), fc.array(Act, { minLength: 2, maxLength: 11 }), fc.boolean(), fc.nat(9))
  .map(([before, after, named, to]): Act[] => [
    ...before,
    { act: 'save' },
    { act: 'say', who: 0, to: 'group' },
    { act: 'back', to, named },
    ...after,
  ]);

const targetOf = (to: string, who: number) =>
  to === 'player'
    ? ({ kind: 'player', userId: person(who + 1).id } as const)
    : to === 'dm'
      ? ({ kind: 'dm' } as const)
      : to === 'notes'
        ? ({ kind: 'notes' } as const)
        : ({ kind: 'group' } as const);

/** Something that happens at the table without leaving its branch. */
async function happen(each: Extract<Act, { act: 'say' | 'change' | 'lore' | 'keep' | 'drop' }>): Promise<void> {
  const { sql } = app.database;
  if (each.act === 'say') {
    await person(each.who).call.chat.post({
      id: randomUUID(),
      campaignId,
      content: `Words ${randomUUID()}`,
      to: targetOf(each.to, each.who),
    });
  } else if (each.act === 'change') {
    const who = person(each.who);
    const { messages } = await who.call.chat.list({ campaignId });
    const last = messages.findLast(({ authorId, role }) => (each.react ? role !== 'system' : authorId === who.id));
    if (!last) return;
    const edit = { campaignId, messageId: last.id };
    // An older message than one's last is not to be edited, and then nothing happens.
    if (each.react) await who.call.chat.react({ ...edit, emoji: '👍', on: true });
    else await who.call.chat.edit({ ...edit, content: `Other words ${randomUUID()}` }).catch(() => undefined);
  } else if (each.act === 'lore') {
    const { tableLore } = person(0).call;
    const entry = { campaignId, entryId: each.entryId };
    const seen = await tableLore.get(entry).then(
      ({ revision }) => revision?.version ?? null,
      () => null,
    );
    if (each.gone && seen === null) return;
    const fields = { category: 'items' as const, name: 'Bell', aliases: [], text: `It burned ${randomUUID()}`, audience: each.audience };
    await (each.gone ? tableLore.remove(entry) : tableLore.save({ ...entry, seen, fields }));
  } else if (each.act === 'keep') {
    await documentStore.saveDocument(
      sql,
      { campaignId, kind: each.kind, key: each.key },
      { value: each.value },
      { by: { id: null, name: 'Narrator' }, summary: [] },
      now,
    );
  } else {
    await documentStore.removeDocument(
      sql,
      { campaignId, kind: each.kind, key: each.key },
      { by: { id: null, name: 'Narrator' }, summary: [] },
      now,
    );
  }
}

/** Without the line that says that somebody went back. */
const withoutLast = ({ messages, ...rest }: Look): Look => ({ messages: messages.map((all) => all.slice(0, -1)), ...rest });

it('whatever is played, saved, gone back to, branched and returned to: everything is what it was there', { timeout: 240_000 }, async () => {
  const dm = person(0);
  const evenings = tier.bound(4, 12);
  let moves = 0;
  await fc.assert(
    fc.asyncProperty(Evening, async (acts) => {
      campaignId = await openCampaign(app, dm, people.slice(1), 'dm');
      const saved: { position: number; branchId: string; seen: Look }[] = [];
      const left = new Map<string, Look>();
      let branchId = campaignId;
      for (const each of acts) {
        if (each.act === 'save') {
          const { position } = await dm.call.history.save({ campaignId, name: 'Here' });
          saved.push({ position, branchId, seen: await look() });
        } else if (each.act === 'back') {
          const checkpoint = saved[each.to % Math.max(1, saved.length)];
          if (!checkpoint) continue;
          const from = { campaignId, position: checkpoint.position, branchId: checkpoint.branchId };
          left.set(branchId, await look());
          const gone = await (each.named ? dm.call.history.branch({ ...from, name: 'What if' }) : dm.call.history.goBack(from)).catch(
            () => null,
          );
          if (!gone) continue;
          branchId = gone.branchId;
          moves += 1;
          expect(withoutLast(await look())).toEqual(checkpoint.seen);
        } else if (each.act === 'play') {
          const others = [...left.keys()].filter((id) => id !== branchId);
          const next = others[each.to % Math.max(1, others.length)];
          if (next === undefined) continue;
          left.set(branchId, await look());
          await dm.call.history.play({ campaignId, branchId: next });
          branchId = next;
          moves += 1;
          expect(await look()).toEqual(left.get(next));
        } else await happen(each);
      }
    }),
    { numRuns: evenings },
  );
  expect(moves).toBeGreaterThanOrEqual(evenings);
});
