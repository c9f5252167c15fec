import { describe, expect, it } from 'vitest';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';

const adventures = [...readyAdventures.values()];

describe.each(adventures.map((adventure) => [adventure.title, adventure] as const))('the answers of "%s"', (_title, adventure) => {
  const { scenes, npcs, clues } = adventure;
  const clueIds = new Set(clues.map(({ id }) => id));
  const npcIds = new Set(npcs.map(({ id }) => id));
  const things = new Set(scenes.flatMap(({ features, loot }) => [...features, ...loot].map(({ id }) => id)));

  it('react to clues and things that there are, each once', () => {
    for (const { id, responses = [] } of npcs) {
      const to = responses.map((each) => each.to);
      expect([id, to.filter((each) => !clueIds.has(each) && !things.has(each))]).toEqual([id, []]);
      expect([id, to.length]).toEqual([id, new Set(to).size]);
    }
  });

  it('are opinions of somebody else who is there', () => {
    for (const { id, opinions = {} } of npcs)
      expect([id, Object.keys(opinions).filter((other) => other === id || !npcIds.has(other))]).toEqual([id, []]);
  });

  it('say what is seen once a clue is known that there is', () => {
    const after = scenes.flatMap(({ features }) => features.flatMap((each) => each.after ?? []));
    expect(after.filter(({ clue }) => !clueIds.has(clue))).toEqual([]);
  });

  it('give no clue by the way', () => {
    const asides = npcs.flatMap(({ topics }) => topics.filter(({ isAside }) => isAside === true));
    expect(asides.filter(({ clue, dc }) => clue !== undefined || dc !== undefined)).toEqual([]);
  });

  it('call no two things of a scene alike, from near or from far', () => {
    for (const { id, details = [], features, loot, exits } of scenes) {
      const taken = new Set([...features, ...loot, ...exits].flatMap(({ aliases }) => aliases));
      const own = details.flatMap(({ aliases }) => aliases);
      expect([id, own.filter((alias, at) => taken.has(alias) || own.indexOf(alias) !== at || alias !== alias.toLowerCase())]).toEqual([
        id,
        [],
      ]);
    }
  });
});
