import { describe, expect, it } from 'vitest';
import { templateAdventure } from '#server/features/adventures/ready-adventures.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { checkReply } from '#domain/narration/reply-check/reply-check.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const party = [{ id: 'mira', name: 'Mira' }];

/** An evening with one player: each line is answered in its turn; answers the replies, and how it stands. */
function evening(...lines: string[]): { texts: string[]; state: PlayState } {
  let state = openingState(templateAdventure);
  const texts: string[] = [];
  const used = new Set<string>();
  for (const [index, text] of lines.entries()) {
    const recent = texts.map((content) => ({ sender: 'Narrator', role: 'ai' as const, content }));
    const brief = briefOf({
      campaignId: 'memory',
      turn: index + 1,
      adventure: templateAdventure,
      state,
      party,
      intents: [{ heroId: 'mira', text }],
      recent,
    });
    const played = playReply(brief, used);
    const material = { earlier: texts, secrets: [], instructions: [], ids: [] };
    const objections = checkReply(played.text, brief, material, played.progress);
    // Ways that are gone twice are told twice.
    if (!/^go |\?$/.test(text)) expect({ text: played.text, objections }).toEqual({ text: played.text, objections: [] });
    played.fragments.forEach((id) => used.add(id));
    texts.push(played.text);
    state = played.progress.state;
  }
  return { texts, state };
}

const away = ['go up to Rope Lane', 'go down to the Dry Quay'];

describe('people of the tale', () => {
  it('answer a second asking with one clause', () => {
    const { texts, state } = evening('Wenna, tell me about the ferry', 'Wenna, tell me about the ferry');
    expect(texts[0]).toContain('Second Thought');
    expect(texts[1]).not.toContain('Second Thought');
    expect(state.people?.['wenna-tarn']?.asked).toEqual({ 'wenna-ferry': { turn: 0, by: 'mira' } });
  });

  it('ask once for what was promised when the party comes back', () => {
    const { texts } = evening('"Wenna, I will bring you the left shoe."', ...away, 'I greet Wenna', ...away, 'I greet Wenna');
    expect(texts.map((text) => text.includes('I will bring you the left shoe'))).toEqual([true, false, false, true, false, false, false]);
  });

  it('come back to a lie by its own words', () => {
    const { state } = evening('I lie to Wenna and say that we are from the Underwriters of Marl');
    const memories = state.people?.['wenna-tarn']?.memories ?? [];
    expect(memories).toEqual([expect.objectContaining({ words: 'we are from the Underwriters of Marl' })]);
    expect(['lied', 'seenThrough']).toContain(memories[0]?.kind);
  });

  it('are cool to whoever insulted them, and say so once', () => {
    const { state } = evening('I insult Wenna', 'Wenna, tell me about the ferry');
    expect(state.people?.['wenna-tarn']?.memories).toEqual([expect.objectContaining({ kind: 'offended', turn: 0, raised: 1 })]);
  });

  it('say what they keep in mind, and what was promised, to whoever asks the narrator', () => {
    const { texts } = evening(
      '"Wenna, I will bring you the left shoe."',
      'Did we promise Wenna anything?',
      'What does Wenna know about us?',
      'Did I promise anything to Nettle?',
    );
    expect(texts[1]).toContain('Wenna Tarn has a promise from Mira: "I will bring you the left shoe."');
    expect(texts[2]).toContain('I will bring you the left shoe.');
    expect(texts[3]).toContain('Nettle has no promise from you');
  });

  it('know the party again', () => {
    const { state } = evening('I greet Wenna', 'go up to Rope Lane');
    expect(state.people?.['wenna-tarn']).toMatchObject({ met: 0, isApart: true });
  });
});
