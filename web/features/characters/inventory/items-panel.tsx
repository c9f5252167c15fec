import type { Person } from '#domain/account/account.ts';
import { isDm } from '#domain/campaign/seat.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Backpack } from 'lucide-react';
import { Carried } from './carried.tsx';
import { CharacterChooser } from '#web/features/characters/panel/character-chooser.tsx';
import { PanelSkeleton } from '#web/features/characters/sheet/panel-skeleton.tsx';
import { useCharactersHere } from '#web/features/characters/panel/use-characters-here.ts';

/** The Items tab: what somebody carries, where, and how much of it they can. */
export function ItemsPanel({ campaign, me }: { campaign: Campaign; me: Person }) {
  const { cards, shown, show } = useCharactersHere(campaign, me);
  if (cards.isError)
    return (
      <ErrorState title="Character Error" onRetry={() => void cards.refetch()}>
        <p>The inventory could not be loaded.</p>
      </ErrorState>
    );
  if (cards.data === undefined || shown === null) return <PanelSkeleton />;
  return (
    <div className="@container flex flex-col gap-4">
      {cards.data.some(({ isMine }) => !isMine) && (
        <CharacterChooser cards={cards.data} shown={shown.kind === 'sheet' ? shown.id : null} onCreate={null} onShow={show} />
      )}
      {shown.kind === 'sheet' ? (
        <Carried key={shown.id} campaignId={campaign.id} leads={isDm(campaign.seat)} id={shown.id} cards={cards.data} />
      ) : (
        <EmptyState art={<Backpack aria-hidden />} title="No character yet">
          <p>Items belong to a character. Create yours in the Character tab; it comes with its first gear.</p>
        </EmptyState>
      )}
    </div>
  );
}
