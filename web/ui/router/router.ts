import type { ComponentType } from 'react';
import type { History } from './history.ts';
import { hrefOf, paramsAt, placeOf } from './place.ts';
import type { Address, Place, Target } from './place.ts';

export type Part = ComponentType & { preload?: () => Promise<unknown> };

/** What stands at an address: parts around each other, the outermost first. */
export interface Screen {
  address: Address;
  parts: readonly Part[];
  /** What else is fetched before it is shown. */
  load?: (place: Place) => Promise<unknown> | undefined;
  /** Where else the address leads. */
  leadsTo?: (params: Readonly<Record<string, string>>) => Target;
}

/** What the page shows. */
export interface Shown {
  place: Place;
  /** Of the entry in the history. */
  key: string;
  params: Readonly<Record<string, string>>;
  parts: readonly Part[];
  /** Whether it begins at its top, or where somebody left it. */
  resetsScroll: boolean;
}

export interface Going extends Target {
  replace?: boolean | undefined;
  resetScroll?: boolean | undefined;
}

/** Asks whether the page may be left. */
type Guard = () => Promise<boolean>;

/** Knows what stands at which address, and goes there: the address changes at once, the screen once all of it is there. */
export class Router {
  readonly #screens: readonly Screen[];
  readonly #lost: (pathname: string) => readonly Part[];
  readonly #guards = new Set<Guard>();
  readonly #watchers = new Set<() => void>();
  #shown: Shown;
  readonly history: History;
  /** Grows with each way that is taken: what an earlier one finds is shown no more. */
  #way = 0;
  #index: number;
  /** Whether the next move of the history is the way back to a page that asks, or the one away from it that was answered for. */
  #returns = false;
  #leaves = false;

  constructor(screens: readonly Screen[], lost: (pathname: string) => readonly Part[], history: History) {
    this.#screens = screens;
    this.#lost = lost;
    this.history = history;
    this.#index = history.entry.index;
    const place = history.location;
    this.#shown = { place, key: history.entry.key, params: {}, parts: [], resetsScroll: true };
    history.onMove(() => void this.#moved());
  }

  get shown(): Shown {
    return this.#shown;
  }

  /** Calls back after something else is shown; answers how to stop. */
  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  /** Shows what stands at the address; resolves once it does. */
  load = (): Promise<void> => this.#arrive(true);

  /** Looks again at what stands at the address. */
  invalidate = (): Promise<void> => this.#arrive(false);

  /** Goes to another address, unless somebody who is asked would rather stay; resolves once it shows. */
  navigate = async (target: Going): Promise<void> => {
    if (!(await this.#mayLeave())) return;
    this.#go(hrefOf(target, this.history.location), target.replace === true);
    await this.#arrive(target.resetScroll !== false);
  };

  /** Fetches what an address shows, before anybody goes there. */
  preload = async (href: string): Promise<void> => {
    await this.#fetch(placeOf(href));
  };

  /** Has somebody asked before the page is left; answers how to stop. */
  guard = (guard: Guard): (() => void) => {
    this.#guards.add(guard);
    return () => void this.#guards.delete(guard);
  };

  #go(href: string, replaces: boolean): void {
    if (replaces || href === this.history.location.href) this.history.replace(href);
    else this.history.push(href);
    this.#index = this.history.entry.index;
  }

  async #mayLeave(): Promise<boolean> {
    for (const guard of this.#guards) if (!(await guard())) return false;
    return true;
  }

  /** Back or forward: the browser is there already, and comes back while somebody is asked. */
  async #moved(): Promise<void> {
    if (this.#returns) {
      this.#returns = false;
      return;
    }
    const steps = this.history.entry.index - this.#index;
    if (this.#guards.size > 0 && steps !== 0 && !this.#leaves) {
      this.#returns = true;
      this.history.go(-steps);
      if (!(await this.#mayLeave())) return;
      // The browser tells of it when it is there.
      this.#leaves = true;
      this.history.go(steps);
      return;
    }
    this.#leaves = false;
    this.#index += steps;
    await this.#arrive(true);
  }

  #find(place: Place): { screen: Screen; params: Record<string, string> } | null {
    for (const screen of this.#screens) {
      const params = paramsAt(screen.address, place.pathname);
      if (params) return { screen, params };
    }
    return null;
  }

  async #fetch(place: Place): Promise<void> {
    const screen = this.#find(place)?.screen;
    await Promise.allSettled([...(screen?.parts ?? []).map(async (part) => part.preload?.()), screen?.load?.(place)]);
  }

  async #arrive(resetsScroll: boolean): Promise<void> {
    const way = ++this.#way;
    const place = this.history.location;
    const found = this.#find(place);
    const elsewhere = found?.screen.leadsTo?.(found.params);
    if (elsewhere) {
      this.#go(hrefOf(elsewhere, place), true);
      return this.#arrive(resetsScroll);
    }
    await this.#fetch(place);
    if (way !== this.#way) return undefined;
    const { key } = this.history.entry;
    this.#shown = { place, key, params: found?.params ?? {}, parts: found?.screen.parts ?? this.#lost(place.pathname), resetsScroll };
    for (const watcher of this.#watchers) watcher();
    return undefined;
  }
}
