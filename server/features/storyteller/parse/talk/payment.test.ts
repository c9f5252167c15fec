import { expect, it } from 'vitest';
import { paymentOf } from './payment.ts';

it.each([
  ['I slip him two gold', { gold: 2 }, 'bribe'],
  ['I pay 5 silver', { silver: 5 }, 'gift'],
  ['give the kid a copper piece', { copper: 1 }, 'gift'],
  ['I toss Nettle 3 sp and 2 cp', { silver: 3, copper: 2 }, 'gift'],
  ['I bribe the guard with 10 gp to let us pass', { gold: 10 }, 'bribe'],
  ['pay Juniper back 4 copper', { copper: 4 }, 'debt'],
  ['I arm wrestle Wenna for 5 silver', { silver: 5 }, 'stake'],
  ['I challenge the smith to a game of dice for two gold', { gold: 2 }, 'stake'],
  ['I drop 1 silver into his cup', { silver: 1 }, 'gift'],
  ['I bet a gold coin on the red beetle', { gold: 1 }, 'stake'],
  ['I buy a loaf for 2 copper', { copper: 2 }, 'goods'],
  ['I offer her five silver for her help', { silver: 5 }, 'bribe'],
  ['I bribe the clerk', {}, 'bribe'],
  ['I give her some coins', {}, 'gift'],
])('%s', (text, coins, purpose) => {
  expect(paymentOf(text)).toEqual({ coins, purpose });
});

it.each([
  'I give her the golden cup',
  'I look at the silver',
  'I take two gold from the till',
  'I do not pay 5 gold',
  'I pay attention',
  'he owes us two gold',
  'I hand over the letter',
  'I tip over the barrel',
  'I give him a look',
  'I throw 1 copper into the mud',
  'I flip a gold coin in the air',
])('%s pays nothing', (text) => {
  expect(paymentOf(text)).toBeNull();
});
