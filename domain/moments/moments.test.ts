import { describe, expect, it } from 'vitest';
import { characterFact } from '#domain/character/character-fact.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { allowed, fightOf, one, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import type { ProfileName } from '#domain/combat/combat.fixture.ts';
import { combatFact, combatFactFor } from '#domain/combat/fact.ts';
import type { Combat } from '#domain/combat/state.ts';
import { CombatEvent } from '#domain/combat/follow/event.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { noCoins, worthOf } from '#domain/rules/coins.ts';
import { aftermathOf, seenOf } from './aftermath.ts';
import { momentsIn, storyOfSteps } from './combat-moments.ts';
import type { Moment } from './moment.ts';
import { momentsOfSheet } from './sheet-moments.ts';
import { combatTelling } from './telling.ts';

const inShort = ({ kind, subject, other, what }: Moment) =>
  [kind, subject, ...(other === null ? [] : [`by ${other}`]), ...(what === '' ? [] : [`(${what})`])].join(' ');

/** What the story has of the last of some steps, which follow one another. */
function storyOf(names: readonly ProfileName[], faces: readonly number[], ...steps: CombatStepInput[]): string[] {
  const before = play(fightOf(...names), scripted(), ...steps.slice(0, -1));
  const [last] = steps.slice(-1);
  if (!last) throw new Error('no step is told');
  const { combat: after, events } = allowed(takeCombatStep(before, step(last), scripted(...faces)));
  const facts = events.flatMap((event) => combatFactFor('players', { before, after }, event, 'words') ?? []);
  return momentsIn(storyOfSteps([facts], before, after)).map(inShort);
}

const strike = (actorId: string, targetId: string) => ({ name: 'attack', actorId, targetId, attack: 'Sword' }) as const;
const harm = (targetId: string, amount: number, actorId: string | null = null) =>
  ({ name: 'damage', actorId, targetId, amount, type: null }) as const;
const fire = (targetIds: string[]): CombatStepInput => ({
  name: 'save',
  actorId: null,
  targetIds,
  effect: {
    name: 'Fireball',
    area: '',
    ability: 'dexterity',
    dc: 15,
    damage: [{ dice: '1d6', type: 'fire' }],
    onSave: 'half',
    inflicts: null,
    recharge: null,
  },
});
const blinded = { name: 'condition', from: null, targetId: 'kara', condition: 'blinded' } as const;
const seesAgain = { name: 'endCondition', targetId: 'kara', condition: 'blinded' } as const;

