import type { Campaign } from '#domain/campaign/campaign.ts';
import { useHeroNames } from '#web/table/session/use-heroes.ts';
import { SceneChanges } from './scene-changes.tsx';
import { MapPin } from 'lucide-react';

interface PartyPlaceProps {
  campaign: Pick<Campaign, 'id' | 'location' | 'participants'>;
  /** Whether the reader leads the table, and may change what has changed there. */
  leads?: boolean;
}

/** Where the party is, what has changed there, and who of it is somewhere else. Nothing before the tale has begun. */
export function PartyPlace({ campaign: { id, location, participants }, leads = false }: PartyPlaceProps) {
  const heroes = useHeroNames(id);
  if (!location) return null;
  const nameOf = (userId: string) => heroes.get(userId) ?? participants.find((each) => each.userId === userId)?.name;
  const away = (location.apart ?? []).flatMap(({ userId, name }) => {
    const hero = nameOf(userId);
    return hero === undefined ? [] : [{ userId, hero, name }];
  });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-2 text-control">
        <MapPin aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ember" />
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p>
            The party is at <strong>{location.name}</strong>
            {location.place !== location.name && `, ${location.place}`}.
          </p>
          {away.map(({ userId, hero, name }) => (
            <p key={userId}>
              {hero} is at <strong>{name}</strong>.
            </p>
          ))}
        </div>
      </div>
      <SceneChanges campaignId={id} location={location} nameOf={nameOf} leads={leads} />
    </div>
  );
}
