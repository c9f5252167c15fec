import { z } from 'zod';
import { Attitude } from './adventure.ts';
import type { Adventure, Exit, Loot, Npc, Scene } from './adventure.ts';
import { People } from './people.ts';
import { closedWays } from './scene-tags/closed-ways.ts';
import { SceneTag } from './scene-tags/scene-tag.ts';

/** How far a party has come in its adventure. Only rulings change it. */
export const PlayState = z.object({
  /** Where the party is: the scene that most of its heroes are in. */
  scene: z.string(),
  /** The scenes of those heroes who are elsewhere, by their ids. A play whose heroes are all in one place has none. */
  apart: z.record(z.string(), z.string()).optional(),
  visited: z.array(z.string()),
  clues: z.array(z.string()),
  /** Filled segments by clock id. */
  clocks: z.record(z.string(), z.int()),
  /** Ids of loot that was taken, with who holds it: a hero, or the NPC to whom it was given. */
  taken: z.record(z.string(), z.string()),
  /** What changed about an NPC since the adventure's text. */
  npcs: z.record(
    z.string(),
    z.object({
      damage: z.int().min(0),
      attitude: Attitude,
      /** The party has had its experience for them: another fight gives none. */
      beaten: z.literal(true).optional(),
    }),
  ),
  /** Damage by hero id. */
  heroes: z.record(
    z.string(),
    z.object({
      damage: z.int().min(0),
      /** Of somebody at 0 hit points: they are not dying. */
      stable: z.literal(true).optional(),
    }),
  ),
  /** Turns gone by, and in which of them there was last a rest and a step of a danger. A play from before it was counted has none. */
  time: z
    .object({
      turns: z.int().min(0),
      rest: z.int().optional(),
      longRest: z.int().optional(),
      clocks: z.record(z.string(), z.int()),
      /** The turn after which the party last found, took or reached something, or changed somebody's mind. */
      progress: z.int().optional(),
    })
    .optional(),
  /** What people keep in mind of the party, as far as it has spoken with them. A play from before people remembered has none. */
  people: People.optional(),
  /** What deeds have left behind in the scenes. */
  tags: z.array(SceneTag).optional(),
  /** Endings of which the party was told that a deed would bring them about. */
  warned: z.array(z.string()).optional(),
  /** What heroes were asked whether they truly mean it, by their ids: in their players' words, and after how many turns. */
  perils: z.record(z.string(), z.object({ words: z.string(), turns: z.int().min(0) })).optional(),
  /** The ending that was reached and told. */
  ended: z.string().optional(),
});
export type PlayState = z.infer<typeof PlayState>;

/** A party at the adventure's first page. */
export function openingState(adventure: Adventure): PlayState {
  return { scene: adventure.start, visited: [adventure.start], clues: [], clocks: {}, taken: {}, npcs: {}, heroes: {} };
}

/** The scene the party is in; where that is gone, the last it came to of those that are left, else the first. */
export function currentScene({ id, scenes }: Adventure, state: PlayState): Scene {
  const named = (wanted: string) => scenes.find((each) => each.id === wanted);
  const scene = named(state.scene) ?? named(state.visited.findLast((each) => named(each)) ?? '') ?? scenes[0];
  if (!scene) throw new Error(`adventure ${id} has no scenes`);
  return scene;
}

export function attitudeOf(state: PlayState, npc: Npc): Attitude {
  return state.npcs[npc.id]?.attitude ?? npc.attitude;
}

/** Hit points left; an NPC without combat numbers cannot be hurt. */
export function hitPointsOf(state: PlayState, npc: Npc): number {
  return Math.max(0, (npc.combat?.hitPoints ?? 1) - (state.npcs[npc.id]?.damage ?? 0));
}

/** NPCs who stand in the scene and still can act. */
export function presentNpcs(adventure: Adventure, state: PlayState): Npc[] {
  const scene = currentScene(adventure, state);
  return adventure.npcs.filter((npc) => scene.npcs.includes(npc.id) && hitPointsOf(state, npc) > 0);
}

/** Exits the party knows of and can take: one that is burnt, broken or blocked is none. */
export function knownExits(adventure: Adventure, state: PlayState): Exit[] {
  const scene = currentScene(adventure, state);
  const closed = closedWays(adventure, scene, state.tags ?? []);
  return scene.exits.filter((exit) => (exit.needs === undefined || state.clues.includes(exit.needs)) && !closed.has(exit.id));
}

/** What the party has taken, from whichever scene, and not given to anybody since. */
export function takenLoot({ scenes, npcs }: Adventure, { taken }: PlayState): Loot[] {
  const given = new Set(npcs.map(({ id }) => id));
  return scenes.flatMap(({ loot }) => loot).filter(({ id }) => Object.hasOwn(taken, id) && !given.has(taken[id] ?? ''));
}
