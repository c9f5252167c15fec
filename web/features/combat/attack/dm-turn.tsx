import type { SeenFight } from '#contract/play/combat-shapes.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { actionsLeft, attacksAllowed } from '#domain/combat/turn-budget.ts';
import type { DmCombatView } from '#domain/combat/view.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import type { ComponentProps } from 'react';
import { DmDeeds } from './dm-deeds.tsx';
import { TurnBudget } from './turn-budget.tsx';
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

/** What is left of the turn of somebody; it binds nobody whom the DM has act. */
function budgetOf(view: DmCombatView, one: Combatant): ComponentProps<typeof TurnBudget>['of'] {
  const { attacksMade, bonusActionUsed } = view;
  const { attacksPerTurn, reactionUsed } = one;
  const actions = actionsLeft(view, one);
  const moves = { action: actions > 0, actions, attack: one.attacks.length > 0 && attacksMade < attacksAllowed(one) };
  return { attacksMade, bonusActionUsed, attacksPerTurn, reactionUsed, moves };
}

/** The death saving throw of somebody at 0 hit points, or that they are stable. */
function Dying({ one: { id, name, deathSaves }, doing }: { one: Figure; doing: Doing }) {
  if (deathSaves?.stable !== false) return <p className="text-control wrap-anywhere">{name} is stable and unconscious.</p>;
  return (
    <Button icon={<DiceIcon aria-hidden />} long busy={doing.busy} onClick={() => void doing.step({ name: 'deathSave', targetId: id })}>
      Roll the death saving throw of {name}
    </Button>
  );
}

/** What the DM can do for whoever acts. */
export function DmTurn({ fight, acting, target, figures, doing, onTarget, onOwnTurn }: DmTurnProps) {
  const whole = acting?.whole ?? null;
  const active = fight.view.active;
  const has = fight.atHand?.find(({ id }) => id === acting?.id);
  const outOfTurn = acting !== null && acting.id !== active;
  const isDown = acting?.health === 'down';
  // Whoever is at 0 hit points lies unconscious: there is nothing that they could do.
  const acts = !isDown && acting?.health !== 'dead';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 flex-1 font-display text-name font-semibold wrap-anywhere">
          {acting === null ? 'No one’s turn' : outOfTurn ? `${acting.name} (out of turn)` : `${acting.name}’s turn`}
        </h3>
        {whole && !outOfTurn && acts && fight.view.audience === 'dm' && (
          <TurnBudget of={budgetOf(fight.view, whole)} label={`Left of the turn of ${whole.name}`} />
        )}
        {outOfTurn && (
          <Button variant="outline" size="sm" onClick={onOwnTurn}>
            Back to current turn
          </Button>
        )}
      </div>
      {acting && isDown && <Dying one={acting} doing={doing} />}
      {whole && has && acts && fight.view.audience === 'dm' && (
        <DmDeeds key={`deeds of ${whole.id}`} one={whole} view={fight.view} has={has} {...{ target, figures, doing, onTarget }} />
      )}
    </div>
  );
}
