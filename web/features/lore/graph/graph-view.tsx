import { capitalize } from '#domain/text/capitalize.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';
import { calls } from '#web/lib/api.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Waypoints } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CategoryMark } from '#web/features/lore/entry/category-mark.tsx';
import { GraphList } from './graph-list.tsx';
import { GraphPicture } from './graph-picture.tsx';
import { MissingLinks } from './missing-links.tsx';

interface GraphViewProps {
  worldId: string;
  builds: boolean;
  editing: boolean;
  onOpen: (entryId: string) => void;
}

const looks = [
  { id: 'picture', label: 'Picture' },
  { id: 'list', label: 'List' },
] as const;

/** How the entries of a world hang together, as a picture or as a list. */
export function GraphView({ worldId, builds, editing, onOpen }: GraphViewProps) {
  const graph = useQuery(calls.worlds.graph.queryOptions({ input: { worldId } }));
  const [look, setLook] = useState('picture');
  const shown = useMemo(() => new Set(graph.data?.nodes.map(({ category }) => category)), [graph.data]);
  if (graph.isPending) return <Skeleton className="h-[60dvh] rounded-card" />;
  if (graph.isError) {
    return (
      <ErrorState title="Error" onRetry={() => void graph.refetch()}>
        <p>The picture of this world could not be loaded.</p>
      </ErrorState>
    );
  }
  if (graph.data.nodes.length === 0) {
    return (
      <EmptyState art={<Waypoints aria-hidden />} title="Nothing to draw yet">
        <p>Entries and the links between them are drawn here.</p>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <Tabs value={look} onChange={setLook} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1.5">
            {loreCategories
              .filter((category) => shown.has(category))
              .map((category) => (
                <li key={category} className="flex items-center gap-1.5 text-note text-ink-soft">
                  <CategoryMark category={category} className="!size-3.5" />
                  {capitalize(category)}
                </li>
              ))}
          </ul>
          <TabList look="segment" label="Shown as" tabs={looks} className="[&>button]:!min-h-9" />
        </div>
        <TabPanel id={look}>
          {look === 'picture' ? (
            <GraphPicture graph={graph.data} seed={worldId} onOpen={onOpen} />
          ) : (
            <GraphList graph={graph.data} onOpen={onOpen} />
          )}
        </TabPanel>
      </Tabs>
      {graph.data.edges.length === 0 && (
        <p className="text-control text-ink-soft">
          {builds ? 'No entry links to another yet. Write [[name]] in a text to link to an entry.' : 'No entry links to another yet.'}
        </p>
      )}
      {builds && <MissingLinks worldId={worldId} editing={editing} graph={graph.data} onOpen={onOpen} />}
    </div>
  );
}
