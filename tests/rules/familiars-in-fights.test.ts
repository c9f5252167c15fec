import { describe, expect, it } from 'vitest';
import { cast, dealt, find, tableOf, use, wayOf } from './heroes/at-table.fixture.ts';
import type { Table } from './heroes/table.fixture.ts';

describe('SRD 5.2.1, Warlock: a familiar of the pact', () => {
  const options = { 'eldritch-invocations': ['pact-of-the-chain', 'investment-of-the-chain-master'] };

  /** A warlock who has called an imp in the turn before. */
  async function withImp(): Promise<{ table: Table; imp: string }> {
    const table = await tableOf('warlock', 5, { options });
    const { index } = await wayOf(table, 'eldritch-invocations', 'Familiar of the pact');
    await table.take(use(table, 'eldritch-invocations', { activity: index, choice: 'Imp' }));
    const imp = table.combat.combatants.find(({ summoned }) => summoned?.by === table.hero.id);
    if (!imp) throw new Error('No imp came.');
    while (table.combat.active !== table.hero.id || table.combat.round < 2) table.quietly({ name: 'next' });
    return { table, imp: imp.id };
  }

  it.each([
    ['The familiar attacks', true, { attacksMade: 1, bonusActionUsed: false }],
    ['Quick Attack', false, { attacksMade: 0, bonusActionUsed: true }],
  ])('%s: it strikes with its own attack', async (name, reactionUsed, turn) => {
    const { table, imp } = await withImp();
    const { index } = await wayOf(table, 'eldritch-invocations', name);
    const { events } = await table.take(use(table, 'eldritch-invocations', { activity: index, targetIds: ['brute'] }), { d20: [15] });
    expect(find(events, 'attack')).toMatchObject({ actorId: imp, targetId: 'brute', outcome: 'hit' });
    expect(table.of(imp).reactionUsed).toBe(reactionUsed);
    expect(table.combat).toMatchObject(turn);
  });

  it('an octopus comes too, with the numbers of its stat block', async () => {
    const table = await tableOf('warlock', 5, { options });
    const { index } = await wayOf(table, 'eldritch-invocations', 'Familiar of the pact');
    await table.take(use(table, 'eldritch-invocations', { activity: index, choice: 'Octopus' }));
    const octopus = table.combat.combatants.find(({ summoned }) => summoned?.by === table.hero.id);
    expect(octopus).toMatchObject({ name: 'Octopus', armorClass: 12, maxHitPoints: 3, attacks: [{ name: 'Tentacles', toHit: 4 }] });
  });

  it('does not attack on its own turn', async () => {
    const { table, imp } = await withImp();
    while (table.combat.active !== imp) table.quietly({ name: 'next' });
    const sting = { name: 'attack', actorId: imp, targetId: 'brute', attack: table.of(imp).attacks[0]?.name ?? '' } as const;
    expect((await table.take(sting)).refused).toContain('only when whoever called it has it attack');
  });

  it('The familiar attacks: is refused without a familiar', async () => {
    const table = await tableOf('warlock', 5, { options });
    const { index } = await wayOf(table, 'eldritch-invocations', 'The familiar attacks');
    const taken = await table.take(use(table, 'eldritch-invocations', { activity: index, targetIds: ['brute'] }));
    expect(taken.refused).toContain('has called nobody');
  });

  it('Resistance: a reaction halves the damage of a hit on the familiar, and is not offered for oneself', async () => {
    const { table, imp } = await withImp();
    const used = await wayOf(table, 'eldritch-invocations', 'Resistance');
    const club = (targetId: string) => ({ name: 'attack', actorId: 'brute', targetId, attack: 'Club' }) as const;
    const { events } = await table.answer(club(imp), used, [18]);
    const rolled = find(events, 'attack')?.rolls[1]?.total ?? 0;
    expect(dealt(events)).toBe(Math.floor(rolled / 2));
    expect(table.hero.reactionUsed).toBe(true);
    const other = await withImp();
    await other.table.answer(club(other.table.hero.id), used, [18]);
    expect(other.table.hero.reactionUsed).toBe(false);
  });
});

describe('SRD 5.2.1, Spells: Power Word Kill', () => {
  it.each([
    [100, true],
    [101, false],
  ])('with %i hit points left', async (left, isDead) => {
    const table = await tableOf('warlock', 17);
    table.quietly({ name: 'damage', actorId: null, targetId: 'brute', amount: 500 - left, type: null });
    const step = { ...cast(table, 'power-word-kill', 0), paidBy: 'mystic-arcanum-level9' };
    const { events } = await table.take(step);
    expect(find(events, 'died') !== undefined || table.of('brute').dead).toBe(isDead || dealt(events) >= left);
    expect(dealt(events) > 0).toBe(!isDead);
    expect(table.character.usesSpent).toEqual({ 'mystic-arcanum-level9': 1 });
  });
});
