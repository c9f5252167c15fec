import { chatCommands } from '#domain/chat/chat-command.ts';
import { classNames } from '#web/ui/class-names.ts';

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

/** The id of an offer in its list, for those who do not see which one is chosen. */
export const offerId = (listId: string, index: number) => `${listId}-${index}`;

interface CommandListProps {
  id: string;
  offers: readonly Offer[];
  chosen: number;
  onTake: (offer: Offer) => void;
}

/** The small list over the box: by arrows, Tab and Enter from the box itself, or by pointing. */
export function CommandList({ id, offers, chosen, onTake }: CommandListProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Commands"
      className="absolute inset-x-0 bottom-full z-10 mb-1.5 max-h-64 overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-float"
    >
      {offers.map((offer, index) => (
        <li
          key={offer.label}
          id={offerId(id, index)}
          role="option"
          aria-selected={index === chosen}
          className={classNames(
            'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-control px-3 py-1.5 md:min-h-9',
            index === chosen ? 'bg-ember-wash' : 'hover:bg-ember-wash',
          )}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(offer)}
        >
          <span className="text-control font-semibold">{offer.label}</span>
          {offer.what !== '' && <span className="text-note text-ink-soft">{offer.what}</span>}
        </li>
      ))}
    </ul>
  );
}
