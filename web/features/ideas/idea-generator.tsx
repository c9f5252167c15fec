import { loadIdeaTables } from '#domain/idea/load-tables.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Bookmark, Copy, Dices } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IdeaCard } from './idea-card.tsx';
import { IdeaChoices, IdeaSeed } from './idea-choices.tsx';
import { ideaText } from './idea-kinds.ts';
import type { IdeaSources } from './idea-kinds.ts';
import { ideaShelf, withIdea } from './kept-ideas.ts';
import type { KeptIdea } from './kept-ideas.ts';
import { KeptList } from './kept-list.tsx';
import { useIdea } from './use-idea.ts';
import type { DrawnIdea } from './use-idea.ts';

const fetchSources = async (): Promise<IdeaSources> => {
  const [tables, catalogue] = await Promise.all([loadIdeaTables(), loadMagicCatalogue()]);
  return { tables, magic: [...catalogue.values()].filter(({ isMade }) => isMade !== true) };
};

/** Draws names, people, taverns, shops, loot and weather. The address holds what is chosen and the seed, so that a link shows the same. */
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
  const drawn = useIdea(sources);
  const keep = (next: KeptIdea[]) => {
    setKept(next);
    ideaShelf.write(next);
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-5">
        <IdeaChoices {...drawn} />
        <IdeaActions drawn={drawn} onKeep={(idea) => keep(withIdea(kept, idea))} />
        <IdeaCard idea={drawn.idea} />
        <IdeaSeed {...drawn} />
      </div>
      <KeptList ideas={kept} onRemove={(idea) => keep(kept.filter((each) => each !== idea))} onForget={() => keep([])} />
    </div>
  );
}

/** Another one, to keep, to take away. */
function IdeaActions({ drawn: { kind, idea, another }, onKeep }: { drawn: DrawnIdea; onKeep: (idea: KeptIdea) => void }) {
  const text = ideaText(idea);
  const [copied, setCopied] = useState<{ text: string; done: boolean } | null>(null);
  async function copy() {
    const done = await copyText(text);
    setCopied({ text, done });
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button icon={<Dices aria-hidden />} onClick={another}>
        Draw another
      </Button>
      <Button variant="outline" icon={<Bookmark aria-hidden />} onClick={() => onKeep({ kind: kind.label, title: idea.title, text })}>
        Keep
      </Button>
      <Button variant="outline" icon={<Copy aria-hidden />} onClick={() => void copy()}>
        Copy
      </Button>
      <p role="status" className="text-control text-ink-soft">
        {copied?.text === text && (copied.done ? 'Copied.' : 'Your browser does not allow copying.')}
      </p>
    </div>
  );
}
