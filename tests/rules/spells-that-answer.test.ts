import { describe, expect, it } from 'vitest';
import { one, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import { chooseNpcAction } from '#domain/combat/npc/tactics.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { Effect } from '#domain/rules/attack-data.ts';
import { castIn, fightOfCasters, turnOf } from './cast-in-fight.fixture.ts';

const known = [
  'magic-missile',
  'haste',
  'fire-shield',
  'sanctuary',
  'fire-bolt',
  'charm-person',
  'invisibility',
  'warding-bond',
  'mirror-image',
];
const begun = (...ids: ('goblin' | 'troll')[]) => fightOfCasters(known, 'kara', 'tomas', ...ids);
const namesOn = (fight: Combat, id: string) => one(fight, id).activeEffects.map(({ name }) => name);
const strike = (fight: Combat, actorId: string, targetId: string, ...faces: number[]) =>
  play(turnOf(fight, actorId), scripted(...faces), {
    name: 'attack',
    actorId,
    targetId,
    attack: one(fight, actorId).attacks[0]?.name ?? '',
  });

describe('SRD 5.2.1, Spells: Charm Person', () => {
  it('ends when its caster or an ally of theirs deals damage to the target, and with the damage of nobody else', async () => {
    const charmed = await castIn(begun('goblin', 'troll'), 'kara', 'charm-person', 1, ['tomas'], [1]);
    expect(one(charmed, 'tomas').conditions.map(({ name }) => name)).toEqual(['charmed']);
    expect(namesOn(strike(charmed, 'goblin', 'tomas', 15, 1), 'tomas')).toEqual(['Charm Person']);
    const foes = {
      ...charmed,
      combatants: charmed.combatants.map((each) => (each.id === 'goblin' ? { ...each, side: 'heroes' as const } : each)),
    };
    const freed = strike(foes, 'goblin', 'tomas', 15, 1);
    expect([namesOn(freed, 'tomas'), one(freed, 'tomas').conditions]).toEqual([[], []]);
    expect(namesOn(strike(foes, 'goblin', 'tomas', 2), 'tomas')).toEqual(['Charm Person']);
  });
});

describe('SRD 5.2.1, Spells: Invisibility', () => {
  it('ends when the creature deals damage, be it without an attack or a spell', async () => {
    const unseen = await castIn(begun('goblin'), 'kara', 'invisibility', 2, ['tomas']);
    const breath: Effect = {
      name: 'Breath',
      ability: 'dexterity',
      dc: 15,
      area: '',
      damage: [{ dice: '1d4', type: 'fire' }],
      onSave: 'half',
      inflicts: null,
      recharge: null,
    };
    const able = { ...unseen, combatants: unseen.combatants.map((each) => (each.id === 'tomas' ? { ...each, effects: [breath] } : each)) };
    const hurt = play(
      turnOf(able, 'tomas'),
      scripted(2, 1),
      step({ name: 'use', actorId: 'tomas', effect: 'Breath', targetIds: ['goblin'] }),
    );
    expect(one(hurt, 'goblin').hitPoints).toBeLessThan(10);
    expect(namesOn(hurt, 'tomas')).toEqual([]);
  });
});

describe('SRD 5.2.1, Spells: Warding Bond', () => {
  it('has its caster take as much as its target takes after its resistance', async () => {
    const bound = await castIn(begun('goblin'), 'kara', 'warding-bond', 2, ['tomas']);
    const fight = strike(bound, 'goblin', 'tomas', 15, 5);
    expect([one(fight, 'tomas').hitPoints, one(fight, 'kara').hitPoints]).toEqual([6, 16]);
    expect(one(strike(bound, 'goblin', 'kara', 15, 5), 'tomas').hitPoints).toBe(10);
  });

  it('ends when its caster drops to 0 hit points', async () => {
    const bound = await castIn(begun('goblin'), 'kara', 'warding-bond', 2, ['tomas']);
    const weak = { ...bound, combatants: bound.combatants.map((each) => (each.id === 'kara' ? { ...each, hitPoints: 3 } : each)) };
    const fight = strike(weak, 'goblin', 'tomas', 15, 5);
    expect([one(fight, 'kara').hitPoints, namesOn(fight, 'tomas')]).toEqual([0, []]);
  });
});

describe('SRD 5.2.1, Spells: Mirror Image', () => {
  const doubled = () => castIn(begun('goblin'), 'kara', 'mirror-image', 2, []);
  const left = (fight: Combat) =>
    one(fight, 'kara').activeEffects.flatMap(({ changes }) => changes.map((each) => each.on === 'doubles' && each.left));

  it('has a hit strike a double where one of their dice shows 3 or higher, and that double is gone', async () => {
    const fight = strike(await doubled(), 'goblin', 'kara', 15, 1, 3, 1, 5);
    expect([one(fight, 'kara').hitPoints, left(fight)]).toEqual([20, [2]]);
  });

  it('lets a hit through where none does, and rolls for no miss', async () => {
    const hit = strike(await doubled(), 'goblin', 'kara', 15, 1, 2, 2, 5);
    expect([one(hit, 'kara').hitPoints, left(hit)]).toEqual([12, [3]]);
    expect(left(strike(await doubled(), 'goblin', 'kara', 3, 6, 6, 6))).toEqual([3]);
  });

  it('is over once the last double is gone', async () => {
    let fight = await doubled();
    for (let n = 0; n < 3; n += 1) fight = strike(fight, 'goblin', 'kara', 15, 6, 6, 6);
    expect([one(fight, 'kara').hitPoints, namesOn(fight, 'kara')]).toEqual([20, []]);
  });

  it('deceives nobody who is blinded', async () => {
    const fight = await doubled();
    const blind = {
      name: 'blinded',
      level: 1,
      from: null,
      until: null,
      saveEnds: null,
      held: false,
      effectId: null,
      escapeDc: null,
    } as const;
    const blinded = {
      ...fight,
      combatants: fight.combatants.map((each) => (each.id === 'goblin' ? { ...each, conditions: [blind] } : each)),
    };
    const hit = strike(blinded, 'goblin', 'kara', 15, 15, 5);
    expect([one(hit, 'kara').hitPoints, left(hit)]).toEqual([12, [3]]);
  });
});

describe('SRD 5.2.1, Spells: Sanctuary', () => {
  const warded = () => castIn(begun('goblin'), 'kara', 'sanctuary', 1, ['tomas']);

  it('has whoever attacks save first, or choose another target: nothing is spent until then', async () => {
    const kept = strike(await warded(), 'goblin', 'tomas', 1, 20, 8);
    expect([one(kept, 'tomas').hitPoints, kept.attacksMade]).toEqual([10, 0]);
    expect(chooseNpcAction(kept, 'goblin', scripted(1, 1))?.step).toMatchObject({ name: 'attack', targetId: 'kara' });
    const other = play(kept, scripted(15, 15, 2), { name: 'attack', actorId: 'goblin', targetId: 'kara', attack: 'Sword' });
    expect([one(other, 'kara').hitPoints < 20, other.attacksMade]).toEqual([true, 1]);
  });

  it('loses the attack of whoever aims at the same one again, and of whoever attacks out of turn', async () => {
    const kept = strike(await warded(), 'goblin', 'tomas', 1);
    const again = play(kept, scripted(20, 20, 8), { name: 'attack', actorId: 'goblin', targetId: 'tomas', attack: 'Sword' });
    expect([one(again, 'tomas').hitPoints, again.attacksMade]).toEqual([10, 1]);
    // A further attack of the turn is saved for anew.
    const third = play(again, scripted(1), { name: 'attack', actorId: 'goblin', targetId: 'tomas', attack: 'Sword' });
    expect(third.attacksMade).toBe(1);
    const cast = await castIn(begun('goblin', 'troll'), 'kara', 'sanctuary', 1, ['tomas']);
    const swipe = step({ name: 'legendary', actorId: 'troll', action: 'Swipe', targetIds: ['tomas'] });
    const out = play(cast, scripted(1, 20, 8), { name: 'next' }, swipe);
    expect(one(out, 'tomas').hitPoints).toBe(10);
  });

  it('lets whoever saves strike', async () => {
    const fight = await warded();
    const easy = {
      ...fight,
      combatants: fight.combatants.map((each) => ({ ...each, activeEffects: each.activeEffects.map((effect) => ({ ...effect, dc: 10 })) })),
    };
    expect(one(strike(easy, 'goblin', 'tomas', 15, 15, 2), 'tomas').hitPoints).toBe(5);
  });

  it('guards against spells that do damage, and ends with an attack of whoever is warded', async () => {
    const aimed = await castIn(await warded(), 'kara', 'fire-bolt', 0, ['tomas'], [1, 20, 9]);
    expect([one(aimed, 'tomas').hitPoints, aimed.attacksMade]).toEqual([10, 0]);
    const missiles = await castIn(await warded(), 'kara', 'magic-missile', 1, ['tomas', 'goblin'], [1]);
    expect([one(missiles, 'kara').slotCasting?.slots[0]?.left, one(missiles, 'goblin').hitPoints]).toEqual([3, 10]);
    const sent = await castIn(await warded(), 'kara', 'magic-missile', 1, ['goblin'], []);
    expect([one(sent, 'kara').slotCasting?.slots[0]?.left, one(sent, 'goblin').hitPoints]).toEqual([2, 4]);
    expect(namesOn(strike(await warded(), 'tomas', 'goblin', 2), 'tomas')).toEqual([]);
  });
});

describe('SRD 5.2.1, Spells: Haste', () => {
  it('leaves its target incapacitated and with a speed of 0 until the end of its next turn', async () => {
    const fast = await castIn(begun('goblin'), 'kara', 'haste', 3, ['tomas']);
    const over = play(fast, scripted(), { name: 'endConcentration', actorId: 'kara' });
    expect([namesOn(over, 'tomas'), one(over, 'tomas').conditions.map(({ name }) => name)]).toEqual([['Lethargy'], ['incapacitated']]);
    const next = play(turnOf(over, 'tomas'), scripted(), { name: 'next' });
    expect([namesOn(next, 'tomas'), one(next, 'tomas').conditions]).toEqual([[], []]);
  });

  it('leaves nothing while it goes on', async () => {
    const fast = await castIn(begun('goblin'), 'kara', 'haste', 3, ['tomas']);
    expect(namesOn(strike(fast, 'goblin', 'tomas', 2), 'tomas')).toEqual(['Haste']);
  });
});

describe('SRD 5.2.1, Spells: Fire Shield', () => {
  it('burns whoever hits in melee, and nobody who misses or shoots', async () => {
    const shielded = await castIn(begun('goblin'), 'kara', 'fire-shield', 4, []);
    const burnt = strike(shielded, 'goblin', 'kara', 15, 1, 3, 4);
    expect(one(burnt, 'goblin').hitPoints).toBe(3);
    expect(one(strike(shielded, 'goblin', 'kara', 2), 'goblin').hitPoints).toBe(10);
    const shot = play(turnOf(shielded, 'goblin'), scripted(15, 1, 3, 4), {
      name: 'attack',
      actorId: 'goblin',
      targetId: 'kara',
      attack: 'Bow',
    });
    expect([one(shot, 'goblin').hitPoints, one(shot, 'kara').hitPoints < 20]).toEqual([10, true]);
  });
});
