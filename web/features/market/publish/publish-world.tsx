import type { OwnListing } from '#domain/market/listing.ts';
import { partKey } from '#domain/market/update/part-key.ts';
import { api, calls } from '#web/lib/api.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { counted } from '#web/ui/format/figures.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import { MapChoices } from './map-choices.tsx';
import { PublishForm } from './publish-form.tsx';
import { useSources } from './sources.ts';

/** Offers a world of one’s own as an adventure. */
export function PublishWorld({ before }: { before: OwnListing | undefined }) {
  const worlds = useQuery(calls.worlds.list.queryOptions({ input: { which: 'own', sort: 'name' } }));
  const [worldId, setWorldId] = useState(before?.worldId ?? '');
  const [maps, setMaps] = useState<ReadonlySet<string>>(new Set());
  const sources = useSources({ worldId, keys: [...maps].map((id) => partKey('map', id)) });
  const world = worlds.data?.find(({ id }) => id === worldId);
  const hint = world
    ? `${counted(world.entryCount, 'lore entry', 'lore entries')}, with what is for the DM. What is for some of your players by name is for the DM there.`
    : 'Its lore, tomes, pictures and map are packed as they are now. Your table and your players are not in it.';
  const isAnother = before !== undefined && before.worldId !== null && before.worldId !== worldId;
  return (
    <PublishForm
      {...{ before, sources }}
      missing={world ? null : 'Please choose the world.'}
      publish={(about, cover) => api.market.publishWorld({ listingId: before?.id ?? null, about, ...cover, worldId, maps: [...maps] })}
      source={
        <>
          <h2 className="font-display text-name font-semibold">Which world</h2>
          {worlds.isError && <LoadFailed what="worlds" onRetry={() => void worlds.refetch()} />}
          {worlds.data?.length === 0 ? (
            <p className="flex flex-wrap items-center gap-3 text-ink-soft">
              You have no world of your own yet. <ButtonLink to="/world/new">Create a world</ButtonLink>
            </p>
          ) : (
            <SelectField label="World" required hint={hint} value={worldId} onChange={(event) => setWorldId(event.target.value)}>
              <option value="">Choose a world</option>
              {worlds.data?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          {world && isAnother && (
            <p role="status" className="text-control text-wine">
              This is another world than the one that “{before.title}” was made from. Whoever updates gets this one in its place.
            </p>
          )}
          <MapChoices chosen={maps} onChange={setMaps} />
        </>
      }
    />
  );
}
