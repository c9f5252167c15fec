import { itemTypes } from '#domain/rules/activity/on-items/item-types.ts';
import { newId } from '#web/lib/new-id.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { blankItem, customItemIn } from './custom-item.ts';
import type { TypedItem } from './custom-item.ts';
import type { Hand } from '#web/features/characters/use-act.ts';

interface CustomItemFormProps {
  hand: Hand;
  onClose: () => void;
}

/** The form of a custom item. */
export function CustomItemForm({ hand, onClose }: CustomItemFormProps) {
  const [typed, setTyped] = useState(blankItem);
  const [tried, setTried] = useState(false);
  const { customItem, wrong } = customItemIn(typed);
  const field = (name: keyof TypedItem, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      autoComplete="off"
      value={typed[name]}
      error={tried ? wrong[name] : undefined}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  );
  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (customItem !== null && (await hand.act({ kind: 'addCustomItem', itemId: newId(), ...customItem }))) onClose();
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {field('name', 'Name')}
      <div className="grid grid-pairs gap-3">
        <SelectField label="Type" value={typed.type} onChange={(event) => setTyped({ ...typed, type: event.target.value })}>
          {itemTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        {field('quantity', 'How many')}
        {field('weight', 'Weight of one (lb)')}
        {typed.type === 'Weapon' && field('damage', 'Damage', 'As dice: 1d8, 2d6+1.')}
        {typed.type === 'Armor' && field('armorClass', 'Armor class')}
        {(typed.type === 'Weapon' || typed.type === 'Armor') && field('bonus', 'Bonus', 'Magic bonus: 0 to 5.')}
      </div>
      <Button type="submit" busy={hand.busy} className="self-end">
        Add
      </Button>
    </form>
  );
}
