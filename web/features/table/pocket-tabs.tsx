import type { Campaign } from '#domain/campaign.ts';
import { classNames } from '#web/ui/class-names.ts';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { Backpack, Map, MessageSquareText, Swords, UserRound } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ComingPanel } from './coming-panel.tsx';
import { WorldPanel } from './world-panel.tsx';

const tabs = [
  { id: 'chat', label: 'Chat', icon: <MessageSquareText aria-hidden /> },
  { id: 'world', label: 'World', icon: <Map aria-hidden /> },
  { id: 'combat', label: 'Combat', icon: <Swords aria-hidden /> },
  { id: 'character', label: 'Character', icon: <UserRound aria-hidden /> },
  { id: 'items', label: 'Items', icon: <Backpack aria-hidden /> },
] as const;

const scrolls = 'min-h-0 flex-1 overflow-y-auto p-4';

/** Over an open keyboard the tabs give their room to the story. */
const awayWhileTyping = '[@media(max-height:36rem)_and_(pointer:coarse)]:has-[textarea:focus]:[&>[role=tablist]]:hidden';

/** A small screen: one thing at a time, the tabs within the thumb's reach. */
export function PocketTabs({ campaign, chat }: { campaign: Campaign; chat: ReactNode }) {
  const [tab, setTab] = useState('chat');
  return (
    <Tabs value={tab} onChange={setTab} className={classNames('flex min-h-0 flex-1 flex-col', awayWhileTyping)}>
      <TabPanel id="chat" className="flex min-h-0 flex-1 flex-col">
        {chat}
      </TabPanel>
      <TabPanel id="world" className={scrolls}>
        <WorldPanel campaign={campaign} withStats />
      </TabPanel>
      {(['combat', 'character', 'items'] as const).map((id) => (
        <TabPanel key={id} id={id} className={scrolls}>
          <ComingPanel id={id} />
        </TabPanel>
      ))}
      <TabList look="bottom" label="Campaign" tabs={tabs} className="shrink-0" />
    </Tabs>
  );
}
