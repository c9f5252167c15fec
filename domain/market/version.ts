/** How a version is written: two or three numbers, such as "1.0" or "2.4.1". */
export const VERSION_FORM = /^(?:0|[1-9]\d{0,2})\.(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2}))?$/;

const numbersOf = (version: string) => version.split('.').map(Number);

/** Whether one version comes after another. A third number that is left out is 0. */
export function isNewer(version: string, than: string): boolean {
  const [one, other] = [numbersOf(version), numbersOf(than)];
  for (const at of [0, 1, 2]) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** The version that a form offers after another: the second number is one higher. */
export function nextVersion(after: string): string {
  const [first = 1, second = 0] = numbersOf(after);
  return second < 999 ? `${first}.${second + 1}` : `${first + 1}.0`;
}
