import type { KitOffer } from '#domain/character/creation/ahead/creation-origins.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import type { PlannedStep } from './planned-step.ts';

/** What one carries into the first scene. */
export function CreatorGear({ draft: { kits: chosen }, plan, set }: PlannedStep) {
  return (
    <div className="flex flex-col gap-5">
      {plan.kits.map(({ of, name, kits }) => (
        <ChoiceField
          key={of}
          label={`${name} gear`}
          options={kits.map(kitOption)}
          value={`${chosen[of] ?? 0}`}
          onChange={(index) => set((now) => ({ ...now, kits: { ...now.kits, [of]: Number(index) } }))}
        />
      ))}
    </div>
  );
}

function kitOption({ label, items, gold }: KitOffer['kits'][number], index: number) {
  const meaning = items.length === 0 ? 'No other gear: buy what you like.' : [...items, `${gold} gold pieces`].join(', ');
  return { id: `${index}`, label, meaning };
}
