import { describe, expect, it } from 'vitest';
import { takeCombatStep } from './combat.ts';
import { allowed, fightOf, onlySave, scripted, step } from './combat.fixture.ts';
import type { Combat } from './state.ts';
import type { CombatStepInput } from './step.ts';
import { combatFact, combatFactFor } from './fact.ts';
import { tellCombatFact } from './tell.ts';

const kara = { id: 'kara', name: 'Kara' };

describe('the story', () => {
  const fight = fightOf('kara', 'goblin', 'lurker', 'tomas');
  const factsOf = (
    combat: Combat,
    input: CombatStepInput,
    faces: number[],
    audience: 'dm' | 'players',
    shown: 'words' | 'numbers' = 'words',
  ) => {
    const { combat: after, events } = allowed(takeCombatStep(combat, step(input), scripted(...faces)));
    const facts = events.flatMap((event) => combatFactFor(audience, { before: combat, after }, event, shown) ?? []);
    return facts.map(tellCombatFact);
  };
  const attackStep = (actorId: string, targetId: string) => ({ name: 'attack', actorId, targetId, attack: 'Sword' }) as const;
  const sentences = (...asked: Parameters<typeof factsOf>) => factsOf(...asked).map((each) => each.sentence);

  it.each([
    [
      'an attack, to the DM',
      attackStep('kara', 'goblin'),
      [15, 4],
      'dm',
      'words',
      ['Kara hits Goblin with Sword.', 'Goblin takes 7 slashing damage.'],
    ],
    [
      'an attack, in words',
      attackStep('kara', 'goblin'),
      [15, 4],
      'players',
      'words',
      ['Kara hits Goblin with Sword.', 'Goblin is bloodied.'],
    ],
    [
      'an attack, in numbers',
      attackStep('kara', 'goblin'),
      [15, 4],
      'players',
      'numbers',
      ['Kara hits Goblin with Sword.', 'Goblin takes 7 slashing damage.'],
    ],
    [
      'the end of an NPC',
      attackStep('kara', 'goblin'),
      [20, 4, 4],
      'players',
      'words',
      ['Kara scores a critical hit on Goblin with Sword.', 'Goblin dies.'],
    ],
    [
      'an attack on a hero',
      attackStep('goblin', 'kara'),
      [15, 4],
      'players',
      'words',
      ['Goblin hits Kara with Sword.', 'Kara takes 7 slashing damage.'],
    ],
    [
      'an attack of the hidden',
      attackStep('lurker', 'kara'),
      [15, 4],
      'players',
      'words',
      ['Somebody unseen hits Kara with Sword.', 'Kara takes 7 slashing damage.'],
    ],
    ['an attack on the hidden', attackStep('kara', 'lurker'), [15, 4], 'players', 'words', []],
    ['the leaving of the hidden', { name: 'leave', targetId: 'lurker' }, [], 'players', 'words', []],
    ['notes', { name: 'note', targetId: 'goblin', notes: 'x' }, [], 'players', 'words', []],
    [
      'a condition',
      { name: 'condition', from: null, targetId: 'goblin', condition: 'poisoned' },
      [],
      'players',
      'words',
      ['Goblin is poisoned.'],
    ],
    ['the next turn', { name: 'next' }, [], 'players', 'words', ['It is Goblin’s turn.']],
  ] as const)('tells of %s', (_, input, faces, audience, shown, expected) => {
    expect(sentences(fight, input, [...faces], audience, shown)).toEqual(expected);
  });

  it('shows dice without the armor class of NPCs, and none of the hidden', () => {
    expect(factsOf(fight, attackStep('kara', 'goblin'), [15, 4], 'players')[0]?.rolls[0]).toMatchObject({ total: 20, against: null });
    expect(factsOf(fight, attackStep('kara', 'goblin'), [15, 4], 'dm')[0]?.rolls[0]).toMatchObject({ against: 15 });
    expect(factsOf(fight, attackStep('lurker', 'kara'), [15, 4], 'players')[0]?.rolls).toEqual([]);
    const effect = onlySave('Burst', 'dexterity', 13);
    const saving = (targetId: string, audience: 'dm' | 'players') =>
      factsOf(fight, { name: 'save', actorId: null, effect, targetIds: [targetId] }, [11], audience).flatMap(({ rolls }) => rolls).length;
    expect([saving('goblin', 'players'), saving('goblin', 'dm'), saving('kara', 'players')]).toEqual([0, 1, 1]);
  });

  it('tells players what keeping concentration had to reach', () => {
    const holding = { ...fight, combatants: fight.combatants.map((each) => ({ ...each, concentration: 'Web' })) };
    const hurt = { name: 'damage', actorId: null, targetId: 'kara', amount: 4, type: 'fire' } as const;
    const save = factsOf(holding, hurt, [5], 'players').find(({ rolls }) => rolls.length > 0);
    expect(save).toMatchObject({ sentence: 'Kara fails a saving throw to keep concentration.', rolls: [{ against: 10 }] });
  });

  it.each([
    [combatFact('asked', { actor: kara, name: 'death' }), 'Kara may react to the death saving throw.'],
    [combatFact('asked', { actor: kara, name: 'stealth' }), 'Kara may react to the check of stealth.'],
    [combatFact('asked', { actor: kara, name: 'Kara' }), 'Kara may react.'],
    [combatFact('asked', { actor: kara, name: 'Fire Breath' }), 'Kara may react to Fire Breath.'],
    [combatFact('save', { target: kara, name: 'concentration', outcome: 'failed' }), 'Kara fails a saving throw to keep concentration.'],
    [combatFact('saveAsked', { target: kara, name: 'Falling off' }), 'Kara is asked for a saving throw to stay in the saddle.'],
    [combatFact('effect', { actor: kara, name: 'Potion of Healing: Drink' }), 'Kara uses Potion of Healing: Drink.'],
    [
      combatFact('effect', { actor: kara, target: { id: 'tomas', name: 'Tomas' }, name: 'Potion of Healing: Drink' }),
      'Kara gives Tomas Potion of Healing.',
    ],
  ])('says plainly what a save or a potion is for', (fact, sentence) => {
    expect(tellCombatFact(fact).sentence).toBe(sentence);
  });

  it('tells of facts that earlier builds kept', () => {
    const who = { id: 'kara', name: 'Kara' };
    const toldOf = (kind: 'acted' | 'effectStarted' | 'effectEnded', name: string) =>
      tellCombatFact(combatFact(kind, { actor: kind === 'acted' ? who : null, target: kind === 'acted' ? null : who, name })).sentence;
    expect(toldOf('acted', 'dash')).toBe('Kara dashes.');
    expect(toldOf('effectStarted', 'Dash')).toBe('Kara takes the Dash action.');
    expect(toldOf('effectEnded', 'Reckless')).toBe('Kara is no longer reckless.');
    expect(toldOf('effectStarted', 'An effect of old')).toBe('An effect of old begins for Kara.');
  });
});
