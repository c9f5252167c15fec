import { describe, expect, it } from 'vitest';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';

describe.each([...readyAdventures])('the people of %s', (_world, { npcs, clues, scenes }) => {
  const wanting = npcs.flatMap((npc) => (npc.wants ?? []).map((want) => ({ npc, want })));
  const loot = new Set(scenes.flatMap((scene) => scene.loot.map(({ id }) => id)));
  const clueIds = new Set(clues.map(({ id }) => id));
  const sceneIds = new Set(scenes.map(({ id }) => id));

  it('want something, at least every other one', () => {
    expect(new Set(wanting.map(({ npc }) => npc.id)).size).toBeGreaterThanOrEqual(npcs.length / 2);
  });

  it('want what there is, and give what there is', () => {
    const wrong = wanting.flatMap(({ npc, want: { id, metBy, gives } }) => {
      const isThere = [
        metBy.clue === undefined || clueIds.has(metBy.clue),
        metBy.loot === undefined || loot.has(metBy.loot),
        metBy.scene === undefined || sceneIds.has(metBy.scene),
        metBy.attitude === undefined || npcs.some((other) => other.id === metBy.attitude?.npc),
        gives.clue === undefined || clueIds.has(gives.clue),
        gives.topic === undefined || npc.topics.some((topic) => topic.id === gives.topic),
        Object.keys(metBy).length === 1,
      ];
      return isThere.every(Boolean) ? [] : [id];
    });
    expect(wrong).toEqual([]);
  });

  it('have wants of their own, each under a name of its own', () => {
    const ids = wanting.map(({ want }) => want.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
