import { describe, expect, it } from 'vitest';
import { drawMap } from '#domain/battle-map/battle-map.fixture.ts';
import { fightOf, scripted } from '#domain/combat/combat.fixture.ts';
import { chooseNpcAction } from '#domain/combat/npc/tactics.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import type { Combat } from '#domain/combat/state.ts';
import { fieldOfStep } from './field-of-step.ts';
import { CombatStep } from '#domain/combat/step.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import { npcGround } from './npc-ground.ts';
import { placeThose } from './place-those.ts';
import { Battlefield } from './stands.ts';

type Drawing = Omit<Parameters<typeof drawMap>[0], 'tokens'>;

/** What the goblin of a fight does on a map: `g` is the goblin, `k` Kara and `t` Tomas. */
function goblinOn(drawing: Drawing, change: (fight: Combat) => Combat = (fight) => fight) {
  const fight = change(fightOf('goblin', 'kara', 'tomas'));
  const tokens = { g: { combatantId: 'goblin' }, k: { combatantId: 'kara' }, t: { combatantId: 'tomas' } };
  const map = drawMap({ ...drawing, tokens });
  const field = new Battlefield(
    map,
    placeThose(map, fight.combatants, () => 0),
  );
  return chooseNpcAction(fight, 'goblin', scripted(1, 6), [], npcGround(field, fight, 'goblin'));
}

const armed =
  (...kinds: ('melee' | 'ranged')[]) =>
  (fight: Combat): Combat => ({
    ...fight,
    combatants: fight.combatants.map((one) => {
      const [sword] = one.attacks;
      if (one.id !== 'goblin' || !sword) return one;
      const bow = { ...sword, name: 'Bow', kind: 'ranged' as const, reach: null, range: { normal: 80, long: 320 } };
      return { ...one, attacks: kinds.map((kind) => (kind === 'ranged' ? bow : sword)) };
    }),
  });

describe('an NPC on a battle map', () => {
  it('attacks whoever stands beside it, whomever it would rather fight', () => {
    expect(goblinOn({ rows: ['gk.......t'] }, armed('melee'))?.step).toMatchObject({ name: 'attack', targetId: 'kara' });
  });

  it('walks beside somebody by a free way first, around walls and foes', () => {
    expect(goblinOn({ rows: ['g...k'] })?.step).toMatchObject({ name: 'move', way: [1, 2, 3], feet: 15, leaves: [] });
    const around = goblinOn({ rows: ['g..#k', '..#..', '.....'] }, armed('melee'));
    expect(around?.step).toMatchObject({ name: 'move', feet: 25, leaves: [] });
  });

  it('comes as near as its movement lasts, dashes where nobody is in reach, and then ends its turn', () => {
    const rows = ['g....................k'];
    const sword = armed('melee');
    const first = goblinOn({ rows }, sword);
    expect(first?.step).toMatchObject({ name: 'move', way: [1, 2, 3, 4, 5, 6], feet: 30 });
    const onTheWay = goblinOn({ rows }, (fight) => ({ ...sword(fight), movement: { feet: 10, halves: 0, dashes: 0 } }));
    expect([first, onTheWay].map((each) => each && tellCombatFact(each.why).sentence)).toEqual(['Goblin walks first.', 'Goblin walks on.']);
    const walked = (fight: Combat): Combat => ({ ...fight, movement: { ...fight.movement, feet: 30 } });
    expect(goblinOn({ rows }, (fight) => walked(sword(fight)))?.step).toMatchObject({ name: 'act', action: 'dash' });
    const spent = (fight: Combat): Combat => ({ ...fight, attacksMade: 1, movement: { feet: 60, halves: 0, dashes: 1 } });
    expect(goblinOn({ rows }, (fight) => spent(sword(fight)))?.step).toEqual({ name: 'next' });
  });

  it('gets as far as it can from whom it must flee, rather out of nobody’s reach, and fights on in a dead end', () => {
    const afraid = (fight: Combat): Combat => {
      const laid = { ...effect('Fear', { on: 'must', what: 'dashAway' }), from: 'kara' };
      return { ...fight, combatants: fight.combatants.map((one) => (one.id === 'goblin' ? { ...one, activeEffects: [laid] } : one)) };
    };
    const dashed = (fight: Combat): Combat => ({ ...afraid(fight), movement: { feet: 0, halves: 0, dashes: 1 } });
    const rows = ['..........................', '...gk.....................'];
    expect(goblinOn({ rows }, afraid)?.step).toMatchObject({ name: 'act', action: 'dash' });
    const run = goblinOn({ rows }, dashed);
    expect(run && tellCombatFact(run.why).sentence).toBe('Goblin must get away from Kara, and goes as far as it can.');
    expect(run?.step).toMatchObject({ name: 'move', leaves: ['kara'] });
    expect(goblinOn({ rows: ['......t..', '...g..k..', '......#..'] }, dashed)?.step).toMatchObject({ name: 'move', leaves: [] });
    expect(goblinOn({ rows: ['gk'] }, afraid)?.step).toMatchObject({ name: 'attack' });
    expect(goblinOn({ rows: ['gk'] }, dashed)?.step).toEqual({ name: 'next' });
  });

  it('goes the way that it is sent, as straight as the map lets it, and then does what is left to it', () => {
    const sent =
      (what: 'goNamedWay' | 'goThatWay', way: 'east' | 'south') =>
      (fight: Combat): Combat => {
        const laid = { ...effect('Sent', { on: 'must', what, way }), from: 'kara' };
        return { ...fight, combatants: fight.combatants.map((one) => (one.id === 'goblin' ? { ...one, activeEffects: [laid] } : one)) };
      };
    expect(goblinOn({ rows: ['g.........k', '...........'] }, sent('goNamedWay', 'east'))?.step).toMatchObject({ way: [1, 2, 3, 4, 5, 6] });
    expect(goblinOn({ rows: ['g...k', '.....', '.....', '.....'] }, sent('goThatWay', 'south'))?.step).toMatchObject({ way: [5, 10, 15] });
    // It can go no further, and strikes whoever stands there.
    expect(goblinOn({ rows: ['gk', '##'] }, sent('goNamedWay', 'south'))?.step).toMatchObject({ name: 'attack' });
  });

  it('waits where no way leads to anybody', () => {
    expect(goblinOn({ rows: ['g.#k'] }, armed('melee'))?.step).toEqual({ name: 'next' });
  });

  it('shoots from where it stands, and keeps off whom it need not be near', () => {
    expect(goblinOn({ rows: ['g..........k'] }, armed('ranged'))?.step).toMatchObject({ name: 'attack', attack: 'Bow' });
    expect(goblinOn({ rows: ['....g..k'] }, armed('ranged'))?.step).toMatchObject({ name: 'move', way: [3, 2, 1] });
    // It would not leave the reach of whoever is beside it already.
    expect(goblinOn({ rows: ['....gk..'] }, armed('ranged'))?.step).toMatchObject({ name: 'attack', attack: 'Bow' });
  });
});

