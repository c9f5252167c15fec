import { capitalize } from '#domain/text/capitalize.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { calls } from '#web/lib/api.ts';
import { classNames } from '#web/ui/class-names.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { controlLook } from '#web/ui/fields/field.tsx';
import { useCombobox } from '#web/ui/popups/combobox.ts';
import type { Combobox } from '#web/ui/popups/combobox.ts';
import { keepPreviousData } from '#web/lib/queries/query-options.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { CategoryMark } from '#web/features/lore/entry/category-mark.tsx';
import { excerptRuns } from './excerpt-runs.ts';

interface LoreSearchProps {
  worldId: string;
  onOpen: (entryId: string) => void;
}

const popup =
  'absolute top-full left-0 z-30 mt-2 w-[min(30rem,calc(100vw-2rem))] rounded-card border border-line bg-raised p-1.5 shadow-float';

/** Finds entries by their words. "/" goes here, arrow keys choose, Enter opens, Escape closes. */
export function LoreSearch({ worldId, onOpen }: LoreSearchProps) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { found, text: content } = useFound(worldId, text.trim());
  useSlash(field);
  const shows = open && text.trim() !== '';
  function take(entryId: string | undefined) {
    if (entryId === undefined) return;
    setOpen(false);
    setText('');
    onOpen(entryId);
  }

  const combobox = useCombobox({
    count: shows ? found.length : 0,
    query: text,
    onTake: (index) => take(found[index]?.entryId),
  });

  return (
    <div role="search" className="relative min-w-0 flex-[1_1_16rem] sm:max-w-sm" onBlur={() => setOpen(false)}>
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-faint" />
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label="Search this world"
        aria-expanded={shows}
        {...combobox.field}
        aria-keyshortcuts="/"
        autoComplete="off"
        placeholder="Search this world"
        maxLength={200}
        value={text}
        className={controlLook(false, 'min-h-11 pl-10.5')}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
          combobox.press(event);
        }}
      />
      <div hidden={!shows} className={popup} onPointerDown={(event) => event.preventDefault()}>
        <FoundList combobox={combobox} found={found} text={content} />
      </div>
    </div>
  );
}

interface FoundListProps {
  combobox: Combobox;
  found: readonly { entryId: string; name: string; category: LoreCategory; excerpt: string }[];
  /** How many they are, or that one is still looking. */
  text: string;
}

function FoundList({ combobox, found, text }: FoundListProps) {
  return (
    <>
      <ul {...combobox.list} aria-label="Found entries" className="max-h-[26rem] overflow-y-auto">
        {found.map((entry, n) => (
          <li
            key={entry.entryId}
            {...combobox.option(n)}
            className={classNames('cursor-pointer rounded-control px-3 py-2', n === combobox.active && 'bg-ember-wash')}
          >
            <span className="flex items-center gap-2 font-semibold">
              <CategoryMark category={entry.category} />
              <span className="min-w-0">{entry.name}</span>
              <span className="ml-auto shrink-0 text-note font-normal text-ink-soft">{capitalize(entry.category)}</span>
            </span>
            <Excerpt text={entry.excerpt} />
          </li>
        ))}
      </ul>
      <p role="status" className={classNames('px-3 py-2 text-control text-ink-soft', found.length > 0 && 'sr-only')}>
        {text}
      </p>
    </>
  );
}

const failed = { title: 'Error', sentence: 'The world could not be searched. Please try again.' };

/** What was found, and that in words; a search that failed says so, and never looks like one that found nothing. */
function useFound(worldId: string, text: string) {
  const asked = useDeferredValue(text);
  const {
    data: found = [],
    isFetching,
    error,
  } = useQuery(
    calls.worlds.search.queryOptions({ input: { worldId, text: asked }, enabled: asked !== '', placeholderData: keepPreviousData }),
  );
  if (isFetching || asked !== text) return { found, text: 'Searching…' };
  if (error !== null) return { found: [], text: refusalText(error, failed).sentence };
  return { found, text: foundText(found.length, asked) };
}

function foundText(count: number, asked: string): string {
  if (count === 0) return `No results for “${asked}”.`;
  return count === 1 ? '1 entry found.' : `${count} entries found.`;
}

function Excerpt({ text }: { text: string }) {
  return (
    <span className="mt-0.5 line-clamp-2 text-control text-ink-soft">
      {excerptRuns(text).map((run, at) =>
        run.found ? (
          <mark key={at} className="rounded-sm bg-candle-wash px-0.5 text-candle">
            {run.text}
          </mark>
        ) : (
          <span key={at}>{run.text}</span>
        ),
      )}
    </span>
  );
}

/** "/" leads to the field unless one is writing somewhere. */
function useSlash(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const lead = (event: globalThis.KeyboardEvent) => {
      const at = document.activeElement;
      const writes = at instanceof HTMLElement && (at.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(at.tagName));
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || writes) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [field]);
}
