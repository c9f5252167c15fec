import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { Bookmark, Clock, GitBranch, ScrollText } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BranchList } from './branch-list.tsx';
import { MomentList } from './moment-list.tsx';
import { MomentPreview } from './moment-preview.tsx';
import { CheckpointList } from './checkpoint-list.tsx';
import { RecapList } from './recap-list.tsx';
import { usePast } from './use-past.ts';
import type { Spot } from './use-past.ts';

const tabs = [
  { id: 'moments', label: 'Moments', icon: <Clock aria-hidden /> },
  { id: 'checkpoints', label: 'Saved', icon: <Bookmark aria-hidden /> },
  { id: 'branches', label: 'Branches', icon: <GitBranch aria-hidden /> },
  { id: 'recaps', label: 'Recaps', icon: <ScrollText aria-hidden /> },
] as const;

/** A campaign's past: what to go back to, the branches, and what was written of sessions. */
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
            <TabPanel id="checkpoints">
              <CheckpointList checkpoints={past.checkpoints} branches={past.branches} onSpot={look} />
            </TabPanel>
            <TabPanel id="branches">
              <BranchList campaignId={campaignId} branches={past.branches} onMoved={onClose} />
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
