import { conjuredWeapon } from '#domain/character/inventory/weapons-carried.ts';
import { weaponMeant } from '#domain/character/weapons/weapon-choices.ts';
import { weaponWanted } from '#domain/character/weapons/weapon-wanted.ts';
import type { CarriedWeapon } from '#domain/character/weapons/weapon-choices.ts';
import type { Item } from '#domain/character/character.ts';
import { CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Attack } from '#domain/rules/attack-data.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import type { WeaponWanted } from '#domain/rules/activity/on-items/weapon-wanted.ts';
import { gainItem, itemIdIn } from './gain-item.ts';

/** The weapons that somebody in a fight carries, as their sheet has them. */
export function weaponsAmong(attacks: readonly Pick<Attack, 'name' | 'weapon'>[]): CarriedWeapon[] {
  return attacks.flatMap(({ name, weapon }) =>
    weapon && weapon.itemId !== null
      ? [{ name, itemId: weapon.itemId, kind: weapon.kind ?? null, isHeld: weapon.held === true, isMagical: weapon.magical === true }]
      : [],
  );
}

/** Refuses a use that is laid on a weapon where a hero who is to bear it has none for it, or means another. Creatures count none. */
export function checkWeapons(
  draft: Draft,
  effects: readonly LastingEffect[],
  bearerIds: readonly string[],
  { actorId, choice, name }: { actorId: string; choice: string | null; name: string },
): void {
  const wanted = weaponWanted(effects);
  if (!wanted) return;
  for (const id of bearerIds) {
    const bearer = find(draft, id);
    const meant = weaponMeant(wanted, weaponsAmong(bearer.attacks), id === actorId ? choice : null);
    if (bearer.kind === 'hero' && meant === null) throw new CombatRefusal(refuseCombat('noWeaponFor', { name: bearer.name, what: name }));
  }
}

/** The weapon that an effect lies on, by its row on the sheet: one that comes about is there from now on, and the sheet has it in hand. Undefined where there is none. */
export function readyWeapon(draft: Draft, bearerId: string, wanted: WeaponWanted, choice: string | null): string | undefined {
  const bearer = find(draft, bearerId);
  const carried = weaponsAmong(bearer.attacks);
  const meant = weaponMeant(wanted, carried, choice) ?? weaponMeant(wanted, carried, null);
  if (meant === null) return undefined;
  if ('itemId' in meant) return meant.itemId;
  const item: Item = { ...conjuredWeapon(meant.conjures, new Set()), id: itemIdIn(draft, meant.conjures) };
  gainItem(draft, bearerId, item);
  return item.id;
}
