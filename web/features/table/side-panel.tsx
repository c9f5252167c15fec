import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

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
  /** Counts how often something outside has led to a tab; then the focus goes there. */
  led: number;
  onTab: (id: string) => void;
}

/** What stands beside the story on a large screen; the turn, until another tab is chosen. */
export function SidePanel({ parts, tab, led, onTab }: SidePanelProps) {
  const aside = useRef<HTMLElement>(null);
  const seen = useRef(led);
  useEffect(() => {
    if (led === seen.current) return;
    seen.current = led;
    aside.current?.querySelector<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
  }, [led]);
  return (
    <aside
      ref={aside}
      aria-label="Beside the story"
      className="flex w-[23rem] shrink-0 flex-col border-l border-line bg-surface xl:w-[25rem]"
    >
      <Tabs value={tabs.some(({ id }) => id === tab) ? tab : 'turn'} onChange={onTab} className="flex min-h-0 flex-1 flex-col">
        <TabList
          label="Side panel"
          tabs={tabs}
          className="shrink-0 !gap-0 px-1.5 [&_[role=tab]]:flex-1 [&_[role=tab]]:px-1.5 [&_[role=tab]]:text-[0.875rem]"
        />
        {tabs.map(({ id }) => (
          <TabPanel key={id} id={id} className="min-h-0 flex-1 overflow-y-auto p-4">
            {parts[id]}
          </TabPanel>
        ))}
      </Tabs>
    </aside>
  );
}
