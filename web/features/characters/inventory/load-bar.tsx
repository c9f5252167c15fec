import type { Character } from '#domain/character/character.ts';
import { carriedWeight, carryingCapacityOf } from '#domain/character/sheet/weight.ts';
import { poundsOf } from './item-facts.ts';

/** What is carried against what can be. */
export function LoadBar({ character }: { character: Character }) {
  const carried = carriedWeight(character);
  const capacity = carryingCapacityOf(character);
  const over = carried > capacity;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="figures flex flex-wrap justify-between gap-x-3 text-note text-ink-soft">
        <span>
          {poundsOf(carried)} of {poundsOf(capacity)} lb
        </span>
        <span className={over ? 'font-semibold text-wine' : undefined}>{over ? 'Over carrying capacity' : 'Carrying capacity'}</span>
      </p>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          className={`h-full rounded-full ${over ? 'bg-wine' : 'bg-ember'}`}
          style={{ width: `${Math.min(100, (carried / Math.max(1, capacity)) * 100)}%` }}
        />
      </div>
    </div>
  );
}
