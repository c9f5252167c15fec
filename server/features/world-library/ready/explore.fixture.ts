import type { Adventure } from '#domain/narration/adventure.ts';

/** The parts of an adventure, each kind in one list. */
export function partsOf({ scenes, npcs }: Adventure) {
  return {
    exits: scenes.flatMap((scene) => scene.exits),
    features: scenes.flatMap((scene) => scene.features),
    loot: scenes.flatMap((scene) => scene.loot),
    topics: npcs.flatMap((npc) => npc.topics),
    npcById: new Map(npcs.map((npc) => [npc.id, npc])),
  };
}

/** Plays everything that can be played until nothing new comes, with the silenced sources never giving up their clue. */
export function explore(adventure: Adventure, silenced: ReadonlySet<string> = new Set()): { scenes: Set<string>; clues: Set<string> } {
  const { npcById } = partsOf(adventure);
  const reached = new Set([adventure.start]);
  const held = new Set<string>();
  const open = (needs: string | undefined) => needs === undefined || held.has(needs);
  for (let before = -1; before !== reached.size + held.size;) {
    before = reached.size + held.size;
    for (const scene of adventure.scenes.filter((each) => reached.has(each.id))) {
      const spoken = scene.npcs.flatMap((id) => npcById.get(id)?.topics ?? []).filter((topic) => open(topic.needs));
      for (const source of [...scene.features, ...spoken]) if (source.clue && !silenced.has(source.id)) held.add(source.clue);
      for (const exit of scene.exits) if (open(exit.needs)) reached.add(exit.to);
    }
  }
  return { scenes: reached, clues: held };
}

/** Ids of the features and topics that give a clue. */
export function sourcesOf(adventure: Adventure, clue: string): string[] {
  const { features, topics } = partsOf(adventure);
  return [...features, ...topics].filter((source) => source.clue === clue).map((source) => source.id);
}

/** What stands more than once in a list. */
export const doubles = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);

export const words = (text: string): number => text.trim().split(/\s+/).length;
