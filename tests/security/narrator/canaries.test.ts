import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { log } from '#server/kernel/log.ts';
import { sendTurnEmails } from '#server/features/turns/turn-email-worker.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { tier } from '#tests/support/tier.ts';
import { eventually } from '#tests/support/eventually.ts';
import { discardDraft, openEvening, plant, playTurns, prepareFight, showRecap } from './canaries/evening.ts';
import type { Evening } from './canaries/evening.ts';
import { promptsOf, streamsOf } from './canaries/streams.ts';

const TURNS = tier.bound(10, 30);
const AWAY_MILLISECONDS = 31_000;
const EVENING_MILLISECONDS = 240_000;

let evening: Evening;
const logged: string[] = [];

beforeAll(async () => {
  for (const name of ['error', 'log', 'warn'] as const)
    vi.spyOn(console, name).mockImplementation((...words: unknown[]) => void logged.push(words.join(' ')));
  evening = await openEvening();
  await plant(evening);
  await playTurns(evening, TURNS / 2);
  await discardDraft(evening);
  await showRecap(evening);
  await playTurns(evening, TURNS / 2);
  await prepareFight(evening);
  await beAway(evening);
}, EVENING_MILLISECONDS);
afterAll(async () => {
  vi.restoreAllMocks();
  await evening.end();
});

/** A turn by post is opened, and those who are away are told of it. */
async function beAway({ app, owner, mira, campaignId, push, mail, tov, skip }: Evening): Promise<void> {
  await owner.call.campaigns.saveSettings({ campaignId, settings: { collectingSeconds: 3600 } });
  await mira.call.turns.raiseHand({ campaignId });
  skip(AWAY_MILLISECONDS);
  await sendTurnEmails({ kernel: app.kernel, isPresent: () => false, publicUrl: 'https://table.example.org' });
  await mail.mailTo(tov.email);
  await eventually(async () => {
    if (push.pushed.length === 0) throw new Error('Nothing was pushed.');
  });
}

const gathered = new Map<Somebody, ReturnType<typeof streamsOf>>();
/** What reached somebody; gathered once, for the evening is over. */
function reached(who: Somebody): ReturnType<typeof streamsOf> {
  const streams = gathered.get(who) ?? streamsOf(evening, who);
  gathered.set(who, streams);
  return streams;
}

/** The places of the canaries that a text holds. */
const heldBy = (text: string, who: unknown = null) =>
  evening.canaries
    .filter(({ word, readers }) => !readers.some((reader) => reader === who) && text.includes(word))
    .map(({ place }) => place);

describe(`After an evening of ${TURNS} turns with a narrator who says all it was told`, () => {
  it.each(['mira', 'tov', 'watcher', 'outsider'] as const)('nothing that is hidden from them reaches %s', async (name) => {
    const who = evening[name];
    const streams = await reached(who);
    for (const [stream, text] of Object.entries(streams)) expect([stream, heldBy(text, who)]).toEqual([stream, []]);
  });

  it('the search finds what is open, in each stream, and nothing of it reaches somebody without a seat', async () => {
    const { mira, tov, outsider, open } = evening;
    const [hers, his] = [await reached(mira), await reached(tov)];
    expect(hers['frames of the socket']).toContain(open.chat);
    expect(hers['answers of operations']).toContain(open.chat);
    expect(hers['answers of operations']).toContain(open.lore);
    expect(hers['the export of the account']).toContain(open.chat);
    expect(hers['the export of the world']).toContain(open.lore);
    expect(his['mails']).toContain(open.name);
    expect(hers['pushed notices']).toContain(open.name);
    const { mails: _mails, 'pushed notices': _pushed, ...foreign } = await reached(outsider);
    expect(Object.values(foreign).filter((text) => [open.chat, open.lore, open.name].some((word) => text.includes(word)))).toEqual([]);
  });

  it('the search finds what is hidden where it may be read', async () => {
    const streams = await reached(evening.owner);
    const own = evening.canaries.filter(({ readers }) => readers.includes(evening.owner)).map(({ place }) => place);
    const found = new Set(Object.values(streams).flatMap((text) => heldBy(text)));
    // A draft that is discarded is gone, and so may be guidance that a reply followed.
    const gone = ['a draft', 'guidance for a reply'];
    expect(own.filter((place) => !found.has(place) && !gone.includes(place))).toEqual([]);
    expect(own.length).toBeGreaterThan(20);
    expect(heldBy(promptsOf(evening).assistant.join('\n'))).toEqual(
      expect.arrayContaining(['the secret of a person', 'talk with the assistant']),
    );
  });

  it('no prompt of the narrator holds a secret but its guidance', () => {
    const { narrator } = promptsOf(evening);
    expect(narrator.length).toBeGreaterThan(TURNS);
    expect(narrator.join('\n')).toContain(evening.open.lore);
    expect(new Set(narrator.flatMap((text) => heldBy(text)))).toEqual(new Set(['standing guidance', 'guidance for a reply']));
  });

  it('the word that marks the blocks of a prompt reaches nobody', async () => {
    const [, delimiter = ''] = /<<data ([0-9a-f]{32}) /.exec(promptsOf(evening).narrator[0] ?? '') ?? [];
    expect(delimiter).toHaveLength(32);
    const streams = await reached(evening.mira);
    expect(Object.entries(streams).flatMap(([stream, text]) => (text.includes(delimiter) ? [stream] : []))).toEqual([]);
  });

  it('the log holds none of what was written', () => {
    log.fault('zzlogged', new Error('a fault'));
    expect(logged.some((line) => line.includes('zzlogged'))).toBe(true);
    const all = logged.join('\n');
    expect(heldBy(all)).toEqual([]);
    expect([evening.open.chat, evening.open.lore].filter((word) => all.includes(word))).toEqual([]);
  });
});
