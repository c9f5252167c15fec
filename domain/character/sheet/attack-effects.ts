import type { Ability } from '#domain/rules/ability.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Change } from '#domain/rules/activity/change.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import { splitFormula } from '#domain/rules/activity/formulas/split-formula.ts';
import type { NamedChange } from '#domain/rules/activity/read-changes.ts';
import type { Weapon } from '#domain/srd/equipment/weapons.ts';
import type { Character } from '#domain/character/character.ts';
import { extrasOf, withExtras } from './effect-parts.ts';
import type { Extras } from './effect-parts.ts';
import type { Figure } from './figure.ts';

/** What decides whether a change is about an attack. */
export interface AttackKind {
  ability: Ability;
  isFinesse: boolean;
  isRanged: boolean;
  isUnarmed: boolean;
  /** Whether it is with the pact weapon of a warlock. */
  isPact?: boolean;
}

type AttackChange = NamedChange<'attackRolls'> | NamedChange<'damageRolls'>;

/** Whether changes that name this kind of attack are about one; a weapon that only its own effect knows is for the table. */
export function isAbout(meant: AttackChange['change']['with'], kind: AttackKind | 'spell'): boolean {
  if (meant === undefined || meant === 'thisWeapon') return kind !== 'spell' || meant === undefined;
  if (kind === 'spell') return meant === 'spell';
  const { ability, isFinesse, isRanged, isUnarmed, isPact = false } = kind;
  const about = {
    melee: !isRanged,
    ranged: isRanged,
    weapon: !isUnarmed,
    meleeWeapon: !isUnarmed && !isRanged,
    rangedWeapon: isRanged,
    spell: false,
    unarmed: isUnarmed,
    strength: ability === 'strength',
    finesseOrRanged: isRanged || isFinesse,
    pactWeapon: isPact,
  };
  return about[meant];
}

/** Of what kind an attack with a weapon that is carried is; null stands for bare hands. */
export function kindOfWeapon(weapon: Weapon | undefined, ability: Ability, isUnarmed: boolean): AttackKind {
  return { ability, isFinesse: weapon?.properties.includes('finesse') === true, isRanged: weapon?.reach === 'ranged', isUnarmed };
}

const againstText = {
  source: 'against whoever gave it',
  others: 'against others than whoever gave it',
  marked: 'against whom it marks',
} as const;

/** When a change counts, where it does not count for every attack. */
function whenOf({ change }: AttackChange): string | undefined {
  if (change.when !== undefined) return change.when;
  if (change.with === 'thisWeapon') return 'with that weapon';
  if (change.against !== undefined) return againstText[change.against];
  return change.on === 'attackRolls' && change.next === true ? 'only the next one' : undefined;
}

/** What effects change about attacks of a kind; more damage of another type is no part of the sum. */
export function extrasOfAttacks(changes: readonly AttackChange[], kind: AttackKind | 'spell'): Extras {
  const about = changes.filter(({ change }) => isAbout(change.with, kind));
  return extrasOf(about.map((each) => typed(each, whenOf(each))));
}

function typed(each: AttackChange, when: string | undefined) {
  const { change, name } = each;
  const { add, mode } = change;
  const type = change.on === 'damageRolls' ? change.type : undefined;
  if (type === undefined) return { name, change: { add, mode, when } };
  const isFlat = splitFormula(add ?? '0').number !== 0;
  return { name: `${name} (${type})`, change: { add, mode, type, when: when ?? (isFlat ? `${type} damage` : undefined) } };
}

/** The numbers of an attack. */
interface AttackNumbers {
  /** The weapon it is made with; null for bare hands. */
  itemId: string | null;
  toHit: Figure;
  damage: Figure;
  /** The lowest face that is critical. */
  criticalFrom: number;
}

type WeaponChange = Extract<Change, { on: 'attackRolls' | 'damageRolls' | 'criticalHits' }>;

const isAboutWeapons = (change: Change): change is WeaponChange =>
  change.on === 'attackRolls' || change.on === 'damageRolls' || change.on === 'criticalHits';

/** The item of which an effect changes the attacks: the one it lies on, or the one it comes from. */
export const itemOfEffect = ({ item, source }: Partial<Pick<ActiveEffect, 'item' | 'source'>>): string | undefined =>
  item ?? (source?.kind === 'item' ? source.id : undefined);

/** Effects with what an item says of its own attacks: it counts for these alone. */
export function effectsFor(itemId: string | null, effects: readonly ActiveEffect[]): ActiveEffect[] {
  const mapped = effects.map((effect): ActiveEffect => {
    const own = itemOfEffect(effect);
    if (own === undefined) return effect;
    const changes = effect.changes.flatMap((change) => {
      if (!isAboutWeapons(change) || change.with !== 'thisWeapon') return [change];
      return own === itemId ? [{ ...change, with: undefined }] : [];
    });
    return { ...effect, changes };
  });
  return mapped.filter((effect) => itemOfEffect(effect) === undefined || effect.changes.length > 0);
}

/** An attack as effects leave it: to hit, damage, and what is critical. */
export function withAttackEffects<Numbers extends AttackNumbers>(character: Character, attack: Numbers, kind: AttackKind): Numbers {
  if (character.activeEffects.length === 0) return attack;
  const activeEffects = effectsFor(attack.itemId, character.activeEffects);
  const critical = changesOn(activeEffects, 'criticalHits').flatMap(({ change }) =>
    change.from !== undefined && change.with !== 'thisWeapon' && isAbout(change.with, kind) ? [change.from] : [],
  );
  return {
    ...attack,
    toHit: withExtras(attack.toHit, extrasOfAttacks(changesOn(activeEffects, 'attackRolls'), kind)),
    damage: withExtras(attack.damage, extrasOfAttacks(changesOn(activeEffects, 'damageRolls'), kind)),
    criticalFrom: Math.min(attack.criticalFrom, ...critical),
  };
}
