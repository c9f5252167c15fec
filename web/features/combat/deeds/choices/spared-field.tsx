import { fitsSide } from '#domain/combat/sides.ts';
import { onlyFor } from '#domain/rules/activity/targeting.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import { WhomField } from '#web/features/combat/fields/whom-field.tsx';
import type { ActivityUse, Actor } from '#domain/combat/deeds/activity-use.ts';

interface SparedFieldProps {
  use: ActivityUse;
  actor: Actor;
  /** Those who live. */
  figures: readonly Figure[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Whom an area spares, of those on whom it would fall; nothing where it spares nobody who is named. */
export function SparedField({ use: { used }, actor, figures, value, onChange }: SparedFieldProps) {
  if (used.activity.sparesNamed !== true || used.stays === undefined) return null;
  const side = figures.find(({ id }) => id === actor.id)?.side ?? 'heroes';
  const only = onlyFor(used.stays);
  const threatened = figures.filter((one) => one.id !== actor.id && one.isObject !== true && fitsSide(only, side, one.side));
  if (threatened.length === 0) return null;
  return <WhomField legend="Not affected" side={side} meant="foes" figures={threatened} value={value} most={null} onChange={onChange} />;
}
