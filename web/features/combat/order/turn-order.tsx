import type { ReactNode } from 'react';
import { CombatantRow } from './combatant-row.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import { moveAmongRows } from './roving-rows.ts';

interface TurnOrderProps {
  figures: readonly Figure[];
  active: string | null;
  /** Their own hero's id. */
  mine: string | null;
  /** Ids of those whom their hero has called. */
  commanded?: readonly string[];
  target: string | null;
  /** Left out where nobody is attacked. */
  onTarget?: (id: string) => void;
  menuOf?: (figure: Figure) => ReactNode;
}

/** Everybody in the order in which they act. Tab reaches one row, the arrow keys the others. */
export function TurnOrder({ figures, active, mine, commanded = [], target, onTarget, menuOf }: TurnOrderProps) {
  const entry = figures.some(({ id }) => id === target) ? target : figures.some(({ id }) => id === active) ? active : figures[0]?.id;
  return (
    <ol aria-label="Turn order" className="flex flex-col gap-2" onKeyDown={moveAmongRows}>
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
          menu={menuOf?.(figure)}
        />
      ))}
    </ol>
  );
}
