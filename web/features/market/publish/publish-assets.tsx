import type { OwnListing } from '#domain/market/listing.ts';
import { limits } from '#domain/limits/limits.ts';
import { sourceOfHero } from '#domain/market/hero-source.ts';
import { partKey } from '#domain/market/update/part-key.ts';
import { api, calls } from '#web/lib/api.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import { useLedCampaigns } from '#web/features/market/led-campaigns.ts';
import { Choices } from './choices.tsx';
import { MapChoices } from './map-choices.tsx';
import { PublishForm } from './publish-form.tsx';
import { problemOfShelf, StampChoices, TableChoices } from './shelf-choices.tsx';
import { useSources } from './sources.ts';

const kindLabels = { item: 'item', spell: 'spell', feature: 'feature', monster: 'creature' } as const;

/** Offers homebrew of a campaign that one leads, and heroes, maps, random tables and stamps of one’s own. */
export function PublishAssets({ before }: { before: OwnListing | undefined }) {
  const [campaignId, setCampaignId] = useState('');
  const [entryIds, setEntryIds] = useState<ReadonlySet<string>>(new Set());
  const [heroIds, setHeroIds] = useState<ReadonlySet<string>>(new Set());
  const [maps, setMaps] = useState<ReadonlySet<string>>(new Set());
  const [tables, setTables] = useState<ReadonlySet<string>>(new Set());
  const [stamps, setStamps] = useState<ReadonlySet<string>>(new Set());
  const chosenOf = { homebrew: entryIds, map: maps, table: tables, stamp: stamps };
  const keys = (['homebrew', 'map', 'table', 'stamp'] as const).flatMap((kind) => [...chosenOf[kind]].map((id) => partKey(kind, id)));
  const heroes = useQuery(calls.characters.mine.queryOptions({ input: {} }));
  const chosenHeroes = (heroes.data ?? []).filter(({ id }) => heroIds.has(id));
  const sources = [...useSources({ campaignId, keys }), ...chosenHeroes.flatMap((hero) => sourceOfHero(hero) ?? [])];
  const isEmpty = keys.length + chosenHeroes.length === 0;
  const tooMany = chosenHeroes.length > limits.heroesPerPackage ? `At most ${limits.heroesPerPackage} heroes go into one pack.` : null;
  return (
    <PublishForm
      {...{ before, sources }}
      missing={isEmpty ? 'Please choose something to put into the pack.' : (tooMany ?? problemOfShelf(tables, stamps))}
      publish={(about, cover) =>
        api.market.publishAssets({
          listingId: before?.id ?? null,
          about,
          ...cover,
          maps: [...maps],
          tables: [...tables],
          stamps: [...stamps],
          homebrew: entryIds.size === 0 ? null : { campaignId, entryIds: [...entryIds] },
          heroes: chosenHeroes.map(({ id, campaignId: at }) => ({ campaignId: at, characterId: id })),
        })
      }
      source={
        <>
          <h2 className="font-display text-name font-semibold">What goes into the pack</h2>
          <HomebrewOf
            {...{ campaignId, entryIds }}
            onEntries={setEntryIds}
            onCampaign={(id) => {
              setCampaignId(id);
              setEntryIds(new Set());
            }}
          />
          {heroes.isError && <LoadFailed what="heroes" onRetry={() => void heroes.refetch()} />}
          <Choices
            title="Your heroes"
            all={(heroes.data ?? []).map(({ id, name, campaignName }) => ({ id, name, note: campaignName }))}
            chosen={heroIds}
            onChange={setHeroIds}
          />
          <MapChoices chosen={maps} onChange={setMaps} />
          <TableChoices chosen={tables} onChange={setTables} />
          <StampChoices chosen={stamps} onChange={setStamps} />
        </>
      }
    />
  );
}

interface HomebrewOfProps {
  campaignId: string;
  entryIds: ReadonlySet<string>;
  onCampaign: (id: string) => void;
  onEntries: (ids: ReadonlySet<string>) => void;
}

function HomebrewOf({ campaignId, entryIds, onCampaign, onEntries }: HomebrewOfProps) {
  const led = useLedCampaigns();
  const entries = useQuery(calls.homebrew.list.queryOptions({ input: { campaignId }, enabled: campaignId !== '' }));
  if (led.isError) return <LoadFailed what="campaigns" onRetry={() => void led.refetch()} />;
  if (led.data?.length === 0) return <p className="text-ink-soft">You lead no campaign, so there is no homebrew of yours to offer.</p>;
  return (
    <>
      <SelectField
        label="Homebrew of"
        hint="Only what Dungeon Masters wrote for a campaign that you lead."
        value={campaignId}
        onChange={(event) => onCampaign(event.target.value)}
      >
        <option value="">No homebrew</option>
        {led.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {entries.isError && <LoadFailed what="homebrew" onRetry={() => void entries.refetch()} />}
      {entries.data?.length === 0 && <p className="text-ink-soft">This campaign has no homebrew yet.</p>}
      <Choices
        title="Entries"
        all={(entries.data ?? []).map(({ entry }) => ({ id: entry.id, name: entry.name, note: kindLabels[entry.kind] }))}
        chosen={entryIds}
        onChange={onEntries}
      />
    </>
  );
}
