import { watchFor } from '#domain/safety/check.ts';
import { calls, refuses, says, startModelServer } from '#tests/support/services/model-server.ts';
import type { ModelServer } from '#tests/support/services/model-server.ts';
import { hear, sampleBrief, sampleNarrator, sampleReply } from '#tests/support/services/narrator-reply.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

const check = { heroId: 'kara', skill: 'stealth', dc: 12, advantage: 'none' };
const brief = () => sampleBrief({ lines: ['spiders'], intents: [{ heroId: 'kara', text: 'I kick the spider.' }] });
const tell = (changes = {}) => hear(sampleNarrator(server.url).narrate(sampleReply({ brief: brief(), ...changes })));
const sentTo = (n: number) => server.requests[n]?.text ?? '';

describe('a model at a table with lines', () => {
  it('is told of them', async () => {
    server.script(says('The yard is quiet.'));
    await tell();
    expect(sentTo(0)).toMatch(/agreement of the table.*spiders/);
  });

  it('is broken off before a sentence that crosses one, and goes on from what was shown', async () => {
    server.script(says('Kara steps in. ', 'A huge spider', ' drops on her. It bites.'), says('The loft is empty. ', 'What now?'));
    const { text, end } = await tell();
    expect(text).toBe('Kara steps in. The loft is empty. What now?');
    expect(end).toMatchObject({ ending: 'complete', spokenBy: 'openai-compatible:fake', fellBack: null });
    expect(sentTo(1)).toContain('Kara steps in.');
    expect(sentTo(1)).toContain('about to cross a line');
    expect(sentTo(1)).not.toContain('A huge spider');
  });

  it('keeps its rulings when it is broken off, and is told how they went', async () => {
    server.script(calls(['check', check]), says('A spider sees Kara.'), says('Nobody sees Kara. What now?'));
    const reply = sampleReply({ brief: brief() });
    const { text } = await hear(sampleNarrator(server.url).narrate(reply));
    expect(text).toBe('Nobody sees Kara. What now?');
    expect(reply.asked).toHaveLength(1);
    expect(sentTo(2)).toContain('It goes well: check.');
  });

  it('has such sentences left out when it does it again', async () => {
    server.script(says('In you go. Spiders!'), says('All is well. The spiders are many. ', 'What do you do?'));
    const { text } = await tell();
    expect(text).toBe('In you go. All is well. What do you do?');
    expect(server.requests).toHaveLength(2);
  });

  it('is complete with what it told when the second try has nothing else to say', async () => {
    server.script(says('You enter. A spider waits.'), says('The spider bites.'));
    const { text, end } = await tell();
    expect([text, end.ending]).toEqual(['You enter.', 'complete']);
  });

  it('may name what is behind a veil, is broken off where it dwells on it, and goes on after the tale has looked away', async () => {
    server.script(
      says('They torture Kara. ', 'She screams', ' for hours. On it goes.'),
      says('At dawn ', 'the torturer leaves. Kara wakes. What now?'),
    );
    const { text, end } = await tell({ brief: sampleBrief({ veils: ['torture'] }) });
    expect(text).toMatch(/^They torture Kara\. [^.]+\. What now\?$/);
    expect(end).toMatchObject({ ending: 'complete', spokenBy: 'openai-compatible:fake', fellBack: null });
    expect(sentTo(0)).toMatch(/agreement of the table.*torture/);
    expect(sentTo(1)).toContain('behind a veil');
    expect(sentTo(1)).not.toContain('She screams');
  });

  it('leaves the Storyteller to answer when nothing else was told', async () => {
    server.script(says('A spider waits.'), refuses(401));
    const { text, end } = await tell();
    expect(end.spokenBy).not.toBe('openai-compatible:fake');
    expect(watchFor(['spiders']).crosses(text)).toBe(false);
  });
});
