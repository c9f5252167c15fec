import { capitalize } from '#domain/text/capitalize.ts';
import { linkKey } from '#domain/world/lore/links.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { History, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { AudienceBadge } from './entry/audience-badge.tsx';
import { CategoryMark } from './entry/category-mark.tsx';
import { ConflictList } from './draft/conflict-list.tsx';
import { EntryMarginalia } from './entry-marginalia.tsx';
import { EntryText } from './entry/entry-text.tsx';
import type { FoundEntry } from './entry/found-entry.ts';
import type { LoreSectionProps } from './entry/lore-place.ts';
import { MissingEntryDialog } from './entry/missing-entry-dialog.tsx';
import { useNames, useRemoveEntry } from './entry/use-lore.ts';

const EntryHistory = lazy(() => import('./history/entry-history.tsx').then((part) => ({ default: part.EntryHistory })));

interface EntryReadingProps extends LoreSectionProps {
  found: FoundEntry;
  onOpen: (entryId: string) => void;
  onWrite: () => void;
  /** The entry was deleted. */
  onGone: () => void;
}

/** An entry as a page of a book, with what belongs to it in the margin. */
export function EntryReading({ world, builds, editing, found, onOpen, onWrite, onGone }: EntryReadingProps) {
  const { entry, links, conflicts, imageUrl } = found;
  const [missing, setMissing] = useState<string | null>(null);
  const [shows, setShows] = useState(false);
  const nameOf = useNames(world.id, builds);
  const removal = useRemoveEntry(world.id);
  const leads = new Map(links.map(({ name, entryId }) => [linkKey(name), entryId]));
  return (
    <article aria-labelledby="lore-entry" className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <EntryHeading found={found} builds={builds} nameOf={nameOf} />
        {builds && editing && (
          <EntryActions
            name={entry.name}
            isShown={shows}
            isBusy={removal.isPending}
            onWrite={onWrite}
            onHistory={() => setShows(!shows)}
            onDelete={() => removal.remove(entry, onGone)}
          />
        )}
        {conflicts.length > 0 && <ConflictList worldId={world.id} entry={entry} conflicts={conflicts} nameOf={nameOf} />}
        {shows && builds && editing && (
          <Suspense>
            <EntryHistory worldId={world.id} entry={entry} nameOf={nameOf} />
          </Suspense>
        )}
        {imageUrl !== null && <EntryPicture url={imageUrl} name={entry.name} />}
        {entry.text.trim() === '' ? (
          <p className="font-book text-story text-ink-soft">This entry has no text yet.</p>
        ) : (
          <EntryText
            worldId={world.id}
            text={entry.text}
            find={(name) => leads.get(linkKey(name)) ?? null}
            onOpen={onOpen}
            onMissing={builds && editing ? setMissing : undefined}
            nameOf={nameOf}
          />
        )}
      </div>
      <EntryMarginalia worldId={world.id} found={found} builds={builds} onOpen={onOpen} />
      {missing !== null && (
        <MissingEntryDialog
          worldId={world.id}
          name={missing}
          category={entry.category}
          onClose={() => setMissing(null)}
          onMade={(entryId) => {
            setMissing(null);
            onOpen(entryId);
          }}
        />
      )}
    </article>
  );
}

interface EntryHeadingProps {
  found: FoundEntry;
  builds: boolean;
  nameOf: (id: string) => string | undefined;
}

/** The entry's name takes the focus when it opens, so that one reads on from there. */
function EntryHeading({ found: { entry }, builds, nameOf }: EntryHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-control font-semibold text-ink-soft">
        <CategoryMark category={entry.category} />
        {capitalize(entry.category)}
        {entry.date !== null && entry.date !== '' && <span className="figures font-normal">· {entry.date}</span>}
      </p>
      <h2
        ref={heading}
        id="lore-entry"
        tabIndex={-1}
        className="scroll-mt-24 font-display text-title font-semibold focus-visible:outline-none"
      >
        {entry.name}
      </h2>
      {entry.aliases.length > 0 && <p className="font-book text-ink-soft italic">also called {entry.aliases.join(', ')}</p>}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        {builds && <AudienceBadge audience={entry.audience} nameOf={nameOf} />}
        {entry.tags.map((tag) => (
          <span key={tag} className="text-note text-ink-soft before:text-ink-faint before:content-['#']">
            {tag}
          </span>
        ))}
      </div>
    </header>
  );
}

interface EntryActionsProps {
  /** The entry’s. */
  name: string;
  /** The history is open. */
  isShown: boolean;
  isBusy: boolean;
  onWrite: () => void;
  onHistory: () => void;
  onDelete: () => void;
}

function EntryActions({ name, isShown, isBusy, onWrite, onHistory, onDelete }: EntryActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={<Pencil aria-hidden />} onClick={onWrite}>
        Edit <span className="sr-only">{name}</span>
      </Button>
      <Button variant="outline" icon={<History aria-hidden />} aria-expanded={isShown} onClick={onHistory}>
        History
      </Button>
      <Button variant="danger" icon={<Trash2 aria-hidden />} busy={isBusy} onClick={onDelete}>
        Delete <span className="sr-only">{name}</span>
      </Button>
    </div>
  );
}

function EntryPicture({ url, name }: { url: string; name: string }) {
  return (
    <img src={url} alt={`Picture of ${name}`} className="max-h-[30rem] w-fit max-w-full rounded-card border border-line shadow-card" />
  );
}
