import { describe, expect, it } from 'vitest';
import { allowed, fightOf, one, play, profiles, scripted, step } from './combat.fixture.ts';
import { takeCombatStep } from './combat.ts';
import { combatFactFor } from './fact.ts';
import { rollInitiatives } from './initiative.ts';
import { tellCombatRefusal } from './refusals.ts';
import { CombatantProfile, combatantOf, newCombat } from './state.ts';
import type { Combat, CombatantProfileInput } from './state.ts';
import { tellCombatFact } from './tell.ts';

const wolf = (id: string, more: Partial<CombatantProfileInput> = {}) =>
  ({ name: 'join', profile: { ...profiles.goblin, id, name: 'Wolf', source: 'wolf', ...more } }) as const;
const gathered = (...wolves: ReturnType<typeof wolf>[]) =>
  play(newCombat(), scripted(), ...wolves, { name: 'join', profile: profiles.kara });
const acts = ({ combatants }: Combat) => combatants.map(({ id, initiative }) => `${id} ${initiative}`);
const places = ({ combatants }: Combat) => combatants.map(({ id }) => id);

/** What players read when a fight starts. */
function toldAtStart(before: Combat, ...faces: number[]): string[] {
  const { combat: after, events } = allowed(takeCombatStep(before, step({ name: 'start' }), scripted(...faces)));
  return events
    .filter(({ kind }) => kind === 'joined')
    .flatMap((event) => combatFactFor('players', { before, after }, event, 'words') ?? [])
    .map((fact) => tellCombatFact(fact).sentence);
}

describe('SRD 5.2.1, Initiative: identical creatures', () => {
  it('have one roll together, and act one after the other', () => {
    const started = play(gathered(wolf('a'), wolf('b'), wolf('c')), scripted(9, 14), { name: 'start' });
    expect(acts(started)).toEqual(['kara 16', 'a 11', 'b 11', 'c 11']);
  });

  it('are told with one roll, of one whom players see', () => {
    const told = toldAtStart(gathered(wolf('a', { hidden: true }), wolf('b'), wolf('c')), 9, 14);
    expect(told).toEqual(['Wolf rolls 11 for initiative.', 'Wolf 2 acts at 11, with Wolf.', 'Kara rolls 16 for initiative.']);
  });

  it.each([
    ['of another side', wolf('b', { side: 'heroes' })],
    ['with another bonus', wolf('b', { initiativeBonus: 3 })],
    ['of another kind', wolf('b', { source: 'goblin' })],
    ['that a Dungeon Master made up', wolf('b', { source: null })],
  ])('do not roll for one %s', (_, other) => {
    const started = play(gathered(wolf('a'), other), scripted(9, 17, 1), { name: 'start' });
    expect(one(started, 'a').initiative).toBe(11);
    expect(one(started, 'b').initiative).toBeGreaterThan(18);
  });

  it('roll each their own where somebody called them', () => {
    const familiar = (id: string) =>
      combatantOf(CombatantProfile.parse(wolf(id, { summoned: { by: 'kara', acts: 'own', vanishes: true } }).profile));
    const rolls = rollInitiatives(scripted(9, 17), [familiar('a'), familiar('b')], []);
    expect([...rolls.values()].map(({ initiative }) => initiative)).toEqual([11, 19]);
  });

  it('roll apart where some of them are surprised', () => {
    const started = play(gathered(wolf('a'), wolf('b'), wolf('c')), scripted(15, 12, 4, 1), { name: 'start', surprised: ['b', 'c'] });
    expect(acts(started)).toEqual(['a 17', 'b 6', 'c 6', 'kara 3']);
  });

  it('are joined by latecomers of their kind, unless those alone were seen', () => {
    const started = play(gathered(wolf('a')), scripted(9, 14), { name: 'start' });
    expect(acts(play(started, scripted(20), wolf('b')))).toEqual(['kara 16', 'a 11', 'b 11']);
    const unseen = play(gathered(wolf('a', { hidden: true })), scripted(9, 14), { name: 'start' });
    expect(acts(play(unseen, scripted(20), wolf('b')))).toEqual(['b 22', 'kara 16', 'a 11']);
  });
});

describe('a place in the order', () => {
  const place = (targetId: string, initiative: number) => ({ name: 'initiative', targetId, initiative }) as const;

  it('is changed by whoever leads, while the turn that is taken goes on', () => {
    const moved = play(fightOf('kara', 'goblin', 'tomas'), scripted(), place('kara', 20), place('tomas', 21));
    expect([places(moved), moved.active]).toEqual([['goblin', 'tomas', 'kara'], 'kara']);
  });

  it('takes along whoever acts right after its holder', () => {
    const fight = fightOf('kara', 'goblin', 'troll');
    const ridden = {
      ...fight,
      combatants: [
        { ...one(fight, 'kara'), rides: 'troll' },
        { ...one(fight, 'troll'), initiative: 22, abilities: { ...one(fight, 'troll').saves, intelligence: -4 } },
        one(fight, 'goblin'),
      ],
    };
    const moved = play(ridden, scripted(), place('kara', 5));
    expect(acts(moved)).toEqual(['goblin 21', 'kara 5', 'troll 5']);
    const refused = takeCombatStep(ridden, step(place('troll', 5)), scripted());
    expect(refused.ok ? null : tellCombatRefusal(refused.refused)).toBe(
      'Frost Troll acts right after somebody else, and has no initiative of their own.',
    );
  });
});
