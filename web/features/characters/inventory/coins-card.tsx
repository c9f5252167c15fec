import type { SeenCard } from '#contract/play/characters-shapes.ts';
import type { Character } from '#domain/character/character.ts';
import { coinNames } from '#domain/text/coin-names.ts';
import { worthOf } from '#domain/rules/coins.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Coins } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Hand } from '#web/features/characters/use-act.ts';

const CoinsDialog = lazy(() => import('./coins-dialog.tsx').then(({ CoinsDialog: Dialog }) => ({ default: Dialog })));

interface CoinsCardProps {
  character: Character;
  hand: Hand;
  others: readonly SeenCard[];
}

/** The purse, the dearest coins first. */
export function CoinsCard({ character, hand, others }: CoinsCardProps) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-label="Coins" className="flex flex-col gap-2 rounded-card border border-line bg-raised p-3">
      <dl className="grid grid-cols-5 gap-1 text-center">
        {coinNames.toReversed().map((coin) => (
          <div key={coin} className="flex min-w-0 flex-col-reverse">
            <dt className="text-[0.75rem] text-ink-soft capitalize">{coin}</dt>
            <dd className="figures font-display text-[1.125rem] font-semibold">{character.coins[coin]}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="figures text-note text-ink-soft">Total: {worthOf(character.coins) / 100} gp</p>
        {hand.mayAct && (
          <Button variant="outline" size="sm" icon={<Coins aria-hidden />} onClick={() => setOpen(true)}>
            Edit coins
          </Button>
        )}
      </div>
      <Suspense>{open && <CoinsDialog character={character} hand={hand} others={others} onClose={() => setOpen(false)} />}</Suspense>
    </section>
  );
}
