import type { WeaponWanted } from '#domain/rules/activity/on-items/weapon-wanted.ts';
import { findWeapon, weapons } from '#domain/srd/equipment/weapons.ts';
import type { Weapon } from '#domain/srd/equipment/weapons.ts';

/** A weapon that somebody carries, as far as effects ask about it. */
export interface CarriedWeapon {
  /** What it is called among all that are carried. */
  name: string;
  itemId: string;
  /** Which weapon of the catalogue it is; null for none. */
  kind: string | null;
  isHeld: boolean;
  isMagical: boolean;
}

/** The weapon that is meant: one that is carried, or one that comes about now. */
export type WeaponMeant = { itemId: string } | { conjures: string };

function fits({ kinds, reach, types, held, magical }: WeaponWanted, { kind, isHeld, isMagical }: CarriedWeapon): boolean {
  const weapon = findWeapon(kind);
  if (kinds && !kinds.includes(kind ?? '')) return false;
  if (reach !== undefined && weapon?.reach !== reach) return false;
  if (types && !types.some((type) => type === weapon?.damageType)) return false;
  return (held !== true || isHeld) && (magical === undefined || magical === isMagical);
}

/** Those that are carried and fit, in hand first. */
const fitting = (wanted: WeaponWanted, carried: readonly CarriedWeapon[]): CarriedWeapon[] =>
  carried.filter((each) => fits(wanted, each)).toSorted((one, other) => Number(other.isHeld) - Number(one.isHeld));

/** What a weapon is called that comes about with an effect. */
export const conjuredName = (name: string): string => `${name} (conjured)`;

/** What can come about. */
const conjurable = ({ conjures }: WeaponWanted) => (conjures === undefined ? [] : weapons.filter(({ reach }) => reach === conjures));

/** What can be chosen, by name: what is carried and fits, then what can come about. */
export function weaponChoices(wanted: WeaponWanted, carried: readonly CarriedWeapon[]): string[] {
  return [...fitting(wanted, carried), ...conjurable(wanted).map(({ name }) => ({ name: conjuredName(name) }))].map(({ name }) => name);
}

/** How much a weapon deals in one hand at most; nothing where it needs both. */
function mostInOneHand({ damage, properties }: Weapon): number {
  const [count = '0', sides = '1'] = damage.split('d');
  return properties.includes('two-handed') ? 0 : Number(count) * Number(sides);
}

/**
 * The weapon of that name among what can be chosen. Where nothing was said it is the first that is carried and fits, else what comes about and
 * deals most in one hand. Null where there is none.
 */
export function weaponMeant(wanted: WeaponWanted, carried: readonly CarriedWeapon[], choice: string | null): WeaponMeant | null {
  const own = fitting(wanted, carried).find(({ name }) => choice === null || name === choice);
  if (own) return { itemId: own.itemId };
  const all = conjurable(wanted);
  const most = Math.max(...all.map(mostInOneHand));
  const other = all.find((each) => (choice === null ? mostInOneHand(each) === most : conjuredName(each.name) === choice));
  return other ? { conjures: other.id } : null;
}
