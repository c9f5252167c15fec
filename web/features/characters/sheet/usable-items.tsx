import type { Character } from '#domain/character/character.ts';
import type { ShownItem } from '#domain/character/shown/shown-items.ts';
import { ItemUses } from '#web/features/characters/item-use/item-uses.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';
import { SheetSection } from './sheet-section.tsx';

interface UsableItemsProps {
  items: readonly ShownItem[];
  character: Character;
  hand: Hand;
}

/** Items that can do something, with what it is; nothing where none is carried. */
export function UsableItems({ items, character, hand }: UsableItemsProps) {
  const usable = items.filter(({ ways }) => ways.length > 0);
  if (usable.length === 0) return null;
  return (
    <SheetSection title="Items to use" mark={`${usable.length}`}>
      <ul className="flex flex-col gap-2">
        {usable.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="min-w-0 text-control font-semibold">
              {item.name}
              {item.quantity > 1 && <span className="figures font-normal text-ink-soft"> × {item.quantity}</span>}
            </p>
            <ItemUses item={item} character={character} hand={hand} />
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}
