import { chatCommands } from '#domain/chat/chat-command.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Combobox } from '#web/ui/popups/combobox.ts';

/** Something the box offers to write for one. */
export interface Offer {
  /** What stands in the list. */
  label: string;
  what: string;
  /** What the text becomes. */
  text: string;
}

/** Commands after what stands there: a command after a slash, or a name after an @. */
export function offersFor(text: string, names: readonly string[]): Offer[] {
  const command = /^\/[a-z]*$/i.exec(text)?.[0].toLowerCase();
  if (command !== undefined) {
    return chatCommands.flatMap(({ name, usage, what }) => (name.startsWith(command) ? [{ label: usage, what, text: `${name} ` }] : []));
  }
  const [, before, begun] = /^([^]*(?:^|\s))@([^\s@]*)$/.exec(text) ?? [];
  if (before === undefined || begun === undefined) return [];
  // Two people may go by one name.
  const fitting = [...new Set(names)].filter(
    (name) => name.toLowerCase().startsWith(begun.toLowerCase()) && name.toLowerCase() !== begun.toLowerCase(),
  );
  return fitting.slice(0, 6).map((name) => ({ label: `@${name}`, what: '', text: `${before}@${name} ` }));
}

interface CommandListProps {
  combobox: Combobox;
  offers: readonly Offer[];
}

/** The small list over the box: by arrows, Tab and Enter from the box itself, or by pointing. */
export function CommandList({ combobox, offers }: CommandListProps) {
  return (
    <ul
      {...combobox.list}
      aria-label="Commands"
      className="absolute inset-x-0 bottom-full z-10 mb-1.5 max-h-64 overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-float"
    >
      {offers.map((offer, index) => (
        <li
          key={offer.label}
          {...combobox.option(index)}
          className={classNames(
            'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-control px-3 py-1.5 md:min-h-9',
            index === combobox.active ? 'bg-ember-wash' : 'hover:bg-ember-wash',
          )}
        >
          <span className="text-control font-semibold">{offer.label}</span>
          {offer.what !== '' && <span className="text-note text-ink-soft">{offer.what}</span>}
        </li>
      ))}
    </ul>
  );
}
