import type { Hero } from './brief.ts';
import type { PartyLocation } from '#domain/campaign/campaign.ts';
import type { Adventure, Npc } from './adventure.ts';
import { subjectName } from './scene-tags/seen-tag.ts';
import { currentScene, presentNpcs } from './play-state.ts';
import type { PlayState } from './play-state.ts';

type Places = Pick<PlayState, 'scene' | 'apart'>;

/** The id of the scene a hero is in: where the party is, unless they have gone elsewhere. */
export function sceneIdOf({ scene, apart }: Places, heroId: string): string {
  return apart !== undefined && Object.hasOwn(apart, heroId) ? (apart[heroId] ?? scene) : scene;
}

/** Those of the party who are in this scene, in the order of the party. */
export function heroesIn(state: Places, party: readonly Hero[], sceneId: string): Hero[] {
  return party.filter(({ id }) => sceneIdOf(state, id) === sceneId);
}

/** The ids of the scenes that heroes are in, the party's own first; that one also where nobody of the party is known. */
export function scenesOfParty(state: Places, party: readonly Hero[]): string[] {
  const all = [...new Set(party.map(({ id }) => sceneIdOf(state, id)))];
  return all.length === 0 ? [state.scene] : all.toSorted((one, other) => Number(other === state.scene) - Number(one === state.scene));
}

/** Whether heroes of the party are in several places. */
export function isDivided(state: Places, party: readonly Hero[]): boolean {
  return scenesOfParty(state, party).length > 1;
}

/** The play as it is for those who are in this scene: people, things and ways are those of it. What has happened is the same for all. */
export function viewFrom(state: PlayState, sceneId: string): PlayState {
  const { apart, ...rest } = state;
  return apart === undefined && state.scene === sceneId ? state : { ...rest, scene: sceneId };
}

/** The play as it is for one hero. */
export function viewOf(state: PlayState, heroId: string): PlayState {
  return viewFrom(state, sceneIdOf(state, heroId));
}

/**
 * The state after heroes have gone to a scene. The party is where most of its heroes are; of two places with as many it stays where it
 * was. Nobody is apart once all are in one place. Whoever has left the table is forgotten.
 */
export function withMoved(state: PlayState, party: readonly Hero[], goers: readonly string[], to: string): PlayState {
  const placeOf = new Map(party.map(({ id }) => [id, goers.includes(id) ? to : sceneIdOf(state, id)]));
  const count = (sceneId: string) => [...placeOf.values()].filter((each) => each === sceneId).length;
  const [scene = to] = placeOf.size === 0 ? [to] : [...new Set([state.scene, ...placeOf.values()])].toSorted((a, b) => count(b) - count(a));
  const apart = [...placeOf].filter(([, place]) => place !== scene);
  const { apart: _, ...rest } = state;
  return { ...rest, scene, ...(apart.length > 0 && { apart: Object.fromEntries(apart) }) };
}

/** Where the party is, as the table reads it. */
export function locationOf(adventure: Adventure, state: PlayState): PartyLocation {
  const { name, place } = currentScene(adventure, state);
  const apart = Object.entries(state.apart ?? {}).map(([userId, scene]) => {
    const there = currentScene(adventure, viewFrom(state, scene));
    return { userId, name: there.name, ...(there.place !== place && { place: there.place }) };
  });
  const changed = changedWithHeroes(adventure, state);
  return { name, place, ...(apart.length > 0 && { apart }), ...(changed.length > 0 && { changed }) };
}

/** What is plain to see that deeds have changed where heroes are. How a hero is stands on their sheet. */
function changedWithHeroes(adventure: Adventure, state: PlayState): NonNullable<PartyLocation['changed']> {
  const places = new Set([currentScene(adventure, state).id, ...Object.values(state.apart ?? {})]);
  const tags = (state.tags ?? []).filter(({ scene, about }) => places.has(scene) && about.kind !== 'hero');
  return tags.map(({ id, scene, about, state: now, words, by }) => ({
    id,
    at: adventure.scenes.find((each) => each.id === scene)?.name ?? '',
    thing: subjectName(about, scene, { adventure, party: [] }),
    state: words ?? now,
    by,
  }));
}

/** Whoever stands where some of the heroes are and still can act. */
export function npcsWithHeroes(adventure: Adventure, state: PlayState): Npc[] {
  const places = new Set([state.scene, ...Object.values(state.apart ?? {})]);
  return [...new Set([...places].flatMap((scene) => presentNpcs(adventure, viewFrom(state, scene))))];
}
