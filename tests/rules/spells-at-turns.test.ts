import { describe, expect, it } from 'vitest';
import { allowed, one, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { mustNow } from '#domain/combat/acts/must.ts';
import { chooseNpcAction } from '#domain/combat/npc/tactics.ts';
import type { Field } from '#domain/combat/place/stand.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { attacksAllowed } from '#domain/combat/turn-budget.ts';
import { mustSentence } from '#domain/rules/activity/tell/must-text.ts';
import { castIn, fightOfCasters, turnOf } from './cast-in-fight.fixture.ts';

const known = ['confusion', 'blink', 'fear', 'compulsion', 'fire-bolt'];
const begun = (...ids: ('goblin' | 'troll')[]) => fightOfCasters(known, 'kara', 'tomas', ...ids);
const namesOn = (fight: Combat, id: string) => one(fight, id).activeEffects.map(({ name }) => name);
const next = { name: 'next' } as const;
const attack = (actorId: string, targetId: string, name = 'Sword'): CombatStepInput => ({
  name: 'attack',
  actorId,
  targetId,
  attack: name,
});
const refusal = (fight: Combat, input: CombatStepInput) => {
  const outcome = takeCombatStep(fight, step(input), scripted());
  return outcome.ok ? null : tellCombatRefusal(outcome.refused);
};
/** The turn of whoever comes next begins with these dice. */
const begins = (fight: Combat, active: string, ...faces: number[]) => play({ ...fight, active }, scripted(...faces), next);

describe('SRD 5.2.1, Spells: Confusion', () => {
  const confused = () => castIn(begun('goblin', 'troll'), 'kara', 'confusion', 4, ['goblin'], [1]);
  /** The goblin begins its turn, after Tomas. */
  const behaves = async (...faces: number[]) => begins(await confused(), 'tomas', ...faces);

  it('on a 1 takes no action, and goes the way that a d4 says', async () => {
    const fight = await behaves(1, 3);
    const goblin = one(fight, 'goblin');
    expect([fight.active, fight.attacksMade >= attacksAllowed(goblin), fight.bonusActionUsed]).toEqual(['goblin', true, true]);
    expect(namesOn(fight, 'goblin')).toEqual(['Confusion', 'Confusion: goes south']);
    const must = mustNow(fight, goblin);
    expect(must && mustSentence('Goblin', must)).toBe(
      'Goblin must go the way that the dice say, as far as the movement lasts (Confusion: goes south).',
    );
    expect(chooseNpcAction(fight, 'goblin', scripted())?.step).toEqual(next);
  });

  it.each([2, 6])('on a %i neither moves nor acts', async (face) => {
    const fight = await behaves(face);
    expect(fight.attacksMade >= attacksAllowed(one(fight, 'goblin'))).toBe(true);
    expect(refusal(fight, { name: 'act', actorId: 'goblin', action: 'moveAway' })).toBe('Goblin cannot move now.');
    expect(chooseNpcAction(fight, 'goblin', scripted())?.step).toEqual(next);
  });

  it.each([7, 8])('on a %i makes one melee attack on whomever the dice say', async (face) => {
    const fight = await behaves(face);
    expect(refusal(fight, attack('goblin', 'kara', 'Bow'))).toContain('makes one melee attack');
    // Of Kara, Tomas and the troll the third is struck, whoever was aimed at.
    const struck = play(fight, scripted(3, 15, 4), attack('goblin', 'kara'));
    expect([one(struck, 'kara').hitPoints, one(struck, 'troll').hitPoints]).toEqual([20, 27]);
    expect(struck.attacksMade).toBeGreaterThanOrEqual(attacksAllowed(one(struck, 'goblin')));
    expect([chooseNpcAction(fight, 'goblin', scripted())?.step.name, chooseNpcAction(struck, 'goblin', scripted())?.step.name]).toEqual([
      'attack',
      'next',
    ]);
  });

  it('strikes no thing', async () => {
    const fight = await behaves(7);
    const things = {
      ...fight,
      combatants: fight.combatants.map((each) => (each.id === 'kara' ? { ...each, isObject: true as const } : each)),
    };
    // Kara is none of those whom the dice may name, so that the second is the troll.
    expect(one(play(things, scripted(2, 15, 4), attack('goblin', 'kara')), 'troll').hitPoints).toBe(27);
  });

  it('reaches only those in reach where a battle map tells it, and nobody where nobody is', async () => {
    const fight = await behaves(7);
    const at = (id: string, feet: number) =>
      ({ id, feet, cover: 'none' as const, sees: true, seen: true, beside: [] }) satisfies Field['stands'][number];
    const field = (kara: number): Field => ({ from: 'goblin', binds: false, stands: [at('kara', kara), at('tomas', 30), at('troll', 20)] });
    const struck = allowed(takeCombatStep(fight, step(attack('goblin', 'tomas')), scripted(1, 15, 4), undefined, [], field(5)));
    expect(one(struck.combat, 'kara').hitPoints).toBe(13);
    const none = takeCombatStep(fight, step(attack('goblin', 'tomas')), scripted(), undefined, [], field(10));
    expect(none.ok ? null : tellCombatRefusal(none.refused)).toBe('Nobody is in reach of Goblin.');
  });

  it.each([9, 10])('on a %i decides for itself, without a bonus action', async (face) => {
    const fight = await behaves(face);
    expect([fight.attacksMade, fight.bonusActionUsed, namesOn(fight, 'goblin')]).toEqual([0, true, ['Confusion']]);
  });

  it('rolls anew in each turn, and is over with a save at the end of one', async () => {
    const fight = await behaves(2);
    const over = play(fight, scripted(1), next);
    expect(namesOn(over, 'goblin')).toEqual(['Confusion']);
    const saves = { ...fight, combatants: fight.combatants.map((each) => ({ ...each, saves: { ...each.saves, wisdom: 40 } })) };
    expect(namesOn(play(saves, scripted(15), next), 'goblin')).toEqual([]);
  });
});

describe('SRD 5.2.1, Spells: Blink', () => {
  const blinking = () => castIn(begun('goblin'), 'kara', 'blink', 3, []);

  it('at the end of a turn a 4 or higher takes its caster to another plane, where nobody reaches them', async () => {
    const gone = begins(await blinking(), 'kara', 4);
    expect(namesOn(gone, 'kara')).toContain('Blink: vanishes to the Ethereal Plane');
    expect(refusal(turnOf(gone, 'goblin'), attack('goblin', 'kara'))).toBe('Kara is on another plane, where nobody here reaches them.');
    expect(chooseNpcAction(turnOf(gone, 'goblin'), 'goblin', scripted(1, 1))?.step).toMatchObject({ targetId: 'tomas' });
  });

  it('they are back at the start of their next turn, and stay on a 3', async () => {
    const gone = begins(await blinking(), 'kara', 6);
    const back = begins(gone, 'goblin');
    expect([back.active, namesOn(back, 'kara')]).toEqual(['kara', ['Blink']]);
    expect(namesOn(begins(await blinking(), 'kara', 3), 'kara')).toEqual(['Blink']);
  });

  it('what strikes many passes over them', async () => {
    const gone = begins(await blinking(), 'kara', 5);
    const both = play(gone, scripted(), {
      name: 'save',
      actorId: null,
      effect: {
        name: 'Trap',
        ability: 'dexterity',
        dc: 30,
        area: '',
        damage: [{ dice: '1d6', type: 'fire' }],
        onSave: 'half',
        inflicts: null,
        recharge: null,
      },
      targetIds: ['kara', 'tomas'],
      cover: 'none',
    });
    expect([one(both, 'kara').hitPoints, one(both, 'tomas').hitPoints]).toEqual([20, 9]);
  });
});

describe('SRD 5.2.1, Spells: Fear', () => {
  const sight = (sees: boolean): Field => ({
    from: 'goblin',
    binds: false,
    stands: [{ id: 'kara', feet: 60, cover: 'none', sees, seen: sees, beside: [] }],
  });
  const ends = async (field?: Field) => {
    const afraid = turnOf(await castIn(begun('goblin'), 'kara', 'fear', 3, ['goblin'], [1]), 'goblin');
    const brave = { ...afraid, combatants: afraid.combatants.map((each) => ({ ...each, saves: { ...each.saves, wisdom: 40 } })) };
    return one(allowed(takeCombatStep(brave, step(next), scripted(10), undefined, [], field)).combat, 'goblin').conditions;
  };

  it('lets whoever ends a turn out of sight of its caster save, and nobody else', async () => {
    expect(await ends(sight(false))).toEqual([]);
    expect(await ends(sight(true))).toMatchObject([{ name: 'frightened' }]);
    expect(await ends()).toMatchObject([{ name: 'frightened' }]);
  });
});

describe('SRD 5.2.1, Spells: Compulsion', () => {
  it('lets whoever was sent a way save after that turn, and a success ends all of it', async () => {
    const { usedSpell } = await import('#domain/combat/use/spell-in-use.ts');
    const { loadSpellDetails } = await import('#domain/srd/spells/load-details.ts');
    const { findSpell } = await import('#domain/srd/spells.ts');
    const charmed = await castIn(begun('goblin'), 'kara', 'compulsion', 4, ['goblin'], [1]);
    const all = (await loadSpellDetails(4)).get('Compulsion')?.activities ?? [];
    const [spell, drive] = [findSpell('compulsion'), all.find(({ id }) => id === 'drive')];
    if (!spell || !drive) throw new Error('There is no Compulsion.');
    const used = usedSpell(spell, all, drive);
    const sent = play(turnOf(charmed, 'kara'), scripted(), {
      name: 'useActivity',
      actorId: 'kara',
      used,
      targetIds: ['goblin'],
      slot: 4,
      choice: 'East',
    });
    const fails = begins(sent, 'goblin', 1);
    expect([namesOn(fails, 'goblin'), one(fails, 'goblin').conditions.length]).toEqual([['Compulsion'], 1]);
    const wise = { ...sent, combatants: sent.combatants.map((each) => ({ ...each, saves: { ...each.saves, wisdom: 40 } })) };
    const saved = begins(wise, 'goblin', 10);
    expect([namesOn(saved, 'goblin'), one(saved, 'goblin').conditions]).toEqual([[], []]);
  });
});
