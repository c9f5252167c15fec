const words = import.meta.glob<string>('#content/guides/*.md', { query: '?words', import: 'words', eager: true });

/** The words of each guide by its slug. They are fetched when somebody searches. */
export const guideWords: ReadonlyMap<string, string> = new Map(
  Object.entries(words).map(([path, text]) => [/([^/]+)\.md$/.exec(path)?.[1] ?? path, text]),
);
