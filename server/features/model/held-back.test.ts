import { calls, says, startModelServer, streams } from '#tests/support/services/model-server.ts';
import type { ModelServer } from '#tests/support/services/model-server.ts';
import { hear, sampleBrief, sampleNarrator, sampleReply, sampleAdventure } from '#tests/support/services/narrator-reply.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { opaqueId } from './opaque-ids.ts';
import { storytellerLabel } from './storyteller-model.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

const good =
  'Kara bends down to the wheel. Flour has caked along the rim, and where the paddles meet the race something dark is wedged fast between two of them. Mara leans on her broom and follows every move. The wolf has not taken its yellow eyes off either of you, and the rope creaks above the yard.';
const end = ' What do you do?';
const material = { earlier: [], secrets: ['The miller wedged the wheel with her own hands before the feast.'], instructions: [], ids: [] };
const tell = (changes = {}) => hear(sampleNarrator(server.url).narrate(sampleReply({ material, ...changes })));
const sentTo = (n: number) => server.requests[n]?.text ?? '';

describe('a fault of ours in the check', () => {
  it.each([
    ['while what is checked against is read', () => Promise.reject(new Error('broken'))],
    [
      'while a piece is checked',
      () => ({
        ...material,
        get earlier(): string[] {
          throw new Error('broken');
        },
      }),
    ],
  ])('%s is thrown, and the call to the model is over', async (_, broken) => {
    server.script(
      streams({ type: 'text', text: `${good}${end} ` }, { type: 'wait', ms: 60 }, { type: 'text', text: 'More. ' }, { type: 'stall' }),
    );
    await expect(tell({ material: broken() })).rejects.toThrow('broken');
    await expect(server.requests[0]?.closedEarly).resolves.toBe(true);
  });
});

describe('a model whose reply is checked', () => {
  it('is told as it speaks when nothing is wrong', async () => {
    server.script(says(good, end));
    const { text, end: over } = await tell();
    expect(text).toBe(good + end);
    expect(over).toMatchObject({ ending: 'complete', spokenBy: 'openai-compatible:fake', fellBack: null });
    expect(over.heldBack).toBeUndefined();
    expect(server.requests).toHaveLength(1);
  });

  it('shows each sentence as soon as it is whole', async () => {
    server.script(says('Kara bends down to the wheel. ', 'Flour has caked along the rim. And', ' so it goes on.', good, end));
    const shown: string[] = [];
    for await (const part of sampleNarrator(server.url).narrate(sampleReply({ material }))) if (part.type === 'text') shown.push(part.text);
    expect(shown[0]).toMatch(/^Kara bends down to the wheel\./);
    expect(shown[0]).not.toContain('so it goes on');
    expect(shown.length).toBeGreaterThan(3);
  });

  it('is broken off before it claims what did not happen, is told why, and goes on from what was shown', async () => {
    server.script(says('Kara bends down. ', 'She takes the brass lamp', ' from its nail. More.'), says(good, end));
    const { text, end: over } = await tell();
    expect(text).toBe(`Kara bends down. ${good}${end}`);
    expect(over).toMatchObject({ ending: 'complete', fellBack: null, heldBack: [{ code: 'tookWithoutRuling', slots: { hero: 'Kara' } }] });
    expect(sentTo(1)).toContain('held back');
    expect(sentTo(1)).toContain('says that Kara takes the brass lamp');
    expect(sentTo(1)).not.toContain('from its nail');
  });

  it('may tell what it has had ruled', async () => {
    const loot = { heroId: 'kara', loot: opaqueId(sampleBrief(), 'loot', 'lamp') };
    server.script(calls(['loot', loot]), says(`Kara takes the brass lamp from its nail. ${good}`, end));
    const { text, end: over } = await tell();
    expect(text).toBe(`Kara takes the brass lamp from its nail. ${good}${end}`);
    expect(over.heldBack).toBeUndefined();
  });

  it('is asked to go on where the whole reply lacks something', async () => {
    server.script(says('Kara looks.'), says(good, end));
    const { text, end: over } = await tell();
    expect(text).toBe(`Kara looks. ${good}${end}`);
    expect(over.heldBack).toEqual([
      { code: 'tooShort', slots: {} },
      { code: 'endIsClosed', slots: {} },
    ]);
    expect(sentTo(1)).toContain('is too short');
  });

  it('makes room for the Storyteller when it is wrong again, and nothing of it stays', async () => {
    server.script(
      says(`${good} Kara opens the iron gate. And`),
      says('The miller wedged the wheel with her own hands before the feast. There.'),
    );
    const { text, end: over } = await tell();
    expect(text).toBe('The Storyteller knows check. What now?');
    expect(over).toMatchObject({ ending: 'complete', spokenBy: storytellerLabel, fellBack: 'unfounded' });
    expect(over.heldBack?.map(({ code }) => code)).toEqual(['openedWithoutRuling', 'secretTold']);
    expect(server.requests).toHaveLength(2);
  });

  it('is cut before the piece that would make it too long', async () => {
    const sentence = (n: number) => `Kara turns to the ${n}th sack and finds the same grey flour in it as before, packed hard. `;
    server.script(says(...Array.from({ length: 60 }, (_, n) => sentence(n + 3))), says(end));
    const { text } = await tell();
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(353);
  });

  it('keeps to the table’s lines as before, and is corrected once for both', async () => {
    server.script(says(`${good} A spider drops.`), says(`Mara waits.${end}`));
    const { text, end: over } = await tell({ brief: sampleBrief({ lines: ['spiders'] }) });
    expect(text).toBe(`${good} Mara waits.${end}`);
    expect([over.fellBack, over.heldBack]).toEqual([null, undefined]);
  });

  it('never lets the beaten speak', async () => {
    const state = { ...openingState(sampleAdventure), npcs: { wolf: { damage: 99, attitude: 'hostile' as const } } };
    server.script(
      says(`${good.replace('The wolf has not taken its yellow eyes off either of you, and the', 'The')} The wolf growls. It`),
      says(`All is quiet.${end}`),
    );
    const { text, end: over } = await tell({ brief: sampleBrief({ state }) });
    expect(text).not.toContain('growls');
    expect(over.heldBack).toEqual([{ code: 'deadActs', slots: { npc: 'a grey wolf' } }]);
  });

  it('is not what holds the Storyteller back: that is said in the log', async () => {
    const reported: unknown[] = [];
    const narrator = sampleNarrator(null, { report: (cause) => reported.push(cause) });
    const { text, end: over } = await hear(narrator.narrate(sampleReply({ material })));
    expect([text, over.heldBack]).toEqual(['The Storyteller knows check. What now?', undefined]);
    expect(String(reported[0])).toContain('objects to the Storyteller: intentForgotten, tooShort');
  });
});
