import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits/limits.ts';
import { encounterBudget, encounterDifficulty } from '#domain/rules/encounter.ts';
import { monsterTypes } from '#domain/srd/monsters/monster-types.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { creatureOf, srdCreatures } from './creatures.ts';
import { costOf, countOf, knownFoes, readFoes, readLevels, withCount, xpOfFoes, writeFoes, writeLevels } from './foes.ts';
import type { Foe } from './foes.ts';
import { bandWords, habitatOf } from './habitats.ts';
import { creatureReader } from './named-creatures.ts';
import { suggestEncounter } from './suggest.ts';
import type { Wish } from './suggest.ts';
import { difficulties, groupings, roles, terrains } from './terrains.ts';
import { warningsOf } from './warnings.ts';

const byId = new Map(srdCreatures.map((each) => [each.id, each]));
const known = (foes: readonly Foe[]) => knownFoes(foes, byId);
const foe = (id: string, count = 1, locked = false): Foe => ({ id, count, locked });

const levels = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: limits.encounterHeroes });
const foes = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...byId.keys()), count: fc.integer({ min: 1, max: limits.monstersAtOnce }), locked: fc.boolean() }),
  { selector: ({ id }) => id, maxLength: 4 },
);
const optional = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const wish: fc.Arbitrary<Wish> = fc.record({
  levels,
  difficulty: fc.constantFrom(...difficulties),
  terrain: optional(terrains),
  type: optional(monsterTypes),
  grouping: optional(groupings),
  locked: foes.map((each) => each.map((one) => ({ ...one, locked: true }))),
  seed: fc.string(),
});

describe('where creatures are met', () => {
  it('is said of every creature of the SRD, and of no other', () => {
    expect([...habitatOf.keys()].toSorted()).toEqual(srdCreatures.map(({ name }) => name).toSorted());
  });

  it('says words only of bands that somebody is of', () => {
    const bands = new Set(srdCreatures.flatMap((each) => each.bands));
    expect(bandWords.filter(({ band }) => !bands.has(band))).toEqual([]);
  });

  it.each(terrains)('%s has somebody for heroes of low and of middle levels', (terrain) => {
    const there = srdCreatures.filter((each) => each.terrains.includes(terrain) && each.xp > 0);
    expect([there.some(({ xp }) => xp <= 100), there.some(({ xp }) => xp >= 1100)]).toEqual([true, true]);
  });

  it.each(roles)('there are creatures that are good as %s, and others', (role) => {
    const many = srdCreatures.filter((each) => each.roles.includes(role)).length;
    expect(many).toBeGreaterThan(20);
    expect(many).toBeLessThan(srdCreatures.length / 2);
  });

  it.each([
    ['goblin-boss', ['archer', 'lurker']],
    ['ogre', ['brute', 'archer']],
    ['lich', ['solo', 'archer', 'caster']],
    ['young-red-dragon', ['brute', 'mobile', 'lurker']],
  ])('%s is good as %j', (id, expected) => expect(byId.get(id)?.roles).toEqual(expected));
});

describe('foes as they are written down', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(foes, levels, (each, heroes) => {
        expect(readFoes(writeFoes(each))).toEqual(each);
        expect(readLevels(writeLevels(heroes))).toEqual(heroes);
      }),
    );
  });

  it('are read from any text without more than an encounter holds', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readFoes(text).every(({ count }) => count >= 1 && count <= limits.monstersAtOnce)).toBe(true);
        expect(readLevels(text).every((level) => level >= 1 && level <= 20)).toBe(true);
      }),
    );
    const many = Array.from({ length: 30 }, (_, n) => `rat-${n}_99`).join('.');
    expect(readFoes(`${many}.rat-0_1`)).toHaveLength(limits.encounterKinds);
    expect(readFoes('wolf_2.Wolf_3._4.wolf_9_locked.ogre_0.troll')).toEqual([foe('wolf', 2)]);
  });

  it('change one at a time, between none and as many as join at once', () => {
    expect(withCount([foe('wolf', 2)], 'wolf', 99)).toEqual([foe('wolf', limits.monstersAtOnce)]);
    expect(withCount([foe('wolf', 1, true)], 'wolf', 0)).toEqual([]);
    expect(withCount([foe('wolf')], 'ogre', 1)).toEqual([foe('wolf'), foe('ogre')]);
    const full = Array.from({ length: limits.encounterKinds }, (_, n) => foe(`rat-${n}`));
    expect(withCount(full, 'ogre', 1)).toEqual(full);
  });
});

