interface Named {
  userId: string;
  name: string;
}

/** A piece of a message's words; `userId` when it names somebody. */
export interface MentionRun {
  text: string;
  userId: string | null;
}

/** Splits words at every @Name of those given; the longest name that fits is meant. Joined again, the pieces are the words. */
export function mentionRuns(text: string, people: readonly Named[]): MentionRun[] {
  if (people.length === 0 || !text.includes('@')) return [{ text, userId: null }];
  const longestFirst = people.filter(({ name }) => name !== '').toSorted((one, other) => other.name.length - one.name.length);
  const runs: MentionRun[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const named = at < from || isWordPart(text, at - 1) ? undefined : longestFirst.find(({ name }) => isNamedAt(text, at + 1, name));
    if (!named) continue;
    if (at > from) runs.push({ text: text.slice(from, at), userId: null });
    const until = at + 1 + named.name.length;
    runs.push({ text: text.slice(at, until), userId: named.userId });
    from = until;
  }
  if (from < text.length || runs.length === 0) runs.push({ text: text.slice(from), userId: null });
  return runs;
}

/** Those whom words name with an @, each once. */
export function mentionsIn(text: string, people: readonly Named[]): string[] {
  return [...new Set(mentionRuns(text, people).flatMap(({ userId }) => userId ?? []))];
}

function isNamedAt(text: string, at: number, name: string): boolean {
  return text.slice(at, at + name.length).toLowerCase() === name.toLowerCase() && !isWordPart(text, at + name.length);
}

/** Whether a letter or number stands there: then a name does not end, or an address does not begin. */
function isWordPart(text: string, at: number): boolean {
  return /[\p{L}\p{N}_]/u.test(text.charAt(at));
}
