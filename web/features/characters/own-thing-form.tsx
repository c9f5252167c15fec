import { itemTypes } from '#domain/srd/equipment/gear.ts';
import { newId } from '#web/lib/new-id.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { blankThing, ownThingIn } from './own-thing.ts';
import type { TypedThing } from './own-thing.ts';
import type { Hand } from './use-act.ts';

interface OwnThingFormProps {
  hand: Hand;
  onClose: () => void;
}

/** A thing that is in no catalogue. */
export function OwnThingForm({ hand, onClose }: OwnThingFormProps) {
  const [typed, setTyped] = useState(blankThing);
  const [tried, setTried] = useState(false);
  const { thing, wrong } = ownThingIn(typed);
  const field = (name: keyof TypedThing, label: string, hint?: string) => (
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
    if (thing !== null && (await hand.act({ kind: 'addCustomItem', itemId: newId(), ...thing }))) onClose();
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {field('name', 'Name')}
      <div className="grid grid-cols-2 gap-3">
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
