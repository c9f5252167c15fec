import { expect, it } from 'vitest';
import { hundredthsIn, priceText, sumText } from './price-text.ts';

it.each([
  ['4.50', 450],
  ['4,5', 450],
  [' 12 ', 1200],
  ['500', 50_000],
  ['500.01', null],
  ['0.99', null],
  ['4.505', null],
  ['-4', null],
  ['free', null],
  ['', null],
])('“%s” is %j hundredths', (text, amount) => {
  expect(hundredthsIn(text)).toBe(amount);
});

it('a price is shown with its currency', () => {
  expect([priceText({ amount: 450, currency: 'eur' }), priceText({ amount: 1200, currency: 'usd' }), sumText(450)]).toEqual([
    '€4.50',
    '$12.00',
    '4.50',
  ]);
});
