import { describe, expect, it } from 'vitest';
import type { Brief, Hero } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { sceneIdOf } from '#domain/narration/whereabouts.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { withLentWords } from '#server/features/storyteller/parse/party/orders-to-heroes.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const party: Hero[] = [
  { id: 'mira', name: 'Mira' },
  { id: 'tov', name: 'Tov', isAway: true },
];

/** What is told of a line among the hounds on the flats, and where the two are then; `down` says who lies there. */
function play(text: string, down: readonly string[], recent: Brief['recent'] = []) {
  const adventure = readyAdventures.get('free-template-world');
  if (!adventure) throw new Error('There is no such world.');
  const opened = openingState(adventure);
  const heroes = Object.fromEntries(down.map((id) => [id, { damage: 99 }]));
  const state = { ...opened, scene: 'slakes', visited: [opened.scene, 'slakes'], heroes };
  const intents = withLentWords({ intents: [{ heroId: 'mira', text }], party, state });
  const { text: told, progress } = playReply(briefOf({ adventure, state, party, intents, recent }), new Set());
  return { told, at: party.map(({ id }) => sceneIdOf(progress.state, id)) };
}

describe('somebody who has fallen', () => {
  it.each(['am I conscious?', 'am i dead or alive', 'how can I get up?', 'what could I still do?', 'game over?'])(
    'is told how they are and what is left to do: %s',
    (text) => {
      const { told } = play(text, ['mira']);
      expect(told).toContain('Mira is down at the Slakes');
      expect(told).toContain('Tov stands, and can bind up Mira');
      expect(told).toContain('The silt hound and the lame hound are still here.');
    },
  );

  it('is told what felled them', () => {
    const content = 'The silt hound finds a way past the shield. Tov folds up, and lies still.\n\nWhat now?';
    expect(play('what happened, who got Tov?', ['tov'], [{ content, role: 'ai', sender: 'Narrator' }]).told).toMatch(
      /^The silt hound finds a way past the shield\. Tov folds up, and lies still\./,
    );
  });

  it('is told that nobody stands, where nobody does', () => {
    expect(play('are we dead?', ['mira', 'tov']).told).toContain('Nobody of you stands any more.');
  });

  it.each([
    'Tov, lug me out of here!',
    'Tov hoists me over his shoulder and runs for it',
    'Tov, carry me up the slipway to the quay',
    'Am I dying? Tov, pull me out of here, back to the quay, now!',
  ])('is borne away by whoever stands: %s', (text) => {
    const { told, at } = play(text, ['mira']);
    expect(at).toEqual(['dry-quay', 'dry-quay']);
    expect(told).not.toMatch(/Left at|without the whole party|still Mira/);
  });

  it('hears nothing, and is not told as ready', () => {
    const { told } = play('Tov, what do you think?', ['tov']);
    expect(told).toMatch(/Tov lies still|Tov is down/);
    expect(told).not.toContain('ready');
  });
});
