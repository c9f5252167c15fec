import { limits } from '#domain/limits/limits.ts';
import { layOut, placeFor, rowAt, shiftOf } from './row-layout.ts';
import type { Align, RowLayout } from './row-layout.ts';

/** Whether two places are one, but for rounding. */
const isSamePlace = (one: number, other: number) => Math.abs(one - other) < 2;

/** What a list shows. */
export interface WindowedRows {
  keys: readonly string[];
  /** The height of a row that was not drawn yet, as a guess. */
  estimate: (index: number) => number;
  padding: number;
  /** Rows that are drawn beyond those in sight, on both sides. */
  overscan: number;
  /** The key of a row that stays drawn wherever one scrolls. */
  held: string | null;
  /** Whether the end stays in sight: then nothing is put back. */
  follows: boolean;
}

/** A row to draw. */
export interface DrawnRow {
  index: number;
  key: string;
  start: number;
}

type Aim = { key: string; align: Align } | 'end';

/**
 * A list of which only the rows in sight are drawn, each measured once it is. What is added or grows above the first row in sight does not
 * move what is seen. While a finger moves the list, or the list moves on from it, its rows are moved instead of the list: a browser on a
 * phone overrides whoever scrolls meanwhile. The list is put right once it rests.
 */
export class WindowedList {
  /** How far it is scrolled, and how much is in sight. */
  place: number;
  height: number;
  readonly #redraw: () => void;
  readonly #heights = new Map<string, number>();
  readonly #guesses = new Map<string, number>();
  readonly #nodes = new Set<HTMLElement>();
  #element: HTMLElement | null = null;
  #rows: WindowedRows | null = null;
  #layout: RowLayout = layOut([], () => 0, 0);
  /** What was shown last, from which a shift is told. */
  #shown: RowLayout | null = null;
  /** Pixels by which the rows stand higher than the list says, until it rests. */
  #moved = 0;
  #byFinger = false;
  #touches = false;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #written: number | null = null;
  #aim: Aim | null = null;
  #drawnRange = { first: 0, last: 0 };
  #aiming: ReturnType<typeof setTimeout> | undefined;
  #sizes: ResizeObserver | null = null;

  constructor(place: number, height: number, redraw: () => void) {
    this.place = place;
    this.height = height;
    this.#redraw = redraw;
  }

  /** The layout of rows, with what was measured of them. */
  lay(rows: WindowedRows): RowLayout {
    this.#rows = rows;
    this.#layout = layOut(rows.keys, (key, index) => this.#heights.get(key) ?? this.#guess(rows, key, index), rows.padding);
    return this.#layout;
  }

