import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { fightOf, seeded, step } from '#domain/combat/combat.fixture.ts';
import { combatFactFor } from '#domain/combat/fact.ts';
import { combatOf, openCombatLog, recordCombatStep, undoCombatSteps } from '#domain/combat/log.ts';
import type { CombatLog } from '#domain/combat/log.ts';
import { Combat, isWaiting } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { powersOf } from '#domain/combat/use/power-in-use.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { loadMonsterDetails } from '#domain/srd/monsters/load-details.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import type { Reactions } from './ask.ts';
import { saversLeft } from './savers-left.ts';

const ids = ['kara', 'tomas', 'troll', 'goblin', 'lurker'] as const;
const anyId = fc.constantFrom(...ids);
const anyStep: fc.Arbitrary<CombatStepInput> = fc.oneof(
  fc.record({ name: fc.constant('attack'), actorId: anyId, targetId: anyId, attack: fc.constantFrom('Sword', 'Bow', 'Claw') }),
  fc.record({
    name: fc.constant('act'),
    actorId: anyId,
    action: fc.constantFrom('moveAway', 'disengage', 'hide'),
    targetIds: fc.array(anyId),
  }),
  fc.record({ name: fc.constant('next') }),
  fc.record({
    name: fc.constant('use'),
    actorId: fc.constant('troll'),
    effect: fc.constant('Cold Breath'),
    targetIds: fc.array(anyId, { minLength: 1 }),
  }),
);
/** Whether, and with which of the ways, a question is answered. */
const anyAnswers = fc.array(fc.option(fc.integer({ min: 0, max: 3 })), { minLength: 40, maxLength: 40 });
const slots = [{ level: 1, left: 3 }];
const casting = { dc: 13, toHit: 5, modifier: 3, level: 5, proficiency: 3, spells: ['shield', 'hellish-rebuke'], slots };

let reactions: Reactions;
beforeAll(async () => {
  const content = await loadSpellDetails(1);
  const cast = ['shield', 'hellish-rebuke'].flatMap((id): UsedActivity[] => {
    const spell = findSpell(id);
    const activities = content.get(spell?.name ?? '')?.activities ?? [];
    return spell ? activities.map((each) => usedSpell(spell, activities, each)) : [];
  });
  const knight = (await loadMonsterDetails('humanoid')).get('Knight');
  const parry = knight ? powersOf(knight, { spellcasting: null }) : [];
  const ready = new Map<string, UsedActivity[]>([...ids.map((id) => [id, parry] as const), ['kara', cast], ['tomas', cast]]);
  reactions = { asked: ids, byThemselves: [], savers: ['kara', 'tomas'], ready };
});

const opening = (() => {
  const begun = fightOf('kara', 'goblin', 'troll', 'tomas', 'lurker');
  return { ...begun, combatants: begun.combatants.map((one) => (one.kind === 'hero' ? { ...one, slotCasting: casting } : one)) };
})();

/** Players see nothing of the hidden in how a fight stands, nor in what was told of how it came to be so. */
function checkSecrets(log: CombatLog, before: Combat): void {
  const entry = log.at(-1);
  if (!entry) return;
  const told = entry.events.map((event) => combatFactFor('players', { before, after: entry.combat }, event, 'words'));
  const seen = JSON.stringify([combatViewFor('players', entry.combat, 'words'), told]);
  expect(seen).not.toMatch(/lurker|Vashti/);
}

it('a fight with reactions stays whole while it waits, comes back to before each step, and tells nothing of the hidden', () => {
  fc.assert(
    fc.property(
      fc.array(anyStep, { minLength: 3, maxLength: 15 }),
      anyAnswers,
      fc.integer({ min: 1, max: 2 ** 31 - 2 }),
      (steps, answers, seed) => {
        const [dice, left] = [seeded(seed), [...answers]];
        let log: CombatLog = openCombatLog('dm', opening);
        for (const input of steps) {
          const before = combatOf(log);
          let recorded = recordCombatStep(log, 'dm', step(input), dice, reactions);
          if (!recorded.ok) continue;
          log = recorded.value.log;
          while (isWaiting(combatOf(log))) {
            const { reaction: first, alsoAsked, saves, ...waiting } = combatOf(log);
            expect({ ...waiting, reaction: null, alsoAsked: [], saves: null }).toEqual(before);
            // Of several who are asked at once, the last answers first.
            const reaction = alsoAsked.at(-1) ?? first;
            checkSecrets(log, before);
            const chosen = left.shift() ?? null;
            const way = chosen === null ? null : (reaction?.ways[chosen] ?? null);
            const answer = { way: way?.key ?? null, slot: way?.slots[0] ?? 0 };
            const next: CombatStepInput =
              reaction === null
                ? { name: 'rollSaves', saverIds: saversLeft(saves).slice(-1) }
                : { name: 'react', reactorId: reaction.reactorId, ...answer };
            recorded = recordCombatStep(log, 'dm', step(next), dice, reactions);
            if (!recorded.ok) throw new Error('an answer was refused');
            log = recorded.value.log;
          }
          expect(Combat.parse(combatOf(log))).toEqual(combatOf(log));
          for (const { slotCasting } of combatOf(log).combatants) {
            for (const slot of slotCasting?.slots ?? []) expect(slot.left).toBeGreaterThanOrEqual(0);
          }
          checkSecrets(log, before);
          const undone = undoCombatSteps(log, 'dm');
          expect(undone.ok && combatOf(undone.value.log)).toEqual(before);
        }
      },
    ),
    { numRuns: 150 },
  );
});
