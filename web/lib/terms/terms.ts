import terms from '#content/terms/terms.json' with { type: 'json' };

/** Words of the game that a newcomer may not know. */
export type TermName = keyof typeof terms;

export interface ExplainedTerm {
  text: string;
  /** The guide that says more. */
  guide: string;
}

/** What each word means. Only `term-note.tsx` and the guides load it. */
export const explainedTerms: Readonly<Record<TermName, ExplainedTerm>> = terms;

/** A word as a name in the list; null where it is not explained. */
export function termNamed(name: string): TermName | null {
  const wanted = name.toLowerCase();
  for (const known of termNames) if (known.toLowerCase() === wanted) return known;
  return null;
}

const isTermName = (name: string): name is TermName => name in terms;
const termNames: readonly TermName[] = Object.keys(terms).filter(isTermName);
