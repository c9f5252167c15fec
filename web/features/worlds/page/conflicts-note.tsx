import type { OpenConflict } from '#domain/world/lore/change.ts';
import type { World } from '#domain/world/world.ts';
import { useOpenConflicts } from '#web/lib/world/use-open-conflicts.ts';
import { WorldConflicts } from './world-conflicts.tsx';
import { waitingOf } from './waiting-of.ts';

interface ConflictsNoteProps {
  world: World;
  builds: boolean;
  /** Leads to an entry, or to the tomes, where a choice waits. */
  onOpen: (subject: Exclude<OpenConflict['subject'], 'world'>, id: string) => void;
}

/** The open conflicts of a world: of the world itself here, of entries and tomes the way to them. */
export function ConflictsNote({ world, builds, onOpen }: ConflictsNoteProps) {
  const conflicts = useOpenConflicts(world.id, builds);
  const own = conflicts.filter(({ subject }) => subject === 'world');
  const elsewhere = waitingOf(conflicts);
  if (conflicts.length === 0) return null;
  return (
    <section aria-label="Changed by two people" className="flex flex-col gap-4">
      <WorldConflicts world={world} conflicts={own} />
      {elsewhere.length > 0 && (
        <div className="rounded-card border border-candle bg-candle-wash px-4 py-3 text-control sm:px-5">
          <p className="font-semibold">Two people changed the same text. Please choose what to keep in:</p>
          <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
            {elsewhere.map(({ subject, id, name }) => (
              <li key={id} className="min-w-0">
                <button
                  type="button"
                  className="min-h-8 text-left font-semibold text-ember underline underline-offset-4 [overflow-wrap:anywhere]"
                  onClick={() => onOpen(subject, id)}
                >
                  {name}
                  {subject === 'tome' && ' (tome)'}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
