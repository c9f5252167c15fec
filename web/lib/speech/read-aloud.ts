import { Store } from '#web/lib/store/store.ts';
import type { Watched } from '#web/lib/store/store.ts';
import type { Heard, Saying } from './browser-teller.ts';

/** What is being read aloud. */
export interface Reading {
  /** The id of what is read. */
  id: string;
  /** The words as they were when it began. */
  text: string;
  state: 'speaking' | 'paused';
}

/** Says one part of a text, counted from 0. */
type SayPart = (part: number, heard: Heard) => Saying;

/** A text that is to be read. */
interface Wanted {
  id: string;
  text: string;
  /** How many parts it has. */
  parts: number;
  say: SayPart;
  /** It could not be read to the end. */
  failed: (error: unknown) => void;
}

/** Reads one text at a time, part by part; another one that is begun ends it. */
class ReadAloud {
  readonly #reading = new Store<Reading | null>(null);
  readonly reading: Watched<Reading | null> = this.#reading;
  #saying: Saying | null = null;
  /** Counts texts that were begun: what an earlier one still has to say is not heard. */
  #begun = 0;

  start = (wanted: Wanted): void => {
    this.stop();
    if (wanted.parts === 0) return;
    this.#reading.set({ id: wanted.id, text: wanted.text, state: 'speaking' });
    this.#sayOn(wanted, 0, this.#begun);
  };

  pause = (): void => {
    const reading = this.#reading.get();
    if (reading?.state !== 'speaking') return;
    this.#reading.set({ ...reading, state: 'paused' });
    this.#saying?.pause();
  };

  resume = (): void => {
    const reading = this.#reading.get();
    if (reading?.state !== 'paused') return;
    this.#reading.set({ ...reading, state: 'speaking' });
    this.#saying?.resume();
  };

  stop = (): void => {
    this.#begun += 1;
    this.#saying?.stop();
    this.#saying = null;
    this.#reading.set(null);
  };

  #sayOn(wanted: Wanted, part: number, begun: number): void {
    if (begun !== this.#begun) return;
    if (part >= wanted.parts) return this.stop();
    this.#saying = wanted.say(part, {
      ended: () => this.#sayOn(wanted, part + 1, begun),
      failed: (error) => {
        if (begun !== this.#begun) return;
        this.stop();
        wanted.failed(error);
      },
    });
  }
}

/** What this page reads aloud. */
export const readAloud = new ReadAloud();
