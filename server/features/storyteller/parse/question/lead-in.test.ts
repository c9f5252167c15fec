import { expect, it } from 'vitest';
import { withoutLeadIn } from './lead-in.ts';

const names = ['Ansel Reed', 'Ansel', 'Jo'];

it.each([
  ['Before we set out, where are we?', 'where are we?'],
  ['Before Jo opens it: what do we know?', 'what do we know?'],
  ['before ansel leaves - who is here?', 'who is here?'],
  ['where are we and what is this about, short version please', 'where are we and what is this about'],
  ['Evening all. So, where are we?', 'So, where are we?'],
  ['Would you be so kind as to remind me which ways lead off?', 'narrator, which ways lead off?'],
  ['Forgive my poor memory, dear, but where is the mill?', 'narrator, where is the mill?'],
])('leaves what only leads up to a question, whoever of the party it names: %s', (line, left) => {
  expect(withoutLeadIn(line, names)).toBe(left);
});

it('keeps what names nobody of the party', () => {
  const line = 'Before dawn, where does the ferry go?';
  expect(withoutLeadIn(line, names)).toBe(line);
  expect(withoutLeadIn(line, [])).toBe(line);
});
