import { describe, expect, it } from 'vitest';
import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { resolveIntents } from '#domain/turn/resolve-intents.ts';
import { templateAdventure } from '#server/features/adventures/index.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const party = [
  { id: 'mira', name: 'Mira' },
  { id: 'tov', name: 'Tov' },
];
const opened = openingState(templateAdventure);

/** Plays what Mira does turn after turn. */
function play(
  lines: readonly string[],
  { state = opened, seed = 'changes', cause = 'turn' }: { state?: PlayState; seed?: string; cause?: Brief['cause'] } = {},
) {
  let now: PlayState = state;
  const recent: Brief['recent'] = [];
  const replies = lines.map((text, index) => {
    const intents = [{ heroId: 'mira', text }];
    const brief = briefOf({
      campaignId: seed,
      turn: index + 1,
      cause,
      adventure: templateAdventure,
      state: now,
      party,
      intents,
      recent: [...recent],
    });
    const played = playReply(brief, new Set());
    now = played.progress.state;
    recent.push({ sender: 'Narrator', role: 'ai', content: played.text });
    const [resolved] = resolveIntents(brief, { rulings: played.progress.rulings, marks: played.marks });
    return { ...played, outcome: resolved?.outcome };
  });
  return { replies, texts: replies.map(({ text }) => text), state: now };
}

/** A seed with which the check of a first line fails, or succeeds. */
function seedFor(line: string, outcome: string): string {
  const seed = Array.from({ length: 60 }, (_, index) => `seed ${index}`).find(
    (each) => play([line], { seed: each }).replies[0]?.outcome === outcome,
  );
  if (seed === undefined) throw new Error(`no seed in which "${line}" is ${outcome}`);
  return seed;
}

describe('the Storyteller', () => {
  it('tells an action with what comes of it, and the next replies know of it', () => {
    const { texts, replies, state } = play(["I burn Nettle's barrow", 'I look around', 'what has changed here?', "I burn Nettle's barrow"]);
    expect(replies[0]?.outcome).toBe('done');
    expect(state.tags).toMatchObject([{ about: { kind: 'thing', name: "Nettle's barrow" } }]);
    expect(texts[1]).toMatch(/Nettle's barrow is burn/i);
    expect(texts[2]).toBe("Nettle's barrow is burning. That was Mira.");
    expect(texts[3]).toMatch(/Nettle's barrow is burn/i);
    expect(replies[3]?.outcome).toBe('blocked');
  });

  it('lets a danger come closer by fire, and the owner think less of the party', () => {
    const { replies, state } = play(["I burn Nettle's barrow"]);
    expect(replies[0]?.progress.rulings.map(({ call, allowed }) => [call.name, allowed])).toContainEqual(['tick_clock', true]);
    expect(state.npcs['nettle']?.attitude).not.toBe(templateAdventure.npcs.find(({ id }) => id === 'nettle')?.attitude);
  });

  it('lets whoever is distracted give advantage to the next check', () => {
    const line = 'I distract Wenna by dropping a coin';
    const { replies } = play([line, 'I sneak along the quay'], { seed: seedFor(line, 'done') });
    expect(replies[1]?.progress.rulings[0]?.rolls[0]?.dice).toBe('2d20');
  });

  it('lets an action that fails cost something, and says that it failed', () => {
    for (const line of ['I distract Wenna by dropping a coin', 'I try to smash the worn steps']) {
      const { replies, state } = play([line], { seed: seedFor(line, 'failed') });
      expect(replies[0]?.outcome).toBe('failed');
      const isOffBalance = (state.tags ?? []).some((tag) => tag.state === 'offBalance');
      expect(isOffBalance || Object.keys(state.npcs).length > 0).toBe(true);
      expect((state.tags ?? []).filter((tag) => tag.state !== 'offBalance')).toEqual([]);
    }
  });

  it('says why an action comes to nothing: what is out cold does not answer', () => {
    const line = 'I knock Wenna out cold';
    const { texts, replies } = play([line, 'I ask Wenna about the bell'], { seed: seedFor(line, 'done') });
    expect(texts[1]).not.toMatch(/"[^"]*"/);
    expect(replies[1]?.outcome).toBe('blocked');
  });

  it('says that a way is closed', () => {
    const about = { kind: 'exit' as const, id: 'quay-to-tide-house' };
    const tags = [{ id: 1, scene: opened.scene, about, state: 'blocked' as const, by: 'mira', since: 0, until: null }];
    const { texts, replies } = play(['I take the plank walk to the Tide House'], { state: { ...opened, tags } });
    expect(texts[0]).toMatch(/the plank walk to the Tide House is blocked/i);
    expect(replies[0]?.outcome).toBe('blocked');
  });

  it('lets an action wait for a turn where others have not had their say', () => {
    const { texts, state } = play(["I burn Nettle's barrow"], { cause: 'chat' });
    expect(texts[0]).toContain('That takes a turn of the table');
    expect(state.tags).toBeUndefined();
  });

  it('speaks of what was done when the party comes back', () => {
    const { texts } = play(["I burn Nettle's barrow", 'I take the yellow door of the Borrowed Anchor', 'back to the quay']);
    expect(texts[2]).toMatch(/Nettle's barrow is burning/);
  });
});

describe('bonds that last no longer', () => {
  const tied = (until: number): PlayState => ({
    ...opened,
    tags: [{ id: 1, scene: opened.scene, about: { kind: 'npc', id: 'nettle' }, state: 'tied', by: 'mira', since: 0, until }],
  });

  it('are told to have come off in the reply that ends them, and in no earlier one', () => {
    const free = /knots|slackens|gets loose|worked a way out|was tied with|comes free/;
    const last = play(['I wait'], { state: tied(1) });
    expect(last.state.tags).toEqual([]);
    expect(last.texts[0]).toMatch(free);
    expect(last.texts[0]).not.toMatch(/Nettle (?:is|sits|lies) tied/);
    expect(play(['I wait'], { state: tied(3) }).texts[0]).not.toMatch(free);
  });
});
