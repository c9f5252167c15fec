import { gameLimits } from '#domain/limits/game-limits.ts';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEffect, useState } from 'react';
import { damageTypes } from '#domain/rules/damage-types.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import { FigureField } from '#web/features/combat/fields/figure-field.tsx';
import { StepDialog } from '#web/features/combat/fields/step-dialog.tsx';
import type { TypedAhead } from '#web/features/combat/fields/typed-ahead.ts';
import type { Doing, Step } from '#web/features/combat/use-combat.ts';
import { wholeNumber } from '#web/features/combat/fields/whole-number.ts';

type Way = 'damage' | 'heal' | 'temporary';
const ways = [
  { id: 'damage', label: 'Damage' },
  { id: 'heal', label: 'Healing' },
  { id: 'temporary', label: 'Temporary' },
] as const;

interface DamageDialogProps {
  figure: Figure;
  figures: readonly Figure[];
  doing: Doing;
  /** What was typed while it was about to open. */
  typedAhead?: TypedAhead | undefined;
  onClose: () => void;
}

/** Damage, healing or temporary hit points of a size the DM says. */
export function DamageDialog({ figure: { id, name }, figures, doing, typedAhead, onClose }: DamageDialogProps) {
  const [actorId, setWho] = useState('');
  const [way, setWay] = useState<Way>('damage');
  const [text, setText] = useState('');
  useEffect(() => typedAhead?.(setText), [typedAhead]);
  const [type, setType] = useState<DamageType | null>(null);
  const amount = wholeNumber(text, 0, gameLimits.hitPoints);
  return (
    <StepDialog
      title={name}
      action={
        amount === null
          ? 'Enter an amount'
          : ways.find((each) => each.id === way)?.label === 'Damage'
            ? `Deal ${amount} damage`
            : `Give ${amount}`
      }
      step={amount === null ? null : stepOf({ way, actorId, targetId: id, amount, type })}
      doing={doing}
      onClose={onClose}
    >
      <TextField
        label="How much"
        inputMode="numeric"
        value={text}
        error={text !== '' && amount === null ? 'A whole number from 0 to 10,000.' : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <SegmentField label="What" options={ways} value={way} onChange={setWay} />
      {way === 'damage' && (
        <SelectField
          label="Kind"
          hint="Resistances, immunities and vulnerabilities are applied automatically."
          value={type ?? ''}
          onChange={(event) => setType(damageTypes.find((each) => each === event.target.value) ?? null)}
        >
          <option value="">Untyped</option>
          {damageTypes.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </SelectField>
      )}
      {way === 'damage' && <FigureField label="Source" nobody="No one in particular" figures={figures} value={actorId} onChange={setWho} />}
    </StepDialog>
  );
}

interface Damage {
  way: Way;
  actorId: string;
  targetId: string;
  amount: number;
  type: DamageType | null;
}

function stepOf({ way, actorId, targetId, amount, type }: Damage): Step {
  return way === 'damage'
    ? { name: 'damage', actorId: actorId === '' ? null : actorId, targetId, amount, type }
    : { name: way, targetId, amount };
}
