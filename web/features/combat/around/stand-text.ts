import { attackReach } from '#domain/combat/place/reach.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { Stand } from './use-around.ts';

type Attack = Combatant['attacks'][number];

/** Whether something reaches somebody, as far as the battle map says where they stand: some attack, from where one sees them. */
export function isInReach(stand: Stand | undefined, attacks: readonly Attack[]): boolean {
  return stand === undefined || (stand.sees && attacks.some((attack) => attackReach(attack, stand.feet) !== null));
}

/** Where somebody stands in a few words: "30 ft, half cover", "90 ft, out of reach", "out of sight"; nothing where no map tells it. */
export function standText(stand: Stand | undefined, attacks: readonly Attack[]): string {
  if (stand === undefined) return '';
  if (!stand.sees) return 'out of sight';
  const cover = stand.cover === 'none' ? [] : [`${stand.cover} cover`];
  const reach = attacks.length === 0 || isInReach(stand, attacks) ? [] : ['out of reach'];
  return [`${stand.feet} ft`, ...cover, ...reach, ...(stand.seen ? [] : ['does not see you'])].join(', ');
}

/** What of one attack the distance changes; nothing where it reaches as usual, or no map tells it. */
export function reachAside(stand: Stand | undefined, attack: Attack): { text: string; isTooFar: boolean } | undefined {
  if (stand === undefined) return undefined;
  if (!stand.sees) return { text: 'out of sight', isTooFar: true };
  const reached = attackReach(attack, stand.feet);
  if (reached === null) return { text: `too far: ${stand.feet} ft`, isTooFar: true };
  return reached.long ? { text: 'long range', isTooFar: false } : undefined;
}
