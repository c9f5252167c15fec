/** The amount that was typed, if it is one. */
export function amountIn(typed: string): number | null {
  const amount = Number(typed);
  return typed.trim() !== '' && Number.isInteger(amount) && amount >= 1 ? amount : null;
}
