/** Megabytes that one person may store, until an administrator decides otherwise: a year of pictures of a table that plays each week. */
export const defaultMegabytes = 2000;

/** Bytes of a megabyte, as file managers and sellers of disks count. */
const MEGABYTE = 1_000_000;

/** The bound in bytes; null for none. */
export function quotaBytes(megabytes: number | null): number | null {
  return megabytes === null ? null : megabytes * MEGABYTE;
}

/** What somebody reads who may not store a file of so many bytes, beside what they have stored already. */
export function quotaSentence({ used, bound, wanted }: { used: number; bound: number; wanted: number }): string {
  const needs = `You have stored ${megabytes(used)} of ${megabytes(bound)} MB, and this needs ${megabytes(wanted)} MB.`;
  return `${needs} Delete documents of your worlds, or worlds and campaigns that you no longer need, or ask the administrator for more room.`;
}

/** Megabytes as people read them: one digit behind the point below ten, never 0 for something. */
export function megabytes(bytes: number): string {
  const whole = bytes / MEGABYTE;
  if (whole >= 10) return Math.round(whole).toLocaleString('en');
  return String(bytes === 0 ? 0 : Math.max(0.1, Math.round(whole * 10) / 10));
}
