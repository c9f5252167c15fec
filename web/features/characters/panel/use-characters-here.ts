import type { Person } from '#domain/account/account.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { screenPolicies } from '#domain/permissions/screen-policies.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { campaignAccessOf } from '#domain/permissions/campaign-access.ts';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { shownOf } from './characters-here.ts';
import { shownCharacterName } from './shown-character-name.ts';
import { useCards } from '#web/features/characters/use-characters.ts';

/** Who plays at a table and whose sheet is shown; the Character and the Items tab share the choice. */
export function useCharactersHere(campaign: Campaign, me: Person) {
  const cards = useCards(campaign.id);
  const [wanted, choose] = useSessionStorage<string | null>(shownCharacterName(me.id, campaign.id), null, (value) =>
    typeof value === 'string' ? value : null,
  );
  const mayPlay = screenPolicies['characters.createQuick'](me, campaignAccessOf(campaign)) === true;
  const isGameMaster = campaign.seat !== null && isDm(campaign.seat);
  return {
    cards,
    mayPlay,
    shown: cards.data === undefined ? null : shownOf(cards.data, { mayPlay, isGameMaster, wanted }),
    show: (id: string | null) => choose(() => id),
  };
}
