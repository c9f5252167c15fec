import { useEffect, useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { GuideCard } from './guide-card.tsx';
import { guides } from './guides.ts';
import { searchGuides } from './search-guides.ts';

interface GuideSearchProps {
  query: string;
  onSearch: (query: string) => void;
  read: readonly string[];
}

const noTexts: ReadonlyMap<string, string> = new Map();

/** The words of all guides, fetched once somebody searches. */
function useGuideTexts(isWanted: boolean) {
  const [texts, setTexts] = useState(noTexts);
  const [failedTry, setFailedTry] = useState(-1);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    import('./guide-words.ts').then(
      ({ guideWords }) => setTexts(guideWords),
      () => setFailedTry(tries),
    );
  }, [isWanted, tries]);
  return { texts, failed: failedTry === tries && texts === noTexts, retry: () => setTries(tries + 1) };
}

/** Searches titles and texts of all guides; while nothing is typed only the field stands there. */
export function GuideSearch({ query, onSearch, read }: GuideSearchProps) {
  const isAsked = query.trim() !== '';
  const { texts, failed, retry } = useGuideTexts(isAsked);
  const found = searchGuides(query, guides, texts);
  return (
    <div role="search" className="flex flex-col gap-4 print:hidden">
      <TextField
        type="search"
        label="Search the guides"
        placeholder="advantage, spell slot, lines and veils …"
        className="max-w-md"
        value={query}
        onChange={(event) => onSearch(event.target.value)}
      />
      <p role="status" className={isAsked ? 'figures text-control text-ink-soft' : 'sr-only'}>
        {isAsked && (found.length === 0 ? 'No guide has these words.' : `${found.length} found`)}
      </p>
      {isAsked && failed && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-control text-wine">
          Only titles were searched: the texts could not be loaded.
          <Button variant="quiet" size="sm" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      {found.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {found.map(({ guide, around }) => (
            <GuideCard key={guide.slug} guide={guide} note={around} isRead={read.includes(guide.slug)} headingLevel={2} />
          ))}
        </ul>
      )}
    </div>
  );
}
