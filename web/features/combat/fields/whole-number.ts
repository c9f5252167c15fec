/** The whole number that was typed, within bounds; null for anything else. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  const number = /^-?\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : null;
  return number !== null && number >= least && number <= most ? number : null;
}
