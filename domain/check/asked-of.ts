import type { AskedCheck, AskedNumber, CheckRoller } from './check.ts';

/** What one side rolls. */
export function askedOf({ what, against }: Pick<AskedCheck, 'what' | 'against'>, side: CheckRoller['side']): AskedNumber {
  return side === 'second' && against !== null ? against : what;
}