describe('what the story has of a step of a fight', () => {
  it.each<[string, readonly number[], CombatStepInput[], string[]]>([
    ['a blow and how its bearer looks', [15, 4], [strike('kara', 'goblin')], ['hit Kara by Goblin', 'bloodied Goblin']],
    ['a blow that misses', [2], [strike('kara', 'goblin')], ['miss Kara by Goblin']],
    [
      'the end of a creature, and no wound beside it',
      [20, 8, 8],
      [strike('kara', 'goblin')],
      ['critical Kara by Goblin', 'slain Goblin by Kara'],
    ],
    ['a hero who falls, and who has done it', [], [harm('kara', 20, 'goblin')], ['falls Kara by Goblin']],
    ['a hero who falls, where nobody has done it', [], [harm('kara', 20)], ['falls Kara']],
    ['a hero who dies at once', [], [harm('kara', 60)], ['dies Kara']],
    ['harm to one who lies there', [], [harm('kara', 20), harm('kara', 2)], ['struck Kara']],
    ['a hero who comes round', [], [harm('kara', 20), { name: 'heal', targetId: 'kara', amount: 4 }], ['rises Kara']],
    ['healing of one who stands', [], [harm('kara', 5), { name: 'heal', targetId: 'kara', amount: 4 }], ['mended Kara']],
    ['a death save that is made', [12], [harm('kara', 20), { name: 'deathSave', targetId: 'kara' }], ['holds Kara']],
    ['a death save that is not', [4], [harm('kara', 20), { name: 'deathSave', targetId: 'kara' }], ['slips Kara']],
    ['the twenty that wakes, told once', [20], [harm('kara', 20), { name: 'deathSave', targetId: 'kara' }], ['rises Kara']],
    [
      'saves that halve, fail, and damage, told once each',
      [4, 20, 1],
      [fire(['kara', 'tomas'])],
      ['halved Kara (Fireball)', 'scratched Kara', 'caught Tomas (Fireball)', 'bloodied Tomas'],
    ],
    [
      'a save against what a blow carries',
      [15, 1, 1, 20],
      [{ name: 'next' }, { name: 'attack', actorId: 'troll', targetId: 'kara', attack: 'Claw' }],
      ['hit Frost Troll by Kara', 'scratched Kara', 'resists Kara (the poison)'],
    ],
    ['a save that does not help, of one who dies of it', [20, 6, 6], [harm('goblin', 9), fire(['goblin'])], ['slain Goblin']],
    ['nothing of a condition that ends of the dead', [], [blinded, harm('kara', 60), seesAgain], []],
    ['a condition that begins', [], [blinded], ['begins Kara (blind)']],
    ['and one that ends', [], [blinded, seesAgain], ['ends Kara (blind)']],
  ])('is %s', (_, faces, steps, told) => {
    expect(storyOf(['kara', 'troll', 'tomas', 'goblin'], faces, ...steps)).toEqual(told);
  });

  it('is nothing of what befalls the hidden, and names nobody unseen', () => {
    expect(storyOf(['kara', 'lurker'], [], harm('lurker', 15))).toEqual([]);
    expect(storyOf(['lurker', 'kara'], [20, 8, 8], strike('lurker', 'kara')).join()).not.toContain('Vashti');
    expect(storyOf(['lurker', 'kara'], [15, 1], strike('lurker', 'kara'))[0]).toBe('hit somebody unseen by Kara');
  });

  it('names a spell once that its caster holds and bears', () => {
    const fight = fightOf('kara', 'goblin');
    const kara = { id: 'kara', name: 'Kara' };
    const cast = combatFact('cast', { actor: kara, name: 'Fear' });
    const begins = (name: string) => combatFact('effectStarted', { target: kara, name });
    const kinds = storyOfSteps(
      [[cast, combatFact('concentration', { actor: kara, name: 'Fear' }), begins('Fear'), begins('Rage')]],
      fight,
      fight,
    );
    expect(kinds).toEqual([{ fact: cast }, { fact: begins('Rage') }]);
  });

  it('names everybody on whom a spell begins, its caster among them', () => {
    const fight = fightOf('kara', 'goblin');
    const [kara, rurik] = [
      { id: 'kara', name: 'Kara' },
      { id: 'rurik', name: 'Rurik' },
    ];
    const facts = [
      combatFact('cast', { actor: kara, name: 'Bless' }),
      combatFact('concentration', { actor: kara, name: 'Bless' }),
      combatFact('effectStarted', { actor: kara, target: kara, name: 'Bless' }),
      combatFact('effectStarted', { actor: kara, target: rurik, name: 'Bless' }),
    ];
    expect(storyOfSteps([facts], fight, fight)).toEqual([0, 2, 3].map((at) => ({ fact: facts[at] })));
  });

  it('says of whoever is immune that they are unhurt, and not that they are caught', () => {
    const fight = fightOf('kara', 'goblin');
    const target = { id: 'goblin', name: 'Goblin' };
    const failed = combatFact('save', { target, name: 'Fireball', outcome: 'failed' });
    const told = storyOfSteps([[failed, combatFact('damage', { target, amount: 0, health: 'unhurt' })]], fight, fight);
    expect(momentsIn(told).map(inShort)).toEqual(['unhurt Goblin']);
  });

  it('leaves out what was taken back', () => {
    const fight = fightOf('kara', 'goblin');
    const fell = combatFact('fell', { target: { id: 'kara', name: 'Kara' }, undone: true });
    expect(storyOfSteps([[fell]], fight, fight)).toEqual([]);
  });
});

