import { beforeAll, describe, expect, it } from 'vitest';
import { allowed, fightOf, one, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { findSpell, spells } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import type { SpellDetails } from '#domain/srd/spells/spell-details.ts';
import { usedSpell } from './spell-in-use.ts';

const details = new Map<string, SpellDetails>();
beforeAll(async () => {
  for (let level = 0; level <= 9; level += 1) for (const [name, each] of await loadSpellDetails(level)) details.set(name, each);
});

type Options = Partial<Extract<CombatStepInput, { name: 'useActivity' }>> & { activity?: number };

/** Kara casts a spell of the SRD by its id. */
function cast(spellId: string, targetIds: string[], { activity: index = 0, ...options }: Options = {}): CombatStepInput {
  const spell = findSpell(spellId);
  const all = (spell && details.get(spell.name)?.activities) ?? [];
  const activity = all[index];
  if (!spell || !activity) throw new Error(`There is no ${spellId}.`);
  return { name: 'useActivity', actorId: 'kara', used: usedSpell(spell, all, activity), targetIds, slot: spell.level, ...options };
}

const slots = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => ({ level, left: 2 }));
const everySpell = spells.map(({ id }) => id);

/** Kara as a wizard of a level: +3 from the ability, DC and attacks from the proficiency of that level. */
function wizard(combat: Combat, level = 1, changes: Partial<Combatant> = {}): Combat {
  const proficiency = 2 + Math.floor((level - 1) / 4);
  const slotCasting = { dc: 8 + 3 + proficiency, toHit: 3 + proficiency, modifier: 3, level, proficiency, spells: everySpell, slots };
  return { ...combat, combatants: combat.combatants.map((each) => (each.id === 'kara' ? { ...each, slotCasting, ...changes } : each)) };
}

const fight = () => wizard(fightOf('kara', 'goblin', 'troll', 'tomas'));
const left = (combat: Combat, level: number) => one(combat, 'kara').slotCasting?.slots.find((each) => each.level === level)?.left;
const refusalOf = (combat: Combat, input: CombatStepInput) => {
  const outcome = takeCombatStep(combat, step(input), scripted());
  return outcome.ok ? null : tellCombatRefusal(outcome.refused);
};
const casting =
  (spellId: string, ...targetIds: string[]) =>
  () =>
    cast(spellId, targetIds);
const nextTurns = (count: number): CombatStepInput[] => Array.from({ length: count }, () => ({ name: 'next' }));

describe('a spell that attacks', () => {
  it('rolls the spell attack against armor class and deals its damage: Fire Bolt, 1d10', () => {
    const after = play(fight(), scripted(10, 7), cast('fire-bolt', ['goblin'], { close: false }));
    expect(one(after, 'goblin').hitPoints).toBe(3);
    expect(left(after, 1)).toBe(2);
  });

  it('misses below armor class, and doubles the dice of a natural 20', () => {
    expect(one(play(fight(), scripted(9, 7), cast('fire-bolt', ['goblin'], { close: false })), 'goblin').hitPoints).toBe(10);
    expect(one(play(fight(), scripted(20, 4, 5), cast('fire-bolt', ['troll'], { close: false })), 'troll').hitPoints).toBe(12);
  });

  it.each([
    [1, 1],
    [5, 2],
    [11, 3],
    [17, 4],
  ])('at level %i is a cantrip of %i dice', (level, dice) => {
    const after = play(wizard(fightOf('kara', 'tomas'), level), scripted(15, 1, 1, 1, 1), cast('fire-bolt', ['tomas'], { close: false }));
    expect(one(after, 'tomas').hitPoints).toBe(10 - dice);
  });

  it('has disadvantage from within 5 feet when it is ranged', () => {
    const after = play(fight(), scripted(19, 2), cast('fire-bolt', ['goblin'], { close: true }));
    expect(one(after, 'goblin').hitPoints).toBe(10);
  });

  it('goes from a higher slot with more dice, and lights its target up for the next attack: Guiding Bolt', () => {
    const after = play(fight(), scripted(15, 1, 1, 1, 1, 1), cast('guiding-bolt', ['goblin'], { slot: 2, close: false }));
    expect(one(after, 'goblin')).toMatchObject({ hitPoints: 5, activeEffects: [expect.objectContaining({ name: 'Guiding Bolt' })] });
    expect([left(after, 1), left(after, 2)]).toEqual([2, 1]);
    const struck = play(after, scripted(2, 19, 1), { name: 'attack', actorId: 'tomas', targetId: 'goblin', attack: 'Sword' });
    expect(one(struck, 'goblin')).toMatchObject({ hitPoints: 1, activeEffects: [] });
  });

  it('sends each ray where it is aimed: Scorching Ray has three, and one more for each higher slot', () => {
    const aimed = cast('scorching-ray', ['goblin', 'goblin', 'tomas'], { close: false });
    const after = play(fight(), scripted(15, 2, 2, 15, 1, 1, 2), aimed);
    expect([one(after, 'goblin').hitPoints, one(after, 'tomas').hitPoints]).toEqual([4, 10]);
    expect(refusalOf(fight(), cast('scorching-ray', ['goblin', 'goblin', 'goblin', 'goblin']))).toBe(
      'Scorching Ray reaches at most 3 targets.',
    );
    expect(refusalOf(fight(), cast('scorching-ray', ['goblin', 'goblin', 'goblin', 'goblin'], { slot: 3 }))).toBeNull();
  });
});

