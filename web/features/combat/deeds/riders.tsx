import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { figuresOfUse, usualPayment, whyNot } from '#domain/combat/deeds/activity-use.ts';
import type { ActivityUse, Actor } from '#domain/combat/deeds/activity-use.ts';

/** What goes with the next hit, as the server takes it. */
export interface TakenRider {
  kind: 'feature' | 'spell';
  id: string;
  activity: number;
  slot: number;
  paidBy?: string;
}

/** Something that goes with a hit, paid with what pays for it first unless something else is chosen. */
export const riderOf = (use: ActivityUse, payment = usualPayment(use)): TakenRider => ({
  kind: use.used.kind === 'spell' ? 'spell' : 'feature',
  id: use.used.id,
  activity: use.index,
  ...payment,
});
const isSame = (one: TakenRider, other: TakenRider) => one.id === other.id && one.activity === other.activity;

interface RidersProps {
  actor: Actor;
  riders: readonly ActivityUse[];
  value: readonly TakenRider[];
  onChange: (riders: TakenRider[]) => void;
}

/** What goes with the next hit and is decided before its roll: ticked, it is used when the attack hits, and kept when it misses. */
export function Riders({ actor, riders, value, onChange }: RidersProps) {
  if (riders.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-note font-semibold text-ink-soft">With the next hit</legend>
      {riders.map((use) => {
        const rider = riderOf(use);
        const reason = whyNot(use, actor);
        const others = value.filter((each) => !isSame(each, rider));
        return (
          <Checkbox
            key={use.key}
            label={use.name}
            hint={reason ?? figuresOfUse(use, actor)}
            checked={reason === undefined && others.length < value.length}
            disabled={reason !== undefined}
            onChange={(on) => onChange(on ? [...others, rider] : others)}
          />
        );
      })}
    </fieldset>
  );
}
