import { describe, expect, it } from 'vitest';
import { allowed, fightOf, one, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { combatFactFor } from '#domain/combat/fact.ts';
import { chooseNpcAction } from '#domain/combat/npc/tactics.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import { playersCombatView } from '#domain/combat/view.ts';

const mounts: CombatStepInput = { name: 'act', actorId: 'kara', action: 'mount', targetIds: ['troll'] };
const knock = (targetId: string): CombatStepInput => ({ name: 'condition', from: null, targetId, condition: 'prone' });
const mind = (intelligence: number) => ({ strength: 4, dexterity: 1, constitution: 2, intelligence, wisdom: 0, charisma: -2 });
/** A creature that carries Kara, as far as nothing else is said of it. */
const horse: Partial<Combatant> = { name: 'Dapple', side: 'heroes', size: 'Large', abilities: mind(-4) };

/** Kara, then the goblin, then the creature that she may ride. */
function beside(creature: Partial<Combatant> = {}): Combat {
  const fight = fightOf('kara', 'goblin', 'troll');
  return {
    ...fight,
    combatants: fight.combatants.map((each): Combatant => {
      if (each.id === 'troll') return { ...each, ...horse, ...creature };
      return each.id === 'kara' ? { ...each, size: 'Medium' } : each;
    }),
  };
}

const ridden = (creature: Partial<Combatant> = {}) => play(beside(creature), scripted(), mounts);
const order = ({ combatants }: Combat) => combatants.map(({ id }) => id);

function why(combat: Combat, input: CombatStepInput): string {
  const outcome = takeCombatStep(combat, step(input), scripted());
  return outcome.ok ? 'nothing' : tellCombatRefusal(outcome.refused);
}

/** What everybody is told of a step. */
function told(before: Combat, input: CombatStepInput, ...faces: number[]): string[] {
  const { combat: after, events } = allowed(takeCombatStep(before, step(input), scripted(...faces)));
  return events
    .flatMap((event) => combatFactFor('players', { before, after }, event, 'words') ?? [])
    .map((fact) => tellCombatFact(fact).sentence);
}

describe('SRD 5.2.1, Mounted Combat', () => {
  it('a controlled mount takes its rider’s place in the order, right after them', () => {
    expect(order(beside())).toEqual(['kara', 'goblin', 'troll']);
    const fight = ridden();
    expect(order(fight)).toEqual(['kara', 'troll', 'goblin']);
    expect(one(fight, 'troll').initiative).toBe(one(fight, 'kara').initiative);
  });

  it('a mount with a mind of its own keeps its place, and acts as it will', () => {
    const fight = ridden({ abilities: mind(0) });
    expect(order(fight)).toEqual(['kara', 'goblin', 'troll']);
    const turn = play(fight, scripted(), { name: 'next' }, { name: 'next' });
    expect(why(turn, { name: 'attack', actorId: 'troll', targetId: 'goblin', attack: 'Claw' })).toBe('nothing');
  });

  it('a controlled mount can only dash, disengage or dodge', () => {
    const turn = play(ridden(), scripted(), { name: 'next' });
    const act = (action: 'dash' | 'disengage' | 'dodge' | 'grapple' | 'search') => ({ name: 'act', actorId: 'troll', action }) as const;
    for (const action of ['dash', 'disengage', 'dodge'] as const) expect(why(turn, act(action))).toBe('nothing');
    const sentence = 'Dapple is ridden, and can only dash, disengage or dodge.';
    expect(why(turn, act('search'))).toBe(sentence);
    expect(why(turn, { name: 'attack', actorId: 'troll', targetId: 'goblin', attack: 'Claw' })).toBe(sentence);
    expect(chooseNpcAction(turn, 'troll', scripted())?.step).toEqual({ name: 'next' });
  });

  it('an opportunity attack on a moving mount may strike its rider', () => {
    const turn = play(ridden(), scripted(), { name: 'next' });
    const away: CombatStepInput = { name: 'act', actorId: 'troll', action: 'moveAway', targetIds: ['goblin'] };
    const reactions = { asked: ['goblin'], byThemselves: [], ready: new Map() };
    const [asked] = allowed(takeCombatStep(turn, step(away), scripted(), reactions)).offers;
    expect(asked?.ways.map(({ name }) => name)).toEqual(['Sword: Dapple', 'Sword: Kara']);
    const struck = takeCombatStep(turn, step(away), scripted(15, 4), reactions, [{ way: 'attack Sword at kara', slot: 0 }]);
    expect(one(allowed(struck).combat, 'kara').hitPoints).toBe(13);
  });

  it.each([
    ['too small', { size: 'Medium' }, 'Dapple is not a size larger, and cannot be ridden.'],
    ['of the other side', { side: 'foes' }, 'Dapple lets nobody of the other side ride.'],
  ] as const)('nobody rides who is %s', (_, creature, sentence) => {
    expect(why(beside(creature), mounts)).toBe(sentence);
  });

  it('nobody rides two, or gets off what they do not ride', () => {
    expect(why(ridden(), mounts)).toBe('Kara is riding already.');
    expect(why(beside(), { name: 'act', actorId: 'kara', action: 'dismount' })).toBe('Kara is riding nobody.');
    expect(one(play(ridden(), scripted(), { name: 'act', actorId: 'kara', action: 'dismount' }), 'kara').rides).toBeNull();
  });

  it('everybody sees who rides whom', () => {
    const effects = (id: string) => playersCombatView(ridden(), 'words').combatants.find((each) => each.id === id)?.effects;
    expect([effects('kara'), effects('troll'), effects('goblin')]).toEqual([['Mounted on Dapple'], ['Ridden by Kara'], []]);
    expect(told(beside(), mounts)).toEqual(['Kara mounts Dapple.']);
  });
});

describe('SRD 5.2.1, Falling Off', () => {
  it('a rider whose mount is thrown down lands on their feet with Dexterity 10, else falls off and lies prone', () => {
    // Kara saves with +2.
    expect(one(play(ridden(), scripted(8), knock('troll')), 'kara')).toMatchObject({ rides: null, conditions: [] });
    expect(one(play(ridden(), scripted(7), knock('troll')), 'kara')).toMatchObject({ rides: null, conditions: [{ name: 'prone' }] });
    expect(told(ridden(), knock('troll'), 7)).toContain('Kara falls off Dapple.');
  });

  it('a rider who is thrown down keeps the seat with Dexterity 10, else falls off', () => {
    expect(one(play(ridden(), scripted(8), knock('kara')), 'kara')).toMatchObject({ rides: 'troll', conditions: [] });
    expect(one(play(ridden(), scripted(7), knock('kara')), 'kara')).toMatchObject({ rides: null, conditions: [{ name: 'prone' }] });
  });

  it('a rider whose mount leaves is on their own feet', () => {
    expect(one(play(ridden(), scripted(), { name: 'leave', targetId: 'troll' }), 'kara')).toMatchObject({ rides: null, conditions: [] });
  });
});