describe('a spell that is saved against', () => {
  it('rolls once for everybody, full on a failure and half on a save: Fireball, 8d6', () => {
    const damage = [1, 1, 1, 1, 1, 1, 1, 1];
    // Damage, then the saves of goblin (fails) and Tomas (saves).
    const after = play(fight(), scripted(...damage, 1, 20), cast('fireball', ['goblin', 'tomas']));
    expect([one(after, 'goblin').hitPoints, one(after, 'tomas').hitPoints]).toEqual([2, 6]);
    expect(left(after, 3)).toBe(1);
  });

  it('holds with concentration, ends with a save at the end of a turn: Hold Person', () => {
    const held = play(fight(), scripted(1), cast('hold-person', ['tomas']));
    expect(one(held, 'kara').concentration).toBe('Hold Person');
    expect(one(held, 'tomas').conditions.map(({ name }) => name)).toEqual(['paralyzed']);
    const freed = play(held, scripted(20), ...nextTurns(4));
    expect(one(freed, 'tomas').conditions).toEqual([]);
    const dropped = play(held, scripted(), { name: 'endConcentration', actorId: 'kara' });
    expect(one(dropped, 'tomas').conditions).toEqual([]);
  });
});

describe('a spell that neither attacks nor is saved against', () => {
  it('strikes with every dart: Magic Missile, three of 1d4+1', () => {
    const after = play(fight(), scripted(1, 1, 1), cast('magic-missile', ['goblin', 'goblin', 'tomas']));
    expect([one(after, 'goblin').hitPoints, one(after, 'tomas').hitPoints]).toEqual([6, 8]);
  });

  it('heals dice and the spellcasting ability: Cure Wounds, 2d8 + 3', () => {
    const hurt = play(fight(), scripted(), { name: 'damage', actorId: null, targetId: 'tomas', amount: 9, type: null });
    expect(one(play(hurt, scripted(1, 1), cast('cure-wounds', ['tomas'])), 'tomas').hitPoints).toBe(6);
  });

  it('adds a die to attacks and saves of those it blesses, for a minute: Bless', () => {
    const blessed = play(fight(), scripted(), cast('bless', ['kara', 'tomas']));
    expect(one(blessed, 'tomas').activeEffects).toMatchObject([{ name: 'Bless', held: true, until: { combatantId: 'kara', turns: 10 } }]);
    // 9 + 5 misses armor class 15; a 1 on the d4 makes it hit.
    const struck = play(blessed, scripted(1, 9, 1), { name: 'attack', actorId: 'tomas', targetId: 'goblin', attack: 'Sword' });
    expect(one(struck, 'goblin').hitPoints).toBe(6);
    const over = play(blessed, scripted(), { name: 'endConcentration', actorId: 'kara' });
    expect(one(over, 'tomas').activeEffects).toEqual([]);
  });

  it('adds damage to hits: Divine Favor, 1d4 radiant', () => {
    const favored = play(fight(), scripted(), cast('divine-favor', []));
    const struck = play(favored, scripted(15, 1, 2), { name: 'attack', actorId: 'kara', targetId: 'goblin', attack: 'Sword' });
    expect(one(struck, 'goblin').hitPoints).toBe(4);
  });

  it('takes dice away from the damage of the enfeebled, and hinders once those who saved: Ray of Enfeeblement', () => {
    const weak = play(fight(), scripted(1), cast('ray-of-enfeeblement', ['goblin']));
    const struck = play(weak, scripted(15, 1, 5), { name: 'attack', actorId: 'goblin', targetId: 'tomas', attack: 'Sword' });
    expect(one(struck, 'tomas').hitPoints).toBe(10);
    const shaken = play(fight(), scripted(20), cast('ray-of-enfeeblement', ['goblin']));
    expect(one(shaken, 'goblin').activeEffects.map(({ name }) => name)).toEqual(['Shaken (saved)']);
  });

  it('is a reaction that lasts until the next turn of who casts it: Shield', () => {
    const goblins = play(fight(), scripted(), { name: 'next' });
    const shielded = play(goblins, scripted(), cast('shield', []));
    expect(one(shielded, 'kara')).toMatchObject({ reactionUsed: true, activeEffects: [{ name: 'Shield' }] });
    expect(refusalOf(shielded, cast('shield', []))).toBe('Kara has already taken a reaction since their last turn.');
    const again = play(shielded, scripted(), ...nextTurns(3));
    expect(one(again, 'kara')).toMatchObject({ reactionUsed: false, activeEffects: [] });
  });
});

