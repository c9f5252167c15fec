/** The numbers that were typed for some of these; an empty field says nothing. */
export function typedAmounts(typed: Readonly<Record<string, string>>, ids: readonly string[]): { id: string; amount: number }[] {
  return ids.flatMap((id) => {
    const text = typed[id] ?? '';
    return text === '' ? [] : [{ id, amount: Number(text) }];
  });
}
