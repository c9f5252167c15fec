import type { Command } from '#web/lib/commands.ts';
import { classNames } from '#web/ui/class-names.ts';
import { KeyCap } from './key-cap.tsx';

interface PaletteOptionProps {
  id: string;
  command: Command;
  chosen: boolean;
  /** It was chosen not long ago. */
  recent: boolean;
  onChoose: () => void;
}

/** One thing that was found: its name, what kind of thing it is, and its key. */
export function PaletteOption({ id, command, chosen, recent, onChoose }: PaletteOptionProps) {
  const { label: query, note, group, key } = command;
  return (
    <li
      id={id}
      role="option"
      aria-selected={chosen}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5',
        chosen ? 'bg-ember-wash' : 'hover:bg-ember-wash',
      )}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
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
