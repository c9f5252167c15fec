import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';
import { tell } from '#server/features/storyteller/compose/tell.ts';

const party = ['Mira', 'Tov'].map((name) => ({ id: name.toLowerCase(), name }));
const [quay, shut, ambry] = ['free-template-world', 'the-shut-country', 'high-ambry'];

/** Where Mira is once she has said this, what was told, and where Tov is. */
function gone(world: string, scene: string, said: string, clues: string[] = [], tov?: string, turn = 1) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`no adventure is called ${world}`);
  const state = { ...openingState(adventure), scene, visited: [scene], clues };
  const bidden = tov === undefined ? [] : [{ heroId: 'tov', text: tov, by: 'mira' }];
  const brief = { ...briefOf({ adventure, state, party, intents: [{ heroId: 'mira', text: said }, ...bidden] }), turn };
  const { progress } = playReply(brief, new Set());
  return { at: progress.state.scene, apart: progress.state.apart ?? {}, text: tell(brief, progress, new Set()).text };
}

const turns = Array.from({ length: 12 }, (_, turn) => turn);

describe('a thing with a way behind it that nobody has found yet', () => {
  it.each([
    [ambry, 'old-baths', 'I go through the curtain', 'hot-pool', /Alder Tansy and Wick Tansy/],
    [ambry, 'old-baths', 'I push through the inner curtain', 'hot-pool', /curtain/],
    [ambry, 'old-baths', 'I slip quietly through the curtain to the Hot Pool', 'hot-pool', /curtain/],
    [shut, 'stove-street', 'I open the ash hatch and go down the stair', 'under-stove', /ash hatch/],
    [shut, 'stove-street', 'I lift the ash hatch and climb in', 'under-stove', /ash hatch/],
    [quay, 'salt-office', 'open the trapdoor under the bin and climb down', 'brine-cellar', /bins of salt/],
  ])('is gone through where the way is found, and else says what bars it: %s, %s: %s', (world, scene, said, to, bars) => {
    const all = turns.map((turn) => gone(world, scene, said, [], undefined, turn));
    expect(all.map(({ at }) => at)).toContain(to);
    for (const { at, text } of all.filter((each) => each.at === scene)) expect([at, text]).toEqual([scene, expect.stringMatching(bars)]);
  });

  it('is left where it is by a look', () => {
    expect(gone(ambry, 'old-baths', 'I look at the inner curtain').at).toBe('old-baths');
  });

  it('is where the rest of the line is done, once it is reached', () => {
    const said = 'I go through the curtain and say good evening to the Dowager';
    const there = turns.map((turn) => gone(ambry, 'old-baths', said, [], undefined, turn)).filter(({ at }) => at === 'hot-pool');
    expect(there.length).toBeGreaterThan(0);
    for (const { text } of there) expect(text).not.toMatch(/is not here|looks round for/);
  });
});

describe('a way that is known', () => {
  it.each([
    [
      ambry,
      'goose-yard',
      'we follow the barrow track to the corner and open the coal door where the steam comes out',
      'fed-in-the-baths',
      'old-baths',
    ],
    [ambry, 'goose-yard', 'I creep along the wall to the corner and open the coal door', 'fed-in-the-baths', 'old-baths'],
    [ambry, 'old-baths', 'I go through the curtain', 'unwatched-curtain', 'hot-pool'],
    [shut, 'stove-street', 'lift the hatch, we climb down', 'ash-stair', 'under-stove'],
    [ambry, 'hatch', 'I help Tov up the broad steps', '', 'warmside'],
  ])('is gone by what it is passed through or opened with: %s, %s: %s', (world, scene, said, clue, to) => {
    const all = turns.map((turn) => gone(world, scene, said, [clue], undefined, turn));
    expect(all.map(({ at }) => at)).toContain(to);
    for (const { text } of all) expect(text).not.toMatch(/gets nowhere|Say that you go/);
  });

  it.each(['I give Mira my arm', "I hold Mira's bag", 'I hold the lantern for Mira'])(
    'is gone by a friend too who is bidden something on the way: %s',
    (tov) => {
      const { at, apart } = gone(quay, 'dry-quay', 'I go through the yellow door', [], tov);
      expect([at, apart]).toEqual(['borrowed-anchor', {}]);
    },
  );

  it.each(['I keep watch on the quay', 'I ask Nettle what she is counting', 'I stay here'])(
    'is not gone by one who has work here: %s',
    (tov) => {
      const { text } = gone(quay, 'dry-quay', 'I go through the yellow door', [], tov);
      expect(text).toMatch(/Tov, at the Dry Quay/);
    },
  );
});
