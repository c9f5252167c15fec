import type { Brief } from '#domain/brief.ts';
import { hitPointsOf } from '#domain/play-state.ts';
import type { PlayState } from '#domain/play-state.ts';
import type { Npc } from '#domain/adventure.ts';
import type { Request, Ruling } from '#domain/request.ts';
import type { Deed } from './deed.ts';
import type { ReadIntent } from './reading.ts';

/** What has happened so far in this reply. */
export interface Progress {
  rulings: Ruling[];
  state: PlayState;
}

/** A reply in the making: the brief, what its words mean, and the state after the rulings so far. */
export interface Table {
  brief: Brief;
  read: ReadIntent[];
  state: PlayState;
}

/** Why something is asked of the server. */
export type Purpose = 'rest' | 'try' | 'strike' | 'slip' | 'learn' | 'carry' | 'mind' | 'answer' | 'clock' | 'move';

/** Something to ask, with the deed it comes from. */
export interface Wish {
  purpose: Purpose;
  request: Request;
  deed: Deed | null;
}

/** A wish that has been judged. */
export interface Judged extends Wish {
  ruling: Ruling;
}

/** One step's wishes, from what was judged in the steps before. The same past gives the same wishes, however often it is asked. */
export type Step = (table: Table, past: readonly Judged[]) => Wish[];

export function succeeded(judged: Judged): boolean {
  return judged.ruling.allowed && (judged.ruling.degree === 'triumph' || judged.ruling.degree === 'success');
}

/** The ruling on a deed's own check or blow, if it needed one. */
export function trialOf(deed: Deed, past: readonly Judged[]): Judged | undefined {
  return past.find((each) => each.deed === deed && (each.purpose === 'try' || each.purpose === 'strike'));
}

/** Every deed of the reply, in the order of the words; `afterTravel` picks those at the journey's end or those before. */
export function deedsOf(table: Table, afterTravel: boolean): Deed[] {
  return table.read.flatMap(({ deeds }) => deeds.filter((deed) => deed.afterTravel === afterTravel));
}

/** Only attacks wound NPCs, and all of them stand in the first step, so this holds for the rest of the reply. */
export function isAlive({ state }: Table, npc: Npc): boolean {
  return hitPointsOf(state, npc) > 0;
}
