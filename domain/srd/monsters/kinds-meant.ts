import { monsterTypes } from './monster-types.ts';
import type { Targets } from '#domain/rules/activity/reach.ts';

type Kind = (typeof monsterTypes)[number];

const patterns = monsterTypes.map((kind): [Kind, RegExp] => {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  return [kind, new RegExp(`\\b${name.replace(/y$/, '(?:y|ie)')}s?\\b`)];
});

/** What is no living creature, or oneself: of what kind it is, nobody asks. */
const unkind: readonly Targets['who'][] = ['corpse', 'self', 'point', 'object'];

/**
 * The kinds of creatures that something is limited to, by what it says of its targets: "a Celestial, Elemental, Fey or Fiend". Null where
 * any kind will do. `no Construct` stands for all others.
 */
export function kindsMeant(targets: Pick<Targets, 'who' | 'only'>): readonly Kind[] | null {
  const { only } = targets;
  if (only === undefined || unkind.includes(targets.who)) return null;
  const named = patterns.filter(([, pattern]) => pattern.test(only)).map(([kind]) => kind);
  if (named.length === 0) return null;
  return only.startsWith('no ') ? monsterTypes.filter((kind) => !named.includes(kind)) : named;
}
