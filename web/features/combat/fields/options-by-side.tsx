import type { Figure } from '#web/features/combat/figure.ts';
import { groupsBySide } from '#web/features/combat/sides.ts';

/** Those in a fight as options of a field, apart by side: foes first. */
export function OptionsBySide({ figures, side }: { figures: readonly Figure[]; side: Figure['side'] }) {
  return groupsBySide(figures, side).map((group) => (
    <optgroup key={group.title} label={group.title}>
      {group.figures.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
}
