import type { ClassId } from '#domain/srd/class-rules.ts';
import { describe, expect, it } from 'vitest';
import { granted, hero, scores, scripted } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { longRest, shortRest } from '#domain/character/actions/rest.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';

const use = (character: Character, id: string) => deriveSheet(character).uses.find((each) => each.id === id);

/** Uses of features by level: those named, in order. */
describe('SRD 5.2.1, Class Features: uses', () => {
  it.each<[ClassId, string, [level: number, uses: number][]]>([
    [
      'barbarian',
      'rage',
      [
        [1, 2],
        [2, 2],
        [3, 3],
        [5, 3],
        [6, 4],
        [11, 4],
        [12, 5],
        [16, 5],
        [17, 6],
        [20, 6],
      ],
    ],
    [
      'cleric',
      'channel-divinity',
      [
        [2, 2],
        [5, 2],
        [6, 3],
        [17, 3],
        [18, 4],
        [20, 4],
      ],
    ],
    [
      'druid',
      'wild-shape',
      [
        [2, 2],
        [5, 2],
        [6, 3],
        [16, 3],
        [17, 4],
        [20, 4],
      ],
    ],
    [
      'fighter',
      'second-wind',
      [
        [1, 2],
        [3, 2],
        [4, 3],
        [9, 3],
        [10, 4],
        [20, 4],
      ],
    ],
    [
      'fighter',
      'action-surge',
      [
        [2, 1],
        [16, 1],
        [17, 2],
        [20, 2],
      ],
    ],
    [
      'fighter',
      'indomitable',
      [
        [9, 1],
        [12, 1],
        [13, 2],
        [16, 2],
        [17, 3],
        [20, 3],
      ],
    ],
    [
      'monk',
      'focus',
      [
        [2, 2],
        [3, 3],
        [10, 10],
        [20, 20],
      ],
    ],
    [
      'paladin',
      'lay-on-hands',
      [
        [1, 5],
        [2, 10],
        [10, 50],
        [20, 100],
      ],
    ],
    [
      'paladin',
      'channel-divinity',
      [
        [3, 2],
        [10, 2],
        [11, 3],
        [20, 3],
      ],
    ],
    [
      'ranger',
      'favored-enemy',
      [
        [1, 2],
        [4, 2],
        [5, 3],
        [8, 3],
        [9, 4],
        [13, 5],
        [17, 6],
      ],
    ],
    ['rogue', 'stroke-of-luck', [[20, 1]]],
    [
      'sorcerer',
      'innate-sorcery',
      [
        [1, 2],
        [20, 2],
      ],
    ],
    [
      'sorcerer',
      'sorcery-points',
      [
        [2, 2],
        [3, 3],
        [10, 10],
        [20, 20],
      ],
    ],
    [
      'warlock',
      'magical-cunning',
      [
        [2, 1],
        [20, 1],
      ],
    ],
    [
      'wizard',
      'arcane-recovery',
      [
        [1, 1],
        [20, 1],
      ],
    ],
  ])('of a %s, %s: %j', (name, id, rows) => {
    expect(rows.map(([level]) => [level, use(hero({ class: name, level }), id)?.total])).toEqual(rows);
    const [first] = rows[0] ?? [1];
    if (first > 1) expect(use(hero({ class: name, level: first - 1 }), id)).toBeUndefined();
  });

  it.each([
    [8, 1],
    [10, 1],
    [14, 2],
    [16, 3],
    [20, 5],
  ])('Bardic Inspiration with a charisma of %i: %i, at least one', (charisma, uses) => {
    expect(use(hero({ class: 'bard', stats: scores({ charisma }) }), 'bardic-inspiration')?.total).toBe(uses);
  });
});

/** What is left of everything that was spent, after each rest. */
describe('SRD 5.2.1, Resting: what comes back', () => {
  const spent = (name: ClassId, level: number, id: string, times: number) => {
    const character = hero({ class: name, level, usesSpent: { [id]: times } });
    const left = (after: Character) => use(after, id)?.left;
    return [left(granted(shortRest(character, 0, scripted())).character), left(granted(longRest(character, scripted())).character)];
  };
  it.each<[ClassId, number, string, number, number, number]>([
    ['barbarian', 6, 'rage', 4, 1, 4],
    ['bard', 4, 'bardic-inspiration', 1, 0, 1],
    ['bard', 5, 'bardic-inspiration', 1, 1, 1],
    ['cleric', 6, 'channel-divinity', 3, 1, 3],
    ['druid', 6, 'wild-shape', 3, 1, 3],
    ['fighter', 4, 'second-wind', 3, 1, 3],
    ['fighter', 17, 'action-surge', 2, 2, 2],
    ['fighter', 13, 'indomitable', 2, 0, 2],
    ['monk', 8, 'focus', 8, 8, 8],
    ['paladin', 5, 'lay-on-hands', 20, 5, 25],
    ['paladin', 5, 'channel-divinity', 2, 1, 2],
    ['ranger', 5, 'favored-enemy', 3, 0, 3],
    ['rogue', 20, 'stroke-of-luck', 1, 1, 1],
    ['sorcerer', 2, 'innate-sorcery', 2, 0, 2],
    ['sorcerer', 4, 'sorcery-points', 4, 0, 4],
    ['warlock', 2, 'magical-cunning', 1, 0, 1],
    ['wizard', 1, 'arcane-recovery', 1, 0, 1],
  ])('to a %s of level %i of %s, %i spent: %i after a short rest, %i after a long one', (name, level, id, times, short, long) => {
    expect(spent(name, level, id, times)).toEqual([short, long]);
  });

  it('a long rest brings back all hit points, all hit dice and all slots, and takes one level of exhaustion', () => {
    const worn = hero({
      class: 'wizard',
      level: 5,
      damage: 12,
      hitDiceSpent: { d6: 5 },
      exhaustion: 3,
      slotsSpent: [4, 3, 2, 0, 0, 0, 0, 0, 0],
    });
    const rested = granted(longRest(worn, scripted())).character;
    expect(rested).toMatchObject({ damage: 0, hitDiceSpent: {}, exhaustion: 2, slotsSpent: [0, 0, 0, 0, 0, 0, 0, 0, 0] });
  });
  it('a short rest brings back slots of a pact and no others', () => {
    expect(granted(shortRest(hero({ class: 'warlock', level: 5, pactSlotsSpent: 2 }), 0, scripted())).character.pactSlotsSpent).toBe(0);
    const wizard = hero({ class: 'wizard', level: 5, slotsSpent: [4, 0, 0, 0, 0, 0, 0, 0, 0] });
    expect(granted(shortRest(wizard, 0, scripted())).character.slotsSpent[0]).toBe(4);
  });
  it('a hit die gives its roll and constitution, at least 1', () => {
    const worn = (constitution: number) => hero({ level: 5, damage: 12, stats: scores({ constitution }) });
    expect(granted(shortRest(worn(14), 1, scripted(6))).character.damage).toBe(12 - 8);
    expect(granted(shortRest(worn(3), 1, scripted(1))).character.damage).toBe(12 - 1);
  });
  it('a human wakes with Heroic Inspiration', () => {
    expect([hero(), hero({ species: 'dwarf' })].map((one) => granted(longRest(one, scripted())).character.inspiration)).toEqual([
      true,
      false,
    ]);
  });
});
