import type { MeantFor } from '#domain/rules/activity/targeting.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import { groupsBySide } from '#web/features/combat/sides.ts';

/** Those in a fight as options of a field, apart by side: first those whom something is meant for. */
export function OptionsBySide({ figures, side, meant }: { figures: readonly Figure[]; side: Figure['side']; meant: MeantFor | null }) {
  return groupsBySide(figures, side, meant).map((group) => (
    <optgroup key={group.title} label={group.title}>
      {group.figures.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
}
