import { describe, expect, it } from 'vitest';
import { modifierOf } from '#domain/rules/ability.ts';
import { armors } from '#domain/srd/equipment/armor.ts';
import { wareNamed } from '#domain/srd/equipment/named-ware.ts';
import { monsterOf, monsters } from './monsters.ts';

describe('the gear of a stat block', () => {
  const bearing = monsters.flatMap((each) => {
    // What spells do for armor stands in no list of gear.
    const isMageArmored = each.spellcasting?.spells.some(({ name }) => name === 'Mage Armor') === true;
    return each.gear === undefined || isMageArmored ? [] : [[each.name, each, each.gear] as const];
  });
  it.each(bearing)('gives %s its armor class', (_, { abilities: scores, armorClass }, gear) => {
    const worn = armors.filter(({ name }) => gear.includes(name));
    const dexterity = modifierOf(scores.dexterity);
    const ofBody = { light: dexterity, medium: Math.min(2, dexterity), heavy: 0, shield: 0 };
    const bare = worn.some(({ kind }) => kind !== 'shield') ? 0 : 10 + dexterity;
    expect(worn.reduce((sum, { base, kind }) => sum + base + ofBody[kind], bare)).toBe(armorClass);
  });

  it.each(['mage', 'archmage'])('has the wand of a %s, which is an arcane focus and no weapon (SRD 5.2.1)', (id) => {
    expect(monsterOf(id)?.gear?.map((name) => wareNamed(name)?.id)).toEqual(['arcane-focus-wand']);
  });
});
