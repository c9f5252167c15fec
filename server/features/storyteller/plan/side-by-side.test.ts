import { expect, it } from 'vitest';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf } from '#server/features/storyteller/play.fixture.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { nextCalls } from '#server/features/storyteller/storyteller.ts';

const adventure = readyAdventures.get('free-template-world') ?? sampleAdventure;

it('takes what somebody guards only once another of the party has drawn them off, in whatever order it is said', () => {
  const intents = [
    { heroId: 'mira', text: 'I take the mooring weight' },
    { heroId: 'tov', text: 'I distract Wenna' },
  ];
  const party = ['Mira', 'Tov'].map((name) => ({ id: name.toLowerCase(), name }));
  const brief = briefOf({ adventure, intents, party });
  const first = nextCalls(brief, { rulings: [], state: brief.state });
  const rulings = first.map((call) => ({ call, allowed: true, degree: 'success' as const, rolls: [], facts: [] }));
  const then = nextCalls(brief, { rulings, state: brief.state });
  expect(then.flatMap(({ name }) => (name === 'scene_tag' || name === 'loot' ? [name] : []))).toEqual(['scene_tag', 'loot']);
});

it('picks up what lies here before it is handed to another of the party', () => {
  const guestHouse = readyAdventures.get('the-shut-country') ?? sampleAdventure;
  const party = ['Mira', 'Tov'].map((name) => ({ id: name.toLowerCase(), name }));
  const brief = briefOf({ adventure: guestHouse, party, intents: [{ heroId: 'mira', text: 'I give Tov the pack' }] });
  expect(nextCalls(brief, { rulings: [], state: brief.state })).toEqual([{ name: 'loot', heroId: 'mira', loot: expect.any(String) }]);
});
