import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const party = ['Mira', 'Tov'].map((name) => ({ id: name.toLowerCase(), name }));

/** Where the party is after what Mira says in a scene. */
function sceneAfter(world: string, scene: string, said: string, clues: string[] = []): string {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`no adventure is called ${world}`);
  const state = { ...openingState(adventure), scene, visited: [scene], clues };
  return playReply(briefOf({ adventure, state, party, intents: [{ heroId: 'mira', text: said }] }), new Set()).progress.state.scene;
}

const [quay, shut, ambry] = ['free-template-world', 'the-shut-country', 'high-ambry'];

describe('a way that is named', () => {
  it.each([
    [ambry, 'hatch', 'we climb up the broad steps to Warmside, following the barrow prints', 'warmside'],
    [ambry, 'warmside', 'we creep after the wheelbarrow man down the crooked alley', 'goose-yard'],
    [quay, 'dry-quay', 'I walk up the barrow ramp to the foundry, keeping to the wheel ruts', 'foundry'],
  ])('is gone, whoever is followed on it: %s, %s: %s', (world, from, said, to) => {
    expect(sceneAfter(world, from, said)).toBe(to);
  });

  it('is gone once it is opened, and not only looked at', () => {
    expect(sceneAfter(quay, 'dry-quay', 'we open the yellow door and go in by the yellow door')).toBe('borrowed-anchor');
  });

  it.each([
    [quay, 'dry-quay', 'we go up the barrow ramp, I hold the lantern', 'foundry'],
    [shut, 'guest-house', '"You stay here, Pell, and keep warm." We go out to Stove Street.', 'stove-street'],
  ])('is gone by all, whatever is held or said: %s, %s: %s', (world, from, said, to) => {
    expect(sceneAfter(world, from, said)).toBe(to);
  });

  it('is not gone by whoever holds the door', () => {
    expect(sceneAfter(quay, 'dry-quay', 'I hold the door while the others go up the barrow ramp')).toBe('dry-quay');
  });
});

describe('whoever leads others', () => {
  it.each([
    [quay, 'dry-quay', 'I lead Tov up the barrow ramp to the foundry', 'foundry'],
    [shut, 'stove-street', 'We bring everyone back to the Guest House', 'guest-house'],
  ])('goes with them: %s, %s: %s', (world, from, said, to) => {
    expect(sceneAfter(world, from, said)).toBe(to);
  });

  it('goes nowhere who only steps back', () => {
    expect(sceneAfter(shut, 'stove-street', 'I step back and whisper to Tov: "who lives there?"')).toBe('stove-street');
  });
});
