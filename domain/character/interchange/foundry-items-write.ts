import { abilities } from '#domain/rules/ability.ts';
import type { Character, ClassLevels, Item, KnownSpell } from '#domain/character/character.ts';
import { foundryAbility, foundryBase, foundryId, foundryIdentifier } from './foundry-terms.ts';
import { isMagicId } from '#domain/srd/items/catalogue.ts';
import { isTrainedWith } from '#domain/character/sheet/equipment.ts';
import { backgrounds } from '#domain/srd/backgrounds.ts';
import { classes } from '#domain/srd/classes.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { findArmor } from '#domain/srd/equipment/armor.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import { feats } from '#domain/srd/feats.ts';
import { species } from '#domain/srd/species.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { mundaneId } from '#domain/character/sheet/mundane-id.ts';

interface Written {
  /** Only where something else in the file names it. */
  _id?: string;
  name: string;
  type: string;
  system: Record<string, unknown>;
}

const foundryIdLength = 16;

const schools: Record<string, string> = {
  abjuration: 'abj',
  conjuration: 'con',
  divination: 'div',
  enchantment: 'enc',
  evocation: 'evo',
  illusion: 'ill',
  necromancy: 'nec',
  transmutation: 'trs',
};

/** Dice as Foundry writes them; null for a plain number. */
function damageOf(text: string | null): object | null {
  const [, number, denomination, bonus = ''] = /^(\d+)d(\d+)([+-]\d+)?$/.exec(text ?? '') ?? [];
  return number ? { base: { number: Number(number), denomination: Number(denomination), bonus } } : null;
}

function gearOf(character: Character, item: Item): Written {
  const weapon = findWeapon(mundaneId(item));
  const armor = findArmor(mundaneId(item));
  const shared = {
    identifier: foundryIdentifier(item.catalogId),
    quantity: item.quantity,
    weight: { value: item.weight, units: 'lb' },
    equipped: item.place !== 'pack',
    magicalBonus: item.bonus,
    attunement: item.attuned ? 'required' : '',
    attuned: item.attuned,
    properties: isMagicId(item.catalogId) ? ['mgc'] : [],
  };
  if (item.type === 'Weapon') {
    const proficient = weapon && isTrainedWith(character, weapon) ? 1 : 0;
    const damage = damageOf(item.damage ?? weapon?.damage ?? null);
    const kind = weapon ? `${weapon.training === 'simple' ? 'simple' : 'martial'}${weapon.reach === 'melee' ? 'M' : 'R'}` : 'improv';
    const type = { value: kind, baseItem: foundryBase(mundaneId(item)) };
    return { name: item.name, type: 'weapon', system: { ...shared, type, damage: damage ?? {}, proficient } };
  }
  if (item.type === 'Armor') {
    const type = { value: armor?.kind ?? 'light', baseItem: foundryBase(mundaneId(item)) };
    return { name: item.name, type: 'equipment', system: { ...shared, type, armor: { value: item.armorClass ?? armor?.base ?? null } } };
  }
  const types = { Consumable: 'consumable', Gear: 'loot', Treasure: 'loot' } as const;
  return {
    name: item.name,
    type: types[item.type],
    system: { ...shared, type: { value: item.type === 'Treasure' ? 'treasure' : 'gear', baseItem: foundryBase(item.base) } },
  };
}

/** The id of the item of a class; an actor names by it the class that came first. */
export const foundryClassId = (id: ClassId): string => foundryId(id).padEnd(foundryIdLength, '0');

/** Spent hit dice of each class: those of one size are spent in the order in which classes were taken. */
function spentIn({ classes: taken, hitDiceSpent }: Character): Map<ClassId, number> {
  const open = new Map(Object.entries(hitDiceSpent));
  return new Map(
    taken.map(({ class: id, level }): [ClassId, number] => {
      const size = `d${classes[id].hitDie}`;
      const spent = Math.min(level, open.get(size) ?? 0);
      open.set(size, (open.get(size) ?? 0) - spent);
      return [id, spent];
    }),
  );
}

function classOf({ class: id, level, hitPointGains }: ClassLevels, isFirst: boolean, spent: number): Written {
  const { hitDie, primary, eitherPrimary = false, name } = classes[id];
  const gains = Object.fromEntries(hitPointGains.map((gain, index) => [index + (isFirst ? 2 : 1), gain]));
  const value = abilities.filter((ability) => primary.includes(ability)).map((ability) => foundryAbility[ability]);
  return {
    _id: foundryClassId(id),
    name,
    type: 'class',
    system: {
      identifier: id,
      levels: level,
      hd: { denomination: `d${hitDie}`, spent },
      primaryAbility: { value, all: !eitherPrimary },
      advancement: [{ type: 'HitPoints', value: isFirst ? { 1: 'max', ...gains } : gains }],
    },
  };
}

/** The classes of an actor, each with its path. */
function classesOf(character: Character): Written[] {
  const spent = spentIn(character);
  return character.classes.flatMap((taken, index) => [
    classOf(taken, index === 0, spent.get(taken.class) ?? 0),
    ...(taken.subclass === null
      ? []
      : [{ name: classes[taken.class].subclass.name, type: 'subclass', system: { classIdentifier: taken.class } }]),
  ]);
}

function spellOf({ spell: id, prepared, class: of }: KnownSpell, { classes: [first] }: Character): Written[] {
  const spell = findSpell(id);
  if (!spell) return [];
  const mode = classes[of ?? first.class].casting?.kind === 'pact' ? 'pact' : 'prepared';
  const preparation = { mode, prepared };
  const source = of === null ? {} : { sourceClass: of };
  return [
    {
      name: spell.name,
      type: 'spell',
      system: { identifier: id, level: spell.level, school: schools[spell.school] ?? '', preparation, ...source },
    },
  ];
}

/** Everything an actor has: its class and path, species, background, feats, spells and gear. */
export function writeFoundryItems(character: Character): Written[] {
  const { background, feats: taken, spells, inventory } = character;
  return [
    ...classesOf(character),
    { name: species[character.species].name, type: 'race', system: { identifier: character.species } },
    ...(background ? [{ name: backgrounds[background].name, type: 'background', system: { identifier: background } }] : []),
    ...taken.map(({ feat }) => ({ name: feats[feat].name, type: 'feat', system: { identifier: feat, type: { value: 'feat' } } })),
    ...spells.flatMap((known) => spellOf(known, character)),
    ...inventory.map((item) => gearOf(character, item)),
  ];
}
