import { writeLevels } from '#domain/encounter/foes.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { resend } from '#web/lib/resend.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import { encounterShelf } from './device-shelf.ts';
import type { KeptHere } from './device-shelf.ts';
import type { CampaignSources } from '#web/features/encounters/use-campaign-sources.ts';

/** A place where encounters are kept. */
export interface Shelf {
  id: 'campaign' | 'account' | 'device';
  label: string;
  /** Where they stand, within a sentence. */
  where: string;
  /** Undefined while they are loaded. */
  kept: readonly KeptHere[] | undefined;
  isFailed: boolean;
  retry: () => void;
  /** Keeps one, in the place of the one with its id. */
  keep: (one: KeptHere) => Promise<unknown>;
  remove: (one: KeptHere) => Promise<unknown>;
}

function useDeviceShelf(): Shelf {
  const [kept, setKept] = useState(encounterShelf.read);
  const change = async (next: (now: KeptHere[]) => KeptHere[]) =>
    setKept((now) => {
      const changed = next(now);
      encounterShelf.write(changed);
      return changed;
    });
  return {
    id: 'device',
    label: 'This device',
    where: 'on this device',
    kept,
    isFailed: false,
    retry: () => undefined,
    keep: (one) =>
      change((now) => {
        const at = now.findIndex(({ id }) => id === one.id);
        return at === -1 ? [one, ...now] : now.with(at, one);
      }),
    remove: ({ id }) => change((now) => now.filter((each) => each.id !== id)),
  };
}

function useAccountShelf(isPerson: boolean, levels: readonly number[]): Shelf {
  const { data, isError, refetch } = useQuery(calls.ownEncounters.list.queryOptions({ input: {}, enabled: isPerson }));
  const again = () => queryClient.invalidateQueries({ queryKey: calls.ownEncounters.key() });
  return {
    id: 'account',
    label: 'Your account',
    where: 'in your account, on every device',
    kept: data,
    isFailed: isError,
    retry: () => void refetch(),
    keep: async ({ id, name, foes, party = writeLevels(levels) }) => {
      await resend(() => api.ownEncounters.save({ encounter: { id, name, foes, party } }));
      await again();
    },
    remove: async ({ id }) => {
      await resend(() => api.ownEncounters.remove({ encounterId: id }));
      await again();
    },
  };
}

function campaignShelf(campaignId: string, { kept, isLoading, isFailed, retry }: CampaignSources): Shelf {
  const again = () => queryClient.invalidateQueries({ queryKey: calls.encounters.ofCampaign.queryKey({ input: { campaignId } }) });
  return {
    id: 'campaign',
    label: 'This campaign',
    where: 'in this campaign, for those who lead it',
    kept: isLoading ? undefined : kept,
    isFailed,
    retry,
    keep: async ({ id, name, foes }) => {
      await resend(() => api.encounters.keep({ campaignId, encounter: { id, name, foes } }));
      await again();
    },
    remove: async ({ id }) => {
      await resend(() => api.encounters.forget({ campaignId, encounterId: id }));
      await again();
    },
  };
}

interface ShelvesFor {
  isPerson: boolean;
  campaignId: string | null;
  sources: CampaignSources;
  /** Of the heroes that the encounter is for. */
  levels: readonly number[];
}

/** Where somebody keeps encounters, the first one first. On a device with an account nothing new is kept. */
export function useShelves({ isPerson, campaignId, sources, levels }: ShelvesFor): Shelf[] {
  const device = useDeviceShelf();
  const account = useAccountShelf(isPerson, levels);
  if (!isPerson) return [device];
  return [
    ...(campaignId === null ? [] : [campaignShelf(campaignId, sources)]),
    account,
    ...(device.kept === undefined || device.kept.length === 0 ? [] : [device]),
  ];
}
