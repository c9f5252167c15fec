import type { Shape } from '#domain/rules/activity/shape.ts';
import { signed } from '#domain/rules/ability.ts';

const ways = ['walk', 'fly', 'swim', 'climb', 'burrow'] as const;

/** What one chooses a form by: armor class, speeds and attacks. */
export function formText({ armorClass, speeds, attacks }: Pick<Shape, 'armorClass' | 'speeds' | 'attacks'>): string {
  const moves = ways.flatMap((way) => (speeds[way] > 0 ? [way === 'walk' ? `${speeds.walk} ft` : `${way} ${speeds[way]} ft`] : []));
  const strikes = attacks.map(({ name, toHit, damage }) => `${name} ${signed(toHit)}, ${damage.map(({ dice }) => dice).join(' + ')}`);
  return [`AC ${armorClass}`, moves.join(', '), ...strikes].join(' · ');
}
