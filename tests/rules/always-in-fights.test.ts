import { describe, expect, it } from 'vitest';
import { classIds } from '#domain/srd/class-rules.ts';
import { always } from '#domain/combat/effects/standing-changes.ts';
import { loadFeatureDetails } from '#domain/srd/features/load-features.ts';
import { scores } from '#domain/character/character.fixture.ts';
import { cast, dealt, find, hurt, strike, tableOf, use } from './heroes/at-table.fixture.ts';
import type { Table } from './heroes/table.fixture.ts';

/** A blast of 20 fire damage, dexterity for half. */
const blast = (targetIds: string[]): Parameters<Table['quietly']>[0] => ({
  name: 'save',
  actorId: null,
  effect: {
    name: 'Blast',
    ability: 'dexterity',
    dc: 15,
    area: '',
    damage: [{ dice: '20', type: 'fire' }],
    onSave: 'half',
    inflicts: null,
    recharge: null,
  },
  targetIds,
});
describe('SRD 5.2.1, Classes: what features always do in a fight', () => {
  it('is what their content says', async () => {
    const told = new Map<string, unknown[]>();
    for (const source of [...classIds, 'species'] as const) {
      for (const { name, effects = [] } of await loadFeatureDetails(source)) {
        const changes = effects.flatMap((effect) => effect.changes ?? []).map(({ ...change }) => ({ ...change, when: undefined }));
        if (name in always)
          told.set(
            name,
            changes.filter(({ on }) => on !== 'abilityChecks').map((each) => JSON.stringify(each)),
          );
      }
    }
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(Object.entries(always).map(([name, changes]) => [name, changes.map((each) => JSON.stringify(each))])),
    );
  });

  it.each([
    [5, 19, 'critical'],
    [5, 18, 'hit'],
    [15, 18, 'critical'],
    [15, 17, 'hit'],
  ] as const)('Improved and Superior Critical: a champion of level %i with a %i', async (level, face, outcome) => {
    const table = await tableOf('fighter', level);
    const { events } = await table.take(strike(table, 'Longsword'), { d20: [face] });
    expect(find(events, 'attack')).toMatchObject({ outcome });
  });

  it.each([
    ['made', 20, 0],
    ['failed', 2, 10],
  ] as const)('Evasion: a dexterity save for half that is %s', async (_, face, damage) => {
    const table = await tableOf('rogue', 7);
    expect(dealt(table.quietly(blast([table.hero.id]), [face]).events)).toBe(damage);
  });

  it('Evasion: not while incapacitated', async () => {
    const table = await tableOf('rogue', 7);
    table.quietly({ name: 'condition', from: null, targetId: table.hero.id, condition: 'incapacitated' });
    expect(dealt(table.quietly(blast([table.hero.id]), [20]).events)).toBe(10);
  });

  it('Danger Sense: dexterity saves have advantage, but not those of the incapacitated', async () => {
    const table = await tableOf('barbarian', 2);
    const dice = () => find(table.quietly(blast([table.hero.id]), [2, 19]).events, 'save')?.rolls[0]?.dice;
    expect(dice()).toBe('2d20');
    table.quietly({ name: 'condition', from: null, targetId: table.hero.id, condition: 'incapacitated' });
    expect(dice()).toBe('1d20');
  });

  it.each([
    ['barbarian', 6, '1d20'],
    ['barbarian', 7, '2d20'],
    ['fighter', 3, '2d20'],
  ] as const)('Feral Instinct and Remarkable Athlete: a %s of level %i rolls initiative with %s', async (id, level, dice) => {
    const table = await tableOf(id, level);
    expect(table.story.find((line) => line.includes('rolls') && line.includes('initiative'))).toContain(dice);
  });

  it('Radiant Strikes: a melee weapon deals 1d8 radiant damage more from level 11 on', async () => {
    const table = await tableOf('paladin', 11);
    const { events } = await table.take(strike(table, 'Longsword'), { d20: [15] });
    expect(find(events, 'effect')).toMatchObject({ name: 'Radiant Strikes', rolls: [{ dice: '1d8' }] });
    expect(find(events, 'damage')?.name).toBe('slashing and radiant');
  });

  it('Elusive: no attack has advantage', async () => {
    const table = await tableOf('rogue', 18);
    const step = { name: 'attack', actorId: 'brute', targetId: table.hero.id, attack: 'Club', advantage: 'advantage' } as const;
    const { events } = await table.take(step, { as: 'dm', d20: [10] });
    expect(find(events, 'attack')?.rolls[0]?.dice).toBe('1d20');
  });

  it('Luck: a 1 is rolled again', async () => {
    const table = await tableOf('rogue', 1);
    const { events } = await table.take(strike(table, 'Shortsword'), { d20: [1, 18] });
    expect(find(events, 'attack')).toMatchObject({ outcome: 'hit', rolls: [{ faces: [18] }, {}] });
  });

  it('Great Weapon Fighting: a damage die of 1 or 2 counts as 3 with both hands', async () => {
    const table = await tableOf('fighter', 1, { feats: [{ feat: 'great-weapon-fighting', level: 1 }] });
    const { events } = await table.take(strike(table, 'Greatsword'), { d20: [15] });
    const card = find(events, 'attack')?.rolls[1];
    const counted = (card?.faces ?? []).reduce((sum, face) => sum + Math.max(3, face), 0);
    expect(card?.total).toBe(counted + 3);
    expect(card?.faces.some((face) => face < 3)).toBe(true);
  });

  it('Reliable Talent: a low d20 counts as 10 in a skill that is known', async () => {
    const table = await tableOf('rogue', 7);
    await table.take(use(table, 'cunning-action', { activity: 2 }), { d20: [2] });
    expect(table.story.join('\n')).toMatch(/stealth.*= 2 \+ 8 \+ \d+ = (1[5-9]|2\d)/);
  });
});

