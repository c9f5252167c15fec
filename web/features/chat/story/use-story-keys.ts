import { useCallback, useEffect } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import type { Row } from '#web/features/chat/room/rows.ts';

/** The buttons that stand for the messages: one in each row. */
const BUTTONS = '[data-story=message]';
/** So much of the window a long message moves at a time. */
const SHARE_OF_WINDOW = 0.75;

const rowOf = (element: Element) => element.closest<HTMLElement>('[data-index]');

interface StoryKeysSetup {
  scroller: RefObject<HTMLDivElement | null>;
  rows: readonly Row[];
  atEnd: boolean;
  /** Takes note of the message that one reads, by its key. */
  read: (key: string | null) => void;
  /** Draws the first or the last row, which may be far away. */
  show: (index: number) => void;
}

/**
 * Reading by the arrow keys: Tab reaches one message, arrow up and down the others, Home and End the ends of what is loaded.
 * A message that is longer than the window is read through before the next one comes.
 */
export function useStoryKeys({ scroller, rows, atEnd, read, show }: StoryKeysSetup) {
  // Whoever does not read in the story finds its newest message there.
  useEffect(() => {
    if (atEnd && scroller.current?.contains(document.activeElement) !== true) read(null);
  }, [atEnd, rows.length, scroller, read]);
  const onFocus = useCallback(
    (event: FocusEvent<HTMLDivElement>) => {
      const index = Number(rowOf(event.target)?.dataset['index']);
      if (rows[index]?.kind === 'message') read(rows[index].key);
    },
    [rows, read],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const list = scroller.current;
    const row = event.target instanceof Element ? rowOf(event.target) : null;
    if (list === null || row === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') readOn(list, row, 1);
    else if (event.key === 'ArrowUp') readOn(list, row, -1);
    else if (event.key === 'Home') toEdge(list, show, 0);
    else if (event.key === 'End') toEdge(list, show, rows.length - 1);
    else return;
    event.preventDefault();
  };
  return { onFocus, onKeyDown };
}

/** To the next message or the one before, or on within a long one. */
function readOn(list: HTMLElement, row: HTMLElement, step: 1 | -1): void {
  const [seen, box] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  const hidden = step > 0 ? box.bottom - seen.bottom : seen.top - box.top;
  if (hidden > 4) return list.scrollBy({ top: step * Math.min(hidden + 16, seen.height * SHARE_OF_WINDOW) });
  const buttons = [...list.querySelectorAll<HTMLElement>(BUTTONS)];
  // An open round of a fight holds several.
  const focused = buttons.findIndex((button) => button === document.activeElement);
  const next = buttons[(focused < 0 ? buttons.findIndex((button) => rowOf(button) === row) : focused) + step];
  if (next) goTo(list, next, step);
}

function goTo(list: HTMLElement, button: HTMLElement, step: 1 | -1): void {
  button.focus({ preventScroll: true });
  const [seen, box] = [list.getBoundingClientRect(), rowOf(button)?.getBoundingClientRect()];
  if (box === undefined) return;
  const fits = box.height <= seen.height - 32;
  const above = box.top - 16 - seen.top;
  const below = box.bottom + 16 - seen.bottom;
  if (!fits) list.scrollBy({ top: step > 0 ? above : below });
  else if (above < 0) list.scrollBy({ top: above });
  else if (below > 0) list.scrollBy({ top: below });
}

function toEdge(list: HTMLElement, show: (index: number) => void, index: number): void {
  show(index);
  // The row is drawn with the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const buttons = [...list.querySelectorAll<HTMLElement>(BUTTONS)];
      const button = buttons.at(index === 0 ? 0 : -1);
      if (button) goTo(list, button, index === 0 ? 1 : -1);
    }),
  );
}

/** The message that Tab reaches: the one that was read last, or else the last of those drawn above `until`. */
export function storyStop(
  reading: string | null,
  rows: readonly Row[],
  drawn: readonly { index: number; start: number }[],
  until: number,
): string | null {
  const messages = drawn.flatMap(({ index, start }) => {
    const row = rows[index];
    return row?.kind === 'message' ? [{ key: row.key, start }] : [];
  });
  if (messages.some(({ key }) => key === reading)) return reading;
  return (messages.findLast(({ start }) => start < until) ?? messages.at(0))?.key ?? null;
}
