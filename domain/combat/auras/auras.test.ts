import { describe, expect, it } from 'vitest';
import { allowed, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { effectNames } from '#domain/combat/effect-names.ts';
import { conditionsOf } from '#domain/combat/effects/condition.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { Hero } from '#domain/combat/use/feature.fixture.ts';
import { auraId, withAuras } from './auras.ts';

/** The save that keeps somebody's concentration, and what is added to it. */
const added = (paladin: Hero, id: string): number => (saveOf(paladin, id)?.total ?? 0) - 10;
const labelOf = (paladin: Hero, id: string) => saveOf(paladin, id)?.label;
function saveOf(paladin: Hero, id: string) {
  const { combat } = allowed(takeCombatStep(paladin.combat, step({ name: 'concentrate', actorId: id, on: 'Bless' }), scripted()));
  const damage = step({ name: 'damage', actorId: null, targetId: id, amount: 1, type: 'fire' });
  const { events } = allowed(takeCombatStep(combat, damage, scripted(10)));
  return events.flatMap(({ kind, rolls }) => (kind === 'save' ? rolls : []))[0];
}
const afflict = (paladin: Hero, targetId: string, condition: 'stunned' | 'frightened' | 'charmed') =>
  paladin.take({ name: 'condition', targetId, condition, from: 'troll' });

describe('SRD 5.2.1, Paladin: Aura of Protection', () => {
  it('adds charisma to saves of friends, by itself, and not to those of foes', async () => {
    const [none, paladin] = [await Hero.of('paladin', 5), await Hero.of('paladin', 6)];
    expect(paladin.take({ name: 'next' })).toBeNull();
    expect(['tomas', 'troll'].map((id) => added(paladin, id) - added(none, id))).toEqual([3, 0]);
    expect(effectNames(paladin.of('tomas'))).toEqual(['Aura of Protection']);
    expect(labelOf(paladin, 'tomas')).toBe('Tomas: constitution save (Aura of Protection +3)');
  });

  it('counts once for whoever bears it, and for nobody while they are incapacitated', async () => {
    const paladin = await Hero.of('paladin', 6);
    const [own, friend] = [added(paladin, paladin.one.id), added(paladin, 'tomas')];
    expect(own).toBe(paladin.one.saves.constitution);
    afflict(paladin, paladin.one.id, 'stunned');
    expect([paladin.one.inAura, added(paladin, 'tomas')]).toMatchObject([{ names: [], bonus: 0, onSheet: 3 }, friend - 3]);
    paladin.take({ name: 'endCondition', targetId: paladin.one.id, condition: 'stunned' });
    expect(added(paladin, 'tomas')).toBe(friend);
  });

  it('helps against death', async () => {
    const paladin = await Hero.of('paladin', 6);
    paladin.take({ name: 'damage', actorId: null, targetId: 'tomas', amount: paladin.of('tomas').hitPoints, type: 'fire' });
    paladin.take({ name: 'deathSave', targetId: 'tomas' }, 7);
    expect(paladin.of('tomas').deathSaves).toEqual({ successes: 1, failures: 0 });
  });

  it('is left and entered where nobody is on a map: all are in it who are not said to be away', async () => {
    const paladin = await Hero.of('paladin', 6);
    const areaId = auraId({ by: paladin.one.id });
    const stands = (inside: boolean) => paladin.take({ name: 'cross', crossings: [{ areaId, targetId: 'tomas', inside }] });
    const near = added(paladin, 'tomas');
    expect([stands(true), stands(false), stands(false)]).toEqual([
      'Tomas stands in Aura of Protection already.',
      null,
      'Tomas does not stand in Aura of Protection.',
    ]);
    expect([added(paladin, 'tomas'), combatViewFor('players', paladin.combat, 'words').areas]).toMatchObject([
      near - 3,
      [{ id: areaId, name: 'Aura of Protection', inside: [], only: 'friends', onMap: false }],
    ]);
    expect([stands(true), added(paladin, 'tomas')]).toEqual([null, near]);
  });

  it('is shown on the battle map around its bearer, as long as it is at work', async () => {
    const paladin = await Hero.of('paladin', 18);
    const onMap = { ...paladin.combat, mapId: 'yard', auras: paladin.combat.auras?.map((aura) => ({ ...aura, onMap: true })) };
    const shown = (combat: typeof onMap) => combatViewFor('players', combat, 'words').areas.map(({ around }) => around);
    expect(shown(onMap)).toEqual([{ mapId: 'yard', feet: 30 }]);
    expect(shown({ ...onMap, combatants: onMap.combatants.map((one) => ({ ...one, dead: true })) })).toEqual([undefined]);
    expect(shown({ ...onMap, auras: paladin.combat.auras })).toEqual([undefined]);
  });

  it('of Courage and of Devotion keep conditions away, and those that are there without effect', async () => {
    const paladin = await Hero.of('paladin', 10, { subclass: 'devotion' });
    const areaId = auraId({ by: paladin.one.id });
    const cross = (inside: boolean) => paladin.take({ name: 'cross', crossings: [{ areaId, targetId: 'tomas', inside }] });
    afflict(paladin, paladin.one.id, 'charmed');
    afflict(paladin, 'tomas', 'frightened');
    expect([conditionsOf(paladin.one), conditionsOf(paladin.of('tomas'))]).toEqual([[], []]);
    cross(false);
    afflict(paladin, 'tomas', 'frightened');
    expect(conditionsOf(paladin.of('tomas'))).toEqual(['frightened']);
    cross(true);
    expect([conditionsOf(paladin.of('tomas')), paladin.of('tomas').conditions.length]).toEqual([[], 1]);
  });

  it('ends as an effect that earlier builds laid on somebody', async () => {
    const paladin = await Hero.of('paladin', 6);
    const old = { name: 'Aura of Protection', source: { kind: 'feature' as const, id: 'aura-of-protection' }, from: paladin.one.id };
    const rest = { held: false, changes: [], duration: { kind: 'untilDispelled' as const }, until: null, saveEnds: null, ends: [] };
    const effect = { id: 'old', ...old, ...rest, tick: null, slot: null, text: '' };
    const combatants = paladin.combat.combatants.map((one) => (one.id === 'tomas' ? { ...one, activeEffects: [effect] } : one));
    const mended = withAuras({ ...paladin.combat, combatants });
    expect(mended.combatants.find(({ id }) => id === 'tomas')?.activeEffects).toEqual([]);
  });
});
