import { Card } from '#web/ui/card.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { useState } from 'react';
import { Carried } from '#web/features/characters/inventory/carried.tsx';
import { LoadedSheet } from '#web/features/characters/sheet/loaded-sheet.tsx';
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
  return (
    <Card className="w-full max-w-3xl max-sm:!p-4">
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
