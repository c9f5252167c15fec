import { api, calls, queryClient } from '#web/lib/api.ts';
import { usePerson } from '#web/lib/session/person.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { HandOverRow } from './hand-over-row.tsx';

const reload = () =>
  Promise.all([calls.campaigns.list.key(), calls.worlds.list.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** The campaigns and worlds that are deleted with the account, by name, each with the offer to hand it over first. */
export function DeletedAlong() {
  const { id: me } = usePerson();
  const campaigns = useQuery(calls.campaigns.list.queryOptions({ input: {}, select: (all) => all.filter(({ isOwner }) => isOwner) }));
  const worlds = useQuery(calls.worlds.list.queryOptions({ input: { which: 'own' } }));
  if (campaigns.isError || worlds.isError) {
    return (
      <ErrorState title="Error" onRetry={() => void Promise.all([campaigns.refetch(), worlds.refetch()])}>
        <p>What would be deleted with your account could not be loaded.</p>
      </ErrorState>
    );
  }
  if (campaigns.isPending || worlds.isPending) return <SkeletonLines lines={3} />;
  if (campaigns.data.length + worlds.data.length === 0) return <p className="mt-3">You own no campaign and no world.</p>;
  return (
    <div className="mt-4 flex flex-col gap-4">
      <Owned
        label="Your campaigns"
        title="These campaigns are deleted with it"
        kind="campaign"
        things={campaigns.data}
        loadHeirs={async (campaignId) =>
          (await api.campaigns.members({ campaignId })).filter(({ userId, seat }) => userId !== me && seat !== 'spectator')
        }
        handOver={(campaignId, userId) => api.campaigns.handOver({ campaignId, userId })}
      />
      <Owned
        label="Your worlds"
        title="These worlds are deleted with it"
        kind="world"
        things={worlds.data}
        loadHeirs={async (worldId) => (await api.worlds.members({ worldId })).filter(({ role }) => role === 'editor')}
        handOver={(worldId, userId) => api.worlds.handOver({ worldId, userId })}
      />
    </div>
  );
}

interface OwnedProps {
  label: string;
  title: string;
  /** Tells the heirs of one kind from those of the other. */
  kind: 'campaign' | 'world';
  things: readonly { id: string; name: string }[];
  /** Who could have one of them instead. */
  loadHeirs: (thingId: string) => Promise<{ userId: string; name: string }[]>;
  handOver: (thingId: string, userId: string) => Promise<unknown>;
}

/** One kind of what somebody owns, each with the offer to hand it over; nothing where they own none. */
function Owned({ label, title, kind, things, loadHeirs, handOver }: OwnedProps) {
  if (things.length === 0) return null;
  return (
    <section aria-label={label}>
      <h3 className="font-semibold">{title}</h3>
      <ul className="divide-y divide-line">
        {things.map(({ id: thingId, name }) => (
          <HandOverRow
            key={thingId}
            name={name}
            queryKey={[kind, thingId]}
            loadHeirs={async () => (await loadHeirs(thingId)).map((heir) => ({ id: heir.userId, name: heir.name }))}
            handOver={(userId) => handOver(thingId, userId)}
            onDone={() => void reload()}
          />
        ))}
      </ul>
    </section>
  );
}
