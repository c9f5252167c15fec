import { Card } from '#web/ui/card.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { useState } from 'react';
import { Carried } from '#web/features/characters/inventory/carried.tsx';
import { LoadedSheet } from '#web/features/characters/sheet/loaded-sheet.tsx';
import { useOtherTabs } from './use-other-tabs.ts';
import type { Place } from '#web/features/characters/place.ts';

const tabs = [
  { id: 'sheet', label: 'Sheet' },
  { id: 'items', label: 'Items' },
] as const;

interface HeroPageProps {
  place: Place;
  id: string;
  /** Called after the hero was deleted. */
  onGone: () => void;
}

/** The sheet of a hero away from tables, and what they carry. */
export function HeroPage({ place, id, onGone }: HeroPageProps) {
  const [tab, setTab] = useState('sheet');
  const elsewhere = useOtherTabs({ place, id, onGone });
  return (
    <Card className="w-full max-w-3xl max-sm:!p-4">
      <div role="status">
        {elsewhere !== null && (
          <p className="mb-4 rounded-control bg-candle-wash px-3 py-2 text-control">
            {elsewhere.name} was changed in another tab and is shown as they are now ({momentOf(elsewhere.at)}).
          </p>
        )}
      </div>
      <Tabs value={tab} onChange={setTab} className="flex flex-col gap-5">
        <TabList label="Parts of the sheet" look="segment" tabs={tabs} />
        <TabPanel id="sheet" className="@container">
          <LoadedSheet campaignId={place} id={id} onDeleted={onGone} />
        </TabPanel>
        <TabPanel id="items" className="@container">
          <Carried campaignId={place} id={id} leads cards={[]} />
        </TabPanel>
      </Tabs>
    </Card>
  );
}
