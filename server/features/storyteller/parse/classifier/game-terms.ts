import { z } from 'zod';
import { abilities } from '#domain/rules/ability.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { classes } from '#domain/srd/classes.ts';
import { species } from '#domain/srd/species.ts';
import { spells } from '#domain/srd/spells.ts';
import { contentFile, contentFolder } from '#server/kernel/content.ts';

/** What kind of thing of the game a name is. */
export type TermKind = 'spell' | 'feature' | 'skill' | 'class' | 'rule';

const Named = z.array(z.looseObject({ name: z.string() }));

let kinds: ReadonlyMap<string, TermKind> | null = null;

/** Names of the game in small letters, by what they are; a name of two kinds is of the last. */
function readTerms(): ReadonlyMap<string, TermKind> {
  const named: [TermKind, readonly string[]][] = [
    ['rule', Object.keys(contentFile('terms/terms.json', z.record(z.string(), z.unknown())))],
    ['feature', [...contentFolder('srd/features', Named).values()].flatMap((features) => features.map(({ name }) => name))],
    ['spell', spells.map(({ name }) => name)],
    ['class', [...Object.keys(classes), ...Object.keys(species)]],
    ['skill', [...abilities, ...skillNames]],
  ];
  return new Map(named.flatMap(([kind, names]) => names.map((name) => [name.toLowerCase(), kind] as const)));
}

/** The kinds of what words name of the game, the longest names first: "how does second wind work" names a feature. */
export function termsIn(words: readonly string[]): TermKind[] {
  kinds ??= readTerms();
  const found: TermKind[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (let count = Math.min(4, words.length - at); count > 0; count -= 1) {
      const kind = kinds.get(words.slice(at, at + count).join(' '));
      if (kind === undefined) continue;
      found.push(kind);
      at += count - 1;
      break;
    }
  return found;
}
