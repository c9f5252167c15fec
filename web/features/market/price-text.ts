import type { Price } from '#domain/market/price.ts';
import type { Currency } from '#domain/market/terms.ts';
import { limits } from '#domain/limits/limits.ts';

const HUNDREDTHS = 100;

/** What something costs, in words: "€4.50". */
export const priceText = ({ amount, currency }: Price): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / HUNDREDTHS);

/** Each currency as it is chosen. */
export const currencyNames: Readonly<Record<Currency, string>> = { eur: 'Euro', usd: 'US dollar', gbp: 'British pound' };

/** A sum as it stands in the field: "4.50". */
export const sumText = (amount: number): string => (amount / HUNDREDTHS).toFixed(2);

/** Hundredths of a sum that somebody has typed, with a point or a comma; null where it is none that can be asked for. */
export function hundredthsIn(text: string): number | null {
  const [, whole = '', part = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === '') return null;
  const amount = Number(whole) * HUNDREDTHS + Number(part.padEnd(2, '0'));
  return amount >= limits.priceLeast && amount <= limits.priceMost ? amount : null;
}
