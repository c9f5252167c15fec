import type { SeenCard, SeenCharacter } from '#contract/play/characters-shapes.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Backpack, PackagePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { CoinsCard } from './coins-card.tsx';
import { ItemRow } from './item-row.tsx';
import { placeTitles } from './items-text.ts';
import { LoadBar } from './load-bar.tsx';
import { PanelSkeleton } from '#web/features/characters/sheet/panel-skeleton.tsx';
import { useHand } from '#web/features/characters/use-act.ts';
import { useSheet } from '#web/features/characters/use-characters.ts';

const AddItemDialog = lazy(() => import('./add-item-dialog.tsx').then(({ AddItemDialog: Dialog }) => ({ default: Dialog })));

interface CarriedProps {
  campaignId: string;
  id: string;
  /** Whether who looks leads the table and so reads of curses. */
  leads: boolean;
  /** Everybody at the table. */
  cards: readonly SeenCard[];
}

/** What somebody carries, asked for. */
export function Carried({ campaignId, id, leads, cards }: CarriedProps) {
  const sheet = useSheet(campaignId, id);
  const others = cards.filter((card) => card.id !== id);
  if (sheet.data !== undefined) return <Inventory seen={sheet.data} leads={leads} others={others} />;
  if (!sheet.isError) return <PanelSkeleton />;
  return (
    <ErrorState title="Character Error" onRetry={() => void sheet.refetch()}>
      <p>The inventory could not be loaded.</p>
    </ErrorState>
  );
}

interface InventoryProps extends Pick<CarriedProps, 'leads'> {
  seen: SeenCharacter;
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
