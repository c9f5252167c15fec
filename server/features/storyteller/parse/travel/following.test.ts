import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

/** What comes in the Sleeping Ox of what Mira says, after the mayor was told to go by. */
function play(said: string) {
  const adventure = readyAdventures.get('high-ambry');
  if (!adventure) throw new Error('there is no High Ambry');
  const state = { ...openingState(adventure), scene: 'sleeping-ox', visited: ['hatch', 'warmside', 'sleeping-ox'] };
  const recent = [{ sender: 'Narrator', role: 'ai' as const, content: 'The mayor goes by with a barrow of flour under a quilt.' }];
  const intents = [{ heroId: 'mira', text: said }];
  const { text, progress } = playReply(briefOf({ adventure, state, intents, recent }), new Set());
  return { text, progress };
}

describe('running after somebody who is not here', () => {
  it.each(['I chase after the mayor', 'I run after him', 'I hurry after the mayor'])('leads nowhere, and names them: %s', (said) => {
    const { text, progress } = play(said);
    expect(progress.state.scene).toBe('sleeping-ox');
    expect(progress.rulings).toEqual([]);
    expect(text).toContain('Umbel');
  });
});
