import names from '#content/ideas/names.json' with { type: 'json' };
import tables from '#content/ideas/places.json' with { type: 'json' };
import { regionMaking } from '#domain/limits/battle-map-limits.ts';
import { oneOf } from './draw.ts';
import type { Draw } from './draw.ts';
import type { FeatureKind, SettlementKind } from './choices.ts';
import { anyStyle } from './idea.ts';
import type { NameStyle } from './tables.ts';

/** The styles of names, each by its id and what it is called. */
export const nameStyles: readonly { id: string; name: string }[] = names.styles;

/** The words of places, as content has them. */
export const placeWords = tables;

/** Names the places of one land. */
export interface PlaceNames {
  settlement: (kind: SettlementKind) => string;
  feature: (kind: FeatureKind) => string;
}

const { nameTries } = regionMaking;

/** Names of one style, or of any where none is named: none of them twice in a land. */
export function placeNames(styleId: string, draw: Draw): PlaceNames {
  const style = anyStyle(names, draw, styleId);
  // Whole names, and the words in them: neither is to be met again soon.
  const taken = new Set<string>();
  const fresh = (patterns: readonly string[]): string => {
    let name = '';
    for (let tries = 0; tries < nameTries; tries += 1) {
      const pattern = oneOf(patterns, draw, '');
      const word = style === undefined ? '' : wordFor(pattern, style, draw);
      // Three of a letter in a row are no name.
      name = pattern.replace(/\{\w+\}/, word).replaceAll(/([a-z])\1{2,}/g, '$1$1');
      if (taken.has(name)) continue;
      const isWorn = taken.has(word) || (pattern !== '{name}' && taken.has(pattern));
      if (!isWorn || tries > nameTries / 2) {
        for (const each of [name, word, pattern]) taken.add(each);
        return name;
      }
    }
    return name;
  };
  return { settlement: (kind) => fresh(tables.settlements[kind]), feature: (kind) => fresh(tables.features[kind]) };
}

/** A word of a style for a pattern: a whole name, or what more is joined to. */
function wordFor(pattern: string, { first, family }: NameStyle, draw: Draw): string {
  const begin = oneOf(first.begin, draw, '');
  if (pattern.includes('{name}')) return begin + oneOf(first.middle, draw, '') + oneOf(first.end, draw, '');
  // Some families are named with several words, to which nothing can be joined.
  const roots = family.begin.filter((word) => /^[A-Z][a-z]+$/.test(word));
  return roots.length > 0 && draw() < 0.6 ? oneOf(roots, draw, begin) : begin;
}
