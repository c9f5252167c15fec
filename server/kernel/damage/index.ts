export { damageBeforeOpening } from './before-opening.ts';
export { lookFirst, lookOn } from './check-database.ts';
export { isDamage, signOf } from './damage-sign.ts';
export type { Sign } from './damage-sign.ts';
export { DamageWatch } from './damage-watch.ts';
