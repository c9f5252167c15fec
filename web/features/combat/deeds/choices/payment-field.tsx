import { SelectField } from '#web/ui/fields/select-field.tsx';
import { freeText } from '#domain/combat/deeds/activity-use.ts';
import type { ActivityUse, Actor, Payment } from '#domain/combat/deeds/activity-use.ts';

interface PaymentFieldProps {
  use: ActivityUse;
  actor: Actor;
  value: Payment;
  onChange: (payment: Payment) => void;
}

/** What a spell is paid with: the uses that take the place of a slot first, then the slots that are left. Nothing where it costs none. */
export function PaymentField({ use, actor, value, onChange }: PaymentFieldProps) {
  if (use.slots.length === 0 && use.free.length === 0) return null;
  const leftOf = (level: number) => actor.slots.find((each) => each.level === level)?.left ?? 0;
  const ways = [
    ...use.free.map((way) => ({ key: way.by, text: freeText(way), payment: { slot: use.used.level, paidBy: way.by } })),
    ...use.slots.map((level) => ({ key: `${level}`, text: `Level ${level}, ${leftOf(level)} left`, payment: { slot: level } })),
  ];
  return (
    <SelectField
      label={use.free.length > 0 ? 'Cast with' : 'Spell slot'}
      value={value.paidBy ?? `${value.slot}`}
      onChange={({ target }) => {
        const way = ways.find(({ key }) => key === target.value);
        if (way) onChange(way.payment);
      }}
    >
      {ways.map(({ key, text }) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
