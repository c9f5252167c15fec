import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { sceneIdOf } from '#domain/narration/whereabouts.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { withLentWords } from './orders-to-heroes.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';
import { leftBehind, takenAlong } from './taken-along.ts';

const party = [
  { id: 'mira', name: 'Mira' },
  { id: 'tov', name: 'Tov', isAway: true as const },
];

/** Where the two are once Mira's player has said this; `apart` is where Tov is, if not with her. */
function play(text: string, scene: string, { apart, clues = [] }: { apart?: string; clues?: string[] } = {}) {
  const adventure = readyAdventures.get('high-ambry');
  if (!adventure) throw new Error('There is no such world.');
  const visited = ['hatch', 'warmside', 'bakehouse', 'flues', 'attic'];
  const state = {
    ...openingState(adventure),
    scene,
    visited,
    clues,
    npcs: { 'the-bun': { damage: 0, attitude: 'friendly' as const } },
    ...(apart !== undefined && { apart: { tov: apart } }),
  };
  const intents = withLentWords({ intents: [{ heroId: 'mira', text }], party, state });
  const played = playReply({ campaignId: 'along', turn: 3, cause: 'turn', adventure, state, party, recent: [], intents }, new Set());
  const { state: after } = played.progress;
  return { text: played.text, at: [sceneIdOf(after, 'mira'), sceneIdOf(after, 'tov')] };
}

describe('whoever is asked along', () => {
  it.each([
    'tov, hurry up, we are both going to the bakehouse',
    'come with me tov, into the great bakehouse',
    "you're with me, tov - off to the bakehouse we go",
    "I'm off to the bakehouse. Tov, you're coming too.",
    'tov you lead the way to the bakehouse',
    'tov you go first, i follow, we go into the bakehouse',
    'tov, over to the bakehouse with you, i keep an eye out for the mayor',
    'ok tov lets go, both of us to the bakehouse',
    'Tov, after me! Into the Great Bakehouse.',
    'tov follow me. i go to the bakehouse',
    'Come on Tov, the bakehouse is waiting for us',
    'to the bakehouse, and tov with me',
    'I go into the bakehouse and Tov walks in after me',
    'tov goes to the bakehouse and i follow him',
    'tov come along now for real, both of us to the bakehouse.',
    'right tov lets make for the bakehouse, shall we? we go to the bakehouse',
    'tov we head to the bakehouse now',
    "c'mon tov let's get going to the bakehouse",
    'Well Tov, shall we walk over to the bakehouse?',
    'tov i think we should head to the bakehouse',
    'Tov guards our backs and I go to the bakehouse',
  ])('goes where the speaker goes: %s', (text) => {
    const { text: told, at } = play(text, 'hatch');
    expect(at).toEqual(['bakehouse', 'bakehouse']);
    expect(told).not.toMatch(/lets the words stand|thins out|Not everybody|"[^"]*\b(?:come|follow|after me|with me)\b/i);
  });

  it.each([
    ['tov stay here and watch tibb, i nip into the bakehouse', ['bakehouse', 'hatch']],
    ['leaving tov behind, i go to the bakehouse', ['bakehouse', 'hatch']],
    ['tov, off to the bakehouse, and i keep talking to tibb', ['hatch', 'bakehouse']],
    ['tov, up into warmside with you, i go to the bakehouse', ['bakehouse', 'warmside']],
    ['Tov goes on to Warmside, I stay with Tibb.', ['hatch', 'warmside']],
  ])('is not, where one of the two stays or goes elsewhere: %s', (text, at) => {
    expect(play(text, 'hatch').at).toEqual(at);
  });

  it.each([
    ['tov comes up after me', 'attic', ['attic', 'attic']],
    ['i go down to tov at the flues and then we both head to the bakehouse', 'attic', ['bakehouse', 'bakehouse']],
    ['back down to the bakehouse, tov with me!', 'attic', ['bakehouse', 'bakehouse']],
  ])('comes from where they are: %s', (text, scene, at) => {
    expect(play(text, scene, { apart: 'flues', clues: ['flue-way'] }).at).toEqual(at);
  });

  it('goes in behind whoever opens the way', () => {
    expect(play('i pull the ring and wriggle in, tov you go behind me, quiet as mice', 'bakehouse', { clues: ['flue-way'] }).at).toEqual([
      'flues',
      'flues',
    ]);
  });
});

describe('somebody of the place who is asked along', () => {
  it.each([
    'Tibb, come along, we go to the bakehouse',
    'we go to the bakehouse and tibb comes with us',
    'we take Tibb along to the bakehouse',
    'come on Tibb, off to the bakehouse, the three of us',
    'Tibb, come with us, you should see the bakehouse. We go to the bakehouse.',
    'Tov and Tibb come along with us to the bakehouse',
  ])('says whether they come, and the party goes: %s', (text) => {
    const { text: told, at } = play(text, 'hatch');
    expect(told).toContain('I cannot leave the Hatch.');
    expect(at).toEqual(['bakehouse', 'bakehouse']);
  });

  it('stays, if it is a creature, and that is told', () => {
    const { text, at } = play('tov come on, we crawl up towards the attic, and bun u can come too', 'flues');
    expect(text).toMatch(/[Tt]he bun (?:does not come|stays|will not leave|hears)|the bun (?:makes|might come)|, and stays/);
    expect(at).toEqual(['attic', 'attic']);
  });
});

describe('words to another of the party', () => {
  it.each([
    'Tov, come on, help me with the cart',
    'come on, Tov',
    'Tov, what do you make of this? I go on.',
    'I look at Tov',
    'Tov, follow me',
  ])('are left as they are where nobody is taken anywhere: %s', (text) => {
    expect(takenAlong(text, 'Tov')).toBeUndefined();
  });

  it('leave behind only whoever is said to be', () => {
    expect(leftBehind('leaving tov with the cart, I go on', 'Tov')).toBe('I go on');
    expect(leftBehind('leaving the cart, I go on', 'Tov')).toBeUndefined();
  });
});
