import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import type { Figure } from '#web/features/combat/figure.ts';

const sides = [
  { id: 'foes', label: 'Foe' },
  { id: 'heroes', label: 'Allied with the party' },
  { id: 'others', label: 'Neutral' },
] as const;

/** On which side somebody fights. */
export function SideField({ value, onChange }: { value: Figure['side']; onChange: (side: Figure['side']) => void }) {
  return <SegmentField label="Side" options={sides} value={value} onChange={onChange} />;
}
