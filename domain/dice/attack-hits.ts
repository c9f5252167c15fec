import { naturalOf } from './degree.ts';
import type { Roll } from './roll.ts';

/** Whether an attack roll hits an armor class: a natural 20 always, a natural 1 never (SRD 5.2.1). */
export function attackHits(roll: Roll, armorClass: number): boolean {
  const natural = naturalOf(roll) ?? 0;
  return natural === 20 || (natural !== 1 && roll.total >= armorClass);
}
