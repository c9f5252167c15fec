import { describe, expect, it } from 'vitest';
import { allowed, one, play, profiles, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { newCombat } from '#domain/combat/state.ts';
import type { Combat, CombatantProfile } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';

const blow = { name: 'attack', actorId: 'kara', targetId: 'goblin', attack: 'Sword', knockOut: true } as const;

/** Kara's turn against a goblin of 3 hit points. */
function fight(changes: Partial<CombatantProfile> = {}): Combat {
  const joined = [
    { ...profiles.kara, ...changes },
    { ...profiles.goblin, hitPoints: 3 },
  ].map((profile) => ({ name: 'join', profile }) as const);
  return play(play(newCombat(), scripted(), ...joined), scripted(20, 1), { name: 'start' });
}

const take = (combat: Combat, faces: number[], input: CombatStepInput) =>
  allowed(takeCombatStep(combat, step(input), scripted(...faces))).combat;

const goblinOf = (combat: Combat) => {
  const { hitPoints, dead, conditions } = one(combat, 'goblin');
  return { hitPoints, dead, conditions: conditions.map(({ name }) => name) };
};

describe('a blow that knocks out (SRD 5.2.1, Knocking Out a Creature)', () => {
  it('leaves at 1 hit point and unconscious whoever it would bring to 0', () => {
    expect(goblinOf(take(fight(), [15, 5], blow))).toEqual({ hitPoints: 1, dead: false, conditions: ['unconscious'] });
    expect(goblinOf(take(fight(), [15, 5], { ...blow, knockOut: undefined }))).toMatchObject({ hitPoints: 0, dead: true });
  });

  it('counts with what a weapon does that misses', () => {
    const weapon = { itemId: 'first', modifier: 3, dc: 13, mastery: 'graze' as const, properties: [] };
    const start = fight({ attacks: profiles.kara.attacks.slice(0, 1).map((each) => ({ ...each, weapon })) });
    expect(goblinOf(take(start, [2], blow))).toEqual({ hitPoints: 1, dead: false, conditions: ['unconscious'] });
  });

  it('is over with any healing, or with first aid', () => {
    const out = take(fight(), [15, 5], blow);
    expect(goblinOf(take(out, [], { name: 'heal', targetId: 'goblin', amount: 2 }))).toEqual({
      hitPoints: 3,
      dead: false,
      conditions: ['prone'],
    });
    const next = take(out, [], { name: 'next' });
    const aid = { name: 'act', actorId: 'kara', action: 'help', targetIds: ['goblin'] } satisfies CombatStepInput;
    const again = take(next, [], { name: 'next' });
    expect(goblinOf(take(again, [1], aid))).toMatchObject({ conditions: ['unconscious'] });
    expect(goblinOf(take(again, [19], aid))).toEqual({ hitPoints: 1, dead: false, conditions: ['prone'] });
  });

  it('gives the experience of a foe who is defeated', () => {
    const over = take(take(fight(), [15, 5], blow), [], { name: 'end' });
    expect(over.award).toMatchObject({ total: one(over, 'goblin').xp, defeated: ['goblin'] });
  });

  it('is refused from afar, and costs nothing then', () => {
    const start = fight({ attacks: profiles.kara.attacks.slice(0, 1).map((each) => ({ ...each, kind: 'ranged' as const })) });
    const outcome = takeCombatStep(start, step(blow), scripted(15, 5));
    expect(outcome.ok ? null : tellCombatRefusal(outcome.refused)).toBe('Only a melee attack can knock somebody out.');
  });
});
