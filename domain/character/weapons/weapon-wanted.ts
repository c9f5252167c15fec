import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import type { WeaponWanted } from '#domain/rules/activity/on-items/weapon-wanted.ts';

/** What weapon some effects are laid on; undefined for none. */
export const weaponWanted = (effects: readonly Pick<LastingEffect, 'liesOn'>[]): WeaponWanted | undefined =>
  effects.find(({ liesOn }) => liesOn !== undefined)?.liesOn;
