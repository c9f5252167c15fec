import { locale } from './locale.ts';
import { whenUsed } from './when-used.ts';

const whole = whenUsed(() => new Intl.NumberFormat(locale));
const short = whenUsed(() => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }));
const tenths = whenUsed(() => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const dollars = whenUsed(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }));
const units = ['bytes', 'kB', 'MB', 'GB', 'TB', 'PB'];

/** A whole number as people read it: "1,240". */
export function figure(value: number): string {
  return whole().format(value);
}

/** A number where there is little room: "1.2K". */
export function shortFigure(value: number): string {
  return short().format(value);
}

/** A number with its noun: "1 reply", "1,240 replies". */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${figure(value)} ${value === 1 ? one : many}`;
}

/** A size in steps of a thousand, with three digits at most: "812 bytes", "4.2 MB", "118 GB". */
export function sizeOf(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit > 0 && value < 9.95 ? tenths().format(value) : Math.round(value)} ${units[unit] ?? ''}`;
}

/** An amount of US dollars: "$0.25". */
export function dollarsOf(amount: number): string {
  return dollars().format(amount);
}
