import { expect, it } from 'vitest';
import { withIntroductions } from './introduced.ts';

const mira = { id: 'mira', name: 'Mira' };
const party = [mira, { id: 'tov', name: 'Tov' }, { id: 'ada', name: 'Ada' }];

it.each([
  ['I introduce myself.', 'I say "I am Mira.".'],
  ['I look for the reeve, introduce us, and ask', 'I look for the reeve, say "I am Mira, and this is Tov.", and ask'],
  ['I bow and introduce us both', 'I bow and say "I am Mira, and this is Tov."'],
  ['We introduce ourselves to the reeve.', 'We say to the reeve "I am Mira, and this is Tov.".'],
  ['I politely introduce Tov and myself to Hob', 'I politely say to Hob "I am Mira, and this is Tov."'],
])('who introduces themselves says their names: %s', (text, plain) => expect(withIntroductions(text, mira, party.slice(0, 2))).toBe(plain));

it('all of a party are named', () => expect(withIntroductions('I introduce us', mira, party)).toContain('this is Tov and Ada'));

it.each([
  'I introduce a new rule',
  'I ask who introduced them',
  'I introduce myself, and ask what it is for.',
  'introduce me to your sister',
])('all else stays as it is: %s', (text) => expect(withIntroductions(text, mira, party)).toBe(text));
