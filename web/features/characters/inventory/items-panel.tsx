import type { SeenCard, SeenCharacter } from '#contract/play/characters-shapes.ts';
import type { Person } from '#domain/account/account.ts';
import { isDm } from '#domain/campaign/seat.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Backpack, PackagePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { CharacterChooser } from '#web/features/characters/panel/character-chooser.tsx';
import { CoinsCard } from './coins-card.tsx';
import { ItemRow } from './item-row.tsx';
import { placeTitles } from './items-text.ts';
import { LoadBar } from './load-bar.tsx';
import { PanelSkeleton } from '#web/features/characters/sheet/panel-skeleton.tsx';
import { useHand } from '#web/features/characters/use-act.ts';
import { useCharactersHere } from '#web/features/characters/panel/use-characters-here.ts';
import { useSheet } from '#web/features/characters/use-characters.ts';

const AddItemDialog = lazy(() => import('./add-item-dialog.tsx').then(({ AddItemDialog: Dialog }) => ({ default: Dialog })));

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
        <Carried key={shown.id} campaign={campaign} id={shown.id} cards={cards.data} />
      ) : (
        <EmptyState art={<Backpack aria-hidden />} title="No character yet">
          <p>Items belong to a character. Create yours in the Character tab; it comes with its first gear.</p>
        </EmptyState>
      )}
    </div>
  );
}

function Carried({ campaign, id, cards }: { campaign: Campaign; id: string; cards: readonly SeenCard[] }) {
  const sheet = useSheet(campaign.id, id);
  const others = cards.filter((card) => card.id !== id);
  if (sheet.data !== undefined) return <Inventory seen={sheet.data} leads={isDm(campaign.seat)} others={others} />;
  if (!sheet.isError) return <PanelSkeleton />;
  return (
    <ErrorState title="Character Error" onRetry={() => void sheet.refetch()}>
      <p>The inventory could not be loaded.</p>
    </ErrorState>
  );
}

interface InventoryProps {
  seen: SeenCharacter;
  /** Whether who looks leads the table and so reads of curses. */
  leads: boolean;
  others: readonly SeenCard[];
}

function Inventory({ seen: { character, shown, mayAct, isMine, playerName }, leads, others }: InventoryProps) {
  const hand = useHand(character, mayAct);
  const [adding, setAdding] = useState(false);
  const { inventory } = character;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="min-w-0 font-display text-name leading-tight font-semibold">
          {character.name}
          {!isMine && <span className="block font-sans text-note font-normal text-ink-soft">Played by {playerName}</span>}
        </h2>
        {mayAct && (
          <Button variant="soft" size="sm" icon={<PackagePlus aria-hidden />} onClick={() => setAdding(true)}>
            Add
          </Button>
        )}
      </div>
      <LoadBar character={character} />
      <CoinsCard character={character} hand={hand} others={others} />
      {inventory.length === 0 && (
        <EmptyState art={<Backpack aria-hidden />} title="The inventory is empty">
          <p>{mayAct ? 'Add an item from the list or a custom item.' : 'Items that are picked up appear here.'}</p>
        </EmptyState>
      )}
      {placeTitles.map(({ title, places }) => {
        const here = inventory.filter(({ place }) => places.some((each) => each === place));
        if (here.length === 0) return null;
        return (
          <section key={title} aria-label={title}>
            <h3 className="mb-1 text-note font-semibold text-ink-soft">{title}</h3>
            <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-raised">
              {here.map((item) => (
                <ItemRow
                  key={item.id}
                  item={item}
                  use={shown.items.find(({ id }) => id === item.id)}
                  {...{ character, leads, hand, others }}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <Suspense>
        {adding && <AddItemDialog campaignId={character.campaignId} hand={hand} leads={leads} onClose={() => setAdding(false)} />}
      </Suspense>
    </div>
  );
}
