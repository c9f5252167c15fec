import type { Adventure } from '#domain/narration/adventure.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';

/** What a person goes by: their whole name, the parts of it, and their role. */
export function callsOf({ name, role, aliases }: Adventure['npcs'][number]): string[] {
  return [
    name,
    ...name.split(' ').filter((part) => part.length > 2 && part !== 'the'),
    bare(role),
    ...aliases.filter((alias) => alias.length > 2),
  ];
}

/** The scenes that the party has seen where somebody stands whom the words name. */
export function scenesOfPeople(text: string, { npcs, scenes }: Adventure, state: PlayState): string[] {
  return scenes
    .filter(({ id }) => id !== state.scene && state.visited.includes(id))
    .filter((scene) => npcs.some((npc) => scene.npcs.includes(npc.id) && callsOf(npc).some((call) => isNamed(text, call))))
    .map(({ id }) => id);
}
