import { usePerson } from '#web/lib/session/person.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import type { ReactNode } from 'react';
import { DeletedCampaigns } from './deleted-campaigns.tsx';
import { SeatRequests } from '#web/features/campaigns/seat-requests.tsx';
import { useCampaignsLive } from '#web/features/campaigns/use-campaigns.ts';

const tabs = [
  { id: 'all', label: 'All' },
  { id: 'deleted', label: 'Recently deleted' },
] as const;

interface CampaignLibraryProps {
  /** Which campaigns are shown, as the address says; all for anything else. */
  which: string | undefined;
  onWhich: (which: string) => void;
  /** The campaigns that one may enter. */
  children: ReactNode;
}

/** The campaigns in sight, seats that are waited for, and one’s own that can still be taken back. */
export function CampaignLibrary({ which, onWhich, children }: CampaignLibraryProps) {
  const { id } = usePerson();
  useCampaignsLive(id);
  const shown = which === 'deleted' ? 'deleted' : 'all';
  return (
    <Tabs value={shown} onChange={onWhich} className="flex flex-col gap-6">
      <SeatRequests />
      <TabList label="Which campaigns" tabs={tabs} />
      <TabPanel id={shown}>{shown === 'deleted' ? <DeletedCampaigns /> : children}</TabPanel>
    </Tabs>
  );
}