describe('a suggestion', () => {
  it('never costs more than the budget unless what is locked does, and then says so', () => {
    fc.assert(
      fc.property(wish, (asked) => {
        const { foes: suggested, isOver } = suggestEncounter(srdCreatures, asked);
        const budget = encounterBudget(asked.levels)[asked.difficulty];
        expect(isOver).toBe(costOf(known(asked.locked)) > budget);
        expect(isOver ? suggested : suggested.slice(0, asked.locked.length)).toEqual(asked.locked);
        if (!isOver) expect(costOf(known(suggested))).toBeLessThanOrEqual(budget);
      }),
    );
  });

  it('is the same for the same wish, whatever the order of the creatures', () => {
    const reversed = srdCreatures.toReversed();
    fc.assert(
      fc.property(wish, (asked) => {
        expect(suggestEncounter(reversed, asked)).toEqual(suggestEncounter(srdCreatures, asked));
      }),
    );
  });

  it('is of what was asked for, of nobody above the party’s level, and warns of nothing but what is locked', () => {
    fc.assert(
      fc.property(wish, (asked) => {
        const { foes: suggested } = suggestEncounter(srdCreatures, { ...asked, locked: [] });
        for (const { creature } of known(suggested)) {
          expect(asked.type ?? creature.type).toBe(creature.type);
          expect(creature.terrains).toContain(asked.terrain ?? creature.terrains[0]);
        }
        expect(warningsOf(asked.levels, known(suggested))).toEqual([]);
        expect(suggested.every(({ count }) => count <= limits.monstersAtOnce)).toBe(true);
      }),
    );
  });

  it.each([
    ['single', (many: number[]) => many.length === 1 && many[0] === 1],
    ['pair', (many: number[]) => many.length === 1 && many[0] === 2],
    ['pack', (many: number[]) => many.length === 1 && (many[0] ?? 0) > 2],
    ['leader', (many: number[]) => many.length === 2 && many[0] === 1 && (many[1] ?? 0) > 1],
  ] as const)('of a %s has so many, and spends most of the budget', (grouping, fits) => {
    for (const level of [1, 3, 5, 9, 13, 17, 20])
      for (const difficulty of difficulties) {
        const asked = { levels: [level, level, level, level], difficulty, grouping, locked: [], seed: `${level}` };
        const { foes: suggested } = suggestEncounter(srdCreatures, asked);
        expect(fits(suggested.map(({ count }) => count))).toBe(true);
      }
  });

  it.each(difficulties)('is of %s difficulty where that was asked for, and differs from seed to seed', (difficulty) => {
    for (const level of [1, 2, 3, 5, 8, 11, 14, 17, 20]) {
      const heroes = [level, level, level, level];
      const drawn = Array.from({ length: 20 }, (_, seed) =>
        suggestEncounter(srdCreatures, { levels: heroes, difficulty, locked: [], seed: `${seed}` }),
      );
      for (const { foes: suggested } of drawn) expect(encounterDifficulty(heroes, xpOfFoes(known(suggested))).difficulty).toBe(difficulty);
      expect(new Set(drawn.map((each) => writeFoes(each.foes))).size).toBeGreaterThan(10);
    }
  });

  it('of creatures that a faction names is of them alone, and says when nothing fits', () => {
    const asked: Wish = { levels: [3, 3, 3, 3], difficulty: 'high', of: ['goblin-boss', 'goblin-minion'], locked: [], seed: 'a' };
    const { foes: suggested } = suggestEncounter(srdCreatures, asked);
    expect(suggested.map(({ id }) => id).every((id) => asked.of?.includes(id))).toBe(true);
    expect(suggestEncounter(srdCreatures, { ...asked, of: [] })).toEqual({ foes: [], isOver: false, isEmpty: true });
    expect(suggestEncounter(srdCreatures, { ...asked, levels: [] })).toEqual({ foes: [], isOver: false, isEmpty: true });
  });

  it('fills up around what is locked', () => {
    const locked = [foe('goblin-boss', 1, true)];
    const { foes: suggested } = suggestEncounter(srdCreatures, { levels: [3, 3, 3, 3], difficulty: 'high', locked, seed: 'a' });
    expect(suggested[0]).toEqual(locked[0]);
    expect(countOf(suggested)).toBeGreaterThan(1);
  });
});

describe('what a Dungeon Master is warned of', () => {
  const kinds = (heroes: number[], ...each: Foe[]) => warningsOf(heroes, known(each)).map(({ kind }) => kind);
  const third = [3, 3, 3, 3];

  it.each([
    ['nothing', third, [foe('ogre')], []],
    ['nothing without heroes', [], [foe('ogre')], []],
    ['a crowd', third, [foe('kobold-warrior', 9)], ['crowd']],
    ['no crowd at two for each', third, [foe('kobold-warrior', 8)], []],
    ['heroes of low levels that are outnumbered', [1, 1, 1, 1], [foe('kobold-warrior', 5)], ['outnumbered']],
    ['a rating above the party’s level', [1, 1, 1, 1], [foe('ogre')], ['beyondHigh', 'aboveLevel']],
    ['a half of a rating at level 1', [1, 1, 1, 1], [foe('black-bear')], []],
    ['many stat blocks', third, [foe('wolf'), foe('worg'), foe('goblin-minion'), foe('kobold-warrior')], ['manyStatBlocks']],
    ['creatures that give nothing', third, [foe('wolf'), foe('shrieker-fungus')], ['worthless']],
    ['more than the budget', third, [foe('troll', 2)], ['beyondHigh', 'aboveLevel']],
  ])('is %s', (_, heroes, each, expected) => expect(kinds(heroes, ...each)).toEqual(expected));
});

describe('creatures that a text names', () => {
  const read = creatureReader(srdCreatures);

  it.each([
    ['A Goblin Boss rules here.', ['goblin-boss']],
    ['Two owlbears and a WEREWOLF.', ['owlbear', 'werewolf']],
    ['They are served by kobolds.', srdCreatures.filter(({ bands }) => bands.includes('kobolds')).map(({ id }) => id)],
    ['The wolfskin trade, in scatter.', []],
    ['', []],
  ])('%j names %j', (text, expected) => expect(read(text).toSorted()).toEqual(expected.toSorted()));

  it('reads creatures of homebrew by their own names', () => {
    const [wolf] = srdCreatures.filter(({ id }) => id === 'wolf');
    expect(wolf && creatureReader([{ ...wolf, id: 'homebrew-1', name: 'Salt Hound' }])('Salt hounds bark.')).toEqual(['homebrew-1']);
  });
});

it('a creature of homebrew is chosen as any other, and fits everywhere', () => {
  const block = monsterOf('wolf');
  expect(block && creatureOf({ ...block, id: 'homebrew-1', name: 'Wolf' })).toMatchObject({ terrains: [], bands: [], xp: 50 });
});
