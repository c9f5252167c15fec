import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { classNames } from '#web/ui/class-names.ts';

type Budget = Pick<OwnHero, 'attacksMade' | 'attacksPerTurn' | 'bonusActionUsed' | 'reactionUsed' | 'moves'>;

/** What is left of one’s turn: action, bonus action and reaction. */
export function TurnBudget({ of: { moves, bonusActionUsed, reactionUsed, attacksMade, attacksPerTurn } }: { of: Budget }) {
  const isAttacking = attacksMade > 0 && attacksMade < attacksPerTurn;
  const parts = [
    { name: isAttacking ? 'Attacks' : 'Action', isLeft: moves.action || moves.attack },
    { name: 'Bonus', isLeft: !bonusActionUsed },
    { name: 'Reaction', isLeft: !reactionUsed },
  ];
  return (
    <ul aria-label="Left of your turn" className="flex gap-1">
      {parts.map(({ name, isLeft }) => (
        <li
          key={name}
          className={classNames(
            'rounded-full border px-2 py-0.5 text-note',
            isLeft ? 'border-moss font-semibold text-moss' : 'border-line text-ink-soft line-through',
          )}
        >
          {name}
          <span className="sr-only">{isLeft ? ' left' : ' used'}</span>
        </li>
      ))}
    </ul>
  );
}
