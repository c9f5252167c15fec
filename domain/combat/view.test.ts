import { describe, expect, it } from 'vitest';
import { fightOf, play, scripted } from './combat.fixture.ts';
import { healthOf } from './effects/health.ts';
import type { CombatStepInput } from './step.ts';
import { playersCombatView } from './view.ts';

const damageStep = (targetId: string, amount: number, actorId: string | null = null) =>
  ({ name: 'damage', actorId, targetId, amount, type: 'fire' }) as const satisfies CombatStepInput;

describe('health in words', () => {
  it.each([
    [20, 20, 'unhurt'],
    [19, 20, 'scratched'],
    [11, 20, 'scratched'],
    [10, 20, 'bloodied'],
    [3, 20, 'bloodied'],
    [2, 20, 'nearDeath'],
    [1, 4, 'nearDeath'],
    [1, 1, 'unhurt'],
    [0, 20, 'down'],
  ])('%i of %i is %s', (hitPoints, maxHitPoints, health) => {
    expect(healthOf({ hitPoints, maxHitPoints, dead: false })).toBe(health);
    expect(healthOf({ hitPoints: 0, maxHitPoints, dead: true })).toBe('dead');
  });
});

describe('the players’ view', () => {
  const fight = play(fightOf('lurker', 'kara', 'goblin'), scripted(), damageStep('goblin', 6), damageStep('kara', 20));

  it('leaves out the hidden and says how NPCs look', () => {
    const view = playersCombatView(fight, 'words');
    expect(view).toMatchObject({ active: null, round: 1 });
    expect(view.combatants.map(({ name, health, hitPoints, armorClass }) => ({ name, health, hitPoints, armorClass }))).toEqual([
      { name: 'Kara', health: 'down', hitPoints: { now: 0, maximum: 20, temporary: 0 }, armorClass: 16 },
      { name: 'Goblin', health: 'bloodied', hitPoints: null, armorClass: null },
    ]);
    expect(view.combatants[0]).toMatchObject({
      deathSaves: { successes: 0, failures: 0, stable: false },
      conditions: [{ name: 'prone' }, { name: 'unconscious' }],
    });
  });

  it('tells what a save must reach that the rules say, and of no other', () => {
    const roll = { label: '', dice: '1d20', faces: [5], kept: [5], modifier: 2, total: 7, against: 10 };
    const asked = (cause: string) => ({ saverId: 'kara', ability: 'constitution' as const, cause, dc: 10, roll });
    const saves = { saves: [asked('concentration'), asked('Poison Breath')], since: 0, endsAt: null };
    expect(playersCombatView({ ...fight, saves }, 'words').saves?.saves).toMatchObject([
      { dc: 10, roll: { against: 10 } },
      { dc: null, roll: { against: null } },
    ]);
  });

  it('has numbers of NPCs when the DM wants, and whoever came into view', () => {
    const shown = playersCombatView(play(fight, scripted(), { name: 'hide', targetId: 'lurker', hidden: false }), 'numbers');
    expect(shown.active).toBe('lurker');
    expect(shown.combatants.map((each) => each.hitPoints?.now)).toEqual([15, 0, 4]);
  });
});
