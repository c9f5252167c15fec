import { describe, expect, it } from 'vitest';
import { fightOf, one, play } from '#domain/combat/combat.fixture.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { economyOf } from './answer-fight.ts';
import { loadFightMeans } from './fight-means.ts';
import { fightOptions } from './fight-options.ts';

const afraid = fightOf('kara', 'goblin');
const combatants = afraid.combatants.map((each) =>
  each.id === 'kara' ? { ...each, activeEffects: [{ ...effect('Fear', { on: 'must', what: 'dashAway' }), from: 'goblin' }] } : each,
);
const fight = { ...afraid, combatants };

describe('the words of a fight, where a hero must get away', () => {
  it('say so before all else, and suggest the Dash alone', async () => {
    const means = await loadFightMeans(fight, one(fight, 'kara'));
    expect(economyOf(means)).toBe(
      'Kara must Dash and get away from Goblin by the safest way, unless there is nowhere to go (Fear). Kara has the action, a bonus action and a reaction left.',
    );
    expect(fightOptions(means)).toEqual(['I dash', 'I end my turn']);
  });

  it('say what is left once the hero has dashed', async () => {
    const dashed = play(fight, () => 1, { name: 'act', actorId: 'kara', action: 'dash' });
    const means = await loadFightMeans(dashed, one(dashed, 'kara'));
    expect(economyOf(means)).toBe('Kara has a bonus action and a reaction left.');
    expect(fightOptions(means)).toContain('I end my turn');
  });
});
