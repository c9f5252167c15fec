import { limits } from '#domain/limits/limits.ts';
import { useAtLeast } from '#web/table/layout/use-at-least.ts';
import { WorldMap } from './world-map.tsx';
import { WorldPanel } from './world-panel.tsx';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { lazy, Suspense, useState } from 'react';
import { MapPlace } from './map-place.tsx';
import { TableLore } from './table-lore.tsx';
import { TableMap } from './table-map.tsx';
import type { TablePart } from './table-part.ts';

const TableNotes = lazy(async () => ({ default: (await import('./table-notes.tsx')).TableNotes }));

const tabs = [
  { id: 'world', label: 'World' },
  { id: 'notes', label: 'Notes' },
];

const textOf = (kept: unknown) => (typeof kept === 'string' ? kept : null);

/** The world of the campaign with its map; on a small screen, where notes have no tab of their own, the notes too. */
export function TableWorld(part: TablePart) {
  const { campaign, me } = part;
  const wide = useAtLeast(limits.drawerBreakpoint);
  const [tab, setTab] = useState('world');
  const [entryId, setEntryId] = useSessionStorage(`hearthlore.table-lore-open/${me.id}/${campaign.id}`, '', textOf);
  const board = <TableMap campaign={campaign} me={me} look="small" withTools={!wide} />;
  const map = <MapPlace {...{ campaign, me }} look="small" withTools={!wide} world={<WorldMap hasMap={campaign.hasMap} board={board} />} />;
  const world = (
    <div className="flex flex-col gap-6">
      {/* What is read stands in the place of the world, and not somewhere below its map. */}
      {entryId === '' && <WorldPanel campaign={campaign} withFacts={!wide} map={map} />}
      <TableLore {...part} entryId={entryId === '' ? null : entryId} onEntry={(next) => setEntryId(() => next ?? '')} />
    </div>
  );
  if (wide) return world;
  return (
    <Tabs value={tab} onChange={setTab} className="flex flex-col gap-4">
      <TabList look="segment" label="World and notes" tabs={tabs} />
      <TabPanel id="world">{world}</TabPanel>
      <TabPanel id="notes">
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <TableNotes {...part} />
        </Suspense>
      </TabPanel>
    </Tabs>
  );
}
