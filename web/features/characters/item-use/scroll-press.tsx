import type { Character } from '#domain/character/character.ts';
import type { ShownItem } from '#domain/character/shown/shown-items.ts';
import { spellsOfLevel } from '#domain/homebrew/own-spells.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useState } from 'react';
import type { Hand } from '#web/features/characters/use-act.ts';

interface ScrollPressProps {
  item: ShownItem;
  character: Character;
  /** Of the spell that stands on it. */
  level: number;
  hand: Hand;
}

/** Asks which spell stands on a scroll, as long as nobody has said so. */
export function ScrollPress({ item, character, level, hand }: ScrollPressProps) {
  const [isOpen, setOpen] = useState(false);
  const [spell, setSpell] = useState('');
  const write = async () => {
    if (spell !== '' && (await hand.act({ kind: 'writeScroll', itemId: item.id, spell }))) setOpen(false);
  };
  return (
    <>
      <Button variant="soft" size="sm" disabled={hand.busy} onClick={() => setOpen(true)}>
        Choose its spell<span className="sr-only"> {item.name}</span>
      </Button>
      {isOpen && (
        <FormDialog
          title={item.name}
          action="Choose"
          busy={hand.busy}
          disabled={spell === ''}
          onClose={() => setOpen(false)}
          onSubmit={() => void write()}
        >
          <SelectField
            label="Spell"
            hint="From then on the scroll casts it, with its own save DC and attack bonus."
            value={spell}
            onChange={({ target }) => setSpell(target.value)}
          >
            <option value="">Choose…</option>
            {spellsOfLevel(character, level).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </FormDialog>
      )}
    </>
  );
}
