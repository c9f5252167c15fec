import { describe, expect, it } from 'vitest';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { allowed, onlySave, profiles, one, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import { CombatantProfile, newCombat } from '#domain/combat/state.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { combatFactFor } from '#domain/combat/fact.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import { movementOf } from '#domain/combat/acts/movement.ts';
import { chooseLegendaryAction } from '#domain/combat/npc/legendary.ts';
import { legendaryActionsLeft, resistancesLeft } from '#domain/combat/uses.ts';
import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import { spell } from '#domain/combat/use/feature.fixture.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';

const blockOf = (id: string) => {
  const block = monsterOf(id);
  if (!block) throw new Error(`no ${id}`);
  return block;
};
const dragon = profileFromStatBlock(blockOf('adult-red-dragon'), { id: 'dragon' });
const lich = profileFromStatBlock(blockOf('lich'), { id: 'lich' });
const mage = profileFromStatBlock(blockOf('mage'), { id: 'mage' });
/** Kara, Tomas, then these, who act in this order. */
function fightWith(...others: CombatantProfile[]): Combat {
  const all = [profiles.kara, profiles.tomas, ...others].map((profile, index) => ({
    ...profile,
    initiativeBonus: 0,
    dexterity: 20 - index,
  }));
  const joined = play(newCombat(), scripted(), ...all.map((profile) => ({ name: 'join', profile }) as const));
  return play(joined, scripted(...all.map((_, index) => 20 - index)), { name: 'start' });
}
/** The same in the next round, when turns have ended that can be followed. */
const roundTwo = (combat: Combat): Combat => ({ ...combat, round: 2 });
const refusal = (combat: Combat, input: CombatStepInput) => {
  const outcome = takeCombatStep(combat, step(input), scripted());
  return outcome.ok ? null : tellCombatRefusal(outcome.refused);
};
const legendary = (name: string, targetIds: string[] = []) => ({ name: 'legendary', actorId: 'dragon', action: name, targetIds }) as const;

describe('legendary actions', () => {
  const combat = roundTwo(fightWith(dragon));

  it('attack out of turn, are counted, and come back with the creature’s own turn', () => {
    const { combat: attacked, events } = allowed(takeCombatStep(combat, step(legendary('Pounce', ['kara'])), scripted(15, 4, 1, 1)));
    expect(events.map(({ kind, name }) => [kind, name])).toEqual([
      ['legendary', 'Pounce'],
      ['attack', 'Rend'],
      ['damage', 'slashing and fire'],
    ]);
    expect([one(attacked, 'kara').hitPoints, legendaryActionsLeft(one(attacked, 'dragon'), attacked), attacked.attacksMade]).toEqual([
      6, 2, 0,
    ]);
    const others = [mage, lich, { ...mage, id: 'page' }];
    const spent = play(fightWith(dragon, ...others), scripted(), ...Array.from({ length: 4 }, () => ({ name: 'next' }) as const));
    const pounces = [
      legendary('Pounce', ['kara']),
      { name: 'next' },
      legendary('Pounce', ['kara']),
      { name: 'next' },
      legendary('Pounce', ['tomas']),
    ] as const;
    const thrice = play(spent, scripted(), ...pounces, { name: 'next' });
    expect([thrice.active, refusal(thrice, legendary('Pounce', ['kara']))]).toEqual([
      'tomas',
      'Adult Red Dragon has no legendary action left before its own turn.',
    ]);
    const after = play(thrice, scripted(), { name: 'next' }, { name: 'next' });
    expect([after.active, legendaryActionsLeft(one(after, 'dragon'), after)]).toEqual(['mage', 3]);
  });

  it('follow each turn once, of each creature that has them', () => {
    const both = roundTwo(fightWith(dragon, { ...dragon, id: 'sister', name: 'Sister' }));
    const once = play(both, scripted(), legendary('Pounce', ['kara']));
    expect(refusal(once, legendary('Pounce', ['kara']))).toBe(
      'Adult Red Dragon has taken its legendary action after this turn. It can take the next one after another turn.',
    );
    expect(refusal(once, { ...legendary('Pounce', ['kara']), actorId: 'sister' })).toBeNull();
    expect(chooseLegendaryAction(once, 'nobody', () => 1)?.step).toMatchObject({ actorId: 'sister' });
    expect(refusal(play(once, scripted(), { name: 'next' }), legendary('Pounce', ['kara']))).toBeNull();
  });

  it('can still follow the turn that has just ended, until the creature does something on its own', () => {
    const own = play(combat, scripted(), { name: 'next' }, { name: 'next' });
    expect([own.active, refusal(own, legendary('Pounce', ['kara']))]).toEqual(['dragon', null]);
    const followed = play(own, scripted(15, 4, 1, 1), legendary('Pounce', ['kara']));
    expect([followed.attacksMade, refusal(followed, legendary('Pounce', ['kara']))]).toEqual([
      0,
      expect.stringContaining('after this turn'),
    ]);
    const attacked = play(own, scripted(), { name: 'attack', actorId: 'dragon', targetId: 'kara', attack: 'Rend' });
    expect(refusal(attacked, legendary('Pounce', ['kara']))).toMatch(/its own turn/);
  });

  it('do not follow the creature’s own turn, only the next after it', () => {
    const ended = play(fightWith(dragon, mage), scripted(), { name: 'next' }, { name: 'next' }, { name: 'next' });
    expect([ended.active, refusal(ended, legendary('Pounce', ['kara']))]).toEqual([
      'mage',
      'Adult Red Dragon cannot take a legendary action on or after its own turn. Use it right after another creature’s turn.',
    ]);
    expect(refusal(play(ended, scripted(), { name: 'next' }), legendary('Pounce', ['kara']))).toBeNull();
  });

  it('are all back on the creature’s own turn, once it acts or none is left to follow the turn before', () => {
    const own = play(combat, scripted(15, 4, 1, 1), legendary('Pounce', ['kara']), { name: 'next' }, { name: 'next' });
    const left = (after: Combat) => [after.active, legendaryActionsLeft(one(after, 'dragon'), after)];
    expect(left(own)).toEqual(['dragon', 2]);
    const attacked = play(own, scripted(), { name: 'attack', actorId: 'dragon', targetId: 'kara', attack: 'Rend' });
    expect(left(attacked)).toEqual(['dragon', 3]);
    const followed = play(own, scripted(15, 4, 1, 1), legendary('Pounce', ['kara']));
    expect(left(followed)).toEqual(['dragon', 3]);
  });

  it('follow nobody where the fight begins with the creature', () => {
    const joined = play(newCombat(), scripted(), ...[dragon, profiles.kara].map((profile) => ({ name: 'join', profile }) as const));
    const first = play(joined, scripted(20, 2), { name: 'start' });
    expect([first.active, refusal(first, legendary('Pounce', ['kara']))]).toEqual([
      'dragon',
      'Adult Red Dragon cannot take a legendary action on or after its own turn. Use it right after another creature’s turn.',
    ]);
    const again = play(first, scripted(), { name: 'next' }, { name: 'next' });
    expect([again.active, refusal(again, legendary('Pounce', ['kara']))]).toEqual(['dragon', null]);
  });

  it('SRD 5.2.1, Legendary Actions: follow the first turn that ends, though the creature has had none, and nothing before it', () => {
    const first = fightWith(dragon);
    expect([first.active, refusal(first, legendary('Pounce', ['kara']))]).toEqual([
      'kara',
      'No turn has ended yet. Adult Red Dragon can take a legendary action right after the first turn of another creature.',
    ]);
    expect(chooseLegendaryAction(first, 'nobody', scripted())).toBeNull();
    const ended = play(first, scripted(), { name: 'next' });
    expect([ended.active, refusal(ended, legendary('Pounce', ['kara'])), legendaryActionsLeft(one(ended, 'dragon'), ended)]).toEqual([
      'tomas',
      null,
      3,
    ]);
  });

  it('that are once between turns are refused twice, and spells among them are held', async () => {
    const command = { ...legendary('Commanding Presence', ['kara']), used: await spell('command'), choice: 'Approach' };
    const commanded = play(combat, scripted(1), command, { name: 'next' });
    expect(refusal(commanded, command)).toBe('Adult Red Dragon cannot use Commanding Presence again before its own turn.');
    const used = await spell('fear');
    const gaze = {
      name: 'legendary' as const,
      actorId: 'lich',
      action: 'Frightening Gaze',
      used,
      targetIds: ['kara'],
    } satisfies CombatStepInput;
    const gazed = play(roundTwo(fightWith(lich)), scripted(1), gaze);
    expect(one(gazed, 'lich').concentration).toBe('Fear');
    expect(one(gazed, 'kara').conditions.map(({ name }) => name)).toContain('frightened');
    expect(one(gazed, 'lich').spellsCast).toEqual([]);
  });

  it('cast a spell at its targets with the numbers of the creature, and nothing is spent where nobody is aimed at', async () => {
    const used = await spell('scorching-ray');
    const rays = (targetIds: string[]) => ({ ...legendary('Fiery Rays', targetIds), used });
    expect(refusal(combat, rays([]))).toBe('Pick at least one target.');
    const { combat: burnt, events } = allowed(takeCombatStep(combat, step(rays(['kara', 'tomas'])), scripted(15, 1, 1, 1, 15, 1, 1)));
    expect(events.filter(({ kind }) => kind === 'attack').map(({ targetId, outcome }) => [targetId, outcome])).toEqual([
      ['kara', 'hit'],
      ['tomas', 'miss'],
      ['kara', 'hit'],
    ]);
    expect([burnt.attacksMade, legendaryActionsLeft(one(burnt, 'dragon'), burnt)]).toEqual([0, 2]);
  });

  it('call for a saving throw of every target', () => {
    const wave: CombatStepInput = { name: 'legendary', actorId: 'lich', action: 'Disrupt Life', targetIds: ['kara', 'tomas'] };
    const after = play(roundTwo(fightWith(lich)), scripted(...Array.from({ length: 9 }, () => 1), 19, 1), wave);
    expect([one(after, 'kara').hitPoints, one(after, 'tomas').hitPoints]).toEqual([16, 1]);
  });

  it('stop whoever fails until the end of their next turn: Freezing Burst', () => {
    const white = profileFromStatBlock(blockOf('adult-white-dragon'), { id: 'dragon' });
    const acted = play(fightWith(white), scripted(), { name: 'next' });
    const burst = (...ids: string[]) => play(acted, scripted(1, 1, 1, 1), legendary('Freezing Burst', ids));
    const stopped = (after: Combat, id: string) => [
      movementOf(after, one(after, id), 30).left,
      one(after, id).activeEffects.map(({ name }) => name),
    ];
    // Tomas has begun the turn that comes next; that of Kara is still to come.
    const both = burst('kara', 'tomas');
    expect(stopped(both, 'tomas')).toEqual([0, ['Freezing Burst']]);
    const ended = play(both, scripted(), { name: 'next' });
    expect([one(ended, 'tomas').activeEffects, one(ended, 'kara').activeEffects.length]).toEqual([[], 1]);
    const karas = play(ended, scripted(), { name: 'next' });
    expect(stopped(karas, 'kara')).toEqual([0, ['Freezing Burst']]);
    expect(one(play(karas, scripted(), { name: 'next' }), 'kara').activeEffects).toEqual([]);
  });

  it('ask whom they reach, and are for those who have them and can act', () => {
    expect(refusal(combat, legendary('Pounce'))).toBe('Pick at least one target.');
    expect(refusal(combat, legendary('Lash', ['kara']))).toBe('Adult Red Dragon has no such legendary action.');
    expect(refusal(combat, { ...legendary('Pounce', ['tomas']), actorId: 'kara' })).toBe('Kara has no such legendary action.');
    const still = play(combat, scripted(), { name: 'condition', from: null, targetId: 'dragon', condition: 'stunned' });
    expect(refusal(still, legendary('Pounce', ['kara']))).toBe('Adult Red Dragon cannot act now.');
  });
});

describe('a lair', () => {
  it('can be said while the fight goes on, and taken back', () => {
    const home = play(fightWith(dragon), scripted(), { name: 'lair', targetId: 'dragon', on: true });
    const written = profileFromStatBlock(blockOf('adult-red-dragon'), { id: 'dragon', inLair: true });
    expect(one(home, 'dragon')).toMatchObject({ inLair: true, legend: written.legend, xp: written.xp });
    expect(refusal(home, { name: 'lair', targetId: 'dragon', on: true })).not.toBeNull();
    expect(refusal(home, { name: 'lair', targetId: 'kara', on: true })).not.toBeNull();
    const away = one(play(home, scripted(), { name: 'lair', targetId: 'dragon', on: false }), 'dragon');
    expect([away.inLair, away.legend, away.xp]).toEqual([undefined, dragon.legend, dragon.xp]);
  });
});

describe('the narrator', () => {
  const combat = roundTwo(fightWith(dragon));

  it('takes legendary actions after the turns of others alone, while there are any', () => {
    const choice = chooseLegendaryAction(combat, 'tomas', scripted(2, 6, 1));
    expect(choice?.step).toEqual({
      name: 'legendary',
      actorId: 'dragon',
      action: 'Pounce',
      targetIds: ['tomas'],
      activity: 0,
      choice: null,
      damageType: null,
      advantage: 'none',
      cover: 'none',
    });
    expect(choice && tellCombatFact(choice.why).sentence).toBe(
      'Adult Red Dragon takes a legendary action against Tomas, who is within reach.',
    );
    expect(chooseLegendaryAction(combat, 'dragon', scripted())).toBeNull();
    const taken = play(combat, scripted(), legendary('Pounce', ['kara']));
    expect(chooseLegendaryAction(taken, 'tomas', scripted())).toBeNull();
    expect(chooseLegendaryAction(fightWith(mage), 'kara', scripted())).toBeNull();
  });
});

describe('legendary resistance', () => {
  const combat = fightWith(dragon);
  const held: CombatStepInput = {
    name: 'save',
    actorId: null,
    effect: onlySave('Hold', 'wisdom', 30, { condition: 'paralyzed', save: null, lasts: 'freed' }),
    targetIds: ['dragon'],
  };
  const conditionsAfter = (after: Combat) => one(after, 'dragon').conditions.map((each) => each.name);

  it('makes failed saves after all, so often a day', () => {
    const { combat: after, events } = allowed(takeCombatStep(combat, step(held), scripted(5)));
    expect(events.map(({ kind }) => kind)).toEqual(['effect', 'save', 'resisted']);
    expect([conditionsAfter(after), resistancesLeft(one(after, 'dragon'))]).toEqual([[], 2]);
    const used = play(after, scripted(), held, held, held);
    expect([conditionsAfter(used), resistancesLeft(one(used, 'dragon'))]).toEqual([['paralyzed'], 0]);
  });

  it('is kept where the Dungeon Master says so, which players do not hear', () => {
    const { combat: keeps, events } = allowed(
      takeCombatStep(combat, step({ name: 'legendaryResistance', targetId: 'dragon', on: false }), scripted()),
    );
    const [event] = events;
    if (!event) throw new Error('nothing was noted');
    const toldTo = (audience: 'dm' | 'players') => {
      const fact = combatFactFor(audience, { before: combat, after: keeps }, event, 'numbers');
      return fact && tellCombatFact(fact).sentence;
    };
    expect([toldTo('dm'), toldTo('players')]).toEqual(['Adult Red Dragon saves its Legendary Resistance from now on.', null]);
    expect(conditionsAfter(play(keeps, scripted(), held))).toEqual(['paralyzed']);
    expect(refusal(combat, { name: 'legendaryResistance', targetId: 'kara', on: true })).toBe('Kara has no legendary resistance.');
  });
});
