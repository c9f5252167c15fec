import { describe, expect, it } from 'vitest';
import { readFightLine } from '#server/features/storyteller/index.ts';
import { meansOn, readIn } from './fight-lines.fixture.ts';
import { fightStageOf } from './fight-means.ts';
import { planSteps } from './plan-steps.ts';

it('what a spell that ends one thing is to end is said with it', async () => {
  const spells = [{ spell: 'greater-restoration', prepared: true, from: 'class' as const }];
  const cleric = await meansOn('Fern', { class: 'cleric', level: 9, spells });
  const [wanted] = readFightLine('I cast Greater Restoration on Ilse to break the curse', fightStageOf(cleric, []));
  const planned = wanted && planSteps(cleric, wanted);
  expect(planned).toMatchObject({ kind: 'steps', steps: [{ name: 'castSpell', targetIds: ['Ilse'], choice: 'Curse' }] });
});

describe('a spell that brings back the dead', () => {
  /** Fern as a cleric, with the dead among the others. */
  async function cleric(...dead: string[]) {
    const spells = [{ spell: 'revivify', prepared: true, from: 'class' as const }];
    const means = await meansOn('Fern', { class: 'cleric', level: 5, spells });
    const combatants = means.combat.combatants.map((one) => (dead.includes(one.id) ? { ...one, hitPoints: 0, dead: true } : one));
    return { ...means, combat: { ...means.combat, combatants } };
  }

  it.each([
    'I cast revivify on Ilse',
    'I bring Ilse back with Revivify',
    'I cast revivify',
    'I bring Ilse back to life',
    'I revive Ilse',
    'I raise Ilse from the dead',
  ])('is for whoever is dead by “%s”', async (line) => {
    expect(readIn(await cleric('Ilse'), line)).toBe('casts revivify at 3: Ilse');
  });

  it('asks who is meant where several are dead, and names none where nobody is', async () => {
    expect(readIn(await cleric('Ilse', 'Brannoc'), 'I cast revivify')).toMatch(/^"Which one: Brannoc or Ilse/);
    expect(readIn(await cleric(), 'I cast revivify')).toMatch(/^"Nobody of yours is dead/);
  });
});
