import { describe, expect, it } from 'vitest';
import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { proseOnly } from '#server/features/storyteller/prose-only.fixture.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const party = [
  { id: 'mira', name: 'Mira' },
  { id: 'tov', name: 'Tov' },
];

/** Plays what Mira does turn after turn, and gives the last reply with the state after it. */
function play(world: string, lines: readonly string[]): { text: string; state: PlayState; texts: string[] } {
  const ready = readyAdventures.get(world);
  if (!ready) throw new Error(`there is no adventure of ${world}`);
  const adventure = proseOnly(ready);
  let state = openingState(adventure);
  const recent: Brief['recent'] = [];
  const texts = lines.map((text, index) => {
    const intents = [{ heroId: 'mira', text }];
    const brief = briefOf({
      campaignId: 'carrying',
      turn: index + 1,
      cause: text.endsWith('?') ? 'chat' : 'turn',
      adventure,
      state,
      party,
      intents,
      recent: [...recent],
    });
    const played = playReply(brief, new Set());
    state = played.progress.state;
    recent.push({ sender: 'Narrator', role: 'ai', content: played.text });
    return played.text;
  });
  return { text: texts.at(-1) ?? '', state, texts };
}

const shut = 'the-shut-country';

describe('a small thing of the place', () => {
  it.each(['grab a bowl', 'I pick up one of the bowls', 'pocket a bowl', 'borrow a bowl from the table'])('is had by "%s"', (words) => {
    expect(play(shut, [words]).state.tags).toMatchObject([{ state: 'carried', by: 'mira', about: { kind: 'thing' } }]);
  });

  it('is among what the hero carries', () => {
    const { text } = play(shut, ['grab a bowl', 'what am I carrying']);
    expect(text).toContain('the bowl');
  });

  it('is taken together with another', () => {
    const { state, text } = play(shut, ['grab a bowl and some wood']);
    expect(state.tags).toHaveLength(2);
    expect(text).toMatch(/the bowl and the wood/);
  });

  it('is with its hero elsewhere, and can be laid down there', () => {
    const { state } = play(shut, ['grab a bowl', 'go out to Stove Street', 'put the bowl down']);
    expect(state.tags).toMatchObject([{ state: 'laid', about: { kind: 'thing' } }]);
    expect(state.tags?.[0]?.scene).not.toBe('guest-house');
  });

  it('is given to somebody who is present, and is the hero’s no more', () => {
    const { texts, text } = play(shut, ['grab a bowl', 'give the bowl to Pell', 'what am I carrying']);
    expect(texts[1]).toContain('Pell');
    expect(text).not.toContain('the bowl');
  });

  it('stays where it is when it is too big, and the reply names it', () => {
    const { state, text } = play(shut, ['take the stove']);
    expect(state.tags ?? []).toEqual([]);
    expect(text).toContain('stove');
  });

  it('is not taken by a question, nor where it is nowhere', () => {
    expect(play(shut, ['can I take a bowl?']).state.tags ?? []).toEqual([]);
    expect(play(shut, ['take the chandelier']).state.tags ?? []).toEqual([]);
  });
});

describe('what the party brought', () => {
  it.each([
    ['free-template-world', "the reeve's notice"],
    [shut, "Bettan Vey's letter"],
    ['high-ambry', 'the boiled turnip'],
  ])('is told in %s', (world, thing) => {
    expect(play(world, ['what do I carry']).text).toContain(thing);
  });

  it('is read wherever the party is', () => {
    expect(play('free-template-world', ['take the plank walk to the Tide House', 'read the notice']).text).toContain('forty silver');
  });

  it('is gone once it is eaten', () => {
    const { text, state } = play('high-ambry', ['eat the turnip', 'what do I carry']);
    expect(text).not.toContain('turnip');
    expect(state.tags).toMatchObject([{ state: 'used' }]);
  });
});
