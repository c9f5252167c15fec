/** Things that wait in order of a number, the lowest first; of equal ones, those that came first. */
export class Queue {
  readonly #waiting: { at: number; nth: number; cell: number }[] = [];
  #came = 0;

  get size(): number {
    return this.#waiting.length;
  }

  push(cell: number, at: number): void {
    const waiting = this.#waiting;
    waiting.push({ at, nth: (this.#came += 1), cell });
    for (let n = waiting.length - 1; n > 0;) {
      const above = (n - 1) >> 1;
      if (!this.#isBefore(n, above)) break;
      this.#swap(n, above);
      n = above;
    }
  }

  /** Takes the first one out; null where nothing waits. */
  pop(): { cell: number; at: number } | null {
    const waiting = this.#waiting;
    const first = waiting[0];
    const last = waiting.pop();
    if (first === undefined || last === undefined) return null;
    if (waiting.length > 0) waiting[0] = last;
    for (let n = 0; ;) {
      let least = n;
      for (const below of [n * 2 + 1, n * 2 + 2]) if (below < waiting.length && this.#isBefore(below, least)) least = below;
      if (least === n) return first;
      this.#swap(n, least);
      n = least;
    }
  }

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#waiting[one], this.#waiting[other]];
    return a !== undefined && b !== undefined && (a.at < b.at || (a.at === b.at && a.nth < b.nth));
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#waiting[one], this.#waiting[other]];
    if (a === undefined || b === undefined) return;
    this.#waiting[one] = b;
    this.#waiting[other] = a;
  }
}
