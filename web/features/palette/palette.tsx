import type { Command } from '#web/lib/commands.ts';
import { nextInMenu } from '#web/ui/popups/menu-keys.ts';
import { Search } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { findCommands } from './find-commands.ts';
import { PaletteOption } from './palette-option.tsx';
import { recentCommands, rememberCommand } from './recent.ts';

interface PaletteProps {
  personId: string;
  commands: readonly Command[];
  /** True while some of them are still being loaded. */
  loading: boolean;
  onClose: () => void;
}

/** Finds what one can do or go to by its words. One types, moves with the arrow keys and chooses with Enter. */
export function Palette({ personId, commands, loading, onClose }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [recent] = useState(() => recentCommands(personId));
  const found = findCommands(commands, typed, recent);
  const chosen = Math.min(at, found.length - 1);
  useEffect(() => {
    document.getElementById(`${listId}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, chosen]);

  const choose = (command: Command | undefined) => {
    if (command === undefined) return;
    rememberCommand(personId, command.id);
    onClose();
    // What it leads to may want the focus, which goes back to where it was first.
    requestAnimationFrame(command.run);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = event.key.startsWith('Arrow')
      ? nextInMenu(
          event.key,
          chosen,
          found.map(({ label: query }) => query),
        )
      : null;
    if (next !== null) setAt(next);
    else if (event.key === 'Enter') choose(found[chosen]);
    else return;
    event.preventDefault();
  };

  return (
    <Shell input={input} onClose={onClose}>
      <SearchBox
        ref={input}
        listId={listId}
        activeId={found.length > 0 ? `${listId}-${chosen}` : undefined}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <Results {...{ listId, found, chosen, recent }} onChoose={choose} />
      <p role="status" className="shrink-0 border-t border-line px-4 py-2 text-note text-ink-soft">
        {statusText(found.length, loading)}
      </p>
    </Shell>
  );
}

interface ResultsProps {
  listId: string;
  found: readonly Command[];
  chosen: number;
  recent: readonly string[];
  onChoose: (command: Command) => void;
}

function Results({ listId, found, chosen, recent, onChoose }: ResultsProps) {
  return (
    <ul id={listId} role="listbox" aria-label="Found" className="min-h-0 flex-1 overflow-y-auto p-1.5">
      {found.map((command, index) => (
        <PaletteOption
          key={command.id}
          id={`${listId}-${index}`}
          command={command}
          chosen={index === chosen}
          recent={recent.includes(command.id)}
          onChoose={() => onChoose(command)}
        />
      ))}
    </ul>
  );
}

interface ShellProps {
  /** Where the focus goes first. */
  input: RefObject<HTMLInputElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** Over the page, near its top, so that what is typed stays in place while the list grows and shrinks. */
function Shell({ input, onClose, children }: ShellProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    input.current?.focus();
    return () => element?.close();
  }, [input]);
  return (
    <dialog
      ref={dialog}
      aria-label="Search and commands"
      className="mx-auto mt-[10dvh] mb-auto max-h-[80dvh] w-[min(36rem,calc(100vw-1rem))] overflow-hidden rounded-panel border border-line bg-raised p-0 text-ink shadow-float open:flex open:flex-col"
      // The event comes late: by then it may stand open again.
      onClose={(event) => !event.currentTarget.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  );
}

interface SearchBoxProps {
  ref: RefObject<HTMLInputElement | null>;
  listId: string;
  /** The option that Enter would choose. */
  activeId: string | undefined;
  value: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function SearchBox({ ref, listId, activeId, value, onChange, onKeyDown }: SearchBoxProps) {
  return (
    <div className="flex shrink-0 items-center gap-3 border-b border-line px-4">
      <Search aria-hidden className="size-5 shrink-0 text-ink-faint" />
      <input
        ref={ref}
        role="combobox"
        aria-label="Search campaigns, worlds, people and actions"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder="Campaign, world, person, action…"
        autoComplete="off"
        spellCheck={false}
        value={value}
        className="min-h-14 min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-ink-faint"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

function statusText(count: number, loading: boolean): string {
  if (loading) return 'Still looking for your campaigns and worlds…';
  if (count === 0) return 'Nothing found. Try other words.';
  return `${count === 1 ? '1 result' : `${count} results`}. Arrow keys choose, Enter goes there, Escape closes.`;
}
