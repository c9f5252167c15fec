import type { KeyboardEvent } from 'react';

/** The row a key leads to from one: up and down, Home and End; null for every other key, and at the ends. */
export function nextRow(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : null;
  if (key === 'ArrowUp') return at > 0 ? at - 1 : null;
  if (key === 'Home') return count > 0 ? 0 : null;
  return key === 'End' && count > 0 ? count - 1 : null;
}

/** Moves the focus among the buttons that carry `data-row` inside the element that hears the key. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = at < 0 ? null : nextRow(event.key, at, rows.length);
  if (next === null) return;
  event.preventDefault();
  rows[next]?.focus();
}
