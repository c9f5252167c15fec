import { describe, expect, it } from 'vitest';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { carrying, granted, hero, scores } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { armorClassOf } from '#domain/character/sheet/armor-class.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import type { Ending } from '#domain/rules/activity/effect.ts';
import type { Change } from '#domain/rules/activity/change.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';

const stats = scores({ dexterity: 14 });
const under = (name: string, ends: Ending[], change: Change, armor: string): Character =>
  hero({ stats, inventory: carrying([armor, 'pack']), activeEffects: [{ ...effect(name, change), ends }] });

/** Puts on what is carried, and names the effects that are left. */
function wearing(character: Character): Character {
  const [item] = character.inventory;
  return granted(actOnSheet(character, { kind: 'placeItem', itemId: item?.id ?? '', place: 'worn' }, () => 1)).character;
}
const namesOf = ({ activeEffects }: Character) => activeEffects.map(({ name }) => name);

describe('SRD 5.2.1, Spells: Mage Armor', () => {
  it('ends when its bearer puts on armor, and does not come back without it', async () => {
    const lasting = (await loadSpellDetails(1)).get('Mage Armor')?.activities[0]?.effects?.[0];
    const bearer = under('Mage Armor', lasting?.ends ?? [], { on: 'armorClass', base: 13, abilities: ['dexterity'] }, 'leather-armor');
    expect(armorClassOf(bearer).value).toBe(15);
    const armored = wearing(bearer);
    expect([namesOf(armored), armorClassOf(armored).value]).toEqual([[], 13]);
  });
});

describe('SRD 5.2.1, Barbarian: Rage', () => {
  it('ends when heavy armor is put on, and not with lighter armor', async () => {
    const { features } = await contentOfFeatures(hero({ class: 'barbarian' }));
    const rage = [...features.values()]
      .flat()
      .find(({ name }) => name === 'Rage')
      ?.activities?.flatMap(({ effects = [] }) => effects)[0];
    const raging = (armor: string) => under('Rage', rage?.ends ?? [], { on: 'resistance', types: ['slashing'] }, armor);
    expect(namesOf(wearing(raging('chain-mail')))).toEqual([]);
    expect(namesOf(wearing(raging('leather-armor')))).toEqual(['Rage']);
  });
});
