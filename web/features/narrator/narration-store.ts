import type { Event, Signal } from '#contract/realtime/events.ts';
import type { Narration } from '#contract/play/narrator-shapes.ts';
import { limits } from '#domain/limits/limits.ts';
import { Store } from '#web/lib/store/store.ts';
import type { Watched } from '#web/lib/store/store.ts';
import { begin, end, expectReply, hear, catchUp, silence } from './current-narration.ts';
import type { CurrentNarration } from './current-narration.ts';

/** The call that answers what the narrator is saying. */
export type CurrentCall = (input: { campaignId: string }) => Promise<{ speaking: Narration | null; waiting: number; held: boolean }>;

/** A due reply that has not started after this time is fetched. */
const START_MILLISECONDS = 4000;

/** Holds the current narration of one campaign, and whether a reply is due. */
export class NarrationStore {
  #campaignId: string;
  #current: CurrentCall;
  readonly #state = new Store<CurrentNarration>(silence);
  readonly state: Watched<CurrentNarration> = this.#state;
  #fetch: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(campaignId: string, current: CurrentCall) {
    this.#campaignId = campaignId;
    this.#current = current;
  }

  /** Fetches the current narration soon; several calls are one fetch. */
  load = (): void => {
    clearTimeout(this.#fetch);
    this.#fetch = setTimeout(async () => {
      const current = await this.#current({ campaignId: this.#campaignId }).catch(() => null);
      if (current) this.#become(catchUp(this.#state.get(), current));
    }, limits.refreshDebounceMilliseconds);
  };

  receive = (event: Event): void => {
    if (event.type === 'narrator.began') this.#become(begin(this.#state.get(), event.narration));
    else if (event.type === 'narrator.ended') this.#become(end(this.#state.get(), event.narrationId));
    else if (event.type === 'narrator.asked') this.#become(expectReply(this.#state.get()));
    else if (event.type === 'narrator.held') this.#hold(event.isHeld);
    else if (event.type === 'chat.posted') this.#posted(event);
    else if (event.type === 'turns.closed' && event.closed.intents.length > 0) this.#become(expectReply(this.#state.get()));
  };

  hear = (signal: Signal): void => {
    if (signal.type !== 'narrator.spoke') return;
    const { now, gap } = hear(this.#state.get(), signal);
    if (gap) this.load();
    else this.#become(now);
  };

  #posted({ message, awaits }: Extract<Event, { type: 'chat.posted' }>): void {
    if (message.narration) this.#become(end(this.#state.get(), message.narration.narrationId));
    else if (awaits === 'reply') this.#become(expectReply(this.#state.get()));
  }

  #hold(held: boolean): void {
    this.#become({ ...this.#state.get(), held });
    // What waited behind the draft may be told now.
    if (!held) this.load();
  }

  #become(now: CurrentNarration): void {
    if (now === this.#state.get()) return;
    clearTimeout(this.#patience);
    if (now.awaited) this.#patience = setTimeout(this.load, START_MILLISECONDS);
    this.#state.set(now);
  }
}
