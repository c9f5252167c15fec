import { TabList } from '#web/ui/tabs.tsx';
import { BookOpenText, CalendarRange, History, Waypoints } from 'lucide-react';
import { loreViews } from './entry/lore-place.ts';
import { LoreSearch } from './search/lore-search.tsx';

const views = {
  entries: { label: 'Entries', icon: <BookOpenText aria-hidden className="hidden sm:block" /> },
  graph: { label: 'Graph', icon: <Waypoints aria-hidden className="hidden sm:block" /> },
  timeline: { label: 'Timeline', icon: <CalendarRange aria-hidden className="hidden sm:block" /> },
  history: { label: 'History', icon: <History aria-hidden className="hidden sm:block" /> },
};

interface LoreBarProps {
  worldId: string;
  builds: boolean;
  onOpen: (entryId: string) => void;
}

/** Search across the world, and the ways to look at its lore; stands within their tabs. */
export function LoreBar({ worldId, builds, onOpen }: LoreBarProps) {
  const tabs = loreViews.filter((id) => id !== 'history' || builds).map((id) => ({ id, ...views[id] }));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <LoreSearch worldId={worldId} onOpen={onOpen} />
      <TabList look="segment" label="Ways to look at the lore" tabs={tabs} className="max-w-full [&>button]:px-2.5 sm:[&>button]:px-4" />
    </div>
  );
}