  #guess({ estimate }: WindowedRows, key: string, index: number): number {
    const guess = this.#guesses.get(key) ?? estimate(index);
    this.#guesses.set(key, guess);
    return guess;
  }

  get total(): number {
    return this.#layout.total;
  }

  /** The first and the last row in sight. */
  get range(): { first: number; last: number } {
    return { first: rowAt(this.#layout, this.place), last: rowAt(this.#layout, this.place + this.height) };
  }

  /** The rows to draw. */
  get drawn(): DrawnRow[] {
    const { overscan = 0, held = null } = this.#rows ?? {};
    const { keys, starts } = this.#layout;
    const { first, last } = this.range;
    const heldAt = held === null ? -1 : keys.indexOf(held);
    return keys.flatMap((key, index) => {
      const isDrawn = (index >= first - overscan && index <= last + overscan) || index === heldAt;
      return isDrawn ? [{ index, key, start: (starts[index] ?? 0) - this.#moved }] : [];
    });
  }

  /** Follows the element that scrolls; answers how to stop. */
  follow(element: HTMLElement): () => void {
    this.#element = element;
    this.height = element.clientHeight || this.height;
    this.#sizes = new ResizeObserver((entries) => this.#resized(entries));
    this.#sizes.observe(element);
    for (const node of this.#nodes) this.#sizes.observe(node);
    const heard = new AbortController();
    const on = (types: readonly string[], hear: () => void) => {
      for (const type of types) element.addEventListener(type, hear, { passive: true, signal: heard.signal });
    };
    on(['scroll'], () => this.#scrolled());
    on(['touchstart'], () => {
      this.#touches = this.#byFinger = true;
      this.#aim = null;
    });
    on(['touchend', 'touchcancel'], () => {
      this.#touches = false;
      this.#restLater();
    });
    on(['wheel', 'keydown', 'pointerdown'], () => (this.#aim = null));
    return () => {
      heard.abort();
      this.#sizes?.disconnect();
      this.#sizes = null;
      clearTimeout(this.#resting);
      clearTimeout(this.#aiming);
      this.#element = null;
    };
  }

  /** Measures a row from when it is drawn until it is not. */
  measure = (node: HTMLElement | null): (() => void) | undefined => {
    if (!node) return undefined;
    this.#nodes.add(node);
    this.#sizes?.observe(node);
    return () => {
      this.#nodes.delete(node);
      this.#sizes?.unobserve(node);
    };
  };

  /** Puts the list right once rows are drawn: measures those that are new, and keeps what is seen where it was. */
  settle(): void {
    const before = this.#shown ?? this.#layout;
    const isNew = this.#isSeen() && [...this.#nodes].filter((node) => this.#measureFirst(node)).length > 0;
    if (isNew && this.#rows) this.lay(this.#rows);
    this.#shown = this.#layout;
    this.#drawnRange = this.range;
    const shift = this.#rows?.follows === true ? 0 : shiftOf(before, this.#layout, this.place);
    const isAimed = this.#aim !== null && this.#takeAim();
    if (!isAimed && shift !== null && shift !== 0) this.#shift(shift);
    if (isNew || isAimed || (shift !== null && shift !== 0)) this.#redraw();
  }

  /** Brings a row into sight, and keeps it there while rows around it are measured. */
  scrollTo(index: number, align: Align): void {
    const key = this.#layout.keys[index];
    if (key !== undefined) this.#aimAt({ key, align });
  }

  scrollToEnd(): void {
    this.#aimAt('end');
  }

  #aimAt(aim: Aim): void {
    this.#aim = aim;
    if (this.#takeAim()) this.#redraw();
  }

  /** Scrolls to what is aimed at; answers whether that moved it. The aim is over once nothing has moved for a while. */
  #takeAim(): boolean {
    if (this.#aim === null || this.#element === null) return false;
    clearTimeout(this.#aiming);
    this.#aiming = setTimeout(() => (this.#aim = null), limits.listRestMilliseconds);
    const { key, align } = this.#aim === 'end' ? { key: this.#layout.keys.at(-1), align: 'nearest' as const } : this.#aim;
    const index = key === undefined ? -1 : this.#layout.keys.indexOf(key);
    if (index < 0) return false;
    const end = Math.max(0, this.total - this.height);
    const wanted = this.#aim === 'end' ? end : placeFor(this.#layout, index, { place: this.place, height: this.height, align });
    if (isSamePlace(wanted, this.place) && this.#moved === 0) return false;
    const before = this.place;
    this.#moved = 0;
    this.#write(wanted);
    // What is not shown cannot be scrolled.
    return !isSamePlace(before, this.place);
  }

  #shift(by: number): void {
    this.place += by;
    if (this.#byFinger) this.#moved += by;
    else this.#write(this.place);
  }

  #write(place: number): void {
    this.place = place;
    if (!this.#element) return;
    this.#element.scrollTop = place;
    this.#written = this.#element.scrollTop;
    this.place = this.#written;
  }

  #scrolled(): void {
    const { scrollTop = 0 } = this.#element ?? {};
    const isOwn = this.#written !== null && isSamePlace(scrollTop, this.#written);
    this.#written = null;
    this.place = scrollTop + this.#moved;
    if (!isOwn) this.#restLater();
    const { first, last } = this.range;
    if (first !== this.#drawnRange.first || last !== this.#drawnRange.last) this.#redraw();
  }

  #restLater(): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#rest(), limits.listRestMilliseconds);
  }

  #rest(): void {
    if (this.#touches) return;
    this.#byFinger = false;
    if (this.#moved !== 0) {
      this.#moved = 0;
      this.#write(this.place);
    }
    this.#redraw();
  }

  #resized(entries: readonly ResizeObserverEntry[]): void {
    // What is not shown has no height, and keeps the one that it had.
    if (!this.#isSeen()) return;
    let isOther = false;
    for (const { target, borderBoxSize } of entries) {
      if (target === this.#element) {
        isOther ||= this.height !== target.clientHeight;
        this.height = target.clientHeight;
      } else if (target instanceof HTMLElement && target.isConnected)
        isOther = this.#takeHeight(target, Math.round(borderBoxSize[0]?.blockSize ?? target.offsetHeight)) || isOther;
    }
    if (isOther) this.#redraw();
  }

  #isSeen(): boolean {
    return (this.#element?.clientHeight ?? 0) > 0;
  }

  #keyOf(node: HTMLElement): string | undefined {
    return this.#layout.keys[Number(node.dataset['index'])];
  }

  /** Measures a row that was not measured before; answers whether it is of another height than was guessed. */
  #measureFirst(node: HTMLElement): boolean {
    const key = this.#keyOf(node);
    return key !== undefined && !this.#heights.has(key) && this.#takeHeight(node, node.offsetHeight);
  }

  /** Takes down how high a row is; answers whether that is another height than before. */
  #takeHeight(node: HTMLElement, height: number): boolean {
    const key = this.#keyOf(node);
    if (key === undefined || this.#heights.get(key) === height) return false;
    this.#heights.set(key, height);
    return true;
  }
}
