import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject, UIEvent } from 'react';
import { rowHeight } from './row-height.ts';
import type { Row } from './rows.ts';

/** This near to the end counts as reading along. */
const END_PIXELS = 96;
/** Older messages are fetched when fewer rows than this are left above. */
const ROWS_AHEAD = 15;

interface MessageListSetup {
  rows: readonly Row[];
  /** Key of what stands after the last row, if anything does. */
  tailKey: string | null;
  more: boolean;
  onOlder: () => Promise<void>;
}

/**
 * A long list whose place in the text holds: it follows the end only for those who read there, and what is added above
 * or grows above the first visible row does not move it.
 */
export function useMessageList({ rows, tailKey, more, onOlder }: MessageListSetup) {
  const scroller = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const count = rows.length + (tailKey === null ? 0 : 1);
  // Its functions change with the list itself; nothing here memoises them by hand.
  // oxlint-disable-next-line react/incompatible-library
  const list = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? tailKey ?? 'tail', [rows, tailKey]),
    estimateSize: (index) => rowHeight(rows[index], scroller.current?.clientWidth ?? 700),
    overscan: 6,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_PIXELS,
    paddingStart: 24,
    paddingEnd: 24,
  });
  const startIndex = list.range?.startIndex ?? 0;
  useEffect(() => {
    if (more && !atEnd && startIndex < ROWS_AHEAD) void onOlder();
  }, [more, atEnd, startIndex, rows.length, onOlder]);
  const toEnd = useCallback(() => list.scrollToEnd(), [list]);
  useStartAtEnd(count > 0, toEnd);
  useStayAtEnd(scroller, atEnd, toEnd);
  const onScroll = useCallback(({ currentTarget }: UIEvent<HTMLElement>) => {
    const below = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight;
    setAtEnd(below <= END_PIXELS);
  }, []);
  return { scroller, list, atEnd, toEnd, onScroll };
}

/** Shows the newest words first. */
function useStartAtEnd(filled: boolean, toEnd: () => void): void {
  const started = useRef(false);
  useLayoutEffect(() => {
    if (!filled || started.current) return;
    started.current = true;
    toEnd();
  }, [filled, toEnd]);
}

/** Keeps the end in sight when the room for the list changes, e.g. when a keyboard opens. */
function useStayAtEnd(scroller: RefObject<HTMLDivElement | null>, atEnd: boolean, toEnd: () => void): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element || !atEnd) return undefined;
    const observer = new ResizeObserver(toEnd);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, atEnd, toEnd]);
}
