import { useLayoutEffect, useReducer, useState } from 'react';
import type { RefObject } from 'react';
import { WindowedList } from './windowed-list.ts';
import type { DrawnRow, WindowedRows } from './windowed-list.ts';

interface Setup extends WindowedRows {
  scroller: RefObject<HTMLElement | null>;
  /** How far it is scrolled at first, in pixels. */
  beginsAt?: () => number;
}

/** What a component draws of a long list. */
export interface Windowed {
  list: WindowedList;
  drawn: DrawnRow[];
  total: number;
  range: { first: number; last: number };
}

/** A long list of which only the rows in sight are drawn. Each row has its `data-index`, and `list.measure` as its `ref`. */
export function useWindowedList({ scroller, beginsAt = () => 0, ...rows }: Setup): Windowed {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // The first rows are drawn with everything else, before the list has a size and a place of its own.
  const [list] = useState(() => new WindowedList(beginsAt(), innerHeight, redraw));
  const { total } = list.lay(rows);
  useLayoutEffect(() => {
    const element = scroller.current;
    return element ? list.follow(element) : undefined;
  }, [list, scroller]);
  useLayoutEffect(() => list.settle());
  return { list, drawn: list.drawn, total, range: list.range };
}
