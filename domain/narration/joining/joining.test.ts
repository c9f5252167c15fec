import { describe, expect, it } from 'vitest';
import { goesBarely, joiningIn } from './joining.ts';

const names = ['Mira', 'Tov'];

describe('words that join in with another hero', () => {
  it.each([
    ["I'll come with", 'along'],
    ['same, right behind her', 'along'],
    ['right behind you Mira', 'along'],
    ['hey wait up for me!', 'along'],
    ['Tov follows', 'along'],
    ['ok, coming too', 'along'],
    ['me too', 'same'],
    ['Tov does too', 'same'],
    ['ditto lol', 'same'],
    ['what Mira said', 'same'],
    ['Tov looks too', 'same'],
    ['tov copies her', 'same'],
    ['race you there', 'along'],
    ['hold up, coming too', 'along'],
    ['after you my lady', 'along'],
    ['roger that', 'agree'],
    ['k', 'agree'],
    ['yeah lets', 'agree'],
    ['sure, why not', 'agree'],
  ])('are understood: %s', (text, how) => {
    expect(joiningIn(text, names)).toBe(how);
  });

  it.each([
    'I follow the drain',
    'I wait',
    'hold on',
    'I come in',
    "let's go to the mill",
    'yeah lets ring it nineteen times',
    'come with me',
    'I love you too',
    'wait, what about Nettle',
    'same question to Wenna',
    'I climb up after the bun',
    '',
  ])('are not found in words that tell of something of their own: %s', (text) => {
    expect(joiningIn(text, names)).toBeNull();
  });
});

describe('words that only say that somebody goes', () => {
  it.each(['I go', 'I go.', "Ok, I'm going!", 'I go there', 'We go', 'I leave now', 'going'])('are known: %s', (text) => {
    expect(goesBarely(text)).toBe(true);
  });

  it.each(['I go out', 'I go to the mill', 'I go down', 'I go back', 'I go and look', 'I am gone', 'I stay', 'go on, Nettle'])(
    'are no others: %s',
    (text) => {
      expect(goesBarely(text)).toBe(false);
    },
  );
});
