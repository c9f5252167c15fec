import type { Adventure, Exit, Scene } from '#domain/narration/adventure.ts';
import type { SceneTag } from './scene-tag.ts';
import { tagRules } from './tag-states.ts';

/** What carries whoever goes it, and leads nowhere once it burns or breaks. A door that breaks is open. */
const carrying =
  /\b(?:bridges?|ropes?|ladders?|planks?|gangway|gangplank|raft|rafts|boats?|ferry|cables?|rungs|scaffold|scaffolding|trestle)\b/i;

/** Whether a tag on a way closes it. What still burns can be passed. */
function closes({ state }: SceneTag, { label, aliases }: Exit): boolean {
  const rule = tagRules[state].closes;
  return rule === 'any' || (rule === 'carrying' && carrying.test([label, ...aliases].join(' ')));
}

/** Ids of the ways out of a scene that cannot be gone. A way that is closed on its other side is closed, where it is the one way between the two. */
export function closedWays(adventure: Adventure, scene: Scene, tags: readonly SceneTag[]): Map<string, SceneTag> {
  if (!tags.some(({ about }) => about.kind === 'exit')) return new Map();
  const on = (exit: Exit) => tags.find((tag) => tag.about.kind === 'exit' && tag.about.id === exit.id && closes(tag, exit));
  const isOnly = (from: Scene, to: string) => from.exits.filter((exit) => exit.to === to).length === 1;
  return new Map(
    scene.exits.flatMap((exit) => {
      const beyond = adventure.scenes.find(({ id }) => id === exit.to);
      const back =
        beyond && isOnly(scene, beyond.id) && isOnly(beyond, scene.id) ? beyond.exits.find(({ to }) => to === scene.id) : undefined;
      const tag = on(exit) ?? (back && on(back));
      return tag ? [[exit.id, tag]] : [];
    }),
  );
}

/** Whether every scene that can be come to from one can still be come to with these tags. */
export function leavesWayOn(adventure: Adventure, from: Scene, before: readonly SceneTag[], after: readonly SceneTag[]): boolean {
  return reachable(adventure, from, after).size >= reachable(adventure, from, before).size;
}

function reachable(adventure: Adventure, from: Scene, tags: readonly SceneTag[]): Set<string> {
  const found = new Set([from.id]);
  for (const id of found) {
    const scene = adventure.scenes.find((each) => each.id === id);
    if (!scene) continue;
    const closed = closedWays(adventure, scene, tags);
    for (const exit of scene.exits) if (!closed.has(exit.id)) found.add(exit.to);
  }
  return found;
}