describe('the table of what is told', () => {
  it('says of each fact who reads it in the log', () => {
    const fight = fightOf('kara', 'goblin');
    const reads = (kind: CombatEvent['kind']) => {
      const event = { kind, actorId: 'kara', targetId: 'kara', name: '', amount: 1, outcome: null, rolls: [] };
      return combatFactFor('players', { before: fight, after: fight }, event, 'numbers') === null ? 'leaders' : 'table';
    };
    const wrong = CombatEvent.shape.kind.options.filter((kind) => combatTelling[kind].log !== reads(kind));
    expect(wrong).toEqual([]);
  });
});

describe('what the story has of a change of a sheet', () => {
  const hero = { id: 'kara', name: 'Kara' };
  const up = { isDown: false, deathSaves: { successes: 0, failures: 0 } };
  const down = { isDown: true, deathSaves: { successes: 1, failures: 1 } };
  const took = (left: number) => characterFact({ kind: 'takesDamage', hero, amount: 4, left, maximum: 20 });
  it.each<[string, CharacterFact[], Parameters<typeof momentsOfSheet>[1], string[]]>([
    ['damage that is borne', [took(16)], up, ['hurt Kara']],
    ['damage that is not', [took(9)], up, ['hurtBadly Kara']],
    ['damage of two kinds, told once', [took(16), took(12)], up, ['hurt Kara']],
    ['half of a fireball', [took(16)], { ...up, save: { what: 'Fireball', isMade: true } }, ['halved Kara (Fireball)', 'hurt Kara']],
    ['all of a fireball', [took(9)], { ...up, save: { what: 'Fireball', isMade: false } }, ['caught Kara (Fireball)', 'hurtBadly Kara']],
    [
      'a fall, and the spell that goes with it',
      [characterFact({ kind: 'fallsUnconscious', hero }), characterFact({ kind: 'concentrationEnded', hero, spell: 'bless' })],
      up,
      ['falls Kara', 'broken Kara (Bless)'],
    ],
    ['a spell that is let go', [characterFact({ kind: 'concentrationEnded', hero, spell: 'bless' })], up, ['released Kara (Bless)']],
    [
      'a spell that is cast anew while it is held',
      [
        characterFact({ kind: 'casts', hero, spell: 'bless', level: null, ritual: false }),
        characterFact({ kind: 'concentrationEnded', hero, spell: 'bless' }),
      ],
      up,
      [],
    ],
    ['a blow to one who lies there', [characterFact({ kind: 'failsDeathSaves', hero, failures: 2 })], down, ['struck Kara']],
    ['a death save that is made', [characterFact({ kind: 'deathSaves', hero, successes: 2, failures: 1 })], down, ['holds Kara']],
    ['a death save that is not', [characterFact({ kind: 'deathSaves', hero, successes: 1, failures: 2 })], down, ['slips Kara']],
    [
      'healing that wakes',
      [characterFact({ kind: 'regains', hero, amount: 5, left: 5, maximum: 20, by: 'Cure Wounds' })],
      { ...down, by: 'Ilse' },
      ['rises Kara by Ilse'],
    ],
    ['healing of one who stands, of which it has nothing', [characterFact({ kind: 'hasHitPoints', hero, left: 9, maximum: 20 })], up, []],
    ['death', [characterFact({ kind: 'dies', hero })], down, ['dies Kara']],
    ['a condition', [characterFact({ kind: 'condition', hero, condition: 'poisoned' })], up, ['begins Kara (sick with poison)']],
    ['nothing of gear', [characterFact({ kind: 'itemRemoved', item: 'Rope', quantity: 1 })], up, []],
  ])('is %s', (_, facts, before, told) => {
    expect(momentsOfSheet(facts, before).map(inShort)).toEqual(told);
  });
});

