import { expect, it } from 'vitest';
import { withoutLeadIn } from './lead-in.ts';

const names = ['Ansel Reed', 'Ansel', 'Jo'];

it.each([
  ['Before we set out, where are we?', 'where are we?'],
  ['Before Jo opens it: what do we know?', 'what do we know?'],
  ['before ansel leaves - who is here?', 'who is here?'],
])('leaves what only leads up to a question, whoever of the party it names: %s', (line, left) => {
  expect(withoutLeadIn(line, names)).toBe(left);
});

it('keeps what names nobody of the party', () => {
  const line = 'Before dawn, where does the ferry go?';
  expect(withoutLeadIn(line, names)).toBe(line);
  expect(withoutLeadIn(line, [])).toBe(line);
});
