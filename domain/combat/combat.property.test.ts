import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tellCombatRefusal } from './refusals.ts';
import { takeCombatStep } from './combat.ts';
import { profiles, fightOf, seeded } from './combat.fixture.ts';
import { combatOf, CombatEntry, openCombatLog, recordCombatStep, storyOf, undoCombatSteps } from './log.ts';
import type { CombatLog } from './log.ts';
import { chooseNpcAction } from './npc/tactics.ts';
import { Combat } from './state.ts';
import { CombatStep } from './step.ts';
import { combatFactFor } from './fact.ts';
import { tellCombatFact } from './tell.ts';
import { commonActions } from '#domain/rules/common-actions.ts';
import { ConditionName, DamageType } from '#domain/rules/combat-terms.ts';
import { combatViewFor, HitPointsShown, CombatView } from './view.ts';
import { changeCombatView, combatViewChange } from './view-change.ts';

const known = fc.constantFrom('kara', 'tomas', 'troll', 'goblin', 'lurker');
const id = fc.oneof({ weight: 12, arbitrary: known }, { weight: 1, arbitrary: fc.constantFrom('nobody', '__proto__') });
const maybeId = fc.option(id, { freq: 3 });
const amount = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 12 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 90 }) },
);
const named = <Name extends CombatStep['name']>(name: Name) => fc.constant(name);
const cover = fc.constantFrom('none', 'half', 'three-quarters');
const until = fc.option(fc.record({ combatantId: id, when: fc.constantFrom('start', 'end'), turns: fc.integer({ min: 1, max: 3 }) }));
const saveEnds = fc.option(fc.record({ ability: fc.constantFrom('wisdom', 'constitution'), dc: fc.integer({ min: 5, max: 20 }) }));
const effect = fc.constant(profiles.troll.effects[0]).filter((each) => each !== undefined);
const targetIds = fc.array(id, { minLength: 1, maxLength: 4 });
const newcomer = fc
  .tuple(fc.constantFrom('goblin', 'lurker', 'kara'), fc.integer({ min: 1, max: 3 }))
  .map(([which, number]) => ({ ...profiles[which], id: `${which}-${number}` }));

const acted = fc.record({ name: named('act'), actorId: id, action: fc.constantFrom(...commonActions), targetIds: fc.array(known) });

const anyStep: fc.Arbitrary<CombatStep> = fc
  .oneof(
    { weight: 6, arbitrary: fc.record({ name: named('next') }) },
    {
      weight: 6,
      arbitrary: fc.record({
        name: named('attack'),
        actorId: id,
        targetId: id,
        attack: fc.constantFrom('Sword', 'Bow', 'Claw'),
        advantage: fc.constantFrom('none', 'advantage', 'disadvantage'),
        cover,
        plain: fc.boolean(),
        long: fc.boolean(),
        hands: fc.option(fc.constantFrom('one', 'two'), { nil: undefined, freq: 4 }),
        cleaveId: fc.option(known, { nil: undefined, freq: 4 }),
      }),
    },
    { weight: 6, arbitrary: acted },
    { weight: 2, arbitrary: fc.record({ name: named('cast'), actorId: id, spell: fc.constant('Fog') }) },
    {
      weight: 3,
      arbitrary: fc.record({
        name: named('legendary'),
        actorId: id,
        action: fc.constantFrom('Swipe', 'Howl'),
        targetIds: fc.array(id, { maxLength: 3 }),
        advantage: fc.constant('none'),
        cover,
      }),
    },
    fc.record({ name: named('legendaryResistance'), targetId: id, on: fc.boolean() }),
    { weight: 2, arbitrary: fc.record({ name: named('use'), actorId: id, effect: fc.constant('Cold Breath'), targetIds, cover }) },
    fc.record({ name: named('save'), actorId: maybeId, effect, targetIds: targetIds, cover }),
    {
      weight: 3,
      arbitrary: fc.record({
        name: named('damage'),
        actorId: maybeId,
        targetId: id,
        amount,
        type: fc.option(fc.constantFrom(...DamageType.options)),
      }),
    },
    { weight: 2, arbitrary: fc.record({ name: named('heal'), targetId: id, amount }) },
    fc.record({ name: named('temporary'), targetId: id, amount }),
    { weight: 3, arbitrary: fc.record({ name: named('deathSave'), targetId: id }) },
    fc.record({ name: named('stabilize'), targetId: id }),
    fc.record({ name: named('revive'), targetId: id, amount: fc.integer({ min: 1, max: 30 }) }),
    {
      weight: 4,
      arbitrary: fc.record({
        name: named('condition'),
        from: maybeId,
        targetId: id,
        condition: fc.constantFrom(...ConditionName.options),
        until,
        saveEnds,
        held: fc.boolean(),
      }),
    },
    fc.record({ name: named('endCondition'), targetId: id, condition: fc.constantFrom(...ConditionName.options) }),
    { weight: 2, arbitrary: fc.record({ name: named('concentrate'), actorId: id, on: fc.constant('Web') }) },
    fc.record({ name: named('endConcentration'), actorId: id }),
    fc.record({ name: named('hide'), targetId: fc.constantFrom('goblin', 'troll', 'lurker'), hidden: fc.boolean() }),
    fc.record({ name: named('note'), targetId: id, notes: fc.constant('Knows the way.') }),
    fc.record({ name: named('join'), profile: newcomer }),
    fc.record({ name: named('leave'), targetId: id }),
    fc.record({ name: named('initiative'), targetId: id, initiative: fc.integer({ min: -20, max: 60 }) }),
    fc.record({ name: named('start'), surprised: fc.constant([]) }),
  )
  .map((step) => CombatStep.parse(step));
