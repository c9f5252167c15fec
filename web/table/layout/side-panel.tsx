import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { tabRoom } from './tab-room.ts';

const tabs = [
  { id: 'combat', label: 'Combat' },
  { id: 'character', label: 'Character' },
  { id: 'items', label: 'Items' },
  { id: 'notes', label: 'Notes' },
  { id: 'turn', label: 'Turn' },
  { id: 'world', label: 'World' },
] as const;

type TabId = (typeof tabs)[number]['id'];

interface SidePanelProps {
  parts: Record<TabId, ReactNode>;
  tab: string;
  /** What shows until a tab is chosen. */
  first: TabId;
  /** Counts how often something outside has led to a tab; then the focus goes there. */
  led: number;
  /** What stands in the place of every tab's content, e.g. the assistant; no tab shows meanwhile. */
  instead: ReactNode;
  onTab: (id: string) => void;
}

/** What stands beside the story on a large screen, in tabs. */
export function SidePanel({ parts, tab, first, led, instead, onTab }: SidePanelProps) {
  const aside = useRef<HTMLElement>(null);
  const seen = useRef(led);
  useEffect(() => {
    if (led === seen.current) return;
    seen.current = led;
    aside.current?.querySelector<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
  }, [led]);
  const shown = tabs.some(({ id }) => id === tab) ? tab : first;
  return (
    <Tabs
      value={instead === null ? shown : ''}
      onChange={onTab}
      className="flex w-[23rem] shrink-0 flex-col border-l border-line bg-surface xl:w-[25rem]"
    >
      <aside ref={aside} aria-label="Beside the story" className={instead === null ? 'flex min-h-0 flex-1 flex-col' : 'shrink-0'}>
        <TabList
          label="Side panel"
          tabs={tabs}
          className="shrink-0 !gap-0 px-1.5 [&_[role=tab]]:flex-1 [&_[role=tab]]:px-1.5 [&_[role=tab]]:text-[0.875rem]"
        />
        {instead === null &&
          tabs.map(({ id }) => (
            <TabPanel key={id} id={id} className={tabRoom(id)}>
              {/* Its parts begin at the third level, as in the dialog that phones have. */}
              {id === 'turn' && <h2 className="sr-only">Turn</h2>}
              {parts[id]}
            </TabPanel>
          ))}
      </aside>
      {instead}
    </Tabs>
  );
}
