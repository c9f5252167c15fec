import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrying, classesOf, hero, scores } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { combatFactFor } from '#domain/combat/fact.ts';
import { seeded } from '#domain/combat/combat.fixture.ts';
import { Combat } from '#domain/combat/state.ts';
import type { CombatEvent } from '#domain/combat/follow/event.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { Table } from './heroes/table.fixture.ts';
import type { Step } from './heroes/table.fixture.ts';

const all = scores({ strength: 16, dexterity: 16, constitution: 16, intelligence: 16, wisdom: 16, charisma: 16 });
const spells = [
  'fire-bolt',
  'magic-missile',
  'bless',
  'cure-wounds',
  'fireball',
  'hold-person',
  'hex',
  'divine-smite',
  'aid',
  'sacred-flame',
];

/** Somebody with levels of one class or two, who knows a few spells of each. */
function heroOf([first, second]: readonly [(typeof classIds)[number], (typeof classIds)[number]], level: number): Character {
  const both = first === second ? classesOf([first, level]) : classesOf([first, level], [second, Math.min(level, 20 - level)]);
  return hero({
    classes: both,
    stats: all,
    species: 'halfling',
    spells: spells.map((spell) => ({ spell, prepared: true, from: 'class', class: first })),
    masteries: ['rapier', 'greataxe', 'maul'],
    inventory: carrying(['rapier', 'mainHand'], ['greataxe', 'pack'], ['maul', 'pack']),
  });
}

/** Uses that pay for spells, and one that pays for none. */
const payers = ['paladins-smite', 'magic-initiate', 'spell-mastery', 'hold-person', 'signature-spells-first', 'rage'];

const deed = fc.record({
  what: fc.constantFrom('attack', 'ride', 'feature', 'feature', 'spell', 'spell', 'free', 'free', 'check', 'next', 'next'),
  which: fc.nat(80),
  way: fc.nat(5),
  slot: fc.integer({ min: 0, max: 5 }),
  targets: fc.subarray(['brute', 'goblin', 'zombie', 'tomas'], { minLength: 1, maxLength: 2 }),
});
const evening = fc.record({
  classes: fc.tuple(fc.constantFrom(...classIds), fc.constantFrom(...classIds)),
  level: fc.integer({ min: 1, max: 19 }),
  seed: fc.integer({ min: 1, max: 100_000 }),
  deeds: fc.array(deed, { minLength: 1, maxLength: 12 }),
});
type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;

function stepOf(table: Table, { what, which, way, slot, targets }: Deed): Step {
  const { id: actorId, attacks, features } = table.hero;
  const named = features?.features[which % Math.max(1, features.features.length)]?.name ?? 'none';
  const attack = attacks[which % Math.max(1, attacks.length)]?.name ?? 'none';
  const [targetId = 'brute'] = targets;
  switch (what) {
    case 'attack':
      return { name: 'attack', actorId, targetId, attack };
    case 'ride':
      return { name: 'attack', actorId, targetId, attack, riders: [{ id: slugOf(named), activity: way, slot, ally: true }] };
    case 'feature':
      return { name: 'useFeature', actorId, feature: slugOf(named), activity: way, slot, targetIds: targets };
    case 'spell':
      return { name: 'castSpell', actorId, spell: spells[which % spells.length] ?? '', slot, targetIds: targets };
    case 'free':
      return { name: 'castSpell', actorId, spell: spells[which % spells.length] ?? '', paidBy: payers[way], targetIds: targets };
    case 'check':
      return { name: 'act', actorId, action: 'hide' };
    default:
      return { name: 'next' };
  }
}

/** Plays an evening; answers what happened, and calls `after` with each step that was taken or refused. */
async function play(
  { classes, level, seed, deeds }: typeof evening extends fc.Arbitrary<infer Value> ? Value : never,
  after: (table: Table, before: Combat, events: readonly CombatEvent[], refused: string | null) => void = () => undefined,
): Promise<readonly CombatEvent[]> {
  const table = Table.of(heroOf(classes, level), seeded(seed));
  table.quietly({ name: 'hide', targetId: 'goblin', hidden: true });
  const happened: CombatEvent[] = [];
  for (const each of deeds) {
    const before = table.combat;
    const { refused, events } = await table.take(stepOf(table, each), { as: 'dm' });
    happened.push(...events);
    after(table, before, events, refused);
  }
  return happened;
}

describe('heroes of one class or two, with features, spells, masteries and checks', () => {
  it('never spend what is not there, and a refusal leaves all as it was', async () => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(evening, async (given) => {
        // Font of Magic and Wild Resurgence make slots, which are there besides those of the level.
        let made = 0;
        await play(given, ({ combat }, before, events, refused) => {
          if (refused !== null) return expect(combat).toBe(before);
          taken += 1;
          made += events.filter(({ kind, name }) => kind === 'regained' && name.startsWith('a slot of level ')).length;
          expect(Combat.parse(combat)).toEqual(combat);
          for (const { features, slotCasting, hitPoints, maxHitPoints } of combat.combatants) {
            for (const { left, total } of features?.uses ?? []) expect(left >= 0 && left <= total).toBe(true);
            for (const { left, total = left } of slotCasting?.slots ?? []) expect(left >= 0 && left <= total + made).toBe(true);
            expect(hitPoints >= 0 && hitPoints <= maxHitPoints).toBe(true);
          }
        });
      }),
      { numRuns: 60 },
    );
    expect(taken).toBeGreaterThan(60);
  });

  it('see the same happen with the same dice', async () => {
    await fc.assert(
      fc.asyncProperty(evening, async (given) => {
        expect(await play(given)).toEqual(await play(given));
      }),
      { numRuns: 30 },
    );
  });

  it('never show players who is hidden, in views and in the story', async () => {
    await fc.assert(
      fc.asyncProperty(evening, async (given) => {
        await play(given, ({ combat }, before, events) => {
          const hidden = combat.combatants.filter((one) => one.hidden).map(({ name }) => name);
          const view = JSON.stringify(combatViewFor('players', combat, 'numbers'));
          const facts = events.flatMap((event) => combatFactFor('players', { before, after: combat }, event, 'numbers') ?? []);
          const told = facts.map((fact) => JSON.stringify([fact, tellCombatFact(fact)])).join('\n');
          for (const name of hidden) {
            expect(view).not.toContain(name);
            expect(told).not.toContain(name);
          }
        });
      }),
      { numRuns: 60 },
    );
  });
});
