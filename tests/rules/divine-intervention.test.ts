import { spellsOfAny } from '#domain/character/free-casts/free-casts.ts';
import { describe, expect, it } from 'vitest';
import { cast, dealt, tableOf } from './heroes/at-table.fixture.ts';

const prepared = (...spells: string[]) =>
  spells.map((spell) => ({ spell, prepared: true, from: 'class' as const, class: 'cleric' as const }));
const by = { paidBy: 'divine-intervention' };

describe('SRD 5.2.1, Cleric: Divine Intervention', () => {
  it('casts a cleric spell that is not prepared with an action and without a slot, once between long rests', async () => {
    const table = await tableOf('cleric', 10, { spells: prepared('bless') });
    expect((await table.take(cast(table, 'flame-strike', 5))).refused).toContain('prepared');
    const { events, refused } = await table.take(cast(table, 'flame-strike', 0, ['brute'], by), { d20: [3] });
    expect(refused).toBeNull();
    expect(dealt(events)).toBeGreaterThan(0);
    expect(table.character.slotsSpent.every((spent) => spent === 0)).toBe(true);
    expect(table.character.usesSpent).toEqual({ 'divine-intervention': 1 });
    expect((await table.take(cast(table, 'sacred-flame', 0))).refused).not.toBeNull();
    for (let turn = 0; turn < 5; turn += 1) table.quietly({ name: 'next' });
    expect((await table.take(cast(table, 'flame-strike', 0, ['brute'], by))).refused).toContain('no use of');
  });

  it('takes one action even for what takes minutes or a bonus action', async () => {
    const table = await tableOf('cleric', 10, { spells: prepared('bless') });
    expect((await table.take(cast(table, 'prayer-of-healing', 0, ['tomas'], by))).refused).toBeNull();
    expect(table.combat.attacksMade).toBeGreaterThan(0);
    const quick = await tableOf('cleric', 10, { spells: prepared('bless') });
    expect((await quick.take(cast(quick, 'healing-word', 0, ['tomas'], by))).refused).toBeNull();
    expect([quick.combat.bonusActionUsed, quick.combat.attacksMade > 0]).toEqual([false, true]);
  });

  it('names the spells that it casts, and other uses name none', async () => {
    const { character } = await tableOf('cleric', 10, { spells: prepared('bless') });
    const { name, spells } = spellsOfAny(character, by.paidBy);
    const ids = spells.map(({ id }) => id);
    expect(name).toBe('Divine Intervention');
    expect([ids.includes('flame-strike'), ids.includes('fireball'), ids.includes('heal')]).toEqual([true, false, false]);
    expect(spellsOfAny(character, 'channel-divinity')).toEqual({ name: '', spells: [] });
  });

  it('casts no spell of another class or of level 6, and is not there before level 10', async () => {
    const table = await tableOf('cleric', 20, { spells: prepared('bless') });
    for (const spell of ['fireball', 'heal', 'shield'])
      expect((await table.take(cast(table, spell, 0, ['brute'], by))).refused).not.toBeNull();
    expect(table.character.usesSpent).toEqual({});
    const young = await tableOf('cleric', 9, { spells: prepared('bless') });
    expect((await young.take(cast(young, 'flame-strike', 0, ['brute'], by))).refused).not.toBeNull();
  });
});
