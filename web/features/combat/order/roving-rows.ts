import type { KeyboardEvent } from 'react';

/** The row a key leads to from one: up and down, Home and End; null for every other key, and at the ends. */
export function nextRow(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : null;
  if (key === 'ArrowUp') return at > 0 ? at - 1 : null;
  if (key === 'Home') return count > 0 ? 0 : null;
  return key === 'End' && count > 0 ? count - 1 : null;
}

const alike: Readonly<Record<string, string>> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' };

/** Moves the focus among the buttons that carry `data-row` inside the element that hears the key, whether they stand beside or below each other. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  moveFocus(event, '[data-row]', alike[event.key] ?? event.key);
}

/** Moves the focus among the buttons of a toolbar, which may stand in several rows: to the next or the one before, and to the ends. */
export function moveAmongButtons(event: KeyboardEvent<HTMLElement>): void {
  moveFocus(event, 'button', alike[event.key] ?? event.key);
}

function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string, key: string): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = at < 0 ? null : nextRow(key, at, rows.length);
  if (next === null) return;
  event.preventDefault();
  rows[next]?.focus();
}
