import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { X } from 'lucide-react';

/** A line or veil as one person sees it. */
export interface SafetyEntry {
  id: string;
  kind: 'line' | 'veil';
  topic: string;
  removable: boolean;
}

interface AgreementListProps {
  entries: readonly SafetyEntry[];
  /** Said when there are none. */
  none: string;
  /** The one that is being taken back. */
  busyId: string | null;
  onRemove: (entryId: string) => void;
}

/** Lines, or veils, one below the other; those that one may take back have a cross. */
export function AgreementList({ entries, none, busyId, onRemove }: AgreementListProps) {
  if (entries.length === 0) return <p className="text-note text-ink-faint">{none}</p>;
  return (
    <ul className="flex flex-col gap-1.5">
      {entries.map(({ id, topic, removable }) => (
        <li key={id} className="flex min-h-11 items-center gap-2 rounded-control bg-sunken py-1 pr-1 pl-3 text-ink">
          <span className="min-w-0 flex-1 break-words">{topic}</span>
          {removable && (
            <IconButton
              label={`Remove “${topic}”`}
              size="sm"
              icon={<X aria-hidden />}
              disabled={busyId === id}
              onClick={() => onRemove(id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
