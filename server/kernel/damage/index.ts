export { damageBeforeOpening } from './before-opening.ts';
export { lookFirst, lookOn } from './look-through.ts';
export { isDamage, signOf } from './sign.ts';
export type { Sign } from './sign.ts';
export { DamageWatch } from './watch.ts';
