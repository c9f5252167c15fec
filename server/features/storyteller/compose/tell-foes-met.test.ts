import { describe, expect, it } from 'vitest';
import type { Hero } from '#domain/narration/brief.ts';
import { templateAdventure } from '#server/features/adventures/index.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const mira: Hero = { id: 'mira', name: 'Mira' };

function says(text: string, scene: string, damage = 0) {
  const plain = briefOf({ adventure: templateAdventure, party: [mira], intents: [{ heroId: 'mira', text }] });
  return playReply({ ...plain, state: { ...plain.state, scene, visited: [scene], heroes: { mira: { damage } } } }, new Set());
}

describe('a place with somebody who is against the party', () => {
  it('names them on arrival, and says that it is a fight', () => {
    const { text } = says('I take the slipway down to the Slakes', 'dry-quay');
    expect(text).toContain('the silt hound and the lame hound');
    expect(text).toMatch(/fight|blow/);
  });

  it.each(['Go down the slipway onto the Slakes', 'I go to the Slakes'])('takes no turn from who only says where they are: %s', (words) => {
    expect(says(words, 'slakes').progress.rulings).toEqual([]);
  });

  it('offers nothing to choose where nobody stands any more', () => {
    expect(says('I wait', 'slakes').options.length).toBeGreaterThan(0);
    const fallen = ['I wait', 'I look around']
      .map((words) => says(words, 'slakes', 7))
      .filter(({ progress }) => (progress.state.heroes['mira']?.damage ?? 0) >= 8);
    expect(fallen.flatMap(({ options }) => options)).toEqual([]);
    expect(fallen.length).toBeGreaterThan(0);
  });
});
