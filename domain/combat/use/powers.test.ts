import { describe, expect, it } from 'vitest';
import { allowed, fightOf, one, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { combatantOf } from '#domain/combat/state.ts';
import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import { loadMonsterDetails } from '#domain/srd/monsters/load-details.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { powersOf } from './power-in-use.ts';

/** A fight in which a creature of the bestiary acts beside Kara, and one of its powers. */
async function acting(id: string, power: string) {
  const block = monsterOf(id);
  const details = block && (await loadMonsterDetails(block.type)).get(block.name);
  const used = details && powersOf(details, { spellcasting: null }).find(({ name }) => name === power);
  if (!block || !used) throw new Error(`no ${power} of ${id}`);
  const fight = fightOf('kara', 'goblin');
  const beast = { ...combatantOf(profileFromStatBlock(block, { id: 'beast' })), initiative: 1 };
  const combat = { ...fight, active: 'beast', combatants: [...fight.combatants, beast] };
  const input = step({ name: 'useActivity', actorId: 'beast', used, targetIds: ['kara'] });
  return (...faces: number[]) => allowed(takeCombatStep(combat, input, scripted(...faces)));
}

describe('SRD 5.2.1, Monsters: what comes beside the attacks', () => {
  it('Rampage makes one attack against whom is chosen, as a bonus action, once a day', async () => {
    const { combat, events } = (await acting('gnoll-warrior', 'Rampage'))(20, 1, 1);
    expect(events.find(({ kind }) => kind === 'attack')).toMatchObject({ actorId: 'beast', targetId: 'kara', name: 'Rend' });
    expect([combat.bonusActionUsed, one(combat, 'beast').powersUsed.length, one(combat, 'kara').hitPoints < 20]).toEqual([true, 1, true]);
  });

  it('a charge knocks prone whom the creature has hit, and takes nothing of its turn', async () => {
    const { combat } = (await acting('elephant', 'Charge'))();
    expect([one(combat, 'kara').conditions.map(({ name }) => name), combat.bonusActionUsed]).toEqual([['prone'], false]);
  });
});
