import { describe, expect, it } from 'vitest';
import { actReaching } from '#domain/character/actions/act-on-sheet.ts';
import { contentOfAct } from '#domain/character/actions/act-content.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import { granted, hero } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { one } from '#domain/combat/combat.fixture.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { castIn, fightOfCasters } from './cast-in-fight.fixture.ts';

const known = ['dispel-magic', 'bless', 'hold-person', 'blindness-deafness', 'shield-of-faith', 'web', 'fly', 'mage-armor'];
const begun = () => fightOfCasters(known, 'kara', 'tomas', 'troll');
const left = ({ activeEffects, conditions }: Combatant) => [
  ...activeEffects.map(({ name }) => name),
  ...conditions.map(({ name }) => name),
];

describe('SRD 5.2.1, Spells: Dispel Magic', () => {
  it('ends every spell of up to level 3 on its target, and leaves it on others', async () => {
    let fight = await castIn(begun(), 'tomas', 'bless', 1, ['tomas', 'kara']);
    fight = await castIn(fight, 'kara', 'mage-armor', 1, ['kara']);
    fight = await castIn(fight, 'kara', 'dispel-magic', 3, ['kara']);
    expect(left(one(fight, 'kara'))).toEqual([]);
    expect([left(one(fight, 'tomas')), one(fight, 'tomas').concentration]).toEqual([['Bless'], 'Bless']);
  });

  it('ends the concentration of whoever cast a spell that lies on nobody any more', async () => {
    const flying = await castIn(begun(), 'tomas', 'fly', 3, ['kara']);
    expect(one(flying, 'tomas').concentration).toBe('Fly');
    const fight = await castIn(flying, 'kara', 'dispel-magic', 3, ['kara']);
    expect([left(one(fight, 'kara')), one(fight, 'tomas').concentration]).toEqual([[], null]);
  });

  it('ends conditions that a spell brought, whether concentration holds them or not, and no others', async () => {
    for (const id of ['hold-person', 'blindness-deafness']) {
      const held = await castIn(begun(), 'tomas', id, 2, ['kara'], [1, 1]);
      const lying = {
        ...held,
        combatants: held.combatants.map((each) => (each.id === 'kara' ? { ...each, conditions: [...each.conditions, prone] } : each)),
      };
      expect([id, left(one(lying, 'kara')).length]).toEqual([id, 2]);
      const fight = await castIn(lying, 'tomas', 'dispel-magic', 3, ['kara']);
      expect([id, left(one(fight, 'kara'))]).toEqual([id, ['prone']]);
    }
  });

  it('asks for a check of the spellcasting ability against 10 plus the level of a higher spell', async () => {
    const held = await castIn(begun(), 'tomas', 'fly', 5, ['kara']);
    const failed = await castIn(held, 'kara', 'dispel-magic', 3, ['kara'], [11]);
    expect(left(one(failed, 'kara'))).toContain('Fly');
    const made = await castIn(held, 'kara', 'dispel-magic', 3, ['kara'], [12]);
    expect(left(one(made, 'kara'))).toEqual([]);
  });

  it('needs no check for a spell of up to the level of its slot', async () => {
    const held = await castIn(begun(), 'tomas', 'fly', 5, ['kara']);
    const fight = await castIn(held, 'kara', 'dispel-magic', 5, ['kara'], [1]);
    expect(left(one(fight, 'kara'))).toEqual([]);
  });

  it('ends what goes on apart from anybody, such as a web, with its caster as the target', async () => {
    const webbed = await castIn(begun(), 'tomas', 'web', 2, []);
    expect(webbed.areas).toHaveLength(1);
    const fight = await castIn(webbed, 'kara', 'dispel-magic', 3, ['tomas']);
    expect([fight.areas, one(fight, 'tomas').concentration]).toEqual([[], null]);
  });
});

describe('SRD 5.2.1, Spells: Dispel Magic on a sheet', () => {
  const otherId = '0b7ad9c1-5f2e-4d1b-8c55-9d3e6a1f2b44';
  const wizard = hero({
    class: 'wizard',
    level: 9,
    spells: known.map((spell) => ({ spell, prepared: true, from: 'class', class: 'wizard' })),
  });
  /** A spell of the wizard at some level, on somebody else. */
  const castOn = async (other: Character, spell: string, level: number, face = 1) => {
    const act = SheetAct.parse({ kind: 'cast', spell, with: { kind: 'slot', level }, targets: [otherId] });
    return granted(actReaching(wizard, act, () => face, { ...(await contentOfAct(wizard, act)), others: [{ ...other, id: otherId }] }));
  };
  const reached = async (...given: Parameters<typeof castOn>) => (await castOn(...given)).reached[0]?.character ?? hero();

  it('ends spells of up to the level of its slot, and says so', async () => {
    const warded = await reached(hero(), 'mage-armor', 1);
    expect(warded.activeEffects).toHaveLength(1);
    const { reached: all } = await castOn(warded, 'dispel-magic', 3);
    expect(all[0]?.character.activeEffects).toEqual([]);
    expect(all[0]?.facts.map(({ kind }) => kind)).toEqual(['effectEnded']);
  });

  it('rolls a check for each of a higher level', async () => {
    const flying = await reached(hero(), 'fly', 5);
    expect((await reached(flying, 'dispel-magic', 3, 11)).activeEffects).toHaveLength(1);
    expect((await reached(flying, 'dispel-magic', 3, 20)).activeEffects).toEqual([]);
    expect((await reached(flying, 'dispel-magic', 5, 1)).activeEffects).toEqual([]);
  });
});

const prone = { name: 'prone', level: 1, from: null, until: null, saveEnds: null, held: false, effectId: null, escapeDc: null } as const;
