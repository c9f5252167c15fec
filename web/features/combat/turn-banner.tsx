import { capitalize } from '#domain/text/capitalize.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { Swords } from 'lucide-react';
import { useCombat, useDoing } from './use-combat.ts';

const look = 'flex flex-wrap items-center justify-center gap-2 bg-candle-wash px-4 py-2 text-control font-semibold text-ink';

/** Says in the story what a fight wants of whoever looks: a save, an answer, or their turn. Read aloud when it changes. */
export function TurnBanner({ campaignId }: { campaignId: string }) {
  const { data } = useCombat(campaignId);
  const fight = data?.fight ?? null;
  const doing = useDoing(campaignId, fight);
  const hero = fight?.hero ?? null;
  const save = fight?.view.saves?.saves.find(({ saverId, roll }) => saverId === hero?.id && roll === null);
  const mayReact = hero?.reaction !== undefined && hero?.reaction !== null;
  return (
    <div role="status" aria-live="polite" className="shrink-0 empty:hidden">
      {save && (
        <div className={look}>
          <DiceIcon aria-hidden className="size-4.5 text-candle" />
          {`${capitalize(save.ability)} save against ${save.cause}`}
          <Button
            variant="primary"
            size="sm"
            className="!min-h-9 narrow:!min-h-11"
            busy={doing.busy}
            onClick={() => void doing.step({ name: 'rollSaves', saverIds: [save.saverId] })}
          >
            Roll the save
          </Button>
        </div>
      )}
      {mayReact && (
        <p className={look}>
          <Swords aria-hidden className="size-4.5 text-candle" />
          You may react. Open Combat to answer.
        </p>
      )}
      {!save && !mayReact && hero?.moves.endTurn === true && (
        <p className={look}>
          <Swords aria-hidden className="size-4.5 text-candle" />
          Your turn! Open Combat to act.
        </p>
      )}
    </div>
  );
}
