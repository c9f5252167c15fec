import { describe, expect, it } from 'vitest';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { templateAdventure } from '#server/features/adventures/ready-adventures.ts';
import { explore, partsOf, sourcesOf } from './explore.fixture.ts';
import { readyWorlds } from './ready-worlds.ts';

const { scenes, npcs, clues, clocks } = templateAdventure;
const { exits, features, topics, npcById } = partsOf(templateAdventure);
const sceneIds = new Set(scenes.map((scene) => scene.id));
const clueIds = new Set(clues.map((clue) => clue.id));
const endingSources = () => ending.flatMap((clue) => sourcesOf(templateAdventure, clue));

const ending = ['bell-whole', 'water-home'];
/** What the table has to find out, and the clues of which any one says it. */
const conclusions: Record<string, string[]> = {
  'the bell is at fault': ['dull-bell', 'heavy-rope', 'lead-clapper'],
  'Wenna did it': ['tar-on-the-sill', 'lead-order', 'wenna-swapped', 'true-clapper'],
  'Pryce is behind her': ['new-silver', 'gleaners-hired', 'sand-barrel', 'wenna-swapped'],
  'she did it for the wreck': ['wreck-bare', 'linnet-aboard', 'wenna-swapped'],
  'the wreck was made': ['moved-light', 'scorched-hook', 'red-lantern', 'linnet-saw'],
  'it was made for money': ['insured-salt', 'sand-cargo', 'pryce-letter'],
  'the bell opens a door': ['held-door', 'standing-water'],
  'it takes nineteen strokes': ['false-entries', 'counting-rhyme', 'nineteen-strokes'],
};

describe('Nineteen Tides Owing', () => {
  it('is as large as promised', () => {
    expect(scenes.length).toBeGreaterThanOrEqual(9);
    expect(npcs.length).toBeGreaterThanOrEqual(11);
    expect(clues.length).toBeGreaterThanOrEqual(12);
    expect(clocks.length).toBeGreaterThanOrEqual(3);
    expect(exits.filter((exit) => exit.needs).length).toBeGreaterThanOrEqual(1);
    expect(scenes.filter((scene) => scene.loot.some((loot) => loot.guardedBy.length > 0)).length).toBeGreaterThanOrEqual(3);
  });

  it('keeps gated scenes shut until their clue is held', () => {
    const everySource = new Set([...features, ...topics].map((source) => source.id));
    const blind = explore(templateAdventure, everySource);
    expect([...sceneIds].filter((id) => !blind.scenes.has(id)).toSorted()).toEqual(['kind-regard', 'listening-well', 'salt-cabin']);
  });

  it('still opens every scene and comes to its ending when any one source fails', () => {
    const lastWords = new Set(endingSources());
    for (const { id } of [...features, ...topics].filter((source) => source.clue && !lastWords.has(source.id))) {
      const found = explore(templateAdventure, new Set([id]));
      expect([id, found.scenes.size]).toEqual([id, scenes.length]);
      expect([id, found.clues.has('water-home')]).toEqual([id, true]);
    }
  });

  it('asks no roll for the last two steps', () => {
    for (const source of endingSources()) expect(topics.find((topic) => topic.id === source)?.dc).toBeUndefined();
  });

  it('reaches each conclusion by at least two clues from at least two places', () => {
    for (const [conclusion, ways] of Object.entries(conclusions)) {
      const places = scenes.filter((scene) => {
        const spoken = scene.npcs.flatMap((id) => npcById.get(id)?.topics ?? []);
        return [...scene.features, ...spoken].some((source) => source.clue !== undefined && ways.includes(source.clue));
      });
      expect([conclusion, ways.filter((id) => clueIds.has(id)).length >= 2, places.length >= 2]).toEqual([conclusion, true, true]);
    }
  });

  it('fights in at least two scenes', () => {
    const hostile = npcs.filter((npc) => npc.attitude === 'hostile');
    expect(scenes.filter((scene) => hostile.some((npc) => scene.npcs.includes(npc.id))).length).toBeGreaterThanOrEqual(2);
  });

  it('lets the world tell nobody who did it', () => {
    const tale = JSON.stringify(readyWorlds.find(({ id }) => id === FREE_TEMPLATE_WORLD));
    expect(tale).toMatch(/Tollhithe/);
    expect(tale).not.toMatch(/false light|second light|lead tongue|red lantern/i);
  });
});
