import type { Character, Item } from '#domain/character/character.ts';
import { isTrainedWith } from '#domain/character/sheet/equipment.ts';
import { mundaneId } from '#domain/character/sheet/mundane-id.ts';
import { foundryBase, foundryIdentifier } from '#domain/character/interchange/foundry-terms.ts';
import { findArmor } from '#domain/srd/equipment/armor.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import type { Weapon } from '#domain/srd/equipment/weapons.ts';
import { weaponProperty } from './weapon-property.ts';
import { isMagicId } from '#domain/srd/items/ware-id.ts';
import type { MagicWare } from '#domain/srd/items/catalogue.ts';
import { writeActivities } from './activity-write.ts';
import type { Done } from './activity-write.ts';
import { wareOf } from './content.ts';
import type { FoundryContent } from './content.ts';
import { effectsOnItem } from './effect-write.ts';
import { foundryItemType, isUsedUp } from './item-type.ts';
import { ownFields } from './own-entry.ts';
import { ownerOf } from './owner.ts';
import type { Losses } from './owner.ts';
import type { WrittenItem } from './written-item.ts';

/** Dice as Foundry writes them; null for what is no dice and no number. */
function diceOf(text: string | null, types: readonly string[]): object | null {
  const [, number, denomination, bonus = ''] = /^(\d+)d(\d+)([+-]\d+)?$/.exec(text ?? '') ?? [];
  const dice = { number: null, denomination: null, bonus: '', types, custom: { enabled: false, formula: '' } };
  if (number) return { ...dice, number: Number(number), denomination: Number(denomination), bonus };
  return /^\d+$/.test(text ?? '') ? { ...dice, custom: { enabled: true, formula: text } } : null;
}

function rangeOf({ reach, range, properties: has }: Weapon) {
  const near = reach === 'melee' ? (has.includes('reach') ? 10 : 5) : null;
  return { value: range?.normal ?? null, long: range?.long ?? null, reach: near, units: 'ft' };
}

function weaponSystem(character: Character, item: Item, weapon: Weapon | undefined) {
  const kind = weapon ? `${weapon.training === 'simple' ? 'simple' : 'martial'}${weapon.reach === 'melee' ? 'M' : 'R'}` : 'improv';
  const types = weapon ? [weapon.damageType] : [];
  const base = diceOf(item.damage ?? weapon?.damage ?? null, types);
  const versatile = diceOf(weapon?.twoHandedDamage ?? null, types);
  return {
    type: { value: kind, baseItem: foundryBase(mundaneId(item)) },
    damage: { ...(base && { base }), ...(versatile && { versatile }) },
    proficient: weapon && isTrainedWith(character, weapon) ? 1 : 0,
    ...(weapon && { range: rangeOf(weapon), mastery: weapon.mastery }),
  };
}

/** What an item of our catalogue does, with charges where it has some. */
function doneBy(character: Character, item: Item, ware: MagicWare | undefined, losses: Losses): Done & { uses?: object } {
  const owner = { ...ownerOf(character, { name: item.name, class: null }, losses), countedIn: () => null };
  const swing =
    item.type === 'Weapon' ? [{ kind: 'attack', attack: { form: 'melee', with: 'weapon' }, activation: { kind: 'action' } } as const] : [];
  const done = writeActivities([...swing, ...(ware?.activities ?? [])], { ...owner, isWeapon: item.type === 'Weapon' });
  const always = { name: item.name, duration: { kind: 'permanent' } as const, values: owner.values, isConstant: true };
  const effects = [...done.effects, ...effectsOnItem(ware?.effects ?? [], always, done.effects.length)];
  const goes = ware !== undefined && isUsedUp(ware);
  const max = ware?.charges?.most ?? (goes ? '1' : undefined);
  const recovery = ware?.charges?.when === 'dawn' ? [{ period: 'dawn', type: 'formula', formula: ware.charges.regains ?? '' }] : [];
  return { activities: done.activities, effects, ...(max !== undefined && { uses: { max, spent: 0, recovery, autoDestroy: goes } }) };
}

/** An item that is carried as an item of Foundry, with what it does. */
export function gearItem(character: Character, item: Item, content: FoundryContent, losses: Losses): WrittenItem {
  const { name, type } = item;
  const weapon = findWeapon(mundaneId(item));
  const armor = findArmor(mundaneId(item));
  const ware = wareOf(content, item);
  const own = ownFields(content.own.get(item.catalogId ?? ''));
  const { activities, effects, uses } = doneBy(character, item, ware, losses);
  const shared = {
    identifier: foundryIdentifier(item.catalogId),
    quantity: item.quantity,
    weight: { value: item.weight, units: 'lb' },
    equipped: item.place !== 'pack',
    magicalBonus: item.bonus,
    attunement: item.attuned || (ware !== undefined && ware.attunement !== false) ? 'required' : '',
    attuned: item.attuned,
    properties: [
      ...(isMagicId(item.catalogId) ? ['mgc'] : []),
      ...(type === 'Weapon' ? (weapon?.properties.map((each) => weaponProperty[each]) ?? []) : []),
    ],
    ...(Object.keys(activities).length > 0 && { activities }),
    ...(uses && { uses }),
    ...own.system,
  };
  const carried = {
    ...(effects.length > 0 && { effects }),
    ...(item.catalogId !== null && { flags: { hearthlore: { catalogId: item.catalogId } } }),
    ...own.flags,
  };
  if (type === 'Weapon') return { name, type: 'weapon', system: { ...shared, ...weaponSystem(character, item, weapon) }, ...carried };
  if (type === 'Armor') {
    const kind = { value: armor?.kind ?? 'light', baseItem: foundryBase(mundaneId(item)) };
    return {
      name,
      type: 'equipment',
      system: { ...shared, type: kind, armor: { value: item.armorClass ?? armor?.base ?? null } },
      ...carried,
    };
  }
  const kind = foundryItemType(item, type, ware);
  return {
    name,
    type: kind.type,
    system: { ...shared, type: { value: kind.value, baseItem: foundryBase(item.base) } },
    ...carried,
  };
}
