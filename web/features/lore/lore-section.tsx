import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { lazy, Suspense } from 'react';
import { EntryPage } from './entry-page.tsx';
import { LoreBar } from './lore-bar.tsx';
import { LoreContents } from './contents/lore-contents.tsx';
import { viewOf } from './entry/lore-place.ts';
import type { LoreSectionProps } from './entry/lore-place.ts';

const GraphView = lazy(() => import('./graph/graph-view.tsx').then((part) => ({ default: part.GraphView })));
const TimelineView = lazy(() => import('./timeline-view.tsx').then((part) => ({ default: part.TimelineView })));
const WorldHistory = lazy(() => import('./history/world-history.tsx').then((part) => ({ default: part.WorldHistory })));

/** The lore of a world: its entries by category, one entry to read or write, and the ways to see the whole. */
export function LoreSection(props: LoreSectionProps) {
  const { world, builds, place, onPlace } = props;
  const openEntry = (entry: string) => onPlace({ ...place, entry });
  const view = viewOf(place.view, builds);
  return (
    <Tabs value={view} onChange={(id) => onPlace(id === 'entries' ? {} : { view: id })} className="flex flex-col gap-6">
      <LoreBar worldId={world.id} builds={builds} onOpen={openEntry} />
      <TabPanel id={view}>
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <Shown {...props} onOpen={openEntry} />
        </Suspense>
      </TabPanel>
    </Tabs>
  );
}

function Shown({ onOpen, ...props }: LoreSectionProps & { onOpen: (entryId: string) => void }) {
  const { world, builds, place } = props;
  if (place.entry !== undefined) return <EntryPage key={place.entry} {...props} entryId={place.entry} onOpen={onOpen} />;
  const view = viewOf(place.view, builds);
  if (view === 'graph') return <GraphView worldId={world.id} builds={builds} editing={props.editing} onOpen={onOpen} />;
  if (view === 'timeline') return <TimelineView worldId={world.id} builds={builds} onOpen={onOpen} />;
  if (view === 'history') return <WorldHistory worldId={world.id} onOpen={onOpen} />;
  return <LoreContents {...props} onOpen={onOpen} />;
}
