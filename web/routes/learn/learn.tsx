import { useState } from 'react';
import { GuideList } from '#web/features/learn/guide-list.tsx';
import { GuideSearch } from '#web/features/learn/guide-search.tsx';
import { guides, readerGroups } from '#web/features/learn/guides.ts';
import { NextGuide } from '#web/features/learn/next-guide.tsx';
import { useReadMarks } from '#web/features/learn/read-marks.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Page } from '#web/ui/page.tsx';

/** All guides, by who reads them. */
export function Learn() {
  const { read, last } = useReadMarks();
  const [query, setQuery] = useState('');
  return (
    <Page
      title="Learn to Play"
      lead="You need no rulebook to begin. You say what you do, and the narrator says what happens. These guides explain the rest, a few minutes each."
    >
      <div className="flex flex-col gap-10">
        <GuideSearch query={query} onSearch={setQuery} read={read} />
        {query.trim() === '' && (
          <>
            <NextGuide guides={guides} read={read} last={last} />
            {readerGroups.map(({ readers }) => (
              <GuideList key={readers} readers={readers} read={read} />
            ))}
            <div className="flex flex-wrap gap-3 border-t border-line pt-8">
              <ButtonLink to="/campaign">Start Your Quest</ButtonLink>
              <ButtonLink to="/learn/basics" variant="outline">
                Getting Started
              </ButtonLink>
              <ButtonLink to="/learn/dm-guide" variant="outline">
                DM Guide
              </ButtonLink>
              <ButtonLink to="/learn/videos" variant="outline">
                Video Tutorials
              </ButtonLink>
              <ButtonLink to="/learn/glossary" variant="outline">
                Words of the game
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </Page>
  );
}
