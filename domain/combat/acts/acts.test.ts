import { describe, expect, it } from 'vitest';
import { allowed, fightOf, one, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { combatFactFor } from '#domain/combat/fact.ts';
import { refusePlayer } from '#domain/combat/permit.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import { commonActions } from '#domain/rules/common-actions.ts';
import { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { CommonAction } from '#domain/rules/common-actions.ts';
import { refusedActs } from './refuse-act.ts';

const act = (actorId: string, action: CommonAction, ...targetIds: string[]) => ({ name: 'act', actorId, action, targetIds }) as const;
const swing = (actorId: string, targetId: string): CombatStepInput => ({ name: 'attack', actorId, targetId, attack: 'Sword' });

function why(combat: Combat, input: CombatStepInput): string {
  const outcome = takeCombatStep(combat, step(input), scripted());
  return outcome.ok ? 'nothing' : tellCombatRefusal(outcome.refused);
}

const facesOf = (combat: Combat, input: CombatStepInput, ...faces: number[]) =>
  allowed(takeCombatStep(combat, step(input), scripted(...faces))).events.flatMap(({ rolls }) => rolls.map((roll) => roll.faces.length));

describe('SRD 5.2.1, Actions', () => {
  it('Dodge: attacks on its taker have disadvantage until the start of their next turn', () => {
    const dodging = play(fightOf('kara', 'goblin'), scripted(), act('kara', 'dodge'), { name: 'next' });
    expect(facesOf(dodging, swing('goblin', 'kara'), 3, 3)[0]).toBe(2);
    const later = play(dodging, scripted(), { name: 'next' });
    expect(one(later, 'kara').activeEffects).toEqual([]);
  });

  it('Dodge: its taker saves with advantage of dexterity', () => {
    const dodging = play(fightOf('kara', 'troll'), scripted(), act('kara', 'dodge'), { name: 'next' });
    const outcome = allowed(
      takeCombatStep(
        dodging,
        step({ name: 'use', actorId: 'troll', effect: 'Cold Breath', targetIds: ['kara'] }),
        scripted(1, 1, 1, 1, 4, 15),
      ),
    );
    expect(outcome.events.find(({ kind }) => kind === 'save')?.rolls[0]?.dice).toBe('2d20');
  });

  it('Disengage: its taker provokes no opportunity attacks this turn, and does the next', () => {
    const away = play(fightOf('kara', 'goblin'), scripted(), act('kara', 'disengage'));
    expect(one(away, 'kara').activeEffects[0]?.changes).toEqual([{ on: 'cannot', what: 'provokeOpportunityAttacks' }]);
    expect(one(play(away, scripted(), { name: 'next' }), 'kara').activeEffects).toEqual([]);
  });

  it('Help: an ally’s next attack on the distracted foe has advantage, and only that one', () => {
    const helped = play(fightOf('kara', 'tomas', 'goblin'), scripted(), act('kara', 'help', 'goblin'), { name: 'next' });
    expect(facesOf(helped, swing('tomas', 'goblin'), 3, 3)[0]).toBe(2);
    const after = play(helped, scripted(3, 3), swing('tomas', 'goblin'));
    expect(one(after, 'goblin').activeEffects).toEqual([]);
  });

  it('Help: an ally’s next ability check has advantage, and only that one', () => {
    const helped = play(fightOf('kara', 'tomas'), scripted(), act('kara', 'help', 'tomas'), { name: 'next' });
    expect(facesOf(helped, act('tomas', 'search'), 3, 3)).toEqual([2]);
    expect(one(play(helped, scripted(3, 3), act('tomas', 'search')), 'tomas').activeEffects).toEqual([]);
  });

  it('Help: Medicine 10 makes somebody who is dying stable', () => {
    const down = play(fightOf('kara', 'tomas', 'goblin'), scripted(), {
      name: 'damage',
      actorId: null,
      targetId: 'tomas',
      amount: 10,
      type: null,
    });
    expect(one(play(down, scripted(8), act('kara', 'help', 'tomas')), 'tomas').stable).toBe(false);
    expect(one(play(down, scripted(9), act('kara', 'help', 'tomas')), 'tomas').stable).toBe(true);
  });

  it('Hide: Stealth 15 makes invisible, less does not', () => {
    const fight = fightOf('kara', 'goblin');
    expect(one(play(fight, scripted(12), act('kara', 'hide')), 'kara').conditions).toEqual([]);
    expect(one(play(fight, scripted(13), act('kara', 'hide')), 'kara').conditions).toMatchObject([{ name: 'invisible' }]);
  });

  it('Hide: the first attack has advantage and gives its maker away', () => {
    const hidden = play(fightOf('kara', 'goblin'), scripted(20), act('kara', 'hide'), { name: 'next' }, { name: 'next' });
    expect(facesOf(hidden, swing('kara', 'goblin'), 3, 3)[0]).toBe(2);
    expect(one(play(hidden, scripted(3, 3), swing('kara', 'goblin')), 'kara').conditions).toEqual([]);
  });

  it('Search: Perception finds who hides when it reaches what they rolled', () => {
    const hidden = play(fightOf('kara', 'goblin'), scripted(16), act('kara', 'hide'), { name: 'next' });
    expect(one(play(hidden, scripted(16), act('goblin', 'search')), 'kara').conditions).toHaveLength(1);
    expect(one(play(hidden, scripted(17), act('goblin', 'search')), 'kara').conditions).toEqual([]);
  });

  it('Ready: the action is done later as a reaction, once', () => {
    const readied = play(
      fightOf('kara', 'goblin'),
      scripted(),
      { ...act('kara', 'ready'), text: 'I strike when it moves' },
      {
        name: 'next',
      },
    );
    expect(refusePlayer(readied, one(readied, 'kara'), step(swing('kara', 'goblin')))).toBeNull();
    const struck = play(readied, scripted(3), swing('kara', 'goblin'));
    expect(one(struck, 'kara')).toMatchObject({ reactionUsed: true, activeEffects: [] });
    expect(refusePlayer(struck, one(struck, 'kara'), step(swing('kara', 'goblin')))).not.toBeNull();
  });

  it('Ready: it is gone with the next turn', () => {
    const later = play(fightOf('kara', 'goblin'), scripted(), act('kara', 'ready'), { name: 'next' }, { name: 'next' });
    expect(one(later, 'kara').activeEffects).toEqual([]);
  });

  it.each([
    ['dash', [], ['Kara takes the Dash action.']],
    ['disengage', [], ['Kara takes the Disengage action.']],
    ['dodge', [], ['Kara takes the Dodge action.']],
    ['ready', [], ['Kara takes the Ready action.']],
    ['help', ['tomas'], ['Kara takes the Help action.', 'Tomas is helped.']],
    ['help', ['goblin'], ['Kara takes the Help action.', 'Goblin is distracted.']],
    ['utilize', [], ['Kara uses an object.']],
  ] as const)('%s is told once, to everybody', (action, targetIds, sentences) => {
    const fight = fightOf('kara', 'tomas', 'goblin');
    const { combat: after, events } = allowed(takeCombatStep(fight, step(act('kara', action, ...targetIds)), scripted()));
    for (const audience of ['dm', 'players'] as const) {
      const facts = events.flatMap((event) => combatFactFor(audience, { before: fight, after }, event, 'words') ?? []);
      expect(facts.map((fact) => tellCombatFact(fact).sentence)).toEqual(sentences);
    }
  });

  it.each(['dash', 'disengage', 'dodge', 'hide', 'ready', 'search', 'study', 'influence', 'utilize'] as const)(
    '%s takes the action of the turn',
    (action) => {
      const acted = play(fightOf('kara', 'goblin'), scripted(), act('kara', action));
      expect(refusePlayer(acted, one(acted, 'kara'), step(swing('kara', 'goblin')))).not.toBeNull();
      expect(refusePlayer(acted, one(acted, 'kara'), step(act('kara', 'dodge')))?.code).toBe('hasActed');
    },
  );
});

describe('SRD 5.2.1, Unarmed Strike and Grappling', () => {
  const held = () => play(fightOf('kara', 'goblin'), scripted(2), act('kara', 'grapple', 'goblin'));

  it('Grapple: who fails a save against 8 + strength + proficiency is held, with that escape DC', () => {
    // Strength +1 and proficiency +2: DC 11, against which the goblin saves with dexterity +2.
    expect(one(play(fightOf('kara', 'goblin'), scripted(9), act('kara', 'grapple', 'goblin')), 'goblin').conditions).toEqual([]);
    expect(one(held(), 'goblin').conditions).toMatchObject([{ name: 'grappled', from: 'kara', escapeDc: 11 }]);
  });

  const bearing = (changes: ActiveEffect['changes']): Combat => {
    const rest = {
      from: null,
      held: false,
      duration: { kind: 'untilDispelled' },
      until: null,
      saveEnds: null,
      ends: [],
      tick: null,
      text: '',
    };
    const effect = ActiveEffect.parse({ id: 'e', name: 'Spell', source: { kind: 'table', id: '' }, changes, ...rest });
    const fight = fightOf('kara', 'goblin');
    return { ...fight, combatants: fight.combatants.map((each) => ({ ...each, activeEffects: each.id === 'goblin' ? [effect] : [] })) };
  };
  const caught: CombatStepInput = { name: 'condition', from: null, targetId: 'goblin', condition: 'restrained' };
  // As it is, the goblin saves with strength +1 or dexterity +2.
  it.each([
    ['as it is', bearing([]), 'dexterity', 'Dexterity: more likely to succeed than Strength'],
    ['caught in a web', play(bearing([]), scripted(), caught), 'strength', 'Strength: more likely to succeed than Dexterity'],
    [
      'in a rage',
      bearing([{ on: 'savingThrows', abilities: ['strength'], mode: 'advantage' }]),
      'strength',
      'Strength: more likely to succeed than Dexterity',
    ],
    [
      'under Slow',
      bearing([{ on: 'savingThrows', abilities: ['dexterity'], add: '-3' }]),
      'strength',
      'Strength: more likely to succeed than Dexterity',
    ],
    [
      'as good at both',
      bearing([{ on: 'savingThrows', abilities: ['dexterity'], add: '-1' }]),
      'strength',
      'Strength: as likely to succeed as Dexterity',
    ],
  ] as const)(
    'Grapple and Shove: a target %s makes the save that is more likely to succeed, and the roll says so',
    (_, fight, ability, note) => {
      for (const action of ['grapple', 'shoveProne'] as const) {
        const { events } = allowed(takeCombatStep(fight, step(act('kara', action, 'goblin')), scripted(9, 9, 9)));
        const [roll] = events.flatMap(({ kind, rolls }) => (kind === 'save' ? rolls : []));
        expect(roll?.label).toContain(`Goblin: ${ability} save`);
        expect(roll?.notes).toContain(note);
      }
    },
  );

  it('Grapple: it is one attack of the Attack action', () => {
    expect(held().attacksMade).toBe(1);
  });

  it('Grapple: nobody more than one size larger can be held', () => {
    const fight = fightOf('kara', 'troll');
    const sized = (own: 'Small' | 'Medium', other: 'Large' | 'Huge'): Combat => ({
      ...fight,
      combatants: fight.combatants.map((each) => ({ ...each, size: each.id === 'kara' ? own : other })),
    });
    expect(why(sized('Medium', 'Huge'), act('kara', 'grapple', 'troll'))).toBe('Frost Troll is too large for that.');
    expect(why(sized('Small', 'Large'), act('kara', 'shoveProne', 'troll'))).toBe('Frost Troll is too large for that.');
    expect(why(sized('Medium', 'Large'), act('kara', 'grapple', 'troll'))).toBe('nothing');
  });

  it('Escape: an action, and the better of Athletics and Acrobatics against the escape DC', () => {
    const turn = play(held(), scripted(), { name: 'next' });
    expect(one(play(turn, scripted(8), act('goblin', 'escape')), 'goblin').conditions).toHaveLength(1);
    const free = play(turn, scripted(9), act('goblin', 'escape'));
    expect(one(free, 'goblin').conditions).toEqual([]);
    expect(free.attacksMade).toBe(1);
  });

  it('Grappled: the holder lets go at will, when it cannot act, and when it is gone', () => {
    expect(one(play(held(), scripted(), act('kara', 'letGo')), 'goblin').conditions).toEqual([]);
    const stunned: CombatStepInput = { name: 'condition', from: null, targetId: 'kara', condition: 'stunned' };
    expect(one(play(held(), scripted(), stunned), 'goblin').conditions).toEqual([]);
    expect(one(play(held(), scripted(), { name: 'leave', targetId: 'kara' }), 'goblin').conditions).toEqual([]);
  });

  it('Shove: who fails the save lies prone, or is pushed 5 feet', () => {
    const fight = fightOf('kara', 'goblin');
    expect(one(play(fight, scripted(2), act('kara', 'shoveProne', 'goblin')), 'goblin').conditions).toMatchObject([{ name: 'prone' }]);
    const { events } = allowed(takeCombatStep(fight, step(act('kara', 'shoveAway', 'goblin')), scripted(2)));
    expect(events.at(-1)).toMatchObject({ kind: 'pushed', amount: 5 });
  });

  it('Prone: standing up is refused while something stops all movement', () => {
    const prone = play(fightOf('goblin', 'kara'), scripted(), act('goblin', 'dropProne'));
    expect(why(prone, act('goblin', 'dropProne'))).toBe('Goblin is already prone.');
    const both = play(prone, scripted(), { name: 'condition', from: 'kara', targetId: 'goblin', condition: 'grappled' });
    expect(why(both, act('goblin', 'standUp'))).toBe('Goblin cannot move now.');
    expect(one(play(prone, scripted(), act('goblin', 'standUp')), 'goblin').conditions).toEqual([]);
  });
});

describe('everybody’s actions', () => {
  it('say why they cannot be taken', () => {
    const fight = fightOf('kara', 'goblin');
    const codes = (combat: Combat, id: string) =>
      Object.fromEntries(refusedActs(combat, one(combat, id)).map(({ action, code }) => [action, code]));
    const idle = { escape: 'isNotGrappled', standUp: 'isNotProne', letGo: 'holdsNobody', dismount: 'ridesNobody' };
    expect(codes(fight, 'kara')).toEqual(idle);
    expect(codes(fight, 'goblin')).toMatchObject({ dash: 'notYourTurn', hide: 'notYourTurn' });
    const acted = play(fight, scripted(), act('kara', 'dash'));
    expect(codes(acted, 'kara')).toMatchObject({ dodge: 'hasActed', grapple: 'noAttacksLeft' });
  });

  it.each(['dash', 'disengage', 'dodge', 'ready'] as const)('are over with their turn, of which nothing is said: %s', (action) => {
    const acted = play(fightOf('kara', 'goblin'), scripted(), act('kara', action));
    const own = allowed(takeCombatStep(acted, step({ name: 'next' }), scripted()));
    const others = allowed(takeCombatStep(own.combat, step({ name: 'next' }), scripted()));
    expect(one(others.combat, 'kara').activeEffects).toEqual([]);
    expect([...own.events, ...others.events].filter(({ kind }) => kind === 'effectEnded')).toEqual([]);
  });

  it('end for others with a word, as what helps or hinders them does', () => {
    const helped = play(fightOf('kara', 'goblin'), scripted(), act('kara', 'help', 'goblin'), { name: 'next' });
    const { events } = allowed(takeCombatStep(helped, step({ name: 'next' }), scripted()));
    expect(events).toContainEqual(expect.objectContaining({ kind: 'effectEnded', targetId: 'goblin', name: 'Distracted' }));
  });

  it('are refused to whoever cannot act, and spend nothing then', () => {
    const stunned = play(fightOf('kara', 'goblin'), scripted(), { name: 'condition', from: null, targetId: 'kara', condition: 'stunned' });
    for (const action of commonActions.filter((each) => each !== 'letGo')) {
      expect(why(stunned, act('kara', action, ...(action === 'grapple' ? ['goblin'] : [])))).toBe('Kara cannot act now.');
    }
  });
});
