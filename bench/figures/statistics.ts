/** The value below which the share `p` (0 to 1) of the values lies, by nearest rank; NaN of nothing. */
export function percentile(values: number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? Number.NaN;
}

export function median(values: number[]): number {
  return percentile(values, 0.5);
}
