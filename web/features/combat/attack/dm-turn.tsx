import type { SeenFight } from '#contract/play/combat-shapes.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { DmDeeds } from './dm-deeds.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

interface DmTurnProps {
  fight: SeenFight;
  /** Who acts: whose turn it is, or somebody else whom the DM has chosen. */
  acting: Figure | null;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
  onTarget: (id: string | null) => void;
  /** Back to whose turn it is. */
  onOwnTurn: () => void;
}

/** What the DM can do for whoever acts. */
export function DmTurn({ fight, acting, target, figures, doing, onTarget, onOwnTurn }: DmTurnProps) {
  const whole = acting?.whole ?? null;
  const active = fight.view.active;
  const outOfTurn = acting !== null && acting.id !== active;
  const dying = acting?.health === 'down' && acting.deathSaves?.stable === false;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 flex-1 font-display text-name font-semibold wrap-anywhere">
          {acting === null ? 'No one’s turn' : outOfTurn ? `${acting.name} (out of turn)` : `${acting.name}’s turn`}
        </h3>
        {outOfTurn && (
          <Button variant="outline" size="sm" onClick={onOwnTurn}>
            Back to current turn
          </Button>
        )}
      </div>
      {whole && fight.view.audience === 'dm' && acting?.health !== 'dead' && (
        <DmDeeds
          key={`deeds of ${whole.id}`}
          one={whole}
          view={fight.view}
          upright={acting?.health !== 'down'}
          {...{ target, figures, doing, onTarget }}
        />
      )}
      {acting && dying && (
        <Button
          variant="outline"
          icon={<DiceIcon aria-hidden />}
          long
          busy={doing.busy}
          onClick={() => void doing.step({ name: 'deathSave', targetId: acting.id })}
        >
          Roll the death saving throw of {acting.name}
        </Button>
      )}
    </div>
  );
}
