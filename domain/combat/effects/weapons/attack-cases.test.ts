import { describe, expect, it } from 'vitest';
import { hero } from '#domain/character/character.fixture.ts';
import { allowed, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import { newCombat } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { monsters } from '#domain/srd/monsters/monsters.ts';

const kara = { ...profileFromCharacter(hero({ level: 5 })), id: 'kara', armorClass: 5, hitPoints: 40, maxHitPoints: 40 };

/** What an attack on Kara rolls for damage, and whether its d20 had advantage, after some steps before it. */
function struckBy(name: string, attack: string, before: readonly CombatStepInput[] = [], advantage: 'none' | 'advantage' = 'none') {
  const block = monsters.find((each) => each.name === name);
  if (!block) throw new Error(`There is no ${name}.`);
  const joined = [profileFromStatBlock(block, { id: 'foe' }), kara].map((profile) => ({ name: 'join', profile }) as const);
  const started = play(play(newCombat(), scripted(), ...joined), scripted(20, 1), { name: 'start' });
  const combat = play(started, scripted(10, 10, 10), ...before);
  const attacked = step({ name: 'attack', actorId: 'foe', targetId: 'kara', attack, advantage });
  const { events } = allowed(takeCombatStep(combat, attacked, scripted(15, 14, 1, 1, 1, 1, 1, 1)));
  const [d20, ...damage] = events.find(({ kind }) => kind === 'attack')?.rolls ?? [];
  return {
    favoured: d20?.advantage === 'advantage',
    damage: damage.map(({ dice, modifier }) => (modifier === 0 ? dice : `${dice}+${modifier}`)),
  };
}

const hurt = (targetId: string, amount: number) => ({ name: 'damage', actorId: null, targetId, amount, type: 'fire' }) as const;

describe('attacks that do more in some cases (SRD 5.2.1, the stat blocks)', () => {
  it('a goblin’s hit deals 1d4 more where its roll had advantage', () => {
    expect(struckBy('Goblin Warrior', 'Scimitar').damage).toEqual(['1d6+2']);
    expect(struckBy('Goblin Warrior', 'Scimitar', [], 'advantage').damage).toEqual(['1d6+2', '1d4']);
  });

  it('a swarm that is bloodied deals less, and its poison stays', () => {
    expect(struckBy('Swarm of Venomous Snakes', 'Bites').damage).toEqual(['1d8+4', '3d6']);
    expect(struckBy('Swarm of Venomous Snakes', 'Bites', [hurt('foe', 18)]).damage).toEqual(['1d4+4', '3d6']);
  });

  it('a blood hawk deals more to the bloodied', () => {
    expect(struckBy('Blood Hawk', 'Beak', [hurt('kara', 19)]).damage).toEqual(['1d4+2']);
    expect(struckBy('Blood Hawk', 'Beak', [hurt('kara', 20)]).damage).toEqual(['1d8+2']);
  });

  it('a shark has advantage against whoever has lost hit points', () => {
    expect(struckBy('Hunter Shark', 'Bite').favoured).toBe(false);
    expect(struckBy('Hunter Shark', 'Bite', [hurt('kara', 1)]).favoured).toBe(true);
  });

  it('a mimic bites whom it holds with advantage, and deals 1d8 more', () => {
    const held = { name: 'condition', targetId: 'kara', condition: 'grappled', from: 'foe' } as const;
    expect(struckBy('Mimic', 'Bite')).toEqual({ favoured: false, damage: ['1d8+3', '1d8'] });
    expect(struckBy('Mimic', 'Bite', [held])).toEqual({ favoured: true, damage: ['1d8+3', '1d8', '1d8'] });
  });
});