const anySteps = fc.array(anyStep, { minLength: 5, maxLength: 40 });
const anySeed = fc.integer({ min: 1, max: 2 ** 31 - 2 });

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}
const opening = frozen(fightOf('kara', 'goblin', 'troll', 'tomas', 'lurker'));

/** Plays what is allowed on frozen fights, so that a rule that changes its input throws. */
function played(steps: readonly CombatStep[], seed: number): CombatLog {
  const dice = seeded(seed);
  let log = openCombatLog('dm', opening);
  for (const step of steps) {
    const recorded = recordCombatStep(log, 'dm', frozen(step), dice);
    if (recorded.ok) log = frozen(recorded.value.log);
    else expect(tellCombatRefusal(recorded.refused)).toMatch(/^[A-Z].*\.$/);
  }
  return log;
}
const always = (holds: (log: CombatLog) => void, numRuns = 120) =>
  fc.assert(
    fc.property(anySteps, anySeed, (steps, seed) => holds(played(steps, seed))),
    { numRuns },
  );

it('keeps every fight well-formed: hit points within bounds, the order a permutation in falling initiative, somebody alive acting', () => {
  always((log) => {
    for (const { combat } of log) {
      expect(Combat.parse(combat)).toEqual(combat);
      const ids = combat.combatants.map((each) => each.id);
      expect(new Set(ids).size).toBe(ids.length);
      const initiatives = combat.combatants.map((each) => each.initiative ?? 0);
      expect(initiatives).toEqual(initiatives.toSorted((one, other) => other - one));
      for (const each of combat.combatants) {
        expect(each.hitPoints).toBeGreaterThanOrEqual(0);
        expect(each.hitPoints).toBeLessThanOrEqual(each.maxHitPoints);
        if (each.dead || each.hitPoints === 0) expect(each).toMatchObject({ hitPoints: 0, concentration: null });
        if (each.kind === 'npc') expect(each.dead).toBe(each.hitPoints === 0);
      }
      if (combat.active !== null) expect(ids).toContain(combat.active);
    }
  });
});

it('changes the order only when somebody joins, leaves or is given another place, and keeps those who stay in theirs', () => {
  always((log) => {
    for (const { combat, before, number, restores } of log) {
      const step = log[restores ?? number]?.step;
      const moved = step?.name === 'initiative' ? step.targetId : null;
      const placesIn = (each: Combat | undefined) => (each?.combatants ?? []).map(({ id }) => id).filter((id) => id !== moved);
      const [earlier, later] = [placesIn(before === null ? undefined : log[before]?.combat), placesIn(combat)];
      expect(later.filter((each) => earlier.includes(each))).toEqual(earlier.filter((each) => later.includes(each)));
    }
  });
});

it('holds conditions only while whoever gave them concentrates', () => {
  always((log) => {
    for (const { combat } of log) {
      const held = combat.combatants.flatMap((each) => each.conditions.filter((condition) => condition.held));
      for (const { from } of held) expect(combat.combatants.find((each) => each.id === from)?.concentration).not.toBeNull();
    }
  });
});

it('comes back to equal fights by undoing, one step at a time or many at once, and overwrites nothing', () => {
  always((log) => {
    const path = storyOf(log);
    for (let steps = 1; steps < path.length; steps += 1) {
      const undone = undoCombatSteps(log, 'dm', steps);
      if (!undone.ok) throw new Error(tellCombatRefusal(undone.refused));
      expect(combatOf(undone.value.log)).toEqual(path[path.length - 1 - steps]?.combat);
      expect(undone.value.log.slice(0, -1)).toEqual(log);
      expect(storyOf(undone.value.log)).toEqual(path.slice(0, -steps));
    }
    expect(undoCombatSteps(log, 'dm', path.length).ok).toBe(false);
  }, 40);
});

it('undoes and plays on in any mixture, and always stands where its story ends', () => {
  const anyMove = fc.oneof({ weight: 3, arbitrary: anyStep }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(fc.array(anyMove, { minLength: 5, maxLength: 40 }), anySeed, (moves, seed) => {
      const dice = seeded(seed);
      let log = openCombatLog('dm', opening);
      let story = [opening];
      for (const move of moves) {
        const recorded = typeof move === 'number' ? undoCombatSteps(log, 'kara', move) : recordCombatStep(log, 'dm', move, dice);
        if (!recorded.ok) continue;
        story = typeof move === 'number' ? story.slice(0, -move) : [...story, recorded.value.entry.combat];
        log = recorded.value.log;
        expect(CombatEntry.parse(recorded.value.entry)).toEqual(recorded.value.entry);
        expect(storyOf(log).map((entry) => entry.combat)).toEqual(story);
        expect(combatOf(log)).toEqual(story.at(-1));
      }
      expect(log.map((entry) => entry.number)).toEqual(log.map((_, index) => index));
    }),
    { numRuns: 120 },
  );
});

