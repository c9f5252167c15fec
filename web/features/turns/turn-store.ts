import type { Turn } from '#domain/turn/turn.ts';
import { Store } from '#web/lib/store/store.ts';
import type { Watched } from '#web/lib/store/store.ts';
import { shownTurn } from './turn-view.ts';
import type { HandAction } from './turn-view.ts';

/** A turn with the server's clock at the moment it was said. */
export interface TurnNow {
  turn: Turn;
  now: string;
}

/** The calls the turn makes. */
export interface TurnCalls {
  get: (input: { campaignId: string }) => Promise<TurnNow>;
  raiseHand: (input: { campaignId: string }) => Promise<TurnNow>;
  lowerHand: (input: { campaignId: string }) => Promise<TurnNow>;
  forceEnd: (input: { campaignId: string; cycle: number }) => Promise<TurnNow>;
}

export interface TurnState {
  /** Null until the server answered. */
  turn: Turn | null;
  /** True while one action is awaited: the next one waits. */
  pending: boolean;
}

type Failure = 'raise' | 'lower' | 'forceEnd';

interface Setup {
  campaignId: string;
  me: { id: string; name: string };
  calls: TurnCalls;
  /** Milliseconds of this browser's clock. */
  clock: () => number;
  onFailed: (what: Failure, error: unknown) => void;
}

/** The turn of one campaign in one tab, with the person's own action shown before the server answers. */
export class TurnStore {
  #setup: Setup;
  #confirmed: TurnNow | null = null;
  #offset: number | null = null;
  #awaited: HandAction | 'forceEnd' | null = null;
  readonly #state = new Store<TurnState>({ turn: null, pending: false });
  readonly state: Watched<TurnState> = this.#state;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  get campaignId(): string {
    return this.#setup.campaignId;
  }

  /** The server's time, as far as its last answer tells. */
  serverNow = (): Date => new Date(this.#setup.clock() + (this.#offset ?? 0));

  /** Asks for the turn; what cannot be had now comes with the next event or connection. */
  load = async (): Promise<void> => {
    const known = this.#confirmed;
    const answer = await this.#setup.calls.get({ campaignId: this.#setup.campaignId }).catch(() => null);
    // Where nothing was heard since, what is there counts, even from a server that was set back to a backup.
    if (answer && this.#confirmed === known) this.#confirmed = null;
    if (answer) this.#take(answer, true);
  };

  /** Takes in what the server said; what is older than what is known is passed over. */
  receive = (said: TurnNow): void => this.#take(said, false);

  raise = (): Promise<void> => this.#act('raise', () => this.#setup.calls.raiseHand({ campaignId: this.#setup.campaignId }));

  lower = (): Promise<void> => this.#act('lower', () => this.#setup.calls.lowerHand({ campaignId: this.#setup.campaignId }));

  /** Ends the cycle that shows, and no later one. */
  forceEnd = (): Promise<void> => {
    const cycle = this.#state.get().turn?.cycle ?? 0;
    return this.#act('forceEnd', () => this.#setup.calls.forceEnd({ campaignId: this.#setup.campaignId, cycle }));
  };

  async #act(action: Failure, call: () => Promise<TurnNow>): Promise<void> {
    if (this.#awaited !== null || this.#confirmed === null) return;
    this.#awaited = action;
    this.#show();
    try {
      const answer = await call();
      this.#awaited = null;
      this.#take(answer, true);
    } catch (error) {
      this.#setup.onFailed(action, error);
    }
    this.#awaited = null;
    this.#show();
  }

  #take(said: TurnNow, answered: boolean): void {
    if (this.#confirmed && said.turn.version < this.#confirmed.turn.version) return;
    this.#confirmed = said;
    const offset = Date.parse(said.now) - this.#setup.clock();
    // An event may come late, e.g. after a reconnect: it never sets the clock back, only an answer does.
    this.#offset = answered || this.#offset === null ? offset : Math.max(this.#offset, offset);
    this.#show();
  }

  #show(): void {
    const hand = this.#awaited === 'forceEnd' ? null : this.#awaited;
    const turn = this.#confirmed && shownTurn(this.#confirmed.turn, hand, this.#setup.me, this.serverNow());
    this.#state.set({ turn, pending: this.#awaited !== null });
  }
}
