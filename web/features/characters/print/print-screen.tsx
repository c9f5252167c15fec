import { useQuery } from '#web/lib/queries/use-query.ts';
import { calls } from '#web/lib/api.ts';
import { useFrameSize } from '#web/lib/use-frame-size.ts';
import { useDocumentTitle } from '#web/ui/page.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { Printer } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { PanelSkeleton } from '#web/features/characters/sheet/panel-skeleton.tsx';
import { PrintSheet } from './print-sheet.tsx';
import type { PaperSize } from './print-sheet.tsx';

const papers = [
  { id: 'a4', label: 'A4' },
  { id: 'letter', label: 'Letter' },
] as const;

/** A sheet on paper, with the choice of the paper above it. */
export function PrintScreen({ campaignId, characterId }: { campaignId: string; characterId: string }) {
  const seen = useQuery(calls.characters.paper.queryOptions({ input: { campaignId, characterId } }));
  const [size, setSize] = useState<PaperSize>(() => (navigator.language.endsWith('US') ? 'letter' : 'a4'));
  useDocumentTitle(seen.data?.paper.character.name ?? 'Character Sheet');
  if (seen.isError)
    return (
      <ErrorState title="Character Error" onRetry={() => void seen.refetch()}>
        <p>This sheet could not be loaded.</p>
      </ErrorState>
    );
  if (seen.data === undefined) return <PanelSkeleton />;
  const { paper, playerName } = seen.data;
  return (
    <div className="flex flex-col gap-6 print:block">
      <div className="flex flex-wrap items-end gap-4 print:hidden">
        <SegmentField label="Paper" options={papers} value={size} onChange={setSize} />
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
        <p className="max-w-[44ch] text-note text-ink-soft">To keep it as a PDF, choose “Save as PDF” as the printer.</p>
      </div>
      <FittedPage size={size}>
        <PrintSheet paper={paper} player={playerName} size={size} />
      </FittedPage>
    </div>
  );
}

/** CSS pixels of a page's width. */
const widths: Record<PaperSize, number> = { a4: 794, letter: 816 };

/** The page, made smaller where the screen is narrower than paper; printed at its own size. */
function FittedPage({ size, children }: { size: PaperSize; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const { width } = useFrameSize(frame);
  useLayoutEffect(() => {
    if (width > 0) page.current?.style.setProperty('--fit', `${Math.min(1, width / widths[size])}`);
  }, [width, size]);
  return (
    <div ref={frame} role="region" aria-label="The page" tabIndex={0} className="overflow-x-auto print:overflow-visible">
      <div ref={page} className="[zoom:var(--fit,1)] print:[zoom:1]">
        {children}
      </div>
    </div>
  );
}
