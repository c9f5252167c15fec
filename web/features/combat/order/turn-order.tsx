import { CombatantRow } from './combatant-row.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import { moveAmongRows } from './roving-rows.ts';

interface TurnOrderProps {
  label: string;
  figures: readonly Figure[];
  active: string | null;
  /** Their own hero's id. */
  mine: string | null;
  /** Ids of those whom their hero has called. */
  commanded?: readonly string[];
  target: string | null;
  /** Left out where nobody is attacked. */
  onTarget?: (id: string) => void;
}

/** Everybody in the order in which they act, with all that is known of them. Tab reaches one row, the arrow keys the others. */
export function TurnOrder({ label, figures, active, mine, commanded = [], target, onTarget }: TurnOrderProps) {
  const entry = figures.some(({ id }) => id === target) ? target : figures.some(({ id }) => id === active) ? active : figures[0]?.id;
  return (
    <ol aria-label={label} className="flex flex-col gap-2" onKeyDown={moveAmongRows}>
      {figures.map((figure) => (
        <CombatantRow
          key={figure.id}
          figure={figure}
          active={figure.id === active}
          mine={figure.id === mine}
          commanded={commanded.includes(figure.id)}
          target={figure.id === target}
          first={figure.id === entry}
          onTarget={onTarget && (() => onTarget(figure.id))}
        />
      ))}
    </ol>
  );
}
