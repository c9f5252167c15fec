import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { SpellToReady } from './spells-to-ready.ts';

/** The spell that is readied and the level of its slot. */
export interface ReadiedSpell {
  id: string;
  slot: number;
}

interface ReadiedSpellFieldProps {
  spells: readonly SpellToReady[];
  value: ReadiedSpell | null;
  onChange: (chosen: ReadiedSpell | null) => void;
}

/** Asks which spell is readied, where one is: its slot is spent at once, and it is held by concentration. */
export function ReadiedSpellField({ spells, value, onChange }: ReadiedSpellFieldProps) {
  const chosen = spells.find(({ id }) => id === value?.id);
  const pick = (id: string) => {
    const spell = spells.find((each) => each.id === id);
    onChange(spell ? { id, slot: spell.slots[0] ?? 0 } : null);
  };
  return (
    <>
      <SelectField
        label="Spell"
        hint="Its slot is spent now, and you concentrate on it until you let it go or your next turn begins."
        value={chosen?.id ?? ''}
        onChange={(event) => pick(event.target.value)}
      >
        <option value="">No spell</option>
        {spells.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {chosen && chosen.slots.length > 1 && (
        <SelectField
          label="Slot"
          value={`${value?.slot ?? 0}`}
          onChange={(event) => onChange({ id: chosen.id, slot: Number(event.target.value) })}
        >
          {chosen.slots.map((slot) => (
            <option key={slot} value={slot}>
              Level {slot}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
