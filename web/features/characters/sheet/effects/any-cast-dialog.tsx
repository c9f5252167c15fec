import type { Character } from '#domain/character/character.ts';
import { anyCastsOf, isForSpell } from '#domain/character/free-casts/free-casts.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { spellsOnList } from '#domain/homebrew/own-spells.ts';
import { levelText } from '#web/features/characters/sheet/spells/spell-text.ts';
import { useCasting } from '#web/features/characters/sheet/spells/cast.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useState } from 'react';

interface AnyCastDialogProps {
  /** The use that pays for the spell. */
  use: string;
  character: Character;
  hand: Hand;
  onClose: () => void;
}

/** Asks which spell of a class is cast by a feature that casts any of them, and casts it. */
export function AnyCastDialog({ use, character, hand, onClose }: AnyCastDialogProps) {
  const any = anyCastsOf(character).find(({ by }) => by === use);
  const list = classIds.find((id) => id === any?.class);
  const spells = any && list ? spellsOnList(character, list, any.most).filter((spell) => isForSpell(any, spell)) : [];
  const [picked, setPicked] = useState('');
  const { cast, dialog, isAsking } = useCasting(character, hand, onClose);
  const spell = spells.find(({ id }) => id === picked) ?? spells[0];
  const levels = [...new Set(spells.map(({ level }) => level))].toSorted((one, other) => one - other);
  if (isAsking) return dialog;
  return (
    <FormDialog
      title={any?.name ?? ''}
      action="Cast"
      busy={hand.busy}
      disabled={spell === undefined}
      onClose={onClose}
      onSubmit={() => spell && void cast(spell, { kind: 'free', paidBy: use })}
    >
      <SelectField label="Spell" value={spell?.id ?? ''} onChange={({ target }) => setPicked(target.value)}>
        {levels.map((level) => (
          <optgroup key={level} label={levelText(level)}>
            {spells
              .filter((each) => each.level === level)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
    </FormDialog>
  );
}
