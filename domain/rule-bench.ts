import type { Adventure, Attitude, Npc } from './adventure.ts';
import type { Hero } from './brief.ts';
import type { Dice } from './dice.ts';
import { attitudeOf, presentNpcs } from './play-state.ts';
import type { PlayState } from './play-state.ts';
import type { Degree, Request, Ruling, Roll } from './request.ts';

/** What a request is judged on. */
export interface Bench {
  adventure: Adventure;
  state: PlayState;
  party: Hero[];
  /** The earlier rulings of this reply, oldest first. */
  rulings: Ruling[];
  dice: Dice;
  /** A fight is on at the Combat tab. */
  fighting?: boolean;
  /** No player's words are answered, as when a reply takes up the word of a Dungeon Master alone. */
  nobodyActs?: boolean;
}

export interface Verdict {
  ruling: Ruling;
  state: PlayState;
}

/** One kind of request. */
export type Asked<Name extends Request['name']> = Extract<Request, { name: Name }>;

/** Turns a request down: nothing is rolled, nothing changes, and the reason is told. */
export function refuse(bench: Bench, request: Request, reason: string): Verdict {
  return { ruling: { request, allowed: false, degree: null, rolls: [], outcome: reason }, state: bench.state };
}

/** Lets a request through with the state it leads to. */
export function grant(request: Request, state: PlayState, outcome: string, degree: Degree | null = null, rolls: Roll[] = []): Verdict {
  return { ruling: { request, allowed: true, degree, rolls, outcome }, state };
}

export function findHero(bench: Bench, id: string): Hero | undefined {
  return bench.party.find((hero) => hero.id === id);
}

/** The NPC when it stands in the scene and still can act. */
export function findPresentNpc(bench: Bench, id: string): Npc | undefined {
  return presentNpcs(bench.adventure, bench.state).find((npc) => npc.id === id);
}

/** Rulings of this reply since the party came to where it is: what was won elsewhere opens nothing here. */
export function rulingsHere({ rulings }: Bench): Ruling[] {
  const arrival = rulings.findLastIndex((ruling) => ruling.allowed && ruling.request.name === 'set_location');
  return rulings.slice(arrival + 1);
}

/** The state with an NPC hurt by `damage` more and of the given mind. */
export function withNpc(
  state: PlayState,
  npc: Npc,
  { damage = 0, attitude = attitudeOf(state, npc) }: { damage?: number; attitude?: Attitude },
) {
  const before = state.npcs[npc.id]?.damage ?? 0;
  return { ...state, npcs: { ...state.npcs, [npc.id]: { damage: before + damage, attitude } } };
}