/** Names of the hidden, but for those that a visible name holds as well: of two goblins one may be in sight. */
function hiddenNames({ combatants }: Combat, before?: Combat): string[] {
  const visible = [...combatants, ...(before?.combatants ?? [])].filter((each) => !each.hidden);
  return combatants.flatMap(({ hidden, id: combatantId, name }) =>
    hidden && !visible.some((other) => other.id !== combatantId && other.name.includes(name)) ? [name] : [],
  );
}

it('shows players nothing of the hidden, of notes, or of the numbers of NPCs', () => {
  always((log) => {
    for (const { combat } of log) {
      const view = combatViewFor('players', combat, 'words');
      expect(CombatView.parse(view)).toEqual(view);
      const text = JSON.stringify(view);
      for (const each of combat.combatants.filter(({ hidden }) => hidden)) expect(text).not.toContain(`"${each.id}"`);
      for (const name of hiddenNames(combat)) expect(text).not.toContain(name);
      expect(text).not.toMatch(/Carries the key|Waits in the well|Knows the way|Claw|Cold Breath|goblin-warrior/);
      for (const each of view.combatants)
        if (each.kind === 'npc') expect(each).toMatchObject({ hitPoints: null, armorClass: null, deathSaves: null });
      expect(combatViewFor('dm', combat, 'words')).toMatchObject({ combatants: combat.combatants });
    }
  });
});

it('the change between any two views of an audience makes the one into the other, and players’ holds no hidden name', () => {
  fc.assert(
    fc.property(anySteps, anySeed, fc.constantFrom(...HitPointsShown.options), (steps, seed, shown) => {
      const log = played(steps, seed);
      for (const { combat: after, before } of log) {
        const earlier = log[before ?? 0]?.combat ?? after;
        for (const audience of ['dm', 'players'] as const) {
          const [from, to] = [combatViewFor(audience, earlier, shown), combatViewFor(audience, after, shown)];
          const sent = JSON.stringify(combatViewChange(from, to));
          expect(changeCombatView(from, JSON.parse(sent))).toEqual(to);
          if (audience === 'players') for (const name of hiddenNames(after, earlier)) expect(sent).not.toContain(name);
        }
      }
    }),
    { numRuns: 60 },
  );
});

it('tells players of every step without a hidden name', () => {
  fc.assert(
    fc.property(anySteps, anySeed, fc.constantFrom(...HitPointsShown.options), (steps, seed, shown) => {
      const log = played(steps, seed);
      for (const { combat: after, before, events } of log) {
        const fight = { after, before: log[before ?? 0]?.combat ?? after };
        const publicFacts = events.map((event) => combatFactFor('players', fight, event, shown)).filter((each) => each !== null);
        const all = events.flatMap((event) => combatFactFor('dm', fight, event, shown) ?? []);
        expect(all).toHaveLength(events.length);
        for (const each of [...all, ...publicFacts]) expect(tellCombatFact(each).sentence).toMatch(/^[A-Z].*\.$/);
        for (const name of hiddenNames(after, fight.before)) expect(JSON.stringify(publicFacts)).not.toContain(name);
      }
    }),
    { numRuns: 120 },
  );
});

it('lets an NPC do only what is allowed, never at the hidden, and end its turn before long', () => {
  fc.assert(
    fc.property(anySteps, anySeed, (steps, seed) => {
      const dice = seeded(seed);
      let combat = combatOf(played(steps, seed));
      for (let taken = 0; taken < 30; taken += 1) {
        const { active } = combat;
        const choice = active === null ? null : chooseNpcAction(combat, active, dice);
        const acting = combat.combatants.find((each) => each.id === active);
        expect(choice === null).toBe(acting === undefined || acting.kind === 'hero' || acting.dead);
        if (choice && acting) {
          const { sentence } = tellCombatFact(choice.why);
          expect(sentence.startsWith(acting.name) && sentence.endsWith('.')).toBe(true);
        }
        if (choice?.step.name === 'attack') {
          const { targetId } = choice.step;
          const target = combat.combatants.find((each) => each.id === targetId);
          expect(target).toMatchObject({ side: 'heroes', hidden: false });
          expect(target?.hitPoints).toBeGreaterThan(0);
          expect(combat.attacksMade).toBeLessThan(acting?.attacksPerTurn ?? 0);
        }
        const outcome = takeCombatStep(combat, choice?.step ?? { name: 'next' }, dice);
        if (choice) expect(outcome.ok).toBe(true);
        if (!outcome.ok) return;
        combat = outcome.value.combat;
      }
    }),
    { numRuns: 120 },
  );
});
