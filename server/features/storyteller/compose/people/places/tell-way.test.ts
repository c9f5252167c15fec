import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { openPlaces } from '#server/features/storyteller/parse/travel/open-places.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const worldOf = (id: string) => {
  const adventure = readyAdventures.get(id);
  if (!adventure) throw new Error('the world is not there');
  return adventure;
};

const ask = (world: string, scene: string, text: string) => {
  const adventure = worldOf(world);
  const opening = openingState(adventure);
  const state = { ...opening, scene, visited: [...new Set([...opening.visited, scene])] };
  return playReply(briefOf({ campaignId: 'ways', adventure, state, intents: [{ heroId: 'mira', text }] }), new Set()).text;
};

describe('the way to a place', () => {
  it.each([
    [
      'high-ambry',
      'warmside',
      'Nan, how do I get to the Diggings?',
      'To the Diggings you go by the broad steps down to the Hatch, and then by the sledge road',
    ],
    [
      'the-shut-country',
      'guest-house',
      'Dorrit, how do we get to the South Gate?',
      'To the South Gate you go by the felted door to Stove Street, and then by',
    ],
    [
      'free-template-world',
      'dry-quay',
      'Nettle, which is the way to the Bell Loft?',
      'To the Bell Loft you go by the plank walk to the Tide House, and then by',
    ],
  ])('is told by whoever lives in %s, at %s: %s', (world, scene, text, told) => {
    expect(ask(world, scene, text)).toContain(told);
  });

  it('is told by nobody where one has to be found first', () => {
    const text = ask('high-ambry', 'warmside', 'Jessamy, how does one get to the Hot Pool, please?');
    expect(text).toContain('Hot Pool');
    expect(text).not.toMatch(/you go by|You find/);
  });

  it('is told as one sentence that names where it leads', () => {
    expect(ask('the-shut-country', 'stove-street', 'where is the gate?')).toContain('To get to the South Gate, take the way to the gate.');
  });
});

const hidden = [...readyAdventures].flatMap(([world, adventure]) =>
  adventure.npcs.flatMap((npc) => {
    const scene = adventure.scenes.find(({ npcs }) => npcs.includes(npc.id));
    return !scene || openPlaces(adventure).has(scene.id) || isBeast(npc) ? [] : [{ world, npc, place: scene.name, adventure }];
  }),
);

describe('whoever is hidden', () => {
  it.each(hidden)('is betrayed by nobody: $npc.name of $world', ({ world, npc, place, adventure }) => {
    const [asked] = adventure.npcs.filter(
      ({ id, attitude }) =>
        attitude !== 'hostile' && adventure.scenes.some((scene) => scene.npcs.includes(id) && openPlaces(adventure).has(scene.id)),
    );
    const scene = adventure.scenes.find(({ npcs }) => npcs.includes(asked?.id ?? ''));
    for (const text of [`where is ${npc.name}?`, `who is ${npc.name}, and where do I find them?`, `are you ${npc.name}?`])
      expect(ask(world, scene?.id ?? '', `${asked?.name}, ${text}`)).not.toMatch(new RegExp(`(?:find \\p{L}+|is) at ${place}`, 'iu'));
  });
});
