import { describe, expect, it } from 'vitest';
import { fightOf, one, play, scripted } from '#domain/combat/combat.fixture.ts';
import { HeroFeatures } from '#domain/combat/use/hero-features.ts';
import type { Combat } from '#domain/combat/state.ts';

const next = { name: 'next' } as const;
const thief = HeroFeatures.parse({
  values: {},
  species: 'human',
  lineage: null,
  features: [{ name: 'Thief’s Reflexes', source: 'rogue', level: 17 }],
  uses: [],
  hitDice: { die: 8, left: 17 },
});

/** Kara is a thief. She acts at 22, the goblin at 21, Tomas at 18 and the troll at 4. */
function begun(): Combat {
  const { combatants, ...fight } = fightOf('kara', 'goblin', 'tomas', 'troll');
  const at: Record<string, number> = { kara: 22, goblin: 21, tomas: 18, troll: 4 };
  return {
    ...fight,
    combatants: combatants.map((each) => ({ ...each, initiative: at[each.id] ?? null, ...(each.id === 'kara' && { features: thief }) })),
  };
}

/** Who acts, turn by turn. */
function turns(fight: Combat, count: number): string[] {
  const acts = [fight.active ?? ''];
  for (let each = fight; acts.length < count; acts.push(each.active ?? '')) each = play(each, scripted(), next);
  return acts;
}
const order = ({ combatants }: Combat) => combatants.map(({ id }) => id);

describe('SRD 5.2.1, Rogue: Thief’s Reflexes', () => {
  it('gives two turns in the first round, the second at the initiative minus 10, and one in those that follow', () => {
    expect(turns(begun(), 10)).toEqual(['kara', 'goblin', 'tomas', 'kara', 'troll', 'kara', 'goblin', 'tomas', 'troll', 'kara']);
  });

  it('has each turn whole, with its reaction', () => {
    const attack = { name: 'attack', actorId: 'kara', targetId: 'goblin', attack: 'Sword' } as const;
    const again = play(begun(), scripted(1), attack, next, next, next);
    expect([again.active, again.attacksMade, again.round, one(again, 'kara').reactionUsed]).toEqual(['kara', 0, 1, false]);
  });

  it('stands in the order where the second turn comes, and from the second round on where it was', () => {
    const after = play(begun(), scripted(), next);
    expect([order(after), one(after, 'kara').initiative]).toEqual([['goblin', 'tomas', 'kara', 'troll'], 12]);
    const second = play(after, scripted(), next, next, next, next);
    expect([second.round, order(second), one(second, 'kara').initiative]).toEqual([2, order(begun()), 22]);
    expect(second).not.toHaveProperty('actAgain');
  });

  it('comes right after the first where nobody acts between, and is nobody’s who dies before it', () => {
    const two = begun();
    const alone = { ...two, combatants: two.combatants.filter(({ id }) => id === 'kara' || id === 'troll') };
    expect(turns(alone, 5)).toEqual(['kara', 'kara', 'troll', 'kara', 'troll']);
    const after = play(begun(), scripted(), next);
    const dead = { ...after, combatants: after.combatants.map((each) => (each.id === 'kara' ? { ...each, dead: true } : each)) };
    const later = play(dead, scripted(), next, next, next);
    expect([later.round, later.active, order(later)]).toEqual([2, 'goblin', order(begun())]);
  });
});
