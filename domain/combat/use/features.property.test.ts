import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { carrying, hero, scores } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import { fightOf, seeded, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { combatOf, openCombatLog, recordCombatStep, undoCombatSteps } from '#domain/combat/log.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { refusePlayer } from '#domain/combat/permit.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { heroOf, sheetAfterFight, withEffectsCounted } from '#domain/combat/sheet.ts';
import { Combat } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { firstClassOf } from '#domain/character/classes/class-levels.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { usedFeature, waysOfHero } from './feature-in-use.ts';
import type { FeatureContent, HeroWay } from './feature-in-use.ts';

const all = { strength: 16, dexterity: 16, constitution: 16, intelligence: 16, wisdom: 16, charisma: 16 };
const content = new Map<ClassId, FeatureContent>();
beforeAll(async () => {
  for (const name of classIds) content.set(name, (await contentOfFeatures({ classes: [{ class: name }] })).features);
});

function heroAt(name: ClassId, level: number): Character {
  const stats = scores(all);
  return hero({ class: name, level, stats, species: 'goliath', lineage: 'Hill Giant', inventory: carrying(['rapier', 'mainHand']) });
}

function fightWith(character: Character): Combat {
  const joined = takeCombatStep(fightOf('goblin', 'troll', 'tomas'), { name: 'join', profile: profileFromCharacter(character) }, () => 20);
  if (!joined.ok) throw new Error(tellCombatRefusal(joined.refused));
  return { ...joined.value.combat, active: character.id };
}

function waysOf(character: Character): HeroWay[] {
  const { features } = profileFromCharacter(character);
  return features ? waysOfHero(features, content.get(firstClassOf(character).class) ?? new Map()) : [];
}

/** Whether nothing is spent that is not there. */
function isWithinBounds({ combatants }: Combat): boolean {
  return combatants.every(
    ({ features, slotCasting }) =>
      (features?.uses ?? []).every(({ left, total }) => left >= 0 && left <= total) &&
      (slotCasting?.slots ?? []).every(({ left }) => left >= 0) &&
      (features?.hitDice.left ?? 0) >= 0,
  );
}

const plan = fc.record({
  name: fc.constantFrom(...classIds),
  level: fc.integer({ min: 1, max: 20 }),
  seed: fc.integer({ min: 1, max: 100_000 }),
  acts: fc.array(
    fc.record({
      what: fc.constantFrom('use', 'use', 'use', 'ride', 'next', 'undo'),
      which: fc.nat(60),
      targets: fc.subarray(['goblin', 'troll', 'tomas']),
      amount: fc.constantFrom(1, 1, 2, 9, 200),
      slot: fc.integer({ min: 0, max: 5 }),
    }),
    { minLength: 1, maxLength: 25 },
  ),
});

describe('features in a fight', () => {
  it('never spend what is not there, leave everything as it was when refused, and are undone without a trace', () => {
    fc.assert(
      fc.property(plan, ({ name, level, seed, acts }) => {
        const character = heroAt(name, level);
        const ways = waysOf(character);
        const dice = seeded(seed);
        let log = openCombatLog('dana', fightWith(character));
        const sheetOf = (combat: Combat) => {
          const found = heroOf(combat, character.id);
          return found ? sheetAfterFight(character, found) : character;
        };
        expect(sheetOf(combatOf(log))).toEqual(character);
        for (const { what, which, targets, amount, slot } of acts) {
          const before = combatOf(log);
          const features = heroOf(before, character.id)?.features;
          const way = ways[which % Math.max(1, ways.length)];
          if (!features || !way) return;
          const used = usedFeature(way, features);
          const choice = way.activity.effects?.find((each) => each.choice !== undefined)?.name ?? null;
          const attack = { name: 'attack', actorId: character.id, targetId: 'troll', attack: 'Rapier' } as const;
          const input: CombatStepInput =
            what === 'use'
              ? { name: 'useActivity', actorId: character.id, used, targetIds: targets, amount, slot, choice }
              : what === 'ride'
                ? { ...attack, riders: [{ used, slot, choice }] }
                : { name: 'next' };
          const taken = step(input);
          refusePlayer(before, heroOf(before, character.id), taken);
          const recorded = recordCombatStep(log, 'dana', taken, dice);
          if (!recorded.ok) {
            expect(tellCombatRefusal(recorded.refused)).toMatch(/\.$/);
            expect(combatOf(log)).toBe(before);
            continue;
          }
          const { entry } = recorded.value;
          const counted = { ...entry, combat: withEffectsCounted(entry.combat, [character]) };
          log = [...log, counted];
          expect(isWithinBounds(counted.combat)).toBe(true);
          expect(Combat.parse(counted.combat)).toEqual(counted.combat);
          if (what !== 'undo') continue;
          const undone = undoCombatSteps(log, 'dana');
          if (!undone.ok) throw new Error(tellCombatRefusal(undone.refused));
          log = undone.value.log;
          expect(combatOf(log)).toEqual(before);
          expect(sheetOf(combatOf(log))).toEqual(sheetOf(before));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('of every class are used at level 20 without an error, or refused with a sentence', () => {
    for (const name of classIds) {
      const character = heroAt(name, 20);
      const combat = fightWith(character);
      for (const way of waysOf(character)) {
        const features = heroOf(combat, character.id)?.features;
        if (!features) throw new Error('A hero without features.');
        const used = usedFeature(way, features);
        const choice = way.activity.effects?.find((each) => each.choice !== undefined)?.name ?? null;
        const input = {
          name: 'useActivity' as const,
          actorId: character.id,
          used,
          targetIds: ['tomas'],
          slot: 1,
          choice,
        } satisfies CombatStepInput;
        const outcome = takeCombatStep(combat, step(input), seeded(7));
        if (!outcome.ok) expect(tellCombatRefusal(outcome.refused)).toMatch(/^[A-Z].*\.$/);
        else expect(isWithinBounds(outcome.value.combat)).toBe(true);
      }
    }
  });
});
