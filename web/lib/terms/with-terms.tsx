import type { ReactNode } from 'react';
import { Term } from './term.tsx';
import type { TermName } from './terms.ts';

/** Words of the game as they stand in texts, with the name under which each is explained. Short forms count as they are written. */
const known: Readonly<Record<string, TermName>> = {
  AC: 'armor class',
  DC: 'difficulty',
  CR: 'challenge rating',
  XP: 'experience',
  HP: 'hit points',
  'temporary hit points': 'temporary hit points',
  'hit points': 'hit points',
  'hit dice': 'hit dice',
  'saving throw': 'saving throw',
  'bonus action': 'bonus action',
  'attack roll': 'attack roll',
  'short rest': 'short rest',
  'long rest': 'long rest',
  initiative: 'initiative',
  concentration: 'concentration',
  disadvantage: 'disadvantage',
  advantage: 'advantage',
};
const words = new RegExp(String.raw`(?<![\w-])(${Object.keys(known).join('|')})(?![\w-])`, 'gi');

const termOf = (word: string): TermName | undefined => known[word] ?? (word.length > 2 ? known[word.toLowerCase()] : undefined);

/** Texts that belong together, in which a word of the game explains itself where it first stands. */
export function withTerms(texts: readonly string[]): ReactNode[] {
  const explained = new Set<TermName>();
  return texts.map((text) =>
    text.split(words).map((part, at) => {
      const term = at % 2 === 1 ? termOf(part) : undefined;
      if (term === undefined || explained.has(term)) return part;
      explained.add(term);
      return (
        <Term key={at} name={term}>
          {part}
        </Term>
      );
    }),
  );
}
