import { api } from '#web/lib/api.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Undo2 } from 'lucide-react';
import type { FightProps } from './fight-props.ts';

type UndoButtonProps = Pick<FightProps, 'campaignId' | 'fight' | 'doing'>;

/** Takes the last thing back that was done in a fight. */
export function UndoButton({ campaignId, fight, doing }: UndoButtonProps) {
  return (
    <IconButton
      label="Undo"
      icon={<Undo2 aria-hidden />}
      className="border border-line-strong"
      disabled={fight.number === 0}
      aria-disabled={doing.busy || undefined}
      onClick={() => !doing.busy && void doing.run(() => api.combat.undo({ campaignId, number: fight.number }))}
    />
  );
}
