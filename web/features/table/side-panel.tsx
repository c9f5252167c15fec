import type { Campaign } from '#domain/campaign.ts';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ComingPanel } from './coming-panel.tsx';
import { WorldPanel } from './world-panel.tsx';

const tabs = [
  { id: 'combat', label: 'Combat' },
  { id: 'character', label: 'Character' },
  { id: 'items', label: 'Items' },
  { id: 'notes', label: 'Notes' },
  { id: 'turn', label: 'Turn' },
  { id: 'world', label: 'World' },
] as const;

/** What stands beside the story on a large screen. */
export function SidePanel({ campaign, turn }: { campaign: Campaign; turn: ReactNode }) {
  const [tab, setTab] = useState('turn');
  return (
    <aside aria-label="Beside the story" className="flex w-[23rem] shrink-0 flex-col border-l border-line bg-surface xl:w-[25rem]">
      <Tabs value={tab} onChange={setTab} className="flex min-h-0 flex-1 flex-col">
        <TabList
          label="Side panel"
          tabs={tabs}
          className="shrink-0 !gap-0 px-1.5 [&_[role=tab]]:flex-1 [&_[role=tab]]:px-1.5 [&_[role=tab]]:text-[0.875rem]"
        />
        {(['combat', 'character', 'items', 'notes'] as const).map((id) => (
          <TabPanel key={id} id={id} className="min-h-0 flex-1 overflow-y-auto p-4">
            <ComingPanel id={id} />
          </TabPanel>
        ))}
        <TabPanel id="turn" className="min-h-0 flex-1 overflow-y-auto p-4">
          {turn}
        </TabPanel>
        <TabPanel id="world" className="min-h-0 flex-1 overflow-y-auto p-4">
          <WorldPanel campaign={campaign} />
        </TabPanel>
      </Tabs>
    </aside>
  );
}
