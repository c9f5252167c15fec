import { describe, expect, it } from 'vitest';
import { granted, home } from '#domain/character/character.fixture.ts';
import { readFoundryActor } from './foundry-actor-read.ts';
import { writeFoundryActor } from './foundry-actor-write.ts';
import { FoundryActor } from './foundry-actor.ts';
import { actorOfTheFourth } from './foundry-fourth.fixture.ts';
import { actorOfTheThird } from './foundry-third.fixture.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';

const read = (data: unknown) => granted(readFoundryActor(data, home));

describe('an actor of the third generation with two classes', () => {
  const { character, report } = read(actorOfTheThird);

  it('comes in with both, the one it began with first', () => {
    expect(character).toMatchObject({
      classes: [
        { class: 'rogue', level: 5, subclass: 'thief', hitPointGains: [5, 6, 8, 5] },
        { class: 'wizard', level: 2, subclass: null, hitPointGains: [] },
      ],
      hitDiceSpent: { d8: 1, d6: 2 },
      experience: 24_500,
      species: 'elf',
      background: 'criminal',
    });
    expect(character.spells.map(({ spell, from }) => [spell, from])).toEqual([
      ['fire-bolt', 'class'],
      ['shield', 'class'],
    ]);
    expect(character.spells.map((known) => known.class)).toEqual(['wizard', 'wizard']);
    expect(deriveSheet(character).hitPoints.maximum.value).toBe(8 + 24 + 2 * 4 + 7);
  });

  it('names everything that had no place', () => {
    expect(report).toEqual([
      'The subclass “Swashbuckler” cannot be imported: the rogue here follows Thief.',
      'The subclass “Bladesinging” cannot be imported: the wizard here follows Evoker.',
      'The spell “Silvery Riddle” cannot be imported.',
      'The feature “Panache” cannot be imported.',
      'Half proficiency in deception cannot be imported.',
      '“details.biography” cannot be imported.',
      '“details.alignment” cannot be imported.',
      '“details.trait” cannot be imported.',
      '“resources.primary” cannot be imported.',
      '“attributes.movement.climb” cannot be imported.',
      '“img” cannot be imported.',
      '“prototypeToken” cannot be imported.',
      '“flags.core” cannot be imported.',
      '“flags.exportSource” cannot be imported.',
      'The effect “Blessing of the Reeds” cannot be imported.',
      'Of the items that are carried, these fields cannot be imported: attuned, attunement, capacity, currency, effects, price, properties.',
      'What is written about items and features cannot be imported.',
    ]);
  });
});

describe('an actor of the fourth generation', () => {
  const { character, report } = read(actorOfTheFourth);

  it('comes in whole', () => {
    expect(character).toMatchObject({
      classes: [{ class: 'cleric', level: 5, subclass: 'life-domain', hitPointGains: [5, 5, 7, 5] }],
      hitDiceSpent: { d8: 2 },
      species: 'dwarf',
      background: 'acolyte',
      skills: ['insight', 'medicine', 'persuasion', 'religion'],
      slotsSpent: [2, 0, 2, 0, 0, 0, 0, 0, 0],
      coins: { gold: 41, silver: 2 },
    });
    expect(character.inventory.map(({ catalogId, place }) => [catalogId, place])).toEqual([
      ['mace', 'mainHand'],
      ['chain-mail', 'worn'],
      ['rope', 'pack'],
    ]);
  });

  it('names what had no place', () =>
    expect(report).toEqual([
      '“details.eyes” cannot be imported.',
      '“details.faith” cannot be imported.',
      '“traits.dr” cannot be imported.',
      'Of the items that are carried, these fields cannot be imported: price, strength.',
    ]));
});

/** What stands in an actor that both sides know. */
const told = (data: unknown) => {
  const { name, system, items, effects } = FoundryActor.parse(data);
  const { abilities, attributes, currency, skills, details } = system;
  const known = (types: string[]) => items.filter(({ type }) => types.includes(type)).map((item) => item.name);
  return {
    name,
    abilities: Object.entries(abilities).map(([key, { value }]) => [key, value]),
    saves: Object.entries(abilities).map(([key, { proficient }]) => [key, proficient]),
    health: [attributes.hp.value, attributes.hp.temp ?? 0, attributes.death.success, attributes.death.failure, attributes.exhaustion],
    currency,
    experience: details.xp.value,
    skills: Object.fromEntries(Object.entries(skills).map(([key, { value }]) => [key, Math.floor(value)])),
    slots: ['spell1', 'spell2', 'spell3'].map((pool) => system.spells[pool]?.value ?? 0),
    levels: items.filter(({ type }) => type === 'class').map(({ system: { identifier, levels } }) => [identifier, levels]),
    gear: items
      .filter(({ type }) => ['weapon', 'equipment', 'loot'].includes(type))
      .map((item) => [item.name, item.system.quantity, item.system.equipped ?? false, item.system.magicalBonus ?? 0]),
    spells: known(['spell']),
    origins: known(['race', 'background']),
    conditions: effects.flatMap(({ statuses }) => statuses),
  };
};

describe('from Foundry to us and back', () => {
  it('an actor says the same about all that has a place here', () => {
    const { character } = read(actorOfTheFourth);
    const { actor } = writeFoundryActor(character);
    expect(told(JSON.parse(JSON.stringify(actor)))).toEqual(told(actorOfTheFourth));
  });

  it.each([
    ['third', actorOfTheThird],
    ['fourth', actorOfTheFourth],
  ])('an actor of the %s generation that came in and went out comes in again as it was', (_, data) => {
    const { character } = read(data);
    const again = read(JSON.parse(JSON.stringify(writeFoundryActor(character).actor)));
    expect(again.character).toEqual(character);
    expect(again.report).toEqual([]);
  });
});
