import { abilities } from '#domain/rules/ability.ts';
import type { Character, Item } from '#domain/character/character.ts';
import { foundryAbility, foundryBase, foundryIdentifier } from './foundry-terms.ts';
import { isMagicId } from '#domain/srd/items/catalogue.ts';
import { isTrainedWith } from '#domain/character/sheet/equipment.ts';
import { backgrounds } from '#domain/srd/backgrounds.ts';
import { classes } from '#domain/srd/classes.ts';
import { subclassLevel } from '#domain/srd/class-rules.ts';
import { findArmor } from '#domain/srd/equipment/armor.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import { feats } from '#domain/srd/feats.ts';
import { species } from '#domain/srd/species.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { mundaneId } from '#domain/character/sheet/mundane-id.ts';

interface Written {
  name: string;
  type: string;
  system: Record<string, unknown>;
}

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

function classOf({ class: name, level, hitDiceSpent, hitPointGains }: Character): Written {
  const { hitDie, primary } = classes[name];
  const gains = Object.fromEntries(hitPointGains.map((gain, index) => [index + 2, gain]));
  return {
    name: classes[name].name,
    type: 'class',
    system: {
      identifier: name,
      levels: level,
      hd: { denomination: `d${hitDie}`, spent: hitDiceSpent },
      primaryAbility: { value: abilities.filter((ability) => primary.includes(ability)).map((ability) => foundryAbility[ability]) },
      advancement: [{ type: 'HitPoints', value: { 1: 'max', ...gains } }],
    },
  };
}

function spellOf({ spell: id, prepared }: Character['spells'][number], mode: string): Written[] {
  const spell = findSpell(id);
  if (!spell) return [];
  const preparation = { mode, prepared };
  return [
    { name: spell.name, type: 'spell', system: { identifier: id, level: spell.level, school: schools[spell.school] ?? '', preparation } },
  ];
}

/** Everything an actor has: its class and path, species, background, feats, spells and gear. */
export function writeFoundryItems(character: Character): Written[] {
  const { class: name, level, background, feats: taken, spells, inventory, ruleSet } = character;
  const { subclass, casting } = classes[name];
  const path = ruleSet === 'srd' && level >= subclassLevel;
  const mode = casting?.kind === 'pact' ? 'pact' : 'prepared';
  return [
    classOf(character),
    ...(path ? [{ name: subclass.name, type: 'subclass', system: { classIdentifier: name } }] : []),
    { name: species[character.species].name, type: 'race', system: { identifier: character.species } },
    ...(background ? [{ name: backgrounds[background].name, type: 'background', system: { identifier: background } }] : []),
    ...taken.map(({ feat }) => ({ name: feats[feat].name, type: 'feat', system: { identifier: feat, type: { value: 'feat' } } })),
    ...spells.flatMap((known) => spellOf(known, mode)),
    ...inventory.map((item) => gearOf(character, item)),
  ];
}
