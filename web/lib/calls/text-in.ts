/** The text that stands under a name in an answer; null when there is none. */
export function textIn(answer: unknown, name: string): string | null {
  const value: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : null;
  return typeof value === 'string' && value !== '' ? value : null;
}