describe('casting', () => {
  it.each<[string, (combat: Combat) => [Combat, CombatStepInput], string]>([
    ['a spell that is not prepared', (combat) => [withSpells(combat, []), cast('bless', ['kara'])], 'Kara has not prepared Bless.'],
    ['without a slot', (combat) => [withSlots(combat, 0), cast('bless', ['kara'])], 'Kara has no level 1 spell slot left.'],
    [
      'from a slot too low',
      (combat) => [combat, cast('fireball', ['goblin'], { slot: 2 })],
      'Fireball needs a spell slot of level 3 or higher.',
    ],
    ['on too many', (combat) => [combat, cast('bless', ['kara', 'tomas', 'goblin', 'troll'])], 'Bless reaches at most 3 targets.'],
    ['on nobody', (combat) => [combat, cast('fireball', [])], 'Pick at least one target.'],
    ['what takes a minute', (combat) => [combat, cast('identify', [])], 'Identify takes longer to cast than a turn lasts.'],
  ])('%s is refused and spends nothing', (_title, setup, sentence) => {
    const [combat, input] = setup(fight());
    expect(refusalOf(combat, input)).toBe(sentence);
  });

  it('asks what is chosen where a spell leaves a choice', () => {
    expect(refusalOf(fight(), cast('hex', ['goblin']))).toMatch(/^Choose what Hex does: Strength, Dexterity/);
    expect(refusalOf(fight(), cast('hex', ['goblin'], { choice: 'Wisdom' }))).toBeNull();
  });

  it('lasts as long as the slot lets it: Hex', () => {
    const after = play(fight(), scripted(), cast('hex', ['goblin'], { choice: 'Wisdom', slot: 5 }));
    const durations = after.combatants.flatMap(({ activeEffects }) =>
      activeEffects.filter(({ held }) => held).map(({ duration }) => duration),
    );
    expect(new Set(durations.map((each) => JSON.stringify(each)))).toEqual(new Set(['{"kind":"time","amount":24,"unit":"hour"}']));
  });

  it('keeps the time of its cast where a new creature is cursed: Hex', () => {
    const begun = play(fight(), scripted(), cast('hex', ['goblin'], { choice: 'Wisdom', slot: 3 }), ...nextTurns(4));
    const again = cast('hex', ['troll'], { choice: 'Wisdom', activity: 1, slot: 0 });
    expect(refusalOf(begun, again)).toBe('Hex still lies on Goblin, who is not down.');
    const after = play(begun, scripted(), { name: 'damage', actorId: null, targetId: 'goblin', amount: 50, type: null }, again);
    const mark = one(after, 'kara').activeEffects.find(({ slot }) => slot !== null);
    expect(mark?.duration).toEqual({ kind: 'time', amount: 8, unit: 'hour' });
    const { duration, until } = mark ?? {};
    expect(one(after, 'troll').activeEffects).toMatchObject([{ duration, until }]);
  });

  it('spends one slot in each turn, and the bonus action once', () => {
    const after = play(fight(), scripted(), cast('healing-word', ['tomas']));
    expect(refusalOf(after, cast('bless', ['kara']))).toBe('Kara has already cast a spell with a slot this turn.');
    expect(refusalOf(after, cast('hex', ['goblin'], { choice: 'Wisdom' }))).toBe('Kara has already taken a bonus action this turn.');
    expect(refusalOf(after, cast('fire-bolt', ['goblin']))).toBeNull();
  });

  it('uses what a spell does later on only while it goes on, at the level it was cast, for no slot: Spiritual Weapon', () => {
    const later = cast('spiritual-weapon', ['goblin'], { activity: 1, slot: 9, close: true });
    expect(refusalOf(fight(), later)).toBe('Spiritual Weapon is not active now.');
    const begun = play(fight(), scripted(2), cast('spiritual-weapon', ['goblin'], { slot: 3 }), ...nextTurns(4));
    // 2d8 + 3 at level 3, as it was cast.
    const after = play(begun, scripted(15, 1, 1), later);
    expect([one(begun, 'goblin').hitPoints, one(after, 'goblin').hitPoints]).toEqual([10, 5]);
    expect([left(after, 3), left(after, 9), after.bonusActionUsed]).toEqual([1, 2, true]);
  });

  it('lets what follows an instant spell follow it in the same turn, for no slot: Ice Knife', () => {
    const burst = cast('ice-knife', ['goblin', 'tomas'], { activity: 1 });
    expect(refusalOf(fight(), burst)).toBe('Ice Knife is not active now.');
    const thrown = play(fight(), scripted(2), cast('ice-knife', ['goblin'], { close: false }));
    // 2d6 cold for both, who fail.
    const after = play(thrown, scripted(1, 1, 1, 1), burst);
    expect([one(after, 'goblin').hitPoints, one(after, 'tomas').hitPoints, left(after, 1)]).toEqual([8, 8, 1]);
    expect(refusalOf(play(thrown, scripted(), ...nextTurns(4)), burst)).toBe('Ice Knife is not active now.');
  });

  it('takes the action of the turn', () => {
    expect(play(fight(), scripted(), cast('fire-bolt', ['goblin'])).attacksMade).toBe(1);
  });

  it('ends what was concentrated on before', () => {
    const blessed = play(fight(), scripted(), cast('bless', ['tomas']));
    const moved = play(wizard(blessed, 1), scripted(), ...nextTurns(4), cast('hold-person', ['tomas']));
    expect(one(moved, 'kara').concentration).toBe('Hold Person');
    expect(one(moved, 'tomas').activeEffects).toEqual([]);
  });
});

