import type { ClosedCycle, Step } from './turn.ts';
import { Turn, expireTurn, forceEnd, lowerHand, raiseHand, submitIntent, turnAtRest } from './turn.ts';

/** What may happen at a table; `who` counts the players. */
export type TableAction =
  | { do: 'raise' | 'lower' | 'disconnect'; player: number }
  | { do: 'intent'; player: number; text: string }
  /** Time passes; the clock looks at the table afterwards, or sleeps through it. */
  | { do: 'wait'; seconds: number; looks: boolean }
  /** Two people end the cycle that both of them see. */
  | { do: 'forceTwice' }
  | { do: 'narratorEnds' }
  | { do: 'restart' };

/** A table with its narrator, run on the rules alone: what the server keeps is kept here as JSON. */
export class TableModel {
  readonly closed: ClosedCycle[] = [];
  /** Cycles whose reply was told to the end, in order. */
  readonly finished: number[] = [];
  /** Cycles answered by a system line. */
  readonly lines: number[] = [];
  readonly waiting: number[] = [];
  speaking: number | null = null;
  #kept = JSON.stringify(turnAtRest('table'));
  #now = Date.parse('2026-01-01T18:00:00.000Z');
  readonly #gone = new Set<number>();

  get turn(): Turn {
    return Turn.parse(JSON.parse(this.#kept));
  }

  /** Whether a player is still there. */
  isThere(player: number): boolean {
    return !this.#gone.has(player);
  }

  does(action: TableAction): void {
    if ('player' in action && !this.isThere(action.player)) return;
    const now = new Date(this.#now);
    if (action.do === 'raise') this.#take(raiseHand(this.turn, { id: `p${action.player}`, name: `Player ${action.player}` }, now));
    if (action.do === 'lower') this.#take(lowerHand(this.turn, `p${action.player}`, now));
    if (action.do === 'intent') this.#take(submitIntent(this.turn, `p${action.player}`, action.text, now));
    if (action.do === 'disconnect') this.#gone.add(action.player);
    if (action.do === 'wait') this.#wait(action.seconds, action.looks);
    if (action.do === 'forceTwice') this.#forceTwice(now);
    if (action.do === 'narratorEnds') this.#narratorEnds();
    if (action.do === 'restart') this.#restart();
  }

  /** Lets time run out and the narrator tell all it owes. */
  settle(): void {
    this.#wait(3600, true);
    while (this.speaking !== null) this.#narratorEnds();
  }

  #take({ turn, closed }: Step): void {
    this.#kept = JSON.stringify(turn);
    if (!closed) return;
    this.closed.push(closed);
    if (closed.intents.length === 0) this.lines.push(closed.cycle);
    else this.waiting.push(closed.cycle);
    this.#claim();
  }

  #wait(seconds: number, looks: boolean): void {
    this.#now += seconds * 1000;
    if (looks) this.#take(expireTurn(this.turn, new Date(this.#now)));
  }

  #forceTwice(now: Date): void {
    const { cycle, state } = this.turn;
    if (state !== 'COLLECTING') return;
    this.#take(forceEnd(this.turn, cycle, now));
    this.#take(forceEnd(this.turn, cycle, now));
  }

  #claim(): void {
    this.speaking ??= this.waiting.shift() ?? null;
  }

  #narratorEnds(): void {
    if (this.speaking !== null) this.finished.push(this.speaking);
    this.speaking = null;
    this.#claim();
  }

  /** A reply that was cut off is told again. */
  #restart(): void {
    if (this.speaking !== null) this.waiting.unshift(this.speaking);
    this.speaking = null;
    this.#claim();
  }
}