describe('SRD 5.2.1, Classes: spells of those who have studied them', () => {
  it('Potent Cantrip: half damage on a miss', async () => {
    const table = await tableOf('wizard', 5);
    const { events } = await table.take(cast(table, 'fire-bolt', 0), { d20: [2] });
    const total = find(events, 'attack')?.rolls[1]?.total ?? 0;
    expect(find(events, 'attack')?.outcome).toBe('miss');
    expect(dealt(events)).toBe(Math.floor(total / 2));
  });

  it('Empowered Evocation: intelligence adds to one damage roll of the spell', async () => {
    const table = await tableOf('wizard', 11);
    const { events } = await table.take(cast(table, 'scorching-ray', 2), { d20: [15, 15, 15] });
    const modifiers = events.filter(({ kind }) => kind === 'attack').map(({ rolls }) => rolls[1]?.modifier);
    expect(modifiers).toEqual([4, 0, 0]);
  });

  it('Disciple of Life: a spell of a slot heals 2 and the level of the slot more', async () => {
    const table = await tableOf('cleric', 5);
    hurt(table, 'tomas', 60);
    const { events } = await table.take(cast(table, 'cure-wounds', 2, ['tomas']));
    expect(find(events, 'heal')?.amount).toBe((find(events, 'cast')?.rolls[0]?.total ?? 0) + 4);
  });

  it('Elemental Affinity: charisma adds to one damage roll of the type that was chosen', async () => {
    const of = async (type: string) => {
      const spells = [{ spell: 'scorching-ray', prepared: true, from: 'class' as const }];
      const table = await tableOf('sorcerer', 6, { options: { 'elemental-affinity': [type] }, spells, stats: scores({ charisma: 16 }) });
      const { events } = await table.take(cast(table, 'scorching-ray', 2), { d20: [15, 15, 15] });
      return events.filter(({ kind }) => kind === 'attack').map(({ rolls }) => rolls[1]?.modifier);
    };
    expect(await of('fire')).toEqual([3, 0, 0]);
    expect(await of('acid')).toEqual([0, 0, 0]);
  });

  it.each([
    ['as it was chosen', ['agonizing-blast-eldritch-blast'], ['chill-touch'], 3],
    ['for the only cantrip of whoever was never asked', ['agonizing-blast'], [], 3],
    ['not for one of several that was not chosen', ['agonizing-blast'], ['chill-touch'], 0],
  ] as const)('Agonizing Blast: charisma adds to each beam, %s', async (_, chosen, more, by) => {
    const spells = ['eldritch-blast', ...more].map((spell) => ({ spell, prepared: true, from: 'class' as const }));
    const changes = { options: { 'eldritch-invocations': [...chosen] }, spells, stats: scores({ charisma: 16 }) };
    const table = await tableOf('warlock', 5, changes);
    const { events } = await table.take(cast(table, 'eldritch-blast', 0), { d20: [15, 15] });
    expect(events.filter(({ kind }) => kind === 'attack').map(({ rolls }) => rolls[1]?.modifier)).toEqual([by, by]);
  });

  it.each([
    ['cleric', 'blessed-strikes', 'sacred-flame', 'potent-spellcasting', 3],
    ['cleric', 'blessed-strikes', 'sacred-flame', 'divine-strike', 0],
    ['druid', 'elemental-fury', 'poison-spray', 'potent-spellcasting', 3],
  ] as const)('Potent Spellcasting: wisdom adds to cantrips of a %s, by %s, %s with %s', async (id, feature, cantrip, option, by) => {
    const spells = [{ spell: cantrip, prepared: true, from: 'class' as const }];
    const table = await tableOf(id, 7, { options: { [feature]: [option] }, spells, stats: scores({ wisdom: 16 }) });
    const { events } = await table.take(cast(table, cantrip, 0), { d20: [15] });
    const rolls = events.flatMap(({ kind, rolls: all }) => (kind === 'attack' || kind === 'cast' ? all : []));
    expect(rolls.find(({ label }) => label.includes('damage'))?.modifier).toBe(by);
  });

  it('Innate Sorcery: attack rolls of sorcerer spells have advantage', async () => {
    const spells = [{ spell: 'fire-bolt', prepared: true, from: 'class' as const }];
    const table = await tableOf('sorcerer', 5, { spells });
    await table.take(use(table, 'innate-sorcery'));
    const { events } = await table.take(cast(table, 'fire-bolt', 0), { d20: [2, 15] });
    expect(find(events, 'attack')?.rolls[0]?.dice).toBe('2d20');
  });

  it('Supreme Healing: dice that heal show their highest number', async () => {
    const table = await tableOf('cleric', 17);
    const { events } = await table.take(cast(table, 'cure-wounds', 1, ['tomas']));
    expect(find(events, 'cast')?.rolls[0]?.faces).toEqual([8, 8]);
  });

  it('Preserve Life: nobody is healed above half', async () => {
    const table = await tableOf('cleric', 20);
    const most = table.of('tomas').maxHitPoints;
    hurt(table, 'tomas', most - 10);
    await table.take(use(table, 'preserve-life', { targetIds: ['tomas'] }));
    expect(table.of('tomas').hitPoints).toBe(Math.floor(most / 2));
  });

  it('Preserve Life: the points are divided as one chooses, and the rest among the others', async () => {
    const table = await tableOf('cleric', 5);
    for (const id of ['tomas', table.hero.id]) hurt(table, id, table.of(id).maxHitPoints - 2);
    const give = (id: string, amount: number) =>
      use(table, 'preserve-life', { targetIds: ['tomas', table.hero.id], shares: [{ id, amount }] });
    expect((await table.take(give('tomas', 26))).refused).toBe('Preserve Life has 25 hit points to divide.');
    expect((await table.take(give(table.hero.id, 25))).refused).toContain('can be given');
    await table.take(give('tomas', 3));
    expect(table.of('tomas').hitPoints).toBe(5);
    expect(table.hero.hitPoints).toBe(Math.floor(table.hero.maxHitPoints / 2));
  });

  it('Aid: the maximum rises with the hit points, and falls when the spell ends', async () => {
    const table = await tableOf('cleric', 5);
    const { maxHitPoints, hitPoints } = table.of('tomas');
    await table.take(cast(table, 'aid', 3, ['tomas']));
    expect(table.of('tomas')).toMatchObject({ maxHitPoints: maxHitPoints + 10, hitPoints: hitPoints + 10 });
    const effectId = table.of('tomas').activeEffects.find(({ name }) => name === 'Aid')?.id ?? '';
    table.quietly({ name: 'endEffect', targetId: 'tomas', effectId });
    expect(table.of('tomas')).toMatchObject({ maxHitPoints, hitPoints });
  });

  it('Vampiric Touch: half of the damage comes back', async () => {
    const table = await tableOf('warlock', 11);
    hurt(table, table.hero.id, 40);
    const { events } = await table.take(cast(table, 'vampiric-touch', 5), { d20: [15] });
    expect(find(events, 'heal')).toMatchObject({ targetId: table.hero.id, amount: Math.floor(dealt(events) / 2) });
  });

  it.each([
    ['cleric', 'lesser-restoration', 'poisoned'],
    ['cleric', 'lesser-restoration', 'blinded'],
  ] as const)('Lesser Restoration: a %s with %s ends %s', async (id, spell, condition) => {
    const table = await tableOf(id, 5);
    table.quietly({ name: 'condition', from: null, targetId: 'tomas', condition });
    await table.take(cast(table, spell, 2, ['tomas']));
    expect(table.of('tomas').conditions).toEqual([]);
  });
});
