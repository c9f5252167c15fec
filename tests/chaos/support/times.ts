/** The middle and the largest of some times in milliseconds, as seconds for the table. */
export function timesOf(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const seconds = (time = 0) => (time / 1000).toFixed(2);
  return `p50 ${seconds(sorted[Math.floor((sorted.length - 1) / 2)])} s, max ${seconds(sorted.at(-1))} s`;
}
