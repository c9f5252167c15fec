import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Selected } from './text-edits.ts';

/** A textarea whose words and selection can be set from outside, as if they had been typed. */
export function useTyping(area: RefObject<HTMLTextAreaElement | null>, value: string, onChange: (text: string) => void) {
  const wanted = useRef<Selected | null>(null);
  useLayoutEffect(() => {
    const next = wanted.current;
    wanted.current = null;
    if (next !== null && next.text === value) area.current?.setSelectionRange(next.start, next.end);
  }, [area, value]);
  return {
    selected: (): Selected => ({
      text: value,
      start: area.current?.selectionStart ?? value.length,
      end: area.current?.selectionEnd ?? value.length,
    }),
    become: (next: Selected) => {
      const field = area.current;
      if (field === null) return;
      field.focus();
      wanted.current = next;
      if (!typed(field, next.text)) onChange(next.text);
      field.setSelectionRange(next.start, next.end);
    },
  };
}

/** Types what differs, so that the browser can take it back; false where the browser does not do that. */
function typed(field: HTMLTextAreaElement, text: string): boolean {
  const old = field.value;
  let start = 0;
  while (start < Math.min(old.length, text.length) && old[start] === text[start]) start += 1;
  let tail = 0;
  while (tail < Math.min(old.length, text.length) - start && old.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  field.setSelectionRange(start, old.length - tail);
  const content = text.slice(start, text.length - tail);
  return content === '' ? document.execCommand('delete') : document.execCommand('insertText', false, content);
}
