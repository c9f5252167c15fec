import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Term } from '#web/lib/terms/term.tsx';

interface Budget extends Pick<OwnHero, 'attacksMade' | 'attacksPerTurn' | 'bonusActionUsed' | 'reactionUsed'> {
  moves: Pick<OwnHero['moves'], 'action' | 'actions' | 'attack'>;
}

/** What is left of a turn: action, bonus action and reaction. */
export function TurnBudget({ of, label = 'Left of your turn' }: { of: Budget; label?: string }) {
  const { moves, bonusActionUsed, reactionUsed, attacksMade, attacksPerTurn } = of;
  const isAttacking = attacksMade > 0 && attacksMade < attacksPerTurn && !moves.action;
  const action = moves.actions > 1 ? `${moves.actions} actions` : isAttacking ? 'Attacks' : 'Action';
  const parts = [
    { term: 'action', name: action, isLeft: moves.action || moves.attack },
    { term: 'bonus action', name: 'Bonus', isLeft: !bonusActionUsed },
    { term: 'reaction', name: 'Reaction', isLeft: !reactionUsed },
  ] as const;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1">
      {parts.map(({ term, name, isLeft }) => (
        <li
          key={name}
          className={classNames(
            'rounded-full border px-2 text-note',
            isLeft ? 'border-moss font-semibold text-moss' : 'border-line text-ink-soft line-through',
          )}
        >
          <Term isLabel name={term}>
            {name}
          </Term>
          <span className="sr-only">{isLeft ? ' left' : ' used'}</span>
        </li>
      ))}
    </ul>
  );
}
