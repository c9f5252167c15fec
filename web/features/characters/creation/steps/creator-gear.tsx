import { backgrounds } from '#domain/srd/backgrounds.ts';
import type { Kit } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { findArmor } from '#domain/srd/equipment/armor.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import { listText } from '#domain/text/list-text.ts';
import { severalText } from '#domain/text/noun-text.ts';
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
          label={`${classes[calling].name} gear`}
          options={kitOptions(classes[calling].kits)}
          value={`${kits[calling] ?? 0}`}
          onChange={choose(calling)}
        />
      )}
      {background !== null && (
        <ChoiceField
          label={`${backgrounds[background].name} gear`}
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
    label: items.length === 0 ? `${gold} gold pieces` : kitName(items),
    meaning: items.length === 0 ? 'No other gear: buy what you like.' : [...items.map(kitItemText), `${gold} gold pieces`].join(', '),
  }));
}

const nameOf = (catalogId: string) => itemOf(catalogId, 1, catalogId).name;

function kitItemText([catalogId, quantity]: Kit['items'][number]): string {
  return severalText(quantity, nameOf(catalogId));
}

/** A kit by what tells it from others: its armor and first weapon, or the first things in it. */
function kitName(items: Kit['items']): string {
  const ids = items.map(([catalogId]) => catalogId);
  const armed = [ids.find((id) => findArmor(id) !== undefined), ids.find((id) => findWeapon(id) !== undefined)];
  const telling = [...new Set([...armed.filter((id) => id !== undefined), ...ids])].slice(0, 2);
  return listText(telling.map(nameOf));
}