describe('an area of an NPC', () => {
  /** What the troll of a fight does with its cold breath, a 30-foot cone: `r` is the troll, `g` a goblin of its own side, `k` Kara and `t` Tomas. */
  function breathOn(rows: string[]) {
    const fight = { ...fightOf('troll', 'goblin', 'kara', 'tomas'), active: 'troll' };
    const ids: Record<string, string> = { r: 'troll', g: 'goblin', k: 'kara', t: 'tomas' };
    const map = drawMap({ rows, tokens: Object.fromEntries(Object.entries(ids).map(([sign, combatantId]) => [sign, { combatantId }])) });
    const field = new Battlefield(
      map,
      placeThose(map, fight.combatants, () => 0),
    );
    const choice = chooseNpcAction(fight, 'troll', scripted(1, 6), [], npcGround(field, fight, 'troll'));
    if (choice?.step.name !== 'use') return choice?.step.name;
    const told = fieldOfStep(field, fight, choice.step, { binds: false, placing: choice.placing });
    return told.ok && told.value.step.name === 'use' ? told.value.step.targetIds.toSorted() : told;
  }

  it('catches as many as can be, wherever they stand in it', () => {
    expect(breathOn(['......', 'r..k..', '...t..'])).toEqual(['kara', 'tomas']);
    expect(breathOn(['...k..', 'r.....', '...t..'])).toEqual(['kara', 'tomas']);
  });
  it('befalls friends who stand in it, where it catches more foes', () => {
    expect(breathOn(['......', 'r.gkt.', '......'])).toEqual(['goblin', 'kara', 'tomas']);
  });
  it('is not used where it would catch as many friends, nor on those out of its reach', () => {
    expect(breathOn(['######', 'r.gk.#', '######'])).not.toContain('goblin');
    expect(breathOn(['r...........k'])).toBe('move');
  });
});

describe('a legendary blow before which a creature moves', () => {
  /** Where the troll comes to stand for a Swipe at Kara, for which it moves half of its 30 feet; `r` is the troll. */
  function swipeOn(rows: string[], movesHalf: 'provoking' | 'unprovoked' = 'provoking') {
    const plain = { ...fightOf('troll', 'kara', 'tomas'), active: 'tomas' };
    const combatants = plain.combatants.map((one) => {
      const legendaryActions = one.legend?.legendaryActions.map((each) => (each.name === 'Swipe' ? { ...each, movesHalf } : each)) ?? [];
      return one.legend ? { ...one, legend: { ...one.legend, legendaryActions } } : one;
    });
    const fight = { ...plain, combatants };
    const ids = { r: 'troll', k: 'kara', t: 'tomas' };
    const map = drawMap({ rows, tokens: Object.fromEntries(Object.entries(ids).map(([sign, combatantId]) => [sign, { combatantId }])) });
    const field = new Battlefield(
      map,
      placeThose(map, fight.combatants, () => 0),
    );
    const how = { activity: 0, choice: null, damageType: null, advantage: 'none', cover: 'none' } as const;
    const step = CombatStep.parse({ name: 'legendary', actorId: 'troll', action: 'Swipe', targetIds: ['kara'], ...how });
    const told = fieldOfStep(field, fight, step, { binds: false });
    if (!told.ok) return tellCombatRefusal(told.refused);
    const feet = told.value.field?.stands.find(({ id }) => id === 'kara')?.feet;
    return [told.value.lands, feet, told.value.field?.leaves];
  }

  it('takes its token as far as it must, and tells whose reach it leaves', () => {
    expect(swipeOn(['r...k'])).toEqual([3, 5, undefined]);
    expect(swipeOn(['rk...'])).toEqual([undefined, 5, undefined]);
    expect(swipeOn(['tr...k'])).toEqual([4, 5, ['tomas']]);
    expect(swipeOn(['tr...k'], 'unprovoked')).toEqual([4, 5, undefined]);
  });
  it('is refused where it does not reach so far', () => {
    expect(swipeOn(['r.....k'])).toBe('Kara is 30 feet away: Swipe does not reach so far.');
  });
});
