import { describe, expect, it } from 'vitest';
import type { Adventure, Npc } from '#domain/narration/adventure.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';

const worldOf = (id: string) => {
  const adventure = readyAdventures.get(id);
  if (!adventure) throw new Error('the world is not there');
  return adventure;
};

/** What is told to words said where the tale begins, or beside somebody. */
function told(adventure: Adventure, text: string, npc?: Npc, change: Partial<Brief> = {}): string {
  const opening = openingState(adventure);
  const scene = adventure.scenes.find(({ npcs }) => npc !== undefined && npcs.includes(npc.id))?.id ?? opening.scene;
  const state = { ...opening, scene, visited: [...new Set([...opening.visited, scene])] };
  return playReply(briefOf({ campaignId: 'ends', adventure, state, intents: [{ heroId: 'mira', text }], ...change }), new Set()).text;
}

const everybody = [...readyAdventures].flatMap(([world, adventure]) =>
  adventure.npcs
    .filter((npc) => !isBeast(npc) && npc.attitude !== 'hostile' && adventure.scenes.some(({ npcs }) => npcs.includes(npc.id)))
    .map((npc) => ({ name: `${world}: ${npc.name}`, adventure, npc })),
);

describe('several questions to one person', () => {
  it.each(everybody)('leave none without an end: $name', ({ adventure, npc }) => {
    const [topic] = npc.topics;
    const text = `"${npc.name}, what about the ${topic?.keywords[0] ?? 'weather'}? And is it true there are violet kites?"`;
    expect(told(adventure, text, npc)).toContain('Is it true there are violet kites?');
  });

  it('are named together where none has an answer, and not echoed whole', () => {
    const text = told(worldOf('the-shut-country'), 'Dorrit, has the clock always had so many golden wheels in it? Who winds kites?');
    expect(text).toMatch(/Golden wheels|so many golden wheels\? Who winds kites\?/i);
    expect(text.match(/Who winds kites/g)).toHaveLength(2);
  });
});

const talkedOf = (said: string) => ({
  recent: [
    { sender: 'Mira', role: 'player' as const, content: 'whose shoe is that?' },
    { sender: 'Narrator', role: 'ai' as const, content: `Wenna Tarn looks away. "${said}"\n\nWhat do you do?` },
  ],
});

describe('a question after somebody of whom the talk has been', () => {
  const world = worldOf('free-template-world');
  const wenna = world.npcs.find(({ name }) => name === 'Wenna Tarn');
  const spoken: PlayState = { ...openingState(world), people: { [wenna?.id ?? '']: { met: 0, spoke: 0, asked: {}, memories: [] } } };
  const say = (text: string, said: string) => told(world, text, undefined, { state: spoken, ...talkedOf(said) });

  it('is put to whoever has spoken of them, and not answered with the hit points of the party', () => {
    const text = say('Is she alive?', 'I keep one shoe of hers, the right one. She was nine.');
    expect(text).not.toContain('hit points');
    expect(text).toContain('"Is she alive?"');
  });

  it('is answered with the name that was said', () => {
    expect(say('what was her name?', 'Linnet went to sea. She was nine.')).toContain('"Linnet."');
  });
});

it('a question to a hero whose player is away is named in what they leave open', () => {
  const party = [
    { id: 'mira', name: 'Mira' },
    { id: 'tov', name: 'Tov', isAway: true as const },
  ];
  expect(told(worldOf('the-shut-country'), 'Tov, did you feel that too?', undefined, { party })).toContain('Did I feel that?');
});

it('somebody who is named by the way is meant by the pronoun after it', () => {
  expect(told(worldOf('high-ambry'), "the baker's a suspect. who is she?")).toContain('Ursel Quern');
});
