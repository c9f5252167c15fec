import { describe, expect, it } from 'vitest';
import { carrying, hero, scores } from '#domain/character/character.fixture.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { allowed, one, play, profiles, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { sheetAfterFight, withSheetFacts } from '#domain/combat/sheet.ts';
import { newCombat } from '#domain/combat/state.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatEvent } from '#domain/combat/follow/event.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';

const strong = scores({ strength: 16, dexterity: 14 });
const arrows = (count: number) => ({ ...itemOf('arrow', count, 'arrows'), place: 'pack' as const });

/** A fighter of level 5 who carries these, before a troll; it is the fighter's turn. */
function fight(character = hero({ level: 5, stats: strong })): Combat {
  const join = [{ ...profileFromCharacter(character), id: 'kara' }, profiles.troll].map((profile) => ({ name: 'join', profile }) as const);
  return play(play(newCombat(), scripted(), ...join), scripted(20, 10), { name: 'start' });
}

const armed = (...items: Parameters<typeof carrying>) => hero({ level: 5, stats: strong, inventory: carrying(...items) });
const attack = (name: string, changes: Partial<Extract<CombatStepInput, { name: 'attack' }>> = {}) =>
  ({ name: 'attack', actorId: 'kara', targetId: 'troll', attack: name, ...changes }) as const;
const take = (combat: Combat, faces: number[], input: CombatStepInput): { combat: Combat; events: readonly CombatEvent[] } =>
  allowed(takeCombatStep(combat, step(input), scripted(...faces)));
function refusal(combat: Combat, input: CombatStepInput): string | null {
  const outcome = takeCombatStep(combat, step(input), scripted(15));
  return outcome.ok ? null : tellCombatRefusal(outcome.refused);
}
const rollsOf = (events: readonly CombatEvent[]) => events.find(({ kind }) => kind === 'attack')?.rolls ?? [];

