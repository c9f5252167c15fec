/**
 * The same function, which remembers what it answered for the last `most` texts. For functions that depend on their text alone and whose
 * answers nobody changes.
 */
export function remember<Answer>(read: (text: string) => Answer, most: number): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const there = known.get(text);
    if (there !== undefined) return there;
    const answer = read(text);
    if (known.size >= most) known.clear();
    known.set(text, answer);
    return answer;
  };
}

/** The same function, which remembers what it answered for as long as its subject lives. For subjects that nobody changes. */
export function rememberOf<Subject extends object, Answer extends object>(
  read: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  const known = new WeakMap<Subject, Answer>();
  return (subject) => {
    const there = known.get(subject);
    if (there !== undefined) return there;
    const answer = read(subject);
    known.set(subject, answer);
    return answer;
  };
}