describe('what a fight leaves behind', () => {
  const withSource = (fight: Combat): Combat => ({
    ...fight,
    combatants: fight.combatants.map((each) => (each.kind === 'hero' ? { ...each, source: each.id } : each)),
  });
  const now = (name: string, left: number) => ({ characterId: name.toLowerCase(), name, left, maximum: 20 });
  const fell = combatFact('fell', { target: { id: 'tomas', name: 'Tomas' } });
  const facts = [
    [fell],
    [
      combatFact('cast', { actor: { id: 'kara', name: 'Kara' }, name: 'Cure Wounds' }),
      combatFact('heal', { target: { id: 'tomas', name: 'Tomas' }, amount: 5 }),
    ],
  ];

  it('is who lies there, who bleeds and who was saved by whom, as the heroes are now', () => {
    const fight = withSource(play(fightOf('kara', 'tomas', 'goblin', 'lurker'), scripted(), harm('goblin', 10), harm('lurker', 15)));
    const left = aftermathOf({ id: 'f', combat: fight, facts }, [now('Kara', 0), now('Tomas', 5)]);
    expect(left).toEqual({
      id: 'f',
      slain: ['Goblin'],
      carried: [{ name: 'Goblin', things: ['leather armor', 'shield'] }],
      dead: [],
      down: ['Kara'],
      saved: [{ fallen: 'Tomas', by: 'Kara' }],
      bleeding: ['Tomas'],
    });
    expect(seenOf(left)).toBe('Tomas was down, and Kara would not have it');
    // Whoever was healed since lies there no longer.
    expect(aftermathOf({ id: 'f', combat: fight, facts }, [now('Kara', 20), now('Tomas', 20)])).toMatchObject({ down: [], bleeding: [] });
  });

  it('is what the dead carried, and nothing that grew on them', () => {
    const fight = withSource(play(fightOf('kara', 'goblin'), scripted(), harm('goblin', 10)));
    const armed = {
      ...fight,
      combatants: fight.combatants.map((each) => ({
        ...each,
        attacks: each.attacks.flatMap((one) => [
          { ...one, name: 'Scimitar' },
          { ...one, name: 'Bite' },
        ]),
      })),
    };
    expect(aftermathOf({ id: 'f', combat: armed, facts: [] }, []).carried).toEqual([
      { name: 'Goblin', things: ['scimitar', 'leather armor', 'shield'] },
    ]);
    const ofNoBook = { ...armed, combatants: armed.combatants.map((each) => ({ ...each, source: null })) };
    expect(aftermathOf({ id: 'f', combat: ofNoBook, facts: [] }, []).carried).toEqual([{ name: 'Goblin', things: ['scimitar'] }]);
  });

  it('is a purse with who carried something, where the table lets them have coins, and the same each time', () => {
    const fight = withSource(play(fightOf('kara', 'goblin'), scripted(), harm('goblin', 10)));
    const left = () => aftermathOf({ id: 'f', combat: fight, facts: [] }, [], { withCoins: true }).carried;
    const [found] = left();
    expect(found?.things).toEqual(['leather armor', 'shield', 'purse']);
    expect(worthOf(found?.coins ?? noCoins)).toBeGreaterThanOrEqual(100);
    expect(worthOf(found?.coins ?? noCoins)).toBeLessThanOrEqual(600);
    expect(left()).toEqual([found]);
  });

  it('is the dead above all', () => {
    const fight = withSource(play(fightOf('kara', 'tomas', 'goblin'), scripted(), harm('tomas', 40)));
    expect(one(fight, 'tomas').dead).toBe(true);
    const left = aftermathOf({ id: 'f', combat: fight, facts }, [now('Kara', 20), now('Tomas', 0)]);
    expect(left).toMatchObject({ slain: [], dead: ['Tomas'], down: [], saved: [] });
    expect(seenOf(left)).toBe('Tomas died there');
  });

  it('is nothing to speak of where nobody was hurt', () => {
    const fight = withSource(fightOf('kara', 'goblin'));
    expect(seenOf(aftermathOf({ id: 'f', combat: fight, facts: [] }, [now('Kara', 20)]))).toBeNull();
  });
});
