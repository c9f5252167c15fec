import { beforeAll, describe, expect, it } from 'vitest';
import { allowed, fightOf, one, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { refusePlayer } from '#domain/combat/permit.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import type { SpellDetails } from '#domain/srd/spells/spell-details.ts';

const details = new Map<string, SpellDetails>();
beforeAll(async () => {
  for (let level = 1; level <= 8; level += 1) for (const [name, each] of await loadSpellDetails(level)) details.set(name, each);
});

/** Kara uses what a spell does, by the id of that. */
function use(name: string, id: string, targetIds: string[], damageType: DamageType | null = null): CombatStepInput {
  const spell = findSpell(name.toLowerCase().replaceAll(' ', '-'));
  const all = details.get(name)?.activities ?? [];
  const activity = all.find((each) => each.id === id);
  if (!spell || !activity) throw new Error(`There is no ${name}.`);
  return { name: 'useActivity', actorId: 'kara', used: usedSpell(spell, all, activity), targetIds, slot: spell.level, damageType };
}
const next = { name: 'next' } as const;

/** Kara, who has cast a spell on some; then come Tomas, the troll and the goblin. */
function after(name: string, id: string, targetIds: string[], damageType: DamageType | null = null): Combat {
  const begun = fightOf('kara', 'tomas', 'troll', 'goblin');
  const cast = use(name, id, targetIds, damageType);
  const [spells, level] = [
    [findSpell(name.toLowerCase().replaceAll(' ', '-'))?.id ?? ''],
    findSpell(name.toLowerCase().replaceAll(' ', '-'))?.level ?? 1,
  ];
  const slotCasting = { dc: 15, toHit: 7, modifier: 4, level: 15, proficiency: 5, spells, slots: [{ level, left: 1 }] };
  const troll = { hitPoints: 300, maxHitPoints: 300, legend: null, vulnerabilities: [], resistances: [] };
  const combatants = begun.combatants.map((each) =>
    each.id === 'kara' ? { ...each, slotCasting } : each.id === 'troll' ? { ...each, ...troll } : each,
  );
  return play({ ...begun, combatants }, scripted(), cast);
}
const areaId = (combat: Combat) => combat.areas[0]?.id ?? '';
const enters = (combat: Combat, targetId: string) => ({
  name: 'cross' as const,
  crossings: [{ areaId: areaId(combat), targetId, inside: true, cells: 1 }],
});
const leaves = (combat: Combat, targetId: string) => ({
  name: 'cross' as const,
  crossings: [{ areaId: areaId(combat), targetId, inside: false }],
});
const refusal = (combat: Combat, input: CombatStepInput) => {
  const outcome = takeCombatStep(combat, step(input), scripted());
  return outcome.ok ? null : tellCombatRefusal(outcome.refused);
};
const lost = (combat: Combat, id = 'troll') => one(combat, id).maxHitPoints - one(combat, id).hitPoints;
const conditions = (combat: Combat, id: string) => one(combat, id).conditions.map(({ name }) => name);

/** What each spell does of itself: its cast, whether at entering, at the start and at the end of a turn, and as what. */
const moments: [string, string, { enters: boolean; starts: boolean; ends: boolean }][] = [
  ['Moonbeam', 'appear', { enters: true, starts: false, ends: true }],
  ['Spirit Guardians', 'summon', { enters: true, starts: false, ends: true }],
  ['Cloudkill', 'fog', { enters: true, starts: false, ends: true }],
  ['Insect Plague', 'swarm', { enters: true, starts: false, ends: true }],
  ['Incendiary Cloud', 'cloud', { enters: true, starts: false, ends: true }],
  ['Wall of Fire', 'rise', { enters: true, starts: false, ends: true }],
  ['Blade Barrier', 'blades', { enters: true, starts: false, ends: true }],
  ['Wall of Thorns', 'grow', { enters: true, starts: false, ends: true }],
  ['Black Tentacles', 'tentacles', { enters: true, starts: false, ends: true }],
  ['Grease', 'appear', { enters: true, starts: false, ends: true }],
  ['Web', 'spin', { enters: true, starts: true, ends: false }],
  ['Sleet Storm', 'storm', { enters: true, starts: true, ends: false }],
  ['Stinking Cloud', 'cloud', { enters: false, starts: true, ends: false }],
  ['Guardian of Faith', 'guardian', { enters: true, starts: true, ends: false }],
  ['Flaming Sphere', 'create', { enters: false, starts: false, ends: true }],
];
const struckBy = (name: string, combat: Combat, ...steps: CombatStepInput[]) =>
  steps.reduce(
    ({ at }, each) => {
      const { combat: now, events } = allowed(takeCombatStep(at, step(each), scripted(...Array.from({ length: 60 }, () => 2))));
      return { at: now, struck: events.some(({ kind, name: what, actorId }) => kind === 'effect' && what === name && actorId === 'kara') };
    },
    { at: combat, struck: false },
  );

describe.each(moments)('SRD 5.2.1, Spells: %s', (name, id, due) => {
  const isSaid = id === 'guardian' || id === 'create';
  const empty = () => after(name, id, []);

  it(`befalls whoever comes into it${due.enters ? '' : ' later'}, once in a turn`, () => {
    const cast = empty();
    const entered = struckBy(name, cast, next, next, enters(cast, 'troll'));
    expect(entered.struck).toBe(due.enters);
    const again = struckBy(name, entered.at, leaves(entered.at, 'troll'), enters(entered.at, 'troll'));
    expect(again.struck).toBe(false);
  });

  it('befalls whoever starts or ends a turn there, and nobody else', () => {
    const cast = isSaid
      ? play(empty(), scripted(...Array.from({ length: 40 }, () => 20)), enters(empty(), 'troll'))
      : after(name, id, ['troll']);
    const starts = struckBy(name, cast, next, next);
    expect([starts.at.active, starts.struck]).toEqual(['troll', due.starts]);
    const ends = struckBy(name, starts.at, next);
    expect([ends.at.active, ends.struck]).toEqual(['goblin', due.ends]);
    expect(struckBy(name, ends.at, next).struck).toBe(false);
  });

  it('is over with its spell, and then befalls nobody', () => {
    const cast = after(name, id, isSaid ? [] : ['troll']);
    if (one(cast, 'kara').concentration === null) return;
    const over = play(cast, scripted(), { name: 'endConcentration', actorId: 'kara' });
    expect(over.areas).toEqual([]);
    expect(struckBy(name, over, next, next, next).struck).toBe(false);
  });
});

describe('SRD 5.2.1, Spells: Guardian of Faith', () => {
  it('deals 20, or half on a success, and is over once it has dealt 60 in all', () => {
    const cast = after('Guardian of Faith', 'guardian', []);
    const marks = (combat: Combat) => one(combat, 'kara').activeEffects.length;
    const failed = play(cast, scripted(1), enters(cast, 'troll'));
    expect([lost(failed), failed.areas[0]?.dealt, marks(failed)]).toEqual([20, 20, 1]);
    const saved = play(failed, scripted(20), next, next);
    expect([lost(saved), saved.areas.length]).toEqual([30, 1]);
    const round = play(saved, scripted(), next, next, next, next);
    expect([lost(round), round.areas[0]?.dealt]).toEqual([50, 50]);
    const over = play(round, scripted(20), next, next, next, next);
    expect([lost(over), over.areas, marks(over)]).toEqual([60, [], 0]);
  });

  it('strikes no friends of its caster', () => {
    const cast = after('Guardian of Faith', 'guardian', []);
    expect(lost(play(cast, scripted(), enters(cast, 'tomas')), 'tomas')).toBe(2);
  });
});

describe('SRD 5.2.1, Spells: Faithful Hound', () => {
  it('bites one enemy within 5 feet as a turn of its caster starts, and nobody at another moment', () => {
    const cast = after('Faithful Hound', 'hound', ['troll', 'goblin', 'tomas']);
    const round = play(cast, scripted(), next, next, next);
    expect([lost(round), lost(round, 'goblin')]).toEqual([0, 0]);
    const bitten = play(round, scripted(1, 1, 1, 1, 1), next);
    expect([bitten.active, lost(bitten), lost(bitten, 'goblin'), lost(bitten, 'tomas')]).toEqual(['kara', 4, 0, 2]);
  });

  it('is moved with an action, away from those whom it has left behind', () => {
    const cast = play(after('Faithful Hound', 'hound', ['troll']), scripted(), next, next, next, next);
    const moved = play(cast, scripted(), use('Faithful Hound', 'move', ['goblin']));
    expect([moved.areas[0]?.inside, moved.attacksMade]).toEqual([['goblin'], 1]);
  });
});

describe('SRD 5.2.1, Spells: Spirit Guardians', () => {
  it('deal the type that was chosen with the spell', () => {
    const holy = after('Spirit Guardians', 'summon', ['troll'], 'radiant');
    const evil = after('Spirit Guardians', 'summon', ['troll'], 'necrotic');
    const types = [holy, evil].map((cast) => {
      const turn = play(cast, scripted(), next, next);
      const { events } = allowed(takeCombatStep(turn, step(next), scripted(4, 4, 4, 2)));
      return events.find(({ kind }) => kind === 'damage')?.name;
    });
    expect(types).toEqual(['radiant', 'necrotic']);
  });

  it('slow whom they do not spare as long as they stand there', () => {
    const cast = after('Spirit Guardians', 'summon', ['troll']);
    expect(one(cast, 'troll').activeEffects).toMatchObject([{ name: 'Spirit Guardians' }]);
    expect(one(play(cast, scripted(), leaves(cast, 'troll')), 'troll').activeEffects).toEqual([]);
  });

  it('strike no friends of their caster', () => {
    const cast = after('Spirit Guardians', 'summon', []);
    expect(lost(play(cast, scripted(), enters(cast, 'tomas')), 'tomas')).toBe(2);
  });
});

describe('SRD 5.2.1, Spells: areas of other kinds', () => {
  it('Spike Growth: 2d4 for every 5 feet into the area or within it', () => {
    const cast = after('Spike Growth', 'grow', []);
    const through = { name: 'cross' as const, crossings: [{ areaId: areaId(cast), targetId: 'troll', inside: true, cells: 3 }] };
    expect(lost(play(cast, scripted(1, 2, 3, 4, 1, 2), through))).toBe(13);
    expect(lost(play(cast, scripted(), next, next, next))).toBe(0);
  });

  it('Web: whoever fails is restrained as long as they are in the webs', () => {
    const cast = after('Web', 'spin', []);
    const caught = play(cast, scripted(2), enters(cast, 'goblin'));
    expect(conditions(caught, 'goblin')).toEqual(['restrained']);
    expect(conditions(play(caught, scripted(), leaves(caught, 'goblin')), 'goblin')).toEqual([]);
    expect(conditions(play(cast, scripted(20), enters(cast, 'goblin')), 'goblin')).toEqual([]);
  });

  it('Sleet Storm: whoever fails falls and loses their concentration', () => {
    const cast = after('Sleet Storm', 'storm', []);
    const held = {
      ...cast,
      combatants: cast.combatants.map((each) => (each.id === 'goblin' ? { ...each, concentration: 'Bless' } : each)),
    };
    const entered = (d20: number) => one(play(held, scripted(d20), enters(held, 'goblin')), 'goblin');
    expect([entered(2).concentration, entered(20).concentration]).toEqual([null, 'Bless']);
    expect(conditions(play(held, scripted(2), enters(held, 'goblin')), 'goblin')).toEqual(['prone']);
  });

  it('Moonbeam: it comes over those into whose space it moves, and lets go of the others', () => {
    const beamed = after('Moonbeam', 'appear', ['troll']);
    const later = play(beamed, scripted(), next, next, next, next);
    const { combat, events } = allowed(takeCombatStep(later, step(use('Moonbeam', 'move', ['goblin'])), scripted(1, 1, 20)));
    expect(events.filter(({ kind }) => kind === 'save')).toMatchObject([{ targetId: 'goblin', name: 'Moonbeam' }]);
    expect(combat.areas[0]?.inside).toEqual(['goblin']);
  });
});

describe('who stands in an area that stays', () => {
  const cast = () => after('Moonbeam', 'appear', ['troll']);

  it('is said by the player of its caster, and of themselves by everybody, where no battle map tells it', () => {
    const combat = cast();
    const asks = (by: string, targetId: string) =>
      refusePlayer(combat, one(combat, by), { name: 'standIn', areaId: areaId(combat), targetId, inside: true });
    expect([asks('kara', 'goblin'), asks('tomas', 'tomas')]).toEqual([null, null]);
    expect(asks('tomas', 'goblin')).not.toBeNull();
    const onMap = { ...combat, areas: combat.areas.map((area) => ({ ...area, lies: { cells: [1], around: null } })) };
    const step_ = { name: 'standIn', areaId: areaId(combat), targetId: 'kara', inside: true } as const;
    expect(refusePlayer(onMap, one(onMap, 'kara'), step_)).not.toBeNull();
  });

  it('is told by the battle map where it lies on one: what it does befalls nobody outside of it', () => {
    const called = after('Spirit Guardians', 'summon', ['troll'], 'radiant');
    const onMap = { ...called, areas: called.areas.map((area) => ({ ...area, lies: { cells: [1], around: 15 } })) };
    const strike = (combat: Combat, targetId: string, isOnMap: boolean) => {
      const stands = ['troll', 'goblin'].map((id) => ({ id, feet: 20, cover: 'none' as const, sees: true, seen: true, beside: [] }));
      const field = isOnMap ? { from: 'kara', binds: false, stands } : undefined;
      const taken = step(use('Spirit Guardians', 'strike', [targetId], 'radiant'));
      const outcome = takeCombatStep(combat, taken, scripted(), undefined, [], field);
      return outcome.ok ? null : tellCombatRefusal(outcome.refused);
    };
    expect([strike(onMap, 'goblin', true), strike(onMap, 'troll', true), strike(called, 'goblin', false)]).toEqual([
      'Goblin does not stand in Spirit Guardians.',
      null,
      null,
    ]);
  });

  it('is not said twice, nor of an area that is over', () => {
    const combat = cast();
    expect(refusal(combat, enters(combat, 'troll'))).toBe('Frost Troll stands in Moonbeam already.');
    expect(refusal(combat, leaves(combat, 'goblin'))).toBe('Goblin does not stand in Moonbeam.');
    expect(refusal(fightOf('kara', 'troll'), enters(combat, 'troll'))).toBe('That area is no longer there.');
  });

  it('goes with the spell where it is cast anew', () => {
    const again = cast();
    const refilled = {
      ...again,
      slotUsed: false,
      combatants: again.combatants.map((each) =>
        each.slotCasting ? { ...each, slotCasting: { ...each.slotCasting, slots: [{ level: 2, left: 1 }] } } : each,
      ),
    };
    const recast = play(refilled, scripted(), use('Moonbeam', 'appear', ['goblin']));
    expect(recast.areas.map(({ inside }) => inside)).toEqual([['goblin']]);
  });
});
