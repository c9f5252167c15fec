import type { Command } from '#web/lib/commands.ts';
import type { Combobox } from '#web/ui/popups/combobox.ts';
import { classNames } from '#web/ui/class-names.ts';
import { KeyCap } from './key-cap.tsx';

interface PaletteOptionProps {
  option: ReturnType<Combobox['option']>;
  command: Command;
  /** It was chosen not long ago. */
  recent: boolean;
}

/** One thing that was found: its name, what kind of thing it is, and its key. */
export function PaletteOption({ option, command, recent }: PaletteOptionProps) {
  const { label: query, note, group, key } = command;
  return (
    <li
      {...option}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5',
        option['aria-selected'] ? 'bg-ember-wash' : 'hover:bg-ember-wash',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate text-control font-semibold">{query}</span>
        {note !== undefined && <span className="block truncate text-note text-ink-soft">{note}</span>}
      </span>
      <span className="shrink-0 text-note text-ink-soft">{recent ? `Recent · ${group}` : group}</span>
      {key !== undefined && <KeyCap>{key.toUpperCase()}</KeyCap>}
    </li>
  );
}