const withSpells = (combat: Combat, ready: string[]) => changed(combat, { spells: ready });
const withSlots = (combat: Combat, count: number) => changed(combat, { slots: slots.map((each) => ({ ...each, left: count })) });
function changed(combat: Combat, changes: Partial<NonNullable<Combatant['slotCasting']>>): Combat {
  const { slotCasting } = one(combat, 'kara');
  return wizard(combat, 1, { slotCasting: slotCasting && { ...slotCasting, ...changes } });
}

describe('a spell that is concentrated on', () => {
  it.each([
    ['which everybody saved against', casting('bane', 'goblin'), [20]],
    ['which lies on others', casting('bane', 'goblin'), [1]],
    ['which is a wall', casting('wind-wall', 'goblin'), [1, 1, 1, 1, 1]],
    ['which leaves nothing that is counted', casting('gate'), []],
  ])('%s is concentrated on until its time is over', (_, begins, faces) => {
    const held = play(fight(), scripted(...faces), begins());
    const rounds = (count: number) => play(held, scripted(), ...nextTurns(4 * count));
    expect([one(held, 'kara').concentration, one(rounds(9), 'kara').concentration]).not.toContain(null);
    expect(one(rounds(10), 'kara')).toMatchObject({ concentration: null, activeEffects: [] });
  });
});

describe('every spell of the SRD that fits into a turn', () => {
  it('is cast on a target without an error, or refused with a sentence', () => {
    for (const spell of spells) {
      const { activities } = details.get(spell.name) ?? { activities: [] };
      for (const [index, activity] of activities.entries()) {
        const choice = activity.effects?.find((each) => each.choice !== undefined)?.name ?? null;
        const input = cast(spell.id, ['goblin'], { activity: index, choice, slot: spell.level });
        const outcome = takeCombatStep(fight(), step(input), scripted(...Array.from({ length: 60 }, () => 4)));
        if (outcome.ok) expect(['cast', 'effect']).toContain(allowed(outcome).events[0]?.kind);
        else expect(tellCombatRefusal(outcome.refused)).toMatch(/\.$/);
      }
    }
  });
});
