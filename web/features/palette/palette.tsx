import type { Command } from '#web/lib/commands.ts';
import { useCombobox } from '#web/ui/popups/combobox.ts';
import type { Combobox } from '#web/ui/popups/combobox.ts';
import { Search } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
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
  const [typed, setTyped] = useState('');
  const [recent] = useState(() => recentCommands(personId));
  const found = findCommands(commands, typed, recent);
  const choose = (index: number) => {
    const command = found[index];
    if (command === undefined) return;
    rememberCommand(personId, command.id);
    onClose();
    // What it leads to may want the focus, which goes back to where it was first.
    requestAnimationFrame(command.run);
  };
  const combobox = useCombobox({ count: found.length, query: typed, onTake: choose });

  return (
    <Shell input={input} onClose={onClose}>
      <SearchBox ref={input} combobox={combobox} value={typed} onChange={setTyped} />
      <Results {...{ combobox, found, recent }} />
      <p role="status" className="shrink-0 border-t border-line px-4 py-2 text-note text-ink-soft">
        {statusText(found.length, loading)}
      </p>
    </Shell>
  );
}

interface ResultsProps {
  combobox: Combobox;
  found: readonly Command[];
  recent: readonly string[];
}

function Results({ combobox, found, recent }: ResultsProps) {
  return (
    <ul {...combobox.list} aria-label="Found" className="min-h-0 flex-1 overflow-y-auto p-1.5">
      {found.map((command, index) => (
        <PaletteOption key={command.id} option={combobox.option(index)} command={command} recent={recent.includes(command.id)} />
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
  combobox: Combobox;
  value: string;
  onChange: (text: string) => void;
}

function SearchBox({ ref, combobox, value, onChange }: SearchBoxProps) {
  return (
    <div className="flex shrink-0 items-center gap-3 border-b border-line px-4">
      <Search aria-hidden className="size-5 shrink-0 text-ink-faint" />
      <input
        ref={ref}
        role="combobox"
        aria-label="Search campaigns, worlds, people and actions"
        aria-expanded
        {...combobox.field}
        placeholder="Campaign, world, person, action…"
        autoComplete="off"
        spellCheck={false}
        value={value}
        className="min-h-14 min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-ink-faint"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={combobox.press}
      />
    </div>
  );
}

function statusText(count: number, loading: boolean): string {
  if (loading) return 'Still looking for your campaigns and worlds…';
  if (count === 0) return 'Nothing found. Try other words.';
  return `${count === 1 ? '1 result' : `${count} results`}. Arrow keys choose, Enter goes there, Escape closes.`;
}
