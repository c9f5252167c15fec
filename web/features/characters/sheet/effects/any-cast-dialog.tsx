import type { Character } from '#domain/character/character.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { levelText } from '#web/features/characters/sheet/spells/spell-text.ts';
import { useCasting } from '#web/features/characters/sheet/spells/cast.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';
import { calls } from '#web/lib/api.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';

interface AnyCastDialogProps {
  /** The use that pays for the spell. */
  use: string;
  name: string;
  character: Character;
  /** What can be chosen with a spell to change it. */
  shapers: readonly Way[];
  hand: Hand;
  onClose: () => void;
}

/** Asks which spell of a class is cast by a feature that casts any of them, and casts it. */
export function AnyCastDialog({ use, name, character, shapers, hand, onClose }: AnyCastDialogProps) {
  const { campaignId, id: characterId } = character;
  const { data, isError, refetch } = useQuery(calls.characters.anyCast.queryOptions({ input: { campaignId, characterId, use } }));
  const spells = data?.spells ?? [];
  const [picked, setPicked] = useState('');
  const { cast, dialog, isAsking } = useCasting(character, shapers, hand, onClose);
  const spell = spells.find(({ id }) => id === picked) ?? spells[0];
  if (isAsking) return dialog;
  return (
    <FormDialog
      title={name}
      action="Cast"
      busy={hand.busy}
      disabled={spell === undefined}
      onClose={onClose}
      onSubmit={() => spell && void cast(spell, { kind: 'free', paidBy: use })}
    >
      {isError && <LoadFailed what="spells" onRetry={() => void refetch()} />}
      {data === undefined && !isError && <SkeletonLines lines={1} />}
      {data !== undefined && <Choice spells={spells} value={spell?.id ?? ''} onChange={setPicked} />}
    </FormDialog>
  );
}

interface ChoiceProps {
  spells: readonly Spell[];
  value: string;
  onChange: (id: string) => void;
}

/** The spells by their levels. */
function Choice({ spells, value, onChange }: ChoiceProps) {
  const levels = [...new Set(spells.map(({ level }) => level))].toSorted((one, other) => one - other);
  return (
    <SelectField label="Spell" value={value} onChange={({ target }) => onChange(target.value)}>
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
  );
}
