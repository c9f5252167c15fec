import { beforeAll, describe, expect, it } from 'vitest';
import { fightOf, one, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import { combatOf, openCombatLog, recordCombatStep } from '#domain/combat/log.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepInput, CombatStepNamed } from '#domain/combat/step.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { cellsWalked } from './walk.ts';

const activities = new Map<string, readonly Activity[]>();
beforeAll(async () => {
  for (const [name, each] of await loadSpellDetails(2)) activities.set(name, each.activities);
});

/** Kara has cast a spell where nobody stands; it is the goblin's turn. */
function after(name: string): Combat {
  const spell = findSpell(name.toLowerCase().replace(' ', '-'));
  const all = activities.get(name) ?? [];
  const [activity] = all;
  if (!spell || !activity) throw new Error(`There is no ${name}.`);
  const begun = fightOf('kara', 'goblin', 'tomas');
  const slotCasting = { dc: 15, toHit: 7, modifier: 4, level: 7, proficiency: 3, spells: [spell.id], slots: [{ level: 2, left: 1 }] };
  const combatants = begun.combatants.map((each) => (each.id === 'kara' ? { ...each, slotCasting } : each));
  const cast: CombatStepInput = { name: 'useActivity', actorId: 'kara', used: usedSpell(spell, all, activity), targetIds: [], slot: 2 };
  return play({ ...begun, combatants }, scripted(), cast, { name: 'next' });
}

type Crossings = NonNullable<Extract<CombatStepInput, { name: 'move' }>['crossings']>;

/** The walk of somebody over five cells, who comes into the area with the third and leaves it with the last. */
function walk(combat: Combat, actorId = 'goblin', more: Partial<CombatStepNamed<'move'>> = {}): CombatStepNamed<'move'> {
  const areaId = combat.areas[0]?.id ?? '';
  const crossings: Crossings = [
    { areaId, targetId: actorId, inside: true, at: 3, cells: 1 },
    { areaId, targetId: actorId, inside: true, at: 4, cells: 1 },
    { areaId, targetId: actorId, inside: false, at: 5 },
  ];
  const way = { mapId: 'map', tokenId: 'token', from: 1, way: [2, 3, 4, 5, 6], halt: 5, feet: 25 };
  const made = step({ name: 'move', actorId, ...way, crossings, ...more });
  if (made.name !== 'move') throw new Error('It is a walk.');
  return made;
}
/** The fight after a walk, with how many cells of it were gone and whether it waits for saves of heroes. */
function walked(combat: Combat, made: CombatStepNamed<'move'>, ...faces: number[]) {
  const reactions = { asked: [], byThemselves: [], savers: ['tomas'], ready: new Map() };
  const recorded = recordCombatStep(openCombatLog('dm', combat), 'dm', made, scripted(...faces), reactions);
  if (!recorded.ok) throw new Error(tellCombatRefusal(recorded.refused));
  const { log, entry } = recorded.value;
  return { log, now: combatOf(log), cells: cellsWalked(made, entry.combat, entry.waits !== null) };
}

describe('a walk over an area that stays', () => {
  it('ends where something holds whoever walks: Web', () => {
    const combat = after('Web');
    const caught = walked(combat, walk(combat), 2);
    expect([caught.cells, caught.now.areas[0]?.inside]).toEqual([3, ['goblin']]);
    const free = walked(combat, walk(combat), 20);
    expect([free.cells, free.now.areas[0]?.inside]).toEqual([5, []]);
  });

  it('hurts with each 5 feet, and ends where that kills: Spike Growth', () => {
    const combat = after('Spike Growth');
    const through = walked(combat, walk(combat), 1, 1, 2, 2);
    expect([through.cells, one(through.now, 'goblin').hitPoints]).toEqual([5, 4]);
    const weak = { ...combat, combatants: combat.combatants.map((each) => (each.id === 'goblin' ? { ...each, hitPoints: 4 } : each)) };
    const killed = walked(weak, walk(weak), 2, 2);
    expect([killed.cells, one(killed.now, 'goblin').dead]).toEqual([3, true]);
  });

  it('waits where it comes into the area while a hero is asked for their save, then goes on', () => {
    const combat = play(after('Moonbeam'), scripted(), { name: 'next' });
    const asked = walked(combat, walk(combat, 'tomas'), 1, 1);
    expect([asked.cells, asked.now.saves?.saves.map(({ saverId }) => saverId)]).toEqual([3, ['tomas']]);
    const rolled = recordCombatStep(asked.log, 'dm', step({ name: 'rollSaves', saverIds: ['tomas'] }), scripted(20));
    if (!rolled.ok) throw new Error(tellCombatRefusal(rolled.refused));
    const { entry } = rolled.value;
    expect([cellsWalked(walk(combat, 'tomas'), entry.combat, entry.waits !== null), entry.combat.areas[0]?.inside]).toEqual([5, []]);
    expect(one(entry.combat, 'tomas').hitPoints).toBe(9);
  });

  it('counts from anew with each walk', () => {
    const combat = after('Web');
    const caught = walked(combat, walk(combat), 2).now;
    const freed = play(caught, scripted(), { name: 'endCondition', targetId: 'goblin', condition: 'restrained' });
    expect(walked(freed, walk(freed, 'goblin', { crossings: [] })).cells).toBe(5);
  });
});
