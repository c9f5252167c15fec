import { beforeAll, describe, expect, it } from 'vitest';
import { fightOf, one, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { playersCombatView } from '#domain/combat/view.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import type { SpellDetails } from '#domain/srd/spells/spell-details.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';

const ids = ['hold-person', 'charm-person', 'animal-friendship', 'calm-emotions'];
const details = new Map<string, SpellDetails>();
beforeAll(async () => {
  for (const level of [1, 2]) for (const [name, each] of await loadSpellDetails(level)) details.set(name, each);
});

/** Kara casts a spell of the SRD by its id. */
function cast(spellId: string, targetIds: string[], choice: string | null = null): CombatStepInput {
  const spell = findSpell(spellId);
  const all = (spell && details.get(spell.name)?.activities) ?? [];
  const [activity] = all;
  if (!spell || !activity) throw new Error(`There is no ${spellId}.`);
  return { name: 'useActivity', actorId: 'kara', used: usedSpell(spell, all, activity), targetIds, slot: spell.level, choice };
}

const slots = [1, 2].map((level) => ({ level, left: 2 }));
const slotCasting = { dc: 13, toHit: 5, modifier: 3, level: 3, proficiency: 2, spells: ids, slots };
const left = (combat: Combat, level: number) => one(combat, 'kara').slotCasting?.slots.find((each) => each.level === level)?.left;
const refusalOf = (combat: Combat, input: CombatStepInput) => {
  const outcome = takeCombatStep(combat, step(input), scripted());
  return outcome.ok ? null : tellCombatRefusal(outcome.refused);
};

describe('a spell for some kinds of creatures alone', () => {
  const kinds: Partial<Record<string, Combatant['type']>> = { goblin: 'dragon', troll: 'humanoid' };
  const mixed = (): Combat => {
    const fight = fightOf('kara', 'goblin', 'troll', 'tomas');
    const known = (each: Combatant) => ({
      ...each,
      ...(kinds[each.id] && { type: kinds[each.id] }),
      ...(each.id === 'kara' && { slotCasting }),
    });
    return { ...fight, combatants: fight.combatants.map(known) };
  };

  it('refuses those who are known for another kind before anything is spent, heroes being Humanoids', () => {
    const sentence = (spell: string, kind: string) => `Goblin is none of those whom ${spell} affects: ${kind}.`;
    expect(refusalOf(mixed(), cast('hold-person', ['goblin']))).toBe(sentence('Hold Person', 'a Humanoid'));
    expect(refusalOf(mixed(), cast('charm-person', ['goblin']))).toBe(sentence('Charm Person', 'a Humanoid that you can see'));
    expect(refusalOf(mixed(), cast('hold-person', ['troll']))).toBeNull();
    expect(refusalOf(mixed(), cast('hold-person', ['tomas']))).toBeNull();
    expect(refusalOf(mixed(), cast('animal-friendship', ['tomas']))).not.toBeNull();
  });

  it('does nothing to one in disguise, who seems to have made the save (SRD 5.2.1, Invalid Targets)', () => {
    const named = (each: Combatant) => (each.id === 'goblin' ? { ...each, name: 'Old Wenna' } : each);
    const disguised = { ...mixed(), combatants: mixed().combatants.map(named) };
    expect(playersCombatView(mixed(), 'words').combatants.find(({ id }) => id === 'goblin')?.type).toBe('dragon');
    expect(playersCombatView(disguised, 'words').combatants.find(({ id }) => id === 'goblin')?.type).toBeUndefined();
    const after = play(disguised, scripted(), cast('hold-person', ['goblin']));
    expect(one(after, 'goblin').conditions).toEqual([]);
    expect(left(after, 2)).toBe(1);
  });

  it('spares others in an area', () => {
    const after = play(mixed(), scripted(1, 1), cast('calm-emotions', ['goblin', 'troll'], 'Calm'));
    expect([one(after, 'goblin'), one(after, 'troll')].map(({ activeEffects }) => activeEffects.length)).toEqual([0, 1]);
  });
});
