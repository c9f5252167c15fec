import type { BattleMapView, TokenView } from '#domain/battle-map/view.ts';
import { useLayoutEffect, useState } from 'react';

interface Heading {
  cell: number;
  /** Moves that are not answered yet. */
  pending: number;
}

/** Where tokens go by what was asked for and is not shown yet: a quick second step begins where the first one ends. */
class Headings {
  readonly #byToken = new Map<string, Heading>();

  standsAt = ({ id, cell }: Pick<TokenView, 'id' | 'cell'>): number => this.#byToken.get(id)?.cell ?? cell;

  begin = (id: string, cell: number): void => void this.#byToken.set(id, { cell, pending: (this.#byToken.get(id)?.pending ?? 0) + 1 });

  /** A move was answered; one that was refused leads nowhere. */
  end = (id: string, isDone: boolean): void => {
    const heading = this.#byToken.get(id);
    if (heading === undefined) return;
    if (isDone) heading.pending -= 1;
    else this.#byToken.delete(id);
  };

  /** The map shows what was answered. */
  forgetAnswered = (): void => {
    for (const [id, { pending }] of this.#byToken) if (pending <= 0) this.#byToken.delete(id);
  };
}

/** Where tokens of a map are on their way to. */
export function useHeadings(map: BattleMapView): Headings {
  const [headings] = useState(() => new Headings());
  useLayoutEffect(() => headings.forgetAnswered(), [headings, map]);
  return headings;
}
