import { Badge } from '#web/ui/badge.tsx';
import { healthText, healthTone } from '#web/features/characters/sheet/sheet-text.ts';
import type { MyCard } from './listed-characters.ts';

/** How a character is: in a word, and in hit points and armor class. */
export function HealthLine({ of: { hitPoints, life, armorClass } }: { of: Pick<MyCard, 'hitPoints' | 'life' | 'armorClass'> }) {
  return (
    <p className="figures flex flex-wrap items-center gap-2 pt-1 text-note text-ink-soft">
      <Badge tone={healthTone(hitPoints, life)}>{healthText(hitPoints, life)}</Badge>
      {hitPoints.left}/{hitPoints.maximum} HP, AC {armorClass}
    </p>
  );
}