describe('properties of weapons (SRD 5.2.1, Properties)', () => {
  it('Two-Handed: not while a shield is held, nor a versatile weapon in both hands', () => {
    const shielded = fight(armed(['longsword', 'mainHand'], ['shield', 'offHand'], ['maul', 'pack'], ['longbow', 'pack']));
    expect(refusal(shielded, attack('Maul'))).toBe(
      'Kara needs both hands for Maul and holds a shield: Shield. Put it away on the sheet, which takes the Utilize action.',
    );
    expect(refusal(shielded, attack('Longbow'))).toMatch(/both hands/);
    expect(refusal(shielded, attack('Longsword', { hands: 'two' }))).toBe('Longsword is held in one way only.');
    expect(refusal(shielded, attack('Longsword'))).toBeNull();
    expect(refusal(fight(armed(['longsword', 'mainHand'], ['shield', 'pack'], ['maul', 'pack'])), attack('Maul'))).toBeNull();
  });

  it('Two-Handed: not while one hand holds somebody, until one lets go; a versatile weapon is then swung in one hand', () => {
    const start = fight(armed(['longsword', 'bothHands'], ['greatsword', 'pack']));
    const held = play(start, scripted(1), { name: 'act', actorId: 'kara', action: 'grapple', targetIds: ['troll'] });
    expect(refusal(held, attack('Greatsword'))).toBe(
      'Kara needs both hands for Greatsword and holds Frost Troll with one. Let go first, or attack with a weapon for one hand.',
    );
    expect(refusal(held, attack('Longsword', { hands: 'two' }))).toMatch(/holds Frost Troll/);
    expect(rollsOf(take(held, [15, 1], attack('Longsword')).events)[1]).toMatchObject({ dice: '1d8' });
    const free = play(held, scripted(), { name: 'act', actorId: 'kara', action: 'letGo', targetIds: [] });
    expect(refusal(free, attack('Greatsword'))).toBeNull();
  });

  it('Grappler: attacks on whom one holds have advantage, and say why', () => {
    const feats = [{ feat: 'grappler' as const, level: 4 }];
    const grab: CombatStepInput = { name: 'act', actorId: 'kara', action: 'grapple', targetIds: ['troll'] };
    const facesWith = (own: typeof feats) => {
      const start = fight(hero({ level: 5, stats: strong, inventory: carrying(['mace', 'mainHand']), feats: own }));
      return rollsOf(take(play(start, scripted(1), grab), [12, 15, 1], attack('Mace')).events)[0];
    };
    expect(facesWith(feats)).toMatchObject({ faces: [12, 15] });
    expect(JSON.stringify(facesWith(feats))).toContain('Grappler: Kara holds Frost Troll');
    expect(facesWith([])?.faces).toHaveLength(1);
  });

  it('Versatile: one or two hands is a choice of each attack', () => {
    const start = fight(armed(['longsword', 'mainHand']));
    expect(rollsOf(take(start, [15, 1], attack('Longsword')).events)[1]).toMatchObject({ dice: '1d8', modifier: 3 });
    expect(rollsOf(take(start, [15, 1], attack('Longsword', { hands: 'two' })).events)[1]).toMatchObject({ dice: '1d10', modifier: 3 });
    const both = fight(armed(['longsword', 'bothHands']));
    expect(rollsOf(take(both, [15, 1], attack('Longsword', { hands: 'one' })).events)[1]).toMatchObject({ dice: '1d8' });
    expect(refusal(fight(armed(['mace', 'mainHand'])), attack('Mace', { hands: 'two' }))).toBe('Mace is held in one way only.');
  });

  it('Versatile: no choice while the other hand is full', () => {
    const start = fight(armed(['longsword', 'mainHand'], ['shield', 'offHand']));
    expect(refusal(start, attack('Longsword', { hands: 'two' }))).toBe('Longsword is held in one way only.');
  });

  it('Thrown: each throw takes one of them away until it is taken up again', () => {
    const inventory = [{ ...itemOf('javelin', 2, 'javelins'), place: 'mainHand' as const }];
    const start = fight(hero({ level: 5, stats: strong, inventory }));
    const thrown = play(start, scripted(2, 2), attack('Javelin', { close: false }), attack('Javelin', { close: false }));
    expect(refusal(thrown, attack('Javelin', { close: false }))).toBe('Kara has thrown Javelin away.');
    expect(refusal(thrown, attack('Javelin'))).toBe('Kara has thrown Javelin away.');
    expect(sheetAfterFight(hero({ level: 5, stats: strong, inventory }), one(thrown, 'kara')).inventory).toEqual(inventory);
  });

  it('Ammunition: each shot spends one piece, none can be shot without, and half is found again after the fight', () => {
    const inventory = [...carrying(['shortbow', 'bothHands']), arrows(3)];
    const character = hero({ level: 5, stats: strong, inventory });
    const start = fight(character);
    const shot = play(start, scripted(2, 2, 2), ...Array.from({ length: 3 }, () => attack('Shortbow')));
    expect(refusal(shot, attack('Shortbow'))).toBe('Kara has no ammunition left for Shortbow.');
    const without = sheetAfterFight(character, one(shot, 'kara'));
    expect(without.inventory.map(({ name }) => name)).toEqual(['Shortbow']);
    const over = take(shot, [], { name: 'end' });
    expect(over.events.find(({ kind }) => kind === 'found')).toMatchObject({ targetId: 'kara', amount: 1 });
    expect(sheetAfterFight(without, one(over.combat, 'kara')).inventory).toMatchObject([
      { name: 'Shortbow' },
      { name: 'Arrow', quantity: 1 },
    ]);
    // Taking the shots back brings the arrows back, where they were.
    expect(sheetAfterFight(without, one(start, 'kara')).inventory).toEqual(inventory);
    expect(withSheetFacts(one(shot, 'kara'), without).ammunition).toMatchObject([{ left: 0 }]);
  });

  it('Ammunition: who carries none is refused, and the quick rules count none', () => {
    expect(refusal(fight(armed(['longbow', 'bothHands'])), attack('Longbow'))).toBe('Kara has no ammunition left for Longbow.');
    const quick = hero({ ruleSet: 'quick', inventory: carrying(['longbow', 'bothHands']) });
    expect(refusal(fight(quick), attack('Longbow'))).toBeNull();
  });

  it('Ammunition +1: its bonus counts for the roll and the damage, whether a catalogue or its name says what it is', () => {
    for (const known of [
      { base: 'arrow', name: 'Ammunition +1 (Arrow)' },
      { base: null, catalogId: null, name: 'Arrows +1' },
    ]) {
      const inventory = [...carrying(['shortbow', 'bothHands']), { ...arrows(1), ...known, bonus: 1 }];
      const { events } = take(fight(hero({ stats: strong, inventory })), [9, 2], attack('Shortbow'));
      const mundane = take(
        fight(hero({ stats: strong, inventory: [...carrying(['shortbow', 'bothHands']), arrows(1)] })),
        [9, 2],
        attack('Shortbow'),
      );
      const [more, plain] = [rollsOf(events), rollsOf(mundane.events)];
      expect(more.map(({ total }) => total)).toEqual(plain.map(({ total }) => total + 1));
    }
  });

  it('Loading: one shot with each action, however many attacks', () => {
    const inventory = [...carrying(['heavy-crossbow', 'bothHands']), { ...itemOf('bolt', 20, 'bolts'), place: 'pack' as const }];
    const shot = take(fight(hero({ level: 5, stats: strong, inventory })), [2, 2], attack('Heavy Crossbow')).combat;
    expect(refusal(shot, attack('Heavy Crossbow'))).toBe('Kara must load Heavy Crossbow first: one shot with each action.');
    expect(refusal(play(shot, scripted(), { name: 'next' }, { name: 'next' }), attack('Heavy Crossbow'))).toBeNull();
  });

  it('Heavy: disadvantage with too little strength, for bows dexterity', () => {
    const weak = hero({ stats: scores({ strength: 12 }), inventory: carrying(['greatsword', 'bothHands']) });
    expect(rollsOf(take(fight(weak), [15, 15, 1, 1], attack('Greatsword')).events)[0]?.faces).toHaveLength(2);
    expect(rollsOf(take(fight(armed(['greatsword', 'bothHands'])), [15, 1, 1], attack('Greatsword')).events)[0]?.faces).toHaveLength(1);
  });

  it('Reach: 10 feet are near enough for a melee attack, and not within 5 feet of somebody prone', () => {
    const start = fight(armed(['glaive', 'bothHands'], ['mace', 'pack']));
    const prone = play(start, scripted(), { name: 'condition', from: null, targetId: 'troll', condition: 'prone' });
    expect(rollsOf(take(prone, [9, 2], attack('Glaive', { close: false })).events)[0]).toMatchObject({ faces: [9, 2], kept: [2] });
    expect(rollsOf(take(prone, [9, 2], attack('Glaive')).events)[0]).toMatchObject({ kept: [9] });
    expect(refusal(start, attack('Mace', { close: false }))).toBe('Mace does not reach so far.');
  });

  it('Range: long range has disadvantage, and what has none does not reach so far', () => {
    const inventory = [...carrying(['shortbow', 'bothHands'], ['mace', 'pack']), arrows(3)];
    const start = fight(hero({ level: 5, stats: strong, inventory }));
    expect(rollsOf(take(start, [9, 2], attack('Shortbow', { long: true })).events)[0]).toMatchObject({ faces: [9, 2], kept: [2] });
    expect(refusal(start, attack('Mace', { long: true }))).toBe('Mace does not reach so far.');
  });

  it('Light: the second weapon adds no ability modifier to damage, unless the fighting style does', () => {
    const light = ['shortsword', 'mainHand'] as const;
    const pair = carrying([...light], ['dagger', 'offHand']);
    const strike = (feats: ReturnType<typeof hero>['feats']) => {
      const start = fight(hero({ level: 5, stats: strong, inventory: pair, feats }));
      return rollsOf(take(play(start, scripted(2), attack('Shortsword')), [15, 2], attack('Dagger')).events)[1]?.modifier;
    };
    expect(strike([])).toBe(0);
    expect(strike([{ feat: 'two-weapon-fighting', level: 1 }])).toBe(3);
  });
});
