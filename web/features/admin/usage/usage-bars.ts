import { dayMilliseconds } from '#domain/limits/units.ts';
import { locale } from '#web/ui/format/locale.ts';

import type { Bar } from '#web/ui/data-display/bar-chart.tsx';
import { counted } from '#web/ui/format/figures.ts';

export type Measure = 'replies' | 'input' | 'output';

/** What one day cost. `day` is a date of UTC. */
export interface UsageDay {
  day: string;
  replies: number;
  input: number;
  output: number;
}

/** With more days than this each bar is a week. */
const DAYS_SHOWN_SINGLY = 92;
const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Every one of the last `range` days up to `today`, oldest first; days on which nothing was told are there with zeros. */
export function everyDay(days: readonly UsageDay[], range: number, today: string): UsageDay[] {
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: range }, (_, at) => {
    const day = new Date(Date.parse(today) - (range - 1 - at) * dayMilliseconds).toISOString().slice(0, 10);
    return known.get(day) ?? { day, replies: 0, input: 0, output: 0 };
  });
}

/** Days as they are while they are few, else weeks that end with the last day; the first may be shorter. */
export function spansOf(days: readonly UsageDay[]): { first: string; last: string; total: UsageDay }[] {
  const length = days.length > DAYS_SHOWN_SINGLY ? 7 : 1;
  const spans: { first: string; last: string; total: UsageDay }[] = [];
  for (let end = days.length; end > 0; end -= length) {
    const part = days.slice(Math.max(0, end - length), end);
    const [first] = part;
    const last = part.at(-1);
    if (first && last) spans.unshift({ first: first.day, last: last.day, total: totalOf(part) });
  }
  return spans;
}

/** All of them together. */
export function totalOf(days: readonly UsageDay[]): UsageDay {
  const total = { day: days[0]?.day ?? '', replies: 0, input: 0, output: 0 };
  for (const day of days) {
    total.replies += day.replies;
    total.input += day.input;
    total.output += day.output;
  }
  return total;
}

/** A day of UTC as people read it: "November 20, 2026". */
export function dayText(day: string): string {
  return long.format(new Date(day));
}

/** A figure with what it counts. */
function measureText(measure: Measure, value: number): string {
  if (measure === 'replies') return counted(value, 'reply', 'replies');
  return `${counted(value, 'token')} ${measure === 'input' ? 'read' : 'written'}`;
}

/** The bars of a chart of days. */
export function barsOf(days: readonly UsageDay[], measure: Measure): Bar[] {
  return spansOf(days).map(({ first, last, total }) => ({
    id: first,
    label: short.format(new Date(first)),
    value: total[measure],
    text: `${first === last ? dayText(first) : `${short.format(new Date(first))} to ${dayText(last)}`}: ${measureText(measure, total[measure])}`,
  }));
}

/** The chart in a sentence: how much in all, and when most. */
export function summaryOf(days: readonly UsageDay[], measure: Measure): string {
  const all = measureText(measure, totalOf(days)[measure]);
  const span = `in ${counted(days.length, 'day')}`;
  const most = days.toSorted((one, other) => other[measure] - one[measure])[0];
  if (most === undefined || most[measure] === 0) return `Nothing ${span}.`;
  return `${all} ${span}, most on ${dayText(most.day)} (${measureText(measure, most[measure])}).`;
}
