import { monsterTypes } from '#domain/srd/monsters/monster-types.ts';
import type { Targets } from '#domain/rules/activity/reach.ts';

type Kind = (typeof monsterTypes)[number];

const patterns = monsterTypes.map((kind): [Kind, RegExp] => {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  return [kind, new RegExp(`\\b${name.replace(/y$/, '(?:y|ie)')}s?\\b`)];
});

/**
 * The kinds of creatures that something is limited to, by what it says of its targets: "a Celestial, Elemental, Fey or Fiend". Null where
 * any kind will do. `no Construct` stands for all others.
 */
export function kindsMeant({ who, only = '' }: Pick<Targets, 'who' | 'only'>): readonly Kind[] | null {
  if (who === 'corpse' || who === 'self' || who === 'point' || who === 'object') return null;
  const named = patterns.filter(([, pattern]) => pattern.test(only)).map(([kind]) => kind);
  if (named.length === 0) return null;
  return only.startsWith('no ') ? monsterTypes.filter((kind) => !named.includes(kind)) : named;
}
