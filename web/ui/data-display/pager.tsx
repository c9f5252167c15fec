import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#web/ui/buttons/button.tsx';
import { pageText, pagesIn } from './paging.ts';
import type { Noun } from './paging.ts';

interface PagerProps {
  what: Noun;
  /** From 1. */
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
}

/** Where one is in a long list, and the way on and back. A list of one page has only the words. */
export function Pager({ what, page, size, total, onPage }: PagerProps) {
  const pages = pagesIn(total, size);
  return (
    <nav aria-label={`Pages of ${what.many}`} className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="figures text-control text-ink-soft">
        {pageText(what, page, size, total)}
      </p>
      {pages > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            icon={<ChevronLeft aria-hidden />}
            disabled={page <= 1}
            onClick={() => onPage(Math.min(page - 1, pages))}
          >
            Previous
          </Button>
          <Button variant="outline" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            Next
            <ChevronRight aria-hidden />
          </Button>
        </div>
      )}
    </nav>
  );
}
