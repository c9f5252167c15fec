import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const partsIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('[data-part]')];

/** The names of the parts of a list, each once, as long as the list is longer than its place. */
function useParts(list: RefObject<HTMLElement | null>): readonly string[] {
  const [names, setNames] = useState('');
  useEffect(() => {
    const place = list.current;
    if (place === null) return undefined;
    const look = () => {
      const isLong = place.scrollHeight > place.clientHeight + 1;
      setNames(isLong ? [...new Set(partsIn(place).map(({ dataset }) => dataset['part'] ?? ''))].join('\n') : '');
    };
    look();
    const changes = new MutationObserver(look);
    changes.observe(place, { childList: true, subtree: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(place);
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  }, [list]);
  return names === '' ? [] : names.split('\n');
}

/** Brings a part to the top of its list, and the focus to the first that can be pressed in it. */
function jump(place: HTMLElement, name: string): void {
  const part = partsIn(place).find(({ dataset }) => dataset['part'] === name);
  if (part === undefined) return;
  place.scrollTop += part.getBoundingClientRect().top - place.getBoundingClientRect().top;
  part.querySelector<HTMLElement>('button, summary')?.focus({ preventScroll: true });
}

/** On a phone, where a list of what can be done is longer than its place: its parts by name, each at one press of the thumb. A part names itself with `data-part`. */
export function PartJumps({ list }: { list: RefObject<HTMLElement | null> }) {
  const names = useParts(list);
  if (names.length < 2) return null;
  return (
    <div
      role="group"
      aria-label="Jump to"
      className="hidden shrink-0 gap-1 overflow-x-auto border-t border-line bg-raised px-2 narrow:flex short:!hidden"
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="min-h-11 flex-auto px-2 text-note font-semibold whitespace-nowrap text-ink hover:text-ember"
          onClick={() => list.current && jump(list.current, name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
