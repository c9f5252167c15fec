import type { Person } from '#domain/account/account.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { UserRound, UserRoundPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { CharacterChooser } from './character-chooser.tsx';
import { LoadedSheet } from '#web/features/characters/sheet/loaded-sheet.tsx';
import { PanelSkeleton } from '#web/features/characters/sheet/panel-skeleton.tsx';
import { useCharactersHere } from './use-characters-here.ts';

const CreateCharacter = lazy(() =>
  import('#web/features/characters/creation/create-character.tsx').then(({ CreateCharacter: Ways }) => ({ default: Ways })),
);
const DamagedSheet = lazy(() =>
  import('#web/features/characters/sheet/damaged-sheet.tsx').then(({ DamagedSheet: Damaged }) => ({ default: Damaged })),
);
const PartyTable = lazy(() => import('./party-table.tsx').then(({ PartyTable: Party }) => ({ default: Party })));

/** The Character tab: the sheet, the ways to a first one, or who else plays here. */
export function CharacterPanel({ campaign, me }: { campaign: Campaign; me: Person }) {
  const { cards, mayPlay, shown, show } = useCharactersHere(campaign, me);
  if (cards.isError)
    return (
      <ErrorState title="Character Error" onRetry={() => void cards.refetch()}>
        <p>The characters of this table could not be loaded.</p>
      </ErrorState>
    );
  if (cards.data === undefined || shown === null) return <PanelSkeleton />;
  const mayCreate = mayPlay && !cards.data.some(({ isMine }) => isMine);
  const damaged = shown.kind === 'sheet' ? cards.data.find((card) => card.id === shown.id && card.isDamaged) : undefined;
  const others = cards.data.some(({ isMine }) => !isMine);
  return (
    <div className="@container flex flex-col gap-4">
      {others && (
        <CharacterChooser
          cards={cards.data}
          shown={shown.kind === 'sheet' ? shown.id : null}
          onCreate={mayCreate ? () => show('create') : null}
          onShow={show}
        />
      )}
      {cards.data.some(({ isMine, mayAct }) => mayAct && !isMine) && (
        <Suspense>
          <PartyTable cards={cards.data} byMilestone={campaign.settings.levelsBy === 'milestone'} />
        </Suspense>
      )}
      {shown.kind === 'create' && (
        <Suspense fallback={<PanelSkeleton />}>
          <CreateCharacter campaign={campaign} me={me.id} />
        </Suspense>
      )}
      {shown.kind === 'nobody' && (
        <EmptyState
          art={<UserRound aria-hidden />}
          title="No characters yet"
          action={
            mayCreate && (
              <Button variant="outline" icon={<UserRoundPlus aria-hidden />} onClick={() => show('create')}>
                Create one of your own
              </Button>
            )
          }
        >
          <p>
            {mayPlay
              ? 'Players make their characters in this tab. You can read and change their sheets here.'
              : 'The players’ sheets appear here once they have characters.'}
          </p>
        </EmptyState>
      )}
      <Suspense fallback={<PanelSkeleton />}>
        {damaged && <DamagedSheet campaignId={campaign.id} id={damaged.id} mayAct={damaged.mayAct} isNewer={damaged.isNewer} />}
      </Suspense>
      {shown.kind === 'sheet' && !damaged && (
        <LoadedSheet key={shown.id} campaignId={campaign.id} id={shown.id} onDeleted={() => show(null)} />
      )}
    </div>
  );
}
