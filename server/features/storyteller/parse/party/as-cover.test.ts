import { describe, expect, it } from 'vitest';
import type { Hero } from '#domain/narration/brief.ts';
import { opened } from '#domain/narration/rulings/rule-on-call.fixture.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';
import { withLentWords } from './orders-to-heroes.ts';

const party: Hero[] = [
  { id: 'mira', name: 'Mira' },
  { id: 'tov', name: 'Tov', isAway: true },
];

/** What one message of Mira's player comes to, hero by hero. */
function heard(text: string) {
  const intents = withLentWords({ intents: [{ heroId: 'mira', text }], party, state: opened });
  return intents.map(({ heroId, text: words }) => `${heroId}: ${words}`);
}

/** What is played of a message in a place of an adventure. */
function play(world: string, scene: string, text: string) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`no adventure is called ${world}`);
  const state = { ...openingState(adventure), scene, visited: [scene] };
  const intents = withLentWords({ intents: [{ heroId: 'mira', text }], party, state });
  const { progress } = playReply(briefOf({ adventure, state, party, intents }), new Set());
  return progress.rulings;
}

it.each([
  ['Tov you ask the miller about it, I check the desk', ['tov: I ask the miller about it', 'mira: I check the desk']],
  ['Tov, tell her of the eel, I read the book', ['tov: I tell her of the eel', 'mira: I read the book']],
])('work that is shared out covers nobody: %s', (text, parts) => {
  expect(heard(text)).toEqual(parts);
});

describe('what one does to cover what another does', () => {
  it.each([
    ['while Tov keeps him talking I take the hat', ['tov: I keep him talking as cover for Mira', 'mira: I quietly take the hat']],
    ['Tov keeps him talking. I take the hat.', ['tov: I keep him talking as cover for Mira', 'mira: I quietly take the hat.']],
    ["under cover of Tov's coughing I pinch the hat", ['tov: I draw all eyes as cover for Mira', 'mira: I quietly pinch the hat']],
    [
      'While he is busy with Tov I help myself to a shell',
      ['tov: I draw all eyes as cover for Mira', 'mira: I quietly help myself to a shell'],
    ],
    [
      'Tov tells him a story so he looks away, and I take the hat',
      ['tov: I tell him a story as cover for Mira', 'mira: I quietly take the hat'],
    ],
    [
      'I nick the papers, Tov can knock a cup over for cover',
      ['mira: I quietly nick the papers', 'tov: I make a noise by knocking a cup over as cover for Mira'],
    ],
    ['Keep the boy busy, Tov, will you, I want his hat.', ['tov: I keep the boy busy as cover for Mira', 'mira: I quietly take his hat']],
    ['While I talk to Corm, Tov takes the hammer', ['mira: I talk to Corm as cover for Tov', 'tov: I quietly take the hammer']],
    ['When Corm looks away, Tov grabs the hammer.', ['tov: I quietly grab the hammer']],
  ])('is heard as help: %s', (text, intents) => {
    expect(heard(text)).toEqual(intents);
  });

  it.each([
    ['Tov, keep her busy', ['tov: I keep her busy']],
    ['Tov sings while I dance', ['tov: I sing', 'mira: I dance']],
  ])('is an act of its own where there is nothing to cover: %s', (text, intents) => {
    expect(heard(text)).toEqual(intents);
  });

  it('helps with the one check there is', () => {
    const rulings = play('high-ambry', 'hatch', 'Tov keeps him talking while I take the paper hat');
    const checks = rulings.flatMap(({ call }) => (call.name === 'check' ? [call] : []));
    expect(checks).toEqual([expect.objectContaining({ heroId: 'mira', skill: 'stealth', helperId: 'tov' })]);
  });

  it('still gets an answer to what is asked meanwhile', () => {
    const rulings = play('the-shut-country', 'south-gate', 'Tov asks her about the dog while I search the barrel');
    expect(rulings.some(({ call, allowed }) => call.name === 'reveal_clue' && allowed)).toBe(true);
  });
});

describe('what is done when nobody looks', () => {
  it.each([
    "when he's not looking, I take the paper hat",
    'when hes not looking i take the paper hat',
    'I wait until Tibb looks away, then I take the paper hat',
    'I take the paper hat while everyone is watching the robin',
    'in the confusion I take the paper hat',
  ])('is done now, and unseen: %s', (text) => {
    const rulings = play('high-ambry', 'hatch', text);
    expect(rulings.map(({ call }) => call.name).slice(0, 2)).toEqual(['check', 'loot']);
  });

  it('is no plan for what somebody asks', () => {
    const rulings = play('high-ambry', 'hatch', "what happens if I take the paper hat when he's not looking?");
    expect(rulings.filter(({ call }) => call.name === 'loot')).toEqual([]);
  });
});
