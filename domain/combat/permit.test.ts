import { describe, expect, it } from 'vitest';
import { profiles, fightOf, one, play, scripted, step } from './combat.fixture.ts';
import { movesOf, refusePlayer } from './permit.ts';
import { tellCombatRefusal } from './refusals.ts';
import type { Combat } from './state.ts';
import type { CombatStepInput } from './step.ts';

const fight = fightOf('kara', 'goblin', 'lurker', 'tomas');
const sentenceOf = (refused: ReturnType<typeof refusePlayer>) => refused && tellCombatRefusal(refused);
const asked = (combat: Combat, input: CombatStepInput, actorId = 'kara') =>
  sentenceOf(refusePlayer(combat, one(combat, actorId), step(input)));
const attackStep = (actorId: string, targetId: string, attack = 'Sword') => ({ name: 'attack', actorId, targetId, attack }) as const;
const notNow = 'Only the Dungeon Master can do that, or you on your own turn.';

describe('a player', () => {
  it.each<[string, CombatStepInput, string | null]>([
    ['attacks with their own hero', attackStep('kara', 'goblin'), null],
    ['does not attack with another', attackStep('tomas', 'goblin'), notNow],
    ['finds nobody where the hidden stand', attackStep('kara', 'lurker'), 'That creature is not in this fight.'],
    ['finds nobody where nobody stands', attackStep('kara', 'nobody'), 'That creature is not in this fight.'],
    ['ends their turn', { name: 'next' }, null],
    ['concentrates', { name: 'concentrate', actorId: 'kara', on: 'Web' }, null],
    ['does not concentrate for others', { name: 'concentrate', actorId: 'tomas', on: 'Web' }, notNow],
    ['heals nobody by decree', { name: 'heal', targetId: 'kara', amount: 5 }, notNow],
    ['deals no damage without a roll', { name: 'damage', actorId: null, targetId: 'goblin', amount: 5, type: null }, notNow],
    ['shows nobody', { name: 'hide', targetId: 'lurker', hidden: false }, notNow],
    ['rolls no death save while standing for another', { name: 'deathSave', targetId: 'tomas' }, notNow],
    ['ends no fight', { name: 'end' }, notNow],
    ['brings nobody', { name: 'join', profile: profiles.troll }, notNow],
  ])('on their turn %s', (_, input, expected) => expect(asked(fight, input)).toBe(expected));

  it('does nothing out of turn but let go of a spell', () => {
    expect(asked(fight, attackStep('tomas', 'goblin'), 'tomas')).toBe(notNow);
    expect(asked(fight, { name: 'next' }, 'tomas')).toBe('It is not your turn.');
    expect(asked(fight, { name: 'endConcentration', actorId: 'tomas' }, 'tomas')).toBeNull();
    expect(sentenceOf(refusePlayer(fight, undefined, step({ name: 'next' })))).toBe(notNow);
  });

  it('attacks as often as the sheet says, and once more with the off hand', () => {
    const dagger = profiles.kara.attacks.slice(0, 1).map((sword) => ({ ...sword, name: 'Dagger', offHand: true }));
    const armed = fight.combatants.map((each) => ({ ...each, attacks: [...each.attacks, ...dagger] }));
    const attacked = play(fight, scripted(2), attackStep('kara', 'goblin'));
    expect(asked(attacked, attackStep('kara', 'goblin'))).toMatch(/no attacks left this turn/);
    expect(asked({ ...attacked, combatants: armed }, attackStep('kara', 'goblin', 'Dagger'))).toBeNull();
    const twice = { ...attacked, combatants: armed, usedThisTurn: ['kara light'] };
    expect(asked(twice, attackStep('kara', 'goblin', 'Dagger'))).toMatch(/no attacks left this turn/);
    expect([movesOf(fight, one(fight, 'kara')).attack, movesOf(attacked, one(attacked, 'kara')).attack]).toEqual([true, false]);
  });

  it('rolls one death save in a turn, while dying', () => {
    const down = play(fight, scripted(), { name: 'damage', actorId: null, targetId: 'kara', amount: 20, type: null });
    const save = { name: 'deathSave', targetId: 'kara' } as const;
    expect(movesOf(down, one(down, 'kara'))).toEqual({ attack: false, action: false, actions: 0, deathSave: true, endTurn: true });
    expect(asked(down, save)).toBeNull();
    const roll = play(down, scripted(12), save);
    expect(asked(roll, save)).toBe('You make only one death saving throw each turn.');
    expect(movesOf(roll, one(roll, 'kara')).deathSave).toBe(false);
    expect(movesOf(down, one(down, 'tomas'))).toEqual({ attack: false, action: false, actions: 0, deathSave: false, endTurn: false });
  });

  it.each([
    ['is healed after it', 12],
    ['wakes by it', 20],
  ])('leaves the whole turn to whoever %s: a death save takes nothing of it', (_, face) => {
    const down = play(fight, scripted(), { name: 'damage', actorId: null, targetId: 'kara', amount: 20, type: null });
    const rolled = play(down, scripted(face), { name: 'deathSave', targetId: 'kara' });
    const up = face === 20 ? rolled : play(rolled, scripted(), { name: 'heal', targetId: 'kara', amount: 8 });
    expect(movesOf(up, one(up, 'kara'))).toEqual({ attack: true, action: true, actions: 1, deathSave: false, endTurn: true });
    expect(up.attacksMade).toBe(0);
  });
});
