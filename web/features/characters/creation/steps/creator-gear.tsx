import { backgrounds } from '#domain/srd/backgrounds.ts';
import type { Kit } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import type { Creation } from './use-creation.ts';

/** What one carries into the first scene. */
export function CreatorGear({ draft, set }: Creation) {
  const { class: calling, background, kits } = draft;
  const choose = (of: NonNullable<typeof calling | typeof background>) => (index: string) =>
    set((now) => ({ ...now, kits: { ...now.kits, [of]: Number(index) } }));
  return (
    <div className="flex flex-col gap-5">
      {calling !== null && (
        <ChoiceField
          label={`${calling} gear`}
          options={kitOptions(classes[calling].kits)}
          value={`${kits[calling] ?? 0}`}
          onChange={choose(calling)}
        />
      )}
      {background !== null && (
        <ChoiceField
          label={`${background} gear`}
          options={kitOptions(backgrounds[background].kits)}
          value={`${kits[background] ?? 0}`}
          onChange={choose(background)}
        />
      )}
    </div>
  );
}

function kitOptions(kits: readonly Kit[]) {
  return kits.map(({ items, gold }, index) => ({
    id: `${index}`,
    label: items.length === 0 ? `${gold} gold pieces` : `Kit ${index + 1}`,
    meaning: items.length === 0 ? 'No other gear: buy what you like.' : [...items.map(kitItemText), `${gold} gold pieces`].join(', '),
  }));
}

function kitItemText([catalogId, quantity]: Kit['items'][number]): string {
  const { name } = itemOf(catalogId, 1, catalogId);
  return quantity === 1 ? name : `${quantity} ${name}`;
}
