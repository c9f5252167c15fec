import { locale } from './locale.ts';
import { whenUsed } from './when-used.ts';

const day = whenUsed(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }));

/** A moment as a day in the reader's locale, in English: "November 20, 2026". */
export function dayOf(moment: string | Date): string {
  return day().format(new Date(moment));
}

const moment = whenUsed(
  () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' }),
);

/** A moment with its time of day, where the reader is: "Nov 20, 2026, 2:05 PM". */
export function momentOf(when: string | Date): string {
  return moment().format(new Date(when));
}

const shortDay = whenUsed(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }));

/** A moment as a day, where there is little room: "Nov 20, 2026". */
export function shortDayOf(when: string | Date): string {
  return shortDay().format(new Date(when));
}
