import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { carrying, hero, risen } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { FoundryActor } from '#domain/character/interchange/foundry-actor.ts';
import { writeFoundryActor } from '#domain/character/interchange/foundry-actor-write.ts';
import { loadFoundryContent } from './content.ts';

const Effects = z.array(z.looseObject({ _id: z.string(), changes: z.array(z.object({ key: z.string(), value: z.string() })) }));

/** The items of an actor by their names. */
async function itemsOf(character: Character) {
  const { actor, report } = writeFoundryActor(character, await loadFoundryContent(character));
  const { items } = FoundryActor.parse(JSON.parse(JSON.stringify(actor)));
  const named = (name: string) => items.find((item) => item.name === name);
  return {
    report,
    item: named,
    activities: (name: string): unknown[] => Object.values(named(name)?.system.activities ?? {}),
  };
}

const knowing = (...spells: string[]) =>
  hero({ class: 'cleric', level: 5, spells: spells.map((spell) => ({ spell, prepared: true, from: 'class' as const })) });

describe('a spell of an actor', () => {
  it('attacks, with dice that grow with the slot', async () => {
    const { activities, item } = await itemsOf(knowing('guiding-bolt'));
    expect(activities('Guiding Bolt')[0]).toMatchObject({
      type: 'attack',
      attack: { type: { value: 'ranged', classification: 'spell' }, flat: false },
      damage: { parts: [{ number: 4, denomination: 6, types: ['radiant'], scaling: { mode: 'whole', number: 1 } }] },
      consumption: { spellSlot: true },
    });
    expect(item('Guiding Bolt')?.system).toMatchObject({
      level: 1,
      school: 'evo',
      activation: { type: 'action', value: 1 },
      range: { value: '120', units: 'ft' },
      method: 'spell',
      prepared: 1,
      properties: ['vocal', 'somatic'],
    });
  });

  it('asks for a save in an area', async () => {
    const { activities } = await itemsOf(knowing('fireball'));
    expect(activities('Fireball')).toMatchObject([
      {
        type: 'save',
        save: { ability: ['dex'], dc: { calculation: 'spellcasting', formula: '' } },
        damage: { onSave: 'half', parts: [{ number: 8, denomination: 6, types: ['fire'], scaling: { mode: 'whole', number: 1 } }] },
        target: { template: { type: 'sphere', size: '20', units: 'ft' } },
      },
    ]);
  });

  it('heals with the ability that it is cast with', async () => {
    const { activities } = await itemsOf(knowing('cure-wounds'));
    expect(activities('Cure Wounds')).toMatchObject([
      { type: 'heal', healing: { number: 2, denomination: 8, bonus: '@mod', types: ['healing'], scaling: { mode: 'whole', number: 2 } } },
    ]);
  });

  it('leaves an effect that Foundry lays on its targets, held by concentration', async () => {
    const { activities, item } = await itemsOf(knowing('bless'));
    const [effect] = Effects.parse(item('Bless')?.['effects']);
    expect(effect).toMatchObject({ transfer: false, duration: { seconds: 60, rounds: 10 } });
    expect(effect?.changes.map(({ key, value }) => `${key} ${value}`).toSorted()).toEqual([
      'system.bonuses.abilities.save 1d4',
      'system.bonuses.msak.attack 1d4',
      'system.bonuses.mwak.attack 1d4',
      'system.bonuses.rsak.attack 1d4',
      'system.bonuses.rwak.attack 1d4',
    ]);
    expect(activities('Bless')).toMatchObject([
      { type: 'utility', effects: [{ _id: effect?._id }], duration: { value: '1', units: 'minute', concentration: true } },
    ]);
  });

  it('throws darts that grow in number', async () => {
    const { activities } = await itemsOf(knowing('magic-missile'));
    expect(activities('Magic Missile')).toMatchObject([
      {
        type: 'damage',
        damage: { parts: [{ number: 1, denomination: 4, bonus: '1', types: ['force'] }] },
        target: { affects: { count: '@item.level + 2' } },
      },
    ]);
  });
});

describe('a feature of an actor', () => {
  it('counts its uses, spends one and leaves its effect', async () => {
    const { activities, item } = await itemsOf({ ...risen('barbarian', 5), usesSpent: { rage: 1 } });
    expect(item('Rage')?.system).toMatchObject({
      type: { value: 'class' },
      uses: {
        max: '3',
        spent: 1,
        recovery: [
          { period: 'lr', type: 'recoverAll' },
          { period: 'sr', type: 'formula', formula: '1' },
        ],
      },
    });
    expect(activities('Rage')[0]).toMatchObject({
      activation: { type: 'bonus' },
      consumption: { targets: [{ type: 'itemUses', target: '', value: '1' }] },
    });
    expect(JSON.stringify(item('Rage')?.['effects'])).toContain('system.traits.dr.value');
  });

  it('heals by the levels of its class', async () => {
    const { activities } = await itemsOf(risen('fighter', 5));
    expect(activities('Second Wind')).toMatchObject([
      { type: 'heal', healing: { number: 1, denomination: 10, bonus: '@classes.fighter.levels' } },
    ]);
  });

  it('writes what always holds as an effect on whoever has it, without what the numbers hold already', async () => {
    const { item } = await itemsOf(risen('paladin', 11));
    expect(JSON.stringify(item('Radiant Strikes')?.['effects'])).toContain('"transfer":true');
    expect(JSON.stringify(item('Radiant Strikes')?.['effects'])).toContain('1d8[radiant]');
  });
});

describe('a weapon of an actor', () => {
  it('strikes with its own dice, near and far', async () => {
    const { activities, item } = await itemsOf(hero({ inventory: carrying(['spear', 'mainHand']) }));
    expect(item('Spear')?.system).toMatchObject({
      damage: { base: { number: 1, denomination: 6, types: ['piercing'] }, versatile: { number: 1, denomination: 8 } },
      properties: ['thr', 'ver'],
      range: { value: 20, long: 60, reach: 5, units: 'ft' },
      mastery: 'sap',
    });
    expect(activities('Spear')).toMatchObject([
      { type: 'attack', attack: { type: { value: '', classification: 'weapon' } }, damage: { includeBase: true, parts: [] } },
    ]);
  });
});

it('says in words what Foundry has no place for', async () => {
  const { report } = await itemsOf(knowing('heal', 'spiritual-weapon', 'power-word-heal'));
  expect(report).toContain('Of Power Word Heal, Foundry has no place for healing of everything that is lost.');
});
