import { describe, expect, it } from 'vitest';
import { one, play, profiles, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { newCombat } from '#domain/combat/state.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { castsLeft } from '#domain/combat/uses.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';

/** Kara, and a mage who acts after her. */
function fight(): Combat {
  const block = monsterOf('mage');
  if (!block) throw new Error('no mage');
  const all = [profiles.kara, profileFromStatBlock(block, { id: 'mage' })];
  const joined = play(newCombat(), scripted(), ...all.map((profile) => ({ name: 'join', profile }) as const));
  return play(joined, scripted(20, 1), { name: 'start' });
}
const refusal = (combat: Combat, input: CombatStepInput) => {
  const outcome = takeCombatStep(combat, step(input), scripted());
  return outcome.ok ? null : tellCombatRefusal(outcome.refused);
};

describe('spells of creatures', () => {
  const combat = fight();
  const cast = (spell: string, actorId = 'mage') => ({ name: 'cast', actorId, spell }) as const;
  const left = (after: Combat, name: string) => {
    const caster = one(after, 'mage');
    const spell = caster.spellcasting?.spells.find((each) => each.name === name);
    return spell && castsLeft(caster, spell);
  };

  it('are counted a day, in common where they share a pool, and never at will', () => {
    const after = play(combat, scripted(), cast('Fireball'), cast('Shield'), cast('Light'), cast('Counterspell'));
    expect(['Fireball', 'Shield', 'Counterspell', 'Invisibility', 'Light'].map((name) => left(after, name))).toEqual([1, 1, 1, 2, null]);
    const spent = play(after, scripted(), cast('Fireball'), cast('Shield'));
    expect(refusal(spent, cast('Fireball'))).toBe('Mage cannot cast Fireball again today.');
    expect(refusal(spent, cast('Counterspell'))).toBe('Mage cannot cast Counterspell again today.');
    expect(refusal(combat, cast('Wish'))).toBe('Mage has no such spell.');
    expect(refusal(combat, cast('Fireball', 'kara'))).toBe('Kara has no such spell.');
  });

  it('that need it are concentrated on, in place of what was held before', () => {
    const after = play(combat, scripted(), cast('Fly'), cast('Invisibility'));
    expect(one(after, 'mage').concentration).toBe('Invisibility');
  });
});
