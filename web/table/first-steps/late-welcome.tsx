import type { Person } from '#domain/account/account.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useStore } from '#web/lib/store/store.ts';
import type { Watched } from '#web/lib/store/store.ts';
import { StepsCard } from './first-steps.tsx';
import { hasSpoken, storySoFar } from './story-so-far.ts';
import type { Told } from './story-so-far.ts';

interface LateWelcomeProps {
  /** The chat of the table. */
  room: { state: Watched<{ transcript: { messages: readonly Told[] } }> };
  campaign: Pick<Campaign, 'id' | 'location'> & { settings: Pick<Campaign['settings'], 'narratorMode'> };
  me: Pick<Person, 'id'>;
  /** Whether the narrator answers what one writes, without a turn. */
  needsNoTurn: boolean;
}

/** For a player who joins once the story has begun, until they say something: where the party is, what was told last, and how one takes part. */
export function LateWelcome({ room, campaign: { id, location, settings }, me, needsNoTurn }: LateWelcomeProps) {
  const isNew = useStore(room.state, ({ transcript: { messages } }) => messages.length > 0 && !hasSpoken(messages, me.id));
  const { data } = useQuery({ ...calls.campaigns.members.queryOptions({ input: { campaignId: id } }), enabled: isNew });
  const joinedAt = data?.find(({ userId }) => userId === me.id)?.joinedAt;
  const last = useStore(room.state, ({ transcript }) =>
    joinedAt === undefined ? null : storySoFar(transcript.messages, { userId: me.id, joinedAt }, settings.narratorMode === 'dm'),
  );
  if (last === null) return null;
  return (
    <StepsCard shelf={`hearthlore.late-welcome-seen/${id}`} title="Welcome: the story is under way." needsNoTurn={needsNoTurn}>
      {location && (
        <>
          The party is at {location.name}
          {location.place !== location.name && `, ${location.place}`}.{' '}
        </>
      )}
      Told last: <q>{last}</q>
    </StepsCard>
  );
}
