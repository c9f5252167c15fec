import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { parseIntents } from '#server/features/storyteller/parse/parsed-intent.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';

const found = readyAdventures.get('free-template-world');
if (!found) throw new Error('the world is not there');
const adventure = found;

/** Words of a hero at a place. */
function briefOf(text: string, scene: string) {
  const opening = openingState(adventure);
  return {
    campaignId: 'sway',
    turn: 3,
    cause: 'turn' as const,
    adventure,
    state: { ...opening, scene, visited: [...new Set([...opening.visited, scene])] },
    party: [{ id: 'mira', name: 'Mira' }],
    intents: [{ heroId: 'mira', text }],
    recent: [],
  };
}

/** How the words of a hero at a place are meant. */
const read = (text: string, scene = 'kind-regard') =>
  parseIntents(briefOf(text, scene)).flatMap(({ actions }) => actions.map(({ kind, tone, skill }) => ({ kind, tone, skill })));

describe('words to a foe', () => {
  it.each([
    ['"Ruta, drop the knife and come home with us. Nobody has to know."', 'charm', 'persuasion'],
    ['"Hogshead, last chance. Drop it or lose the hand."', 'threat', 'intimidation'],
    ['"Ruta, the captain sent us. There are twenty archers behind that dune."', 'bluff', 'deception'],
  ] as const)('are tried by what is wanted with them: %s', (text, tone, skill) => {
    expect(read(text)).toContainEqual({ kind: 'talk', tone, skill });
  });

  it('are no more than talk where they only ask', () => {
    expect(read('"Ruta, how many of you are there?"')).toEqual([{ kind: 'talk', tone: 'plain', skill: 'persuasion' }]);
  });

  it('calm a creature without speech, though they name nobody', () => {
    expect(read('"easy boy, hush now, nobody hurts you"', 'slakes')).toContainEqual(
      expect.objectContaining({ kind: 'talk', skill: 'animal handling' }),
    );
  });
});

describe('words to somebody who is no foe', () => {
  it('are no lie and no threat where they tell what happened', () => {
    expect(read('"Wenna, the reeve sent us to find out where the sea went."', 'dry-quay').map(({ tone }) => tone)).toEqual(['plain']);
  });

  it('haggle over what is sold, by the sum that is held out', () => {
    const { text } = playReply(briefOf('"Nettle, five copper for that button, deal?"', 'dry-quay'), new Set());
    expect(text).toMatch(/one silver/);
  });

  it('give a promise that is kept in mind, however it is put', () => {
    const { progress } = playReply(briefOf("I tell Wenna we'll bring the shoe back", 'dry-quay'), new Set());
    expect(progress.state.people?.['wenna-tarn']?.memories.map(({ kind }) => kind)).toContain('promised');
  });
});
