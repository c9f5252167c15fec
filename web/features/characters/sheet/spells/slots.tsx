import type { SlotRow } from '#domain/character/sheet/class-casting.ts';
import type { Hand } from '#web/features/characters/use-act.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { RotateCcw } from 'lucide-react';

interface SlotsProps {
  slots: readonly SlotRow[];
  hand: Hand;
}

const nameOf = ({ level, pact }: SlotRow) => `${pact ? 'Pact, level' : 'Level'} ${level}`;

/** Slots of all levels side by side, so that spells stand in sight below them, and one way to have a spent one back. */
export function Slots({ slots, hand }: SlotsProps) {
  const spent = slots.filter(({ left, total }) => left < total);
  return (
    <div className="flex items-start gap-2">
      <ul aria-label="Spell slots" className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-0.5 text-control">
        {slots.map((row) => (
          <li key={nameOf(row)} className="flex items-center gap-1.5 whitespace-nowrap">
            {nameOf(row)}
            <span aria-hidden className="flex gap-0.5">
              {Array.from({ length: Math.max(row.total, row.left) }, (_, slot) => (
                <span key={slot} className={`size-2.5 rounded-full border border-sea ${slot < row.left ? 'bg-sea' : ''}`} />
              ))}
            </span>
            <span className="sr-only">
              {row.left} of {row.total}
            </span>
          </li>
        ))}
      </ul>
      {hand.mayAct && spent.length > 0 && (
        <Menu
          trigger={
            <IconButton size="sm" className="!size-8" label="Regain a spell slot" disabled={hand.busy} icon={<RotateCcw aria-hidden />} />
          }
        >
          {spent.map((row) => (
            <MenuItem key={nameOf(row)} onSelect={() => void hand.act({ kind: 'recoverSlot', level: row.level, pact: row.pact })}>
              {nameOf(row)}: {row.left} of {row.total} left
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}
