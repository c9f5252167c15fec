import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

/** The reply to a line in a place of an adventure, with the calls that it made. */
function reply([world, scene]: readonly [string, string], line: string) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`there is no ${world}`);
  const state = { ...openingState(adventure), scene, visited: [scene] };
  const { text, progress } = playReply(briefOf({ adventure, state, intents: [{ heroId: 'mira', text: line }] }), new Set());
  return { text, calls: progress.rulings.map(({ call }) => call.name) };
}

describe('a price that is asked of a thing', () => {
  it.each([
    [['high-ambry', 'sleeping-ox'], 'I price the beer', 'ale for four'],
    [['high-ambry', 'sleeping-ox'], 'price up a pint', 'a mug of ale for four copper'],
    [['high-ambry', 'sleeping-ox'], 'Then I ask how much the beer costs.', 'four'],
    [['high-ambry', 'hatch'], 'price the turnips', 'It does not cost anything'],
    [['free-template-world', 'borrowed-anchor'], 'I would price the cider first, if I may.', 'a copper the cup'],
    [['the-shut-country', 'guest-house'], 'i price a bowl of porridge lol', 'copper'],
  ] as const)('is told, and nothing is tried: %s %s', (place, line, says) => {
    const { text, calls } = reply(place, line);
    expect(calls).not.toContain('check');
    expect(text).toContain(says);
  });

  it('is told by whoever sells at the journey’s end', () => {
    const { text, calls } = reply(
      ['high-ambry', 'warmside'],
      'We go in the Ox, both of us, quiet like, and I price the beer before anything else',
    );
    expect(calls).not.toContain('check');
    expect(text).toContain('ale for four');
  });
});
