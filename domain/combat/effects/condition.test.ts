import { describe, expect, it } from 'vitest';
import { allowed, fightOf, one, onlySave, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { conditionIds, conditions } from '#domain/rules/conditions.ts';

const laid = (targetId: string, condition: (typeof conditionIds)[number], from: string | null = null) =>
  ({ name: 'condition', from, targetId, condition }) as const;
const sword = { name: 'attack', actorId: 'kara', targetId: 'goblin', attack: 'Sword' } as const;
const bow = { ...sword, attack: 'Bow' } as const;

/** How the d20 of the first roll of a step fell, and what its card says of it. */
function rollOf(before: readonly CombatStepInput[], taken: CombatStepInput, kind: string) {
  const fight = play(fightOf('kara', 'goblin', 'tomas'), scripted(), ...before);
  const { events } = allowed(takeCombatStep(fight, step(taken), scripted(10, 10)));
  const roll = events.find((event) => event.kind === kind)?.rolls[0];
  return [roll?.advantage ?? 'none', ...(roll?.notes ?? [])];
}

describe('the card of a roll in a fight says why it has advantage or disadvantage:', () => {
  it.each([
    ['nothing', [], sword, ['none']],
    ['a prone target up close', [laid('goblin', 'prone')], sword, ['advantage', 'Advantage: Goblin is prone (within 5 feet)']],
    [
      'a prone target from afar',
      [laid('goblin', 'prone')],
      bow,
      ['disadvantage', 'Disadvantage: Goblin is prone (farther than 5 feet away)'],
    ],
    ['a prone attacker', [laid('kara', 'prone')], sword, ['disadvantage', 'Disadvantage: Kara is prone']],
    [
      'both prone',
      [laid('kara', 'prone'), laid('goblin', 'prone')],
      sword,
      ['none', 'Advantage: Goblin is prone (within 5 feet)', 'Disadvantage: Kara is prone', 'Both cancel out'],
    ],
    ['a shot at somebody close', [], { ...bow, close: true }, ['disadvantage', 'Disadvantage: a shot at Goblin within 5 feet']],
    ['long range', [], { ...bow, long: true }, ['disadvantage', 'Disadvantage: long range']],
    ['what was said', [], { ...sword, advantage: 'advantage' }, ['advantage', 'Advantage: the situation']],
    [
      'an effect on the target',
      [{ name: 'act', actorId: 'goblin', action: 'dodge' }],
      sword,
      ['disadvantage', 'Disadvantage: Dodge (Goblin)'],
    ],
    ['whoever holds the attacker', [laid('kara', 'grappled', 'goblin')], sword, ['none']],
    ['somebody else holds the attacker', [laid('kara', 'grappled', 'tomas')], sword, ['disadvantage', 'Disadvantage: Kara is grappled']],
  ] as const)('%s', (_, before, taken, expected) => {
    expect(rollOf(before, taken, 'attack')).toEqual(expected);
  });

  // Every condition that changes how its bearer attacks or is attacked is named, with the name of its bearer.
  const rules = conditionIds.map((id) => ({ id, ...conditions[id] }));
  const cardOf = (bearer: 'kara' | 'goblin', id: (typeof conditionIds)[number]) =>
    rollOf([laid(bearer, id, 'tomas')], sword, 'attack').join('; ');

  it.each(rules.filter(({ attacks }) => attacks !== 'normal'))('$id of the attacker', ({ id }) => {
    expect(cardOf('kara', id)).toContain(`Kara is ${id}`);
  });

  it.each(rules.filter(({ attacked }) => attacked !== 'normal'))('$id of the target', ({ id }) => {
    expect(cardOf('goblin', id)).toContain(`Goblin is ${id}`);
  });

  it('a save and a check', () => {
    const save: CombatStepInput = { name: 'save', actorId: null, effect: onlySave('Fire', 'dexterity', 10), targetIds: ['kara'] };
    expect(rollOf([laid('kara', 'restrained')], save, 'save')).toEqual(['disadvantage', 'Disadvantage: Kara is restrained']);
    const search: CombatStepInput = { name: 'act', actorId: 'kara', action: 'search' };
    expect(rollOf([laid('kara', 'poisoned')], search, 'check')).toEqual(['disadvantage', 'Disadvantage: Kara is poisoned']);
  });
});

describe('a condition that several have given', () => {
  const twice = play(fightOf('kara', 'goblin', 'troll'), scripted(), laid('kara', 'prone', 'goblin'), laid('kara', 'prone', 'troll'));
  const endings = (fight: typeof twice, taken: CombatStepInput) =>
    allowed(takeCombatStep(fight, step(taken), scripted())).events.filter(({ kind }) => kind === 'conditionEnded');

  it('is told once to be over', () => {
    expect(endings(twice, { name: 'act', actorId: 'kara', action: 'standUp' })).toHaveLength(1);
  });

  it('is not told to be over as long as one of them holds', () => {
    const held = play(
      fightOf('kara', 'goblin', 'troll'),
      scripted(),
      laid('kara', 'grappled', 'goblin'),
      laid('kara', 'grappled', 'troll'),
    );
    expect(endings(held, { name: 'leave', targetId: 'goblin' })).toEqual([]);
  });
});

it('a spell whose time is over is concentrated on no longer', () => {
  const until = { combatantId: 'kara', when: 'start', turns: 2 } as const;
  const held = { ...laid('goblin', 'blinded', 'kara'), until, held: true };
  const webbed = play(fightOf('kara', 'goblin'), scripted(), { name: 'concentrate', actorId: 'kara', on: 'Web' }, held);
  const after = (steps: number) =>
    one(play(webbed, scripted(), ...Array.from({ length: steps }, () => ({ name: 'next' }) as const)), 'kara').concentration;
  expect(after(2)).toBe('Web');
  expect(after(4)).toBeNull();
});
