import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { Bookmark, Clock, GitBranch, ScrollText } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LineList } from './line-list.tsx';
import { MomentList } from './moment-list.tsx';
import { MomentPreview } from './moment-preview.tsx';
import { PointList } from './point-list.tsx';
import { RecapList } from './recap-list.tsx';
import { usePast } from './use-past.ts';
import type { Spot } from './use-past.ts';

const tabs = [
  { id: 'moments', label: 'Moments', icon: <Clock aria-hidden /> },
  { id: 'points', label: 'Saved', icon: <Bookmark aria-hidden /> },
  { id: 'lines', label: 'Branches', icon: <GitBranch aria-hidden /> },
  { id: 'recaps', label: 'Recaps', icon: <ScrollText aria-hidden /> },
] as const;

/** A campaign's past: what to go back to, the lines of play, and what was written of sessions. */
export function HistoryDialog({ campaignId, onClose }: { campaignId: string; onClose: () => void }) {
  const [tab, setTab] = useState<string>('moments');
  const [spot, setSpot] = useState<Spot | null>(null);
  const past = usePast(campaignId);
  const opener = useRef<Element | null>(null);
  const look = (next: Spot) => {
    opener.current = document.activeElement;
    setSpot(next);
  };
  const leave = () => {
    flushSync(() => setSpot(null));
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <Dialog open wide onClose={onClose} title={spot?.title ?? 'History'}>
      {spot !== null && <MomentPreview campaignId={campaignId} spot={spot} onLeave={leave} onMoved={onClose} />}
      <Tabs value={tab} onChange={setTab} className={spot === null ? 'flex min-h-[22rem] flex-col gap-4' : 'hidden'}>
        <TabList label="History" tabs={tabs} className="max-sm:[&_svg]:hidden" />
        {past.isPending && <SkeletonLines lines={6} />}
        {past.isError && (
          <ErrorState title="Error" onRetry={() => void past.refetch()}>
            <p>The history could not be loaded.</p>
          </ErrorState>
        )}
        {past.isSuccess && (
          <>
            <TabPanel id="moments">
              <MomentList past={past} onSpot={look} />
            </TabPanel>
            <TabPanel id="points">
              <PointList points={past.points} lines={past.lines} onSpot={look} />
            </TabPanel>
            <TabPanel id="lines">
              <LineList campaignId={campaignId} lines={past.lines} onMoved={onClose} />
            </TabPanel>
            <TabPanel id="recaps">
              <RecapList campaignId={campaignId} />
            </TabPanel>
          </>
        )}
      </Tabs>
    </Dialog>
  );
}
