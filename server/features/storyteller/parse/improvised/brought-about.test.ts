import { describe, expect, it } from 'vitest';
import type { Adventure } from '#domain/narration/adventure.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

function adventureOf(world: string): Adventure {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`there is no ${world}`);
  return adventure;
}

function play(adventure: Adventure, state: PlayState, text: string, turn: number): { state: PlayState; told: string } {
  const brief = briefOf({ campaignId: 'brought', turn, adventure, state, intents: [{ heroId: 'mira', text }] });
  const { text: told, progress } = playReply(brief, new Set());
  return { state: progress.state, told };
}

interface Climax {
  world: string;
  scene: string;
  knows: string[];
  has: string[];
  clue: string;
}

function stateOf({ world, scene, knows, has }: Climax): PlayState {
  const opened = openingState(adventureOf(world));
  return {
    ...opened,
    scene,
    visited: [opened.scene, scene],
    clues: knows,
    taken: Object.fromEntries(has.map((loot) => [loot, 'mira'])),
  };
}

/** Whether the clue is won by the words, said again where the narrator asks whether they are meant. */
function wins(climax: Climax, text: string): boolean {
  const adventure = adventureOf(climax.world);
  const first = play(adventure, stateOf(climax), text, 3);
  return first.state.clues.includes(climax.clue) || play(adventure, first.state, text, 4).state.clues.includes(climax.clue);
}

const world = { quay: 'free-template-world', ambry: 'high-ambry', shut: 'the-shut-country' } as const;
const hang: Climax = {
  world: world.quay,
  scene: 'bell-loft',
  knows: ['lead-clapper', 'true-clapper'],
  has: ['mooring-weight'],
  clue: 'bell-whole',
};
const ring: Climax = { ...hang, knows: [...hang.knows, 'bell-whole'], clue: 'water-home' };
const roll = ['roll-of-names', 'names-call-home'];
const feed: Climax = { world: world.shut, scene: 'telling-bench', knows: roll, has: [], clue: 'hearth-fed' };
const call: Climax = { ...feed, knows: [...roll, 'hearth-fed'], clue: 'all-home' };
const vote: Climax = {
  world: world.ambry,
  scene: 'moot-hall',
  knows: ['dowager-found', 'dowager-willing'],
  has: ['jar-of-dowager'],
  clue: 'seventh-vote',
};
const refuse: Climax = { world: world.ambry, scene: 'parlour', knows: ['mayor-confesses', 'mayor-shaken'], has: [], clue: 'mayor-says-no' };

describe('what is done where somebody waits for it', () => {
  it.each<[Climax, string]>([
    [hang, 'I hang the real tongue back in the bell'],
    [hang, 'Hob, here, we got her real voice back'],
    [hang, 'Mira climbs under the bell and changes the clapper'],
    [hang, 'repair the bell'],
    [ring, 'ring the bell nineteen times, with a breath after each'],
    [ring, 'Mira pulls the rope, breathes, and pulls again, nineteen times'],
    [ring, 'Hob, ring her. Nineteen strokes, slowly'],
    [feed, 'throws her own best memory in the fire, the story of how she first saw the sun'],
    [feed, "I give the fire the memory of my mother's voice"],
    [feed, 'I sacrifice my happiest memory'],
    [call, 'Now I read all the names from the ledger out loud, one by one, slowly'],
    [call, 'Ketta Lorne! Bettan Vey! Hale Fisk! Come home!'],
    [call, 'I start with Aune Garrow and go down the whole list, loud'],
    [vote, 'set the jar on the cushion'],
    [vote, 'put her in her chair'],
    [vote, 'shout: stop the vote, the Dowager is here'],
    [refuse, 'I teach the mayor to say no'],
    [refuse, 'just tell the company no. say it, mayor: no.'],
    [refuse, 'come on Florian, one little word'],
  ])('wins what asking for it would win: %# "%s"', (climax, text) => {
    expect(wins(climax, text)).toBe(true);
  });

  it.each<[Climax, string]>([
    [ring, 'should we ring the bell nineteen times?'],
    [ring, "don't ring the bell nineteen times yet"],
    [call, 'what happens when we call the names?'],
    [{ ...hang, has: [] }, 'I hang the real tongue back in the bell'],
    [{ ...vote, has: [] }, 'set the jar on the cushion'],
    [{ ...vote, knows: ['dowager-found'] }, 'set the jar on the cushion'],
  ])('wins nothing where it is only spoken of, or something is wanting: %# "%s"', (climax, text) => {
    expect(wins(climax, text)).toBe(false);
  });

  it('is done at the end of a journey', () => {
    const loft = stateOf(ring);
    const below = { ...loft, scene: 'tide-house', visited: [...loft.visited, 'tide-house'] };
    const { state } = play(adventureOf(world.quay), below, 'up to the bell loft and ring the bell nineteen times', 3);
    expect(state.clues).toContain('water-home');
  });
});

describe('what soothes whoever bars the way', () => {
  const yard = stateOf({ world: world.ambry, scene: 'goose-yard', knows: [], has: [], clue: '' });

  it.each(['I throw the corn to the gander', 'scatter the corn in front of the bailiff', 'feed the goose the warm corn'])(
    'lets it be, and is picked up for it: "%s"',
    (text) => {
      const { state, told } = play(adventureOf(world.ambry), yard, text, 3);
      expect(state.npcs['the-bailiff']?.attitude).toBe('neutral');
      expect(state.taken['goose-corn']).toBe('mira');
      expect(told).toMatch(/the bailiff/i);
    },
  );

  it('soothes all whom it would, and nobody while the party has not got it', () => {
    const flats = stateOf({ world: world.quay, scene: 'slakes', knows: [], has: ['net-bells'], clue: '' });
    const after = play(adventureOf(world.quay), flats, 'ring the net bells at the hounds', 3).state;
    expect([after.npcs['silt-hound']?.attitude, after.npcs['lame-hound']?.attitude]).toEqual(['neutral', 'neutral']);
    const without = play(adventureOf(world.quay), { ...flats, taken: {} }, 'ring the net bells at the hounds', 3);
    expect(without.state.npcs['silt-hound']?.attitude ?? 'hostile').toBe('hostile');
  });
});

describe('a guard who has said that the party may have a thing', () => {
  it('guards it no longer', () => {
    const quay = stateOf({ world: world.quay, scene: 'dry-quay', knows: ['lead-clapper', 'moved-light'], has: [], clue: '' });
    const adventure = adventureOf(world.quay);
    expect(play(adventure, quay, 'take the mooring weight', 3).state.taken['mooring-weight']).toBeUndefined();
    const told = play(adventure, quay, 'Wenna, there was a second light, a false light on the Sow', 3);
    expect(told.state.clues).toContain('true-clapper');
    expect(play(adventure, told.state, 'take the mooring weight', 4).state.taken['mooring-weight']).toBe('mira');
  });
});
