import type { Person } from '#domain/account/account.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { screenPolicies } from '#domain/permissions/screen-policies.ts';
import { campaignAccessOf } from '#domain/permissions/campaign-access.ts';
import { chooseMapPlace, mapPlace } from '#web/features/battle-map/live/map-place.ts';
import { useLandOnShownMap } from '#web/features/battle-map/live/use-land-on-shown-map.ts';
import { useStore } from '#web/lib/store/store.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';

const TableBattleMap = lazy(async () => ({ default: (await import('./table-battle-map.tsx')).TableBattleMap }));

const tabs = [
  { id: 'world', label: 'World map' },
  { id: 'battle', label: 'Battle map' },
];

interface MapPlaceProps {
  campaign: Campaign;
  me: Person;
  look: 'large' | 'small';
  withTools: boolean;
  /** The map of the world, or the word that there is none. */
  world: ReactNode;
}

/** The place of the campaign's map: the map of the world, or the battle map. */
export function MapPlace({ campaign, me, look, withTools, world }: MapPlaceProps) {
  const place = useStore(mapPlace);
  useLandOnShownMap(campaign.id);
  const leads = screenPolicies['maps.savePin'](me, campaignAccessOf(campaign)) === true;
  const [slot, setSlot] = useState<Element | null>(null);
  const fills = look === 'large' && 'flex-1';
  const panel = classNames('flex flex-col', fills);
  return (
    <Tabs
      value={place}
      onChange={(id) => chooseMapPlace(id === 'battle' ? id : 'world')}
      className={classNames('flex flex-col gap-3', fills)}
    >
      {look === 'large' ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <TabList look="segment" label="Which map" tabs={tabs} />
          <div ref={setSlot} className="min-w-0 flex-1 basis-80 empty:hidden" />
        </div>
      ) : (
        <TabList look="segment" label="Which map" tabs={tabs} />
      )}
      <TabPanel id="world" className={panel}>
        {world}
      </TabPanel>
      <TabPanel id="battle" className={panel}>
        <Suspense fallback={<Skeleton className={look === 'large' ? 'min-h-0 flex-1' : 'aspect-square w-full'} />}>
          <TableBattleMap {...{ campaign, leads, look, withTools, slot }} />
        </Suspense>
      </TabPanel>
    </Tabs>
  );
}
