import { useWindowedList } from '#web/lib/rows/use-windowed-list.ts';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { rowHeight } from './row-height.ts';
import { showsMessage } from '#web/features/chat/room/rows.ts';
import type { Row } from '#web/features/chat/room/rows.ts';
import { belowOf, SAME_PIXELS, useAtEnd } from './use-at-end.ts';

/** Older messages are fetched when fewer rows than this are left above. */
const ROWS_AHEAD = 15;
/** Pixels before the first row and after the last. */
const edges = { padding: 24 } as const;

interface MessageListSetup {
  rows: readonly Row[];
  /** Key of what stands after the last row, if anything does. */
  tailKey: string | null;
  more: boolean;
  newer: boolean;
  /** The row to bring into sight, by its key. */
  aim: { id: string; n: number } | null;
  /** The row that stays in the page wherever one scrolls, by its key: the focus is in it. */
  held: string | null;
  onOlder: () => Promise<void>;
  onNewer: () => Promise<void>;
}

/**
 * A long list whose place in the text holds: it follows the end only for those who read there, and what is added above
 * or grows above the first visible row does not move it.
 */
export function useMessageList({ rows, tailKey, more, newer, aim, held, onOlder, onNewer }: MessageListSetup) {
  const scroller = useRef<HTMLDivElement>(null);
  const { atEnd, onScroll } = useAtEnd(scroller);
  const keys = useMemo(() => [...rows.map(({ key }) => key), ...(tailKey === null ? [] : [tailKey])], [rows, tailKey]);
  const windowed = useWindowedList({
    scroller,
    keys,
    estimate: (index) => rowHeight(rows[index], scroller.current?.clientWidth),
    beginsAt: () => endOf(rows),
    ...edges,
    overscan: 6,
    held,
    follows: atEnd && !newer,
  });
  const { list, total, range } = windowed;
  useEffect(() => {
    if (more && !atEnd && range.first < ROWS_AHEAD) void onOlder();
  }, [more, atEnd, range.first, rows.length, onOlder]);
  useEffect(() => {
    if (newer && range.last >= rows.length - ROWS_AHEAD) void onNewer();
  }, [newer, range.last, rows.length, onNewer]);
  useAim(
    aim,
    rows,
    useCallback((index: number) => list.scrollTo(index, 'center'), [list]),
  );
  const toEnd = useCallback(() => list.scrollToEnd(), [list]);
  useStartAtEnd(keys.length > 0, toEnd);
  useStayAtEnd(scroller, atEnd && !newer, total, toEnd);
  return { scroller, windowed, atEnd, toEnd, onScroll };
}

/** Where the end of a list that was not measured yet is in sight, in pixels. */
function endOf(rows: readonly Row[]): number {
  const height = rows.reduce((sum, row) => sum + rowHeight(row), 2 * edges.padding);
  return Math.max(0, height - innerHeight);
}

/** Brings the row that is aimed at into sight, once it is there. */
function useAim(aim: MessageListSetup['aim'], rows: readonly Row[], scrollTo: (index: number) => void): void {
  const done = useRef(0);
  useLayoutEffect(() => {
    if (aim === null || aim.n === done.current) return;
    const index = rows.findIndex((row) => showsMessage(row, aim.id));
    if (index < 0) return;
    done.current = aim.n;
    scrollTo(index);
  }, [aim, rows, scrollTo]);
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

/** Keeps the end in sight when the text grows, and when the room for it changes, e.g. when a keyboard opens. */
function useStayAtEnd(scroller: RefObject<HTMLDivElement | null>, atEnd: boolean, size: number, toEnd: () => void): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && atEnd && belowOf(element) > SAME_PIXELS) element.scrollTo({ top: element.scrollHeight });
  }, [scroller, atEnd, size]);
  useEffect(() => {
    const element = scroller.current;
    if (!element || !atEnd) return undefined;
    const observer = new ResizeObserver(toEnd);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, atEnd, toEnd]);
}
