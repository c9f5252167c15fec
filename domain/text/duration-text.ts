import { daySeconds, hourSeconds, minuteSeconds } from '#domain/limits/units.ts';

/** Up to here a countdown is told in seconds alone. */
const SHORT_SECONDS = 2 * minuteSeconds;

/** A length of time in words, its two largest units: "1 hour 30 minutes". */
export function durationText(seconds: number): string {
  const [first, second] = parts(seconds, [
    [daySeconds, 'day'],
    [hourSeconds, 'hour'],
    [minuteSeconds, 'minute'],
    [1, 'second'],
  ]).map(({ count, unit }) => `${count} ${unit}${count === 1 ? '' : 's'}`);
  return [first ?? '0 seconds', second ?? ''].join(' ').trim();
}

/** What is left of a time, as short as it can be told: "59s", "4 min 30 s", "1 h 59 min", "1 d 23 h". */
export function countdownText(seconds: number): string {
  if (seconds <= SHORT_SECONDS) return `${seconds}s`;
  const [first, second] = parts(seconds, [
    [daySeconds, 'd'],
    [hourSeconds, 'h'],
    [minuteSeconds, 'min'],
    [1, 's'],
  ]).map(({ count, unit }) => `${count} ${unit}`);
  return [first ?? '', second ?? ''].join(' ').trim();
}

/** How many of each unit, from the largest that fits, and the one right below it. */
function parts(seconds: number, units: [number, string][]): { count: number; unit: string }[] {
  const at = units.findIndex(([size]) => seconds >= size);
  let left = seconds;
  return (at === -1 ? [] : units.slice(at, at + 2)).flatMap(([size, unit]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return count === 0 ? [] : [{ count, unit }];
  });
}
