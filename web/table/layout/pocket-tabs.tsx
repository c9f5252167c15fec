import { ToastSlot } from '#web/lib/toasts/toast-slot.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { Backpack, Map, MessageSquareText, Swords, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { tabRoom } from './tab-room.ts';
import { useTyping } from './use-typing.ts';

const tabs = [
  { id: 'chat', label: 'Chat', icon: <MessageSquareText aria-hidden /> },
  { id: 'world', label: 'World', icon: <Map aria-hidden /> },
  { id: 'combat', label: 'Combat', icon: <Swords aria-hidden /> },
  { id: 'character', label: 'Character', icon: <UserRound aria-hidden /> },
  { id: 'items', label: 'Items', icon: <Backpack aria-hidden /> },
] as const;

const inPockets = ['world', 'combat', 'character', 'items'] as const;

/** Where the window is low, the tabs are one line: icon and word side by side, or the word alone. */
const lowTabs =
  'short:[&_[role=tab]]:!min-h-11 short:[&_[role=tab]]:!flex-row short:[&_[role=tab]]:!gap-1.5 narrow:short:[&_svg]:hidden @max-[17rem]/table:overflow-x-auto @max-[17rem]/table:!auto-cols-max';

/** Over an open keyboard the tabs give their room to the story. */
const overKeyboard = '[@media(max-height:36rem)_and_(pointer:coarse)]:hidden';

/** What shows on a small screen where a tab was chosen that may be one of a large screen alone. */
const shownIn = (tab: string) => (tabs.some(({ id }) => id === tab) ? tab : 'chat');

/** Whether a small screen shows the story. */
export const isChatShown = (tab: string) => shownIn(tab) === 'chat';

interface PocketTabsProps {
  parts: Record<(typeof inPockets)[number], ReactNode>;
  chat: ReactNode;
  tab: string;
  onTab: (id: string) => void;
}

/** A small screen: one thing at a time, the tabs within the thumb's reach; the story first. */
export function PocketTabs({ parts, chat, tab, onTab }: PocketTabsProps) {
  const shown = shownIn(tab);
  const { isTyping, ...typing } = useTyping();
  return (
    <Tabs value={shown} onChange={onTab} className="flex min-h-0 flex-1 flex-col">
      {/* In a fight they lie over its order, whose people stand in the target line, too: what is pressed next stays free and in its place. */}
      {shown === 'combat' && (
        <div className="relative z-20 h-0">
          <ToastSlot className="absolute inset-x-0 top-0 px-2 pt-1" />
        </div>
      )}
      <div className="contents" {...typing}>
        <TabPanel id="chat" className="flex min-h-0 flex-1 flex-col">
          {chat}
        </TabPanel>
        {inPockets.map((id) => (
          <TabPanel key={id} id={id} className={tabRoom(id)}>
            {parts[id]}
          </TabPanel>
        ))}
      </div>
      {shown !== 'chat' && shown !== 'combat' && <ToastSlot className="shrink-0 px-2 pb-1" />}
      <TabList look="bottom" label="Campaign" tabs={tabs} className={classNames('shrink-0', lowTabs, isTyping && overKeyboard)} />
    </Tabs>
  );
}
