import { capitalize } from '#domain/text/capitalize.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useId, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { caretPlace } from './caret-place.ts';
import { CategoryMark } from '#web/features/lore/entry/category-mark.tsx';
import { completeLink, namesLike, openLink } from './link-completion.ts';
import type { OpenLink } from './link-completion.ts';
import { linked } from './text-edits.ts';
import type { useTyping } from './use-typing.ts';

/** Offers the entries whose names go with a link that is being written: arrows choose, Enter or Tab takes, Escape closes. */
export function useLinkPicker(
  area: RefObject<HTMLTextAreaElement | null>,
  typing: ReturnType<typeof useTyping>,
  value: string,
  entries: readonly SeenEntry[],
) {
  const listId = useId();
  const [open, setOpen] = useState<(OpenLink & { place: { top: number; left: number } }) | null>(null);
  const [chosen, setChosen] = useState(0);
  const found = open === null ? [] : namesLike(entries, open.query);
  const at = Math.min(chosen, found.length - 1);

  function look(text: string, caret: number) {
    const field = area.current;
    const link = openLink(text, caret);
    setChosen(0);
    setOpen(link === null || field === null ? null : { ...link, place: caretPlace(field, link.from) });
  }

  function take(name: string | undefined) {
    if (open === null || name === undefined) return;
    const caret = typing.selected().end;
    const done = completeLink(value, caret, open, name);
    setOpen(null);
    typing.become({ text: done.text, start: done.caret, end: done.caret });
  }

  /** Whether the key was meant for the list. */
  function press(event: KeyboardEvent): boolean {
    if (open === null || found.length === 0) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    const isTaken = event.key === 'Enter' || event.key === 'Tab';
    if (step === 0 && !isTaken && event.key !== 'Escape') return false;
    event.preventDefault();
    event.stopPropagation();
    if (step !== 0) setChosen((at + step + found.length) % found.length);
    else if (isTaken) take(found[at]?.name);
    else setOpen(null);
    return true;
  }

  return {
    listId,
    isOpen: found.length > 0,
    activeId: found.length > 0 ? `${listId}-${at}` : undefined,
    at,
    found,
    place: open?.place ?? { top: 0, left: 0 },
    look,
    take,
    press,
    choose: setChosen,
    close: () => setOpen(null),
    begin: () => {
      const next = linked(typing.selected());
      typing.become(next);
      look(next.text, next.end);
    },
  };
}

/** The names offered, where the link is written. */
export function LinkPicker({ picker }: { picker: ReturnType<typeof useLinkPicker> }) {
  if (!picker.isOpen) return null;
  return (
    <ul
      id={picker.listId}
      role="listbox"
      aria-label="Entries to link to"
      className="absolute z-30 max-h-72 w-72 max-w-full overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-float"
      style={{ top: `calc(3rem + ${picker.place.top}px)`, left: `min(${picker.place.left}px, max(0px, 100% - 18rem))` }}
    >
      {picker.found.map((entry, n) => (
        <li
          key={entry.id}
          id={`${picker.listId}-${n}`}
          role="option"
          aria-selected={n === picker.at}
          className={classNames(
            'flex min-h-10 cursor-pointer items-center gap-2 rounded-control px-2.5 py-1.5 text-control',
            n === picker.at && 'bg-ember-wash',
          )}
          onPointerEnter={() => picker.choose(n)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => picker.take(entry.name)}
        >
          <CategoryMark category={entry.category} />
          <span className="min-w-0 font-semibold">{entry.name}</span>
          <span className="ml-auto shrink-0 text-note text-ink-soft">{capitalize(entry.category)}</span>
        </li>
      ))}
    </ul>
  );
}
