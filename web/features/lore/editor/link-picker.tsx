import { capitalize } from '#domain/text/capitalize.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useCombobox } from '#web/ui/popups/combobox.ts';
import { useState } from 'react';
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
  const [open, setOpen] = useState<(OpenLink & { place: { top: number; left: number } }) | null>(null);
  const found = open === null ? [] : namesLike(entries, open.query);

  function look(text: string, caret: number) {
    const field = area.current;
    const link = openLink(text, caret);
    setOpen(link === null || field === null ? null : { ...link, place: caretPlace(field, link.from) });
  }

  function take(name: string | undefined) {
    if (open === null || name === undefined) return;
    const caret = typing.selected().end;
    const done = completeLink(value, caret, open, name);
    setOpen(null);
    typing.become({ text: done.text, start: done.caret, end: done.caret });
  }

  const combobox = useCombobox({
    count: found.length,
    query: open?.query ?? '',
    takesTab: true,
    onTake: (index) => take(found[index]?.name),
    onEscape: () => setOpen(null),
  });

  /** Whether the key was meant for the list. */
  function press(event: KeyboardEvent): boolean {
    const isMeant = combobox.press(event);
    if (isMeant) event.stopPropagation();
    return isMeant;
  }

  return {
    combobox,
    isOpen: found.length > 0,
    found,
    place: open?.place ?? { top: 0, left: 0 },
    look,
    press,
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
      {...picker.combobox.list}
      aria-label="Entries to link to"
      className="absolute z-30 max-h-72 w-72 max-w-full overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-float"
      style={{ top: `calc(3rem + ${picker.place.top}px)`, left: `min(${picker.place.left}px, max(0px, 100% - 18rem))` }}
    >
      {picker.found.map((entry, n) => (
        <li
          key={entry.id}
          {...picker.combobox.option(n)}
          className={classNames(
            'flex min-h-10 cursor-pointer items-center gap-2 rounded-control px-2.5 py-1.5 text-control',
            n === picker.combobox.active && 'bg-ember-wash',
          )}
        >
          <CategoryMark category={entry.category} />
          <span className="min-w-0 font-semibold">{entry.name}</span>
          <span className="ml-auto shrink-0 text-note text-ink-soft">{capitalize(entry.category)}</span>
        </li>
      ))}
    </ul>
  );
}
