import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits/limits.ts';
import { combatFact } from '#domain/combat/fact.ts';
import type { CombatFact } from '#domain/combat/fact.ts';
import { takenBackFact } from './taken-back-fact.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';

const party = (name: string) => ({ id: name.toLowerCase(), name });
const [mira, tov, ill, ysolde] = [party('Mira'), party('Tov'), party('Ill'), party('Ysolde')];
type Given = Parameters<typeof combatFact>[1];
const facts = (...all: readonly (readonly [CombatFact['kind'], Given])[]) =>
  all.map(([kind, given]) => combatFact(kind, { ...given, undone: true }));
const told = (all: readonly CombatFact[]) => takenBackFact(all).map((fact) => tellCombatFact(fact).sentence);

describe('what is told of a step that was taken back', () => {
  it.each([
    ['Mira, Tov and Ill are prone.', facts(...[mira, tov, ill].map((target) => ['condition', { target, name: 'prone' }] as const))],
    [
      'Mira and Tov take 5 fire damage.',
      facts(['damage', { target: mira, name: 'fire', amount: 5 }], ['damage', { target: tov, name: 'fire', amount: 5 }]),
    ],
    [
      'Mira takes 5 fire damage, and what befell Tov and Ill.',
      facts(
        ['damage', { target: mira, name: 'fire', amount: 5 }],
        ['damage', { target: tov, name: 'fire', amount: 2 }],
        ['condition', { target: ill, name: 'prone' }],
        ['condition', { target: mira, name: 'prone' }],
      ),
    ],
    [
      'Ysolde casts Fireball, and what befell Mira, Tov and Ill.',
      facts(
        ['cast', { actor: ysolde, name: 'Fireball' }],
        ...[mira, tov, ill, ysolde].map((target) => ['save', { target, name: 'Fireball' }] as const),
      ),
    ],
    ['It is Tov’s turn.', facts(['turn', { actor: tov }], ['turn', { actor: ill }])],
    ['Mira is prone.', facts(['condition', { target: mira, name: 'prone' }])],
  ])('names everybody: %s', (sentence, all) => {
    expect(told(all)).toEqual([`Taken back: ${sentence}`]);
  });

  it('counts those of a crowd, and says nothing of nothing', () => {
    const crowd = Array.from({ length: limits.namesToldAtOnce + 3 }, (_, at) => party(`Goblin ${at + 1}`));
    const [sentence] = told(facts(...crowd.map((target) => ['condition', { target, name: 'prone' }] as const)));
    expect(sentence).toMatch(new RegExp(`^Taken back: Goblin 1, .+, Goblin ${limits.namesToldAtOnce} and 3 others are prone\\.$`));
    expect(told([])).toEqual([]);
  });
});
