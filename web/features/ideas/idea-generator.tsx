import { loadIdeaTables } from '#domain/idea/load-tables.ts';
import { magicOf } from '#domain/srd/items/catalogue.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useSearch } from '#web/ui/router/router-view.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { IdeaActions } from './idea-actions.tsx';
import { IdeaCard } from './idea-card.tsx';
import { IdeaChoices, IdeaSeed } from './idea-choices.tsx';
import { ideaText, ownTables, rumours } from './idea-kinds.ts';
import type { IdeaSources } from './idea-kinds.ts';
import { ideaShelf, withIdea } from './kept-ideas.ts';
import type { KeptIdea } from './kept-ideas.ts';
import { KeptList } from './kept-list.tsx';
import { useIdea } from './use-idea.ts';

const RumourGenerator = lazy(async () => ({ default: (await import('./rumours/rumour-generator.tsx')).RumourGenerator }));
const TableGenerator = lazy(async () => ({ default: (await import('./tables/table-generator.tsx')).TableGenerator }));

const fetchSources = async (): Promise<IdeaSources> => {
  const [tables, catalogue] = await Promise.all([loadIdeaTables(), loadMagicCatalogue()]);
  return { tables, magic: magicOf(catalogue) };
};

/** Draws names, people, taverns, shops, loot, weather and rumours, and rolls on tables of somebody's own. The address holds what is chosen and the seed, so that a link shows the same. */
export function IdeaGenerator() {
  const [sources, setSources] = useState<IdeaSources | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    fetchSources().then(setSources, () => setSources('failed'));
  }, [tries]);
  function again() {
    setSources(null);
    setTries(tries + 1);
  }
  if (sources === 'failed')
    return (
      <ErrorState title="Error" onRetry={again}>
        The tables could not be loaded. Please try again.
      </ErrorState>
    );
  return sources === null ? <Skeleton className="h-96 w-full" /> : <Drawn sources={sources} />;
}

function Drawn({ sources }: { sources: IdeaSources }) {
  const [kept, setKept] = useState(ideaShelf.read);
  const kind = useSearch()['kind'];
  const Own = kind === rumours ? RumourGenerator : kind === ownTables ? TableGenerator : null;
  const change = (next: KeptIdea[]) => {
    setKept(next);
    ideaShelf.write(next);
  };
  const keep = (idea: KeptIdea) => change(withIdea(kept, idea));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-5">
        {Own ? (
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <Own onKeep={keep} />
          </Suspense>
        ) : (
          <DrawnFromTables sources={sources} onKeep={keep} />
        )}
      </div>
      <KeptList ideas={kept} onRemove={(idea) => change(kept.filter((each) => each !== idea))} onForget={() => change([])} />
    </div>
  );
}

function DrawnFromTables({ sources, onKeep }: { sources: IdeaSources; onKeep: (idea: KeptIdea) => void }) {
  const drawn = useIdea(sources);
  const { kind, idea, another } = drawn;
  const text = ideaText(idea);
  return (
    <>
      <IdeaChoices {...drawn} />
      <IdeaActions text={text} onAnother={another} onKeep={() => onKeep({ kind: kind.label, title: idea.title, text })} />
      <IdeaCard idea={idea} />
      <IdeaSeed {...drawn} />
    </>
  );
}
