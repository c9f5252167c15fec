import { dateOrder } from '#domain/world/lore/timeline.ts';

interface Dated {
  id: string;
  date: string;
}

/** A stretch of time, with what happened in it, date by date. */
export interface Era<Entry extends Dated> {
  label: string;
  dates: { date: string; entries: Entry[] }[];
}

const steps = [1, 10, 50, 100, 500, 1000, 5000, 10_000, 100_000];
/** Stretches one can take in at a glance. */
const ERAS_SHOWN = 12;

/** Groups what is in order of time into stretches of equal length, as short as the whole allows; dates without a number come last. */
export function erasOf<Entry extends Dated>(entries: readonly Entry[]): Era<Entry>[] {
  const years = entries.map(({ date }) => dateOrder(date)).filter((year) => year !== null);
  const span = Math.max(...years) - Math.min(...years) + 1;
  const step = steps.find((each) => span / each <= ERAS_SHOWN) ?? 1_000_000;
  const eras: Era<Entry>[] = [];
  for (const entry of entries) {
    const label = eraLabel(dateOrder(entry.date), step);
    let era = eras.at(-1);
    if (era?.label !== label) eras.push((era = { label, dates: [] }));
    const last = era.dates.at(-1);
    if (last?.date === entry.date) last.entries.push(entry);
    else era.dates.push({ date: entry.date, entries: [entry] });
  }
  return eras;
}

function eraLabel(year: number | null, step: number): string {
  if (year === null) return 'Year unknown';
  const from = Math.floor(year / step) * step;
  return step === 1 ? yearText(from) : `${yearText(from)} to ${yearText(from + step - 1)}`;
}

function yearText(year: number): string {
  return String(year).replace('-', '−');
}
