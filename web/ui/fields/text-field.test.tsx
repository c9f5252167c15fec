import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

const field = (letters: number, maxLength: number) =>
  renderToStaticMarkup(<TextField label="Title" hint="On the card." maxLength={maxLength} value={'a'.repeat(letters)} readOnly />);

it('a text that is as long as it can be says so, and a short code does not', () => {
  expect(field(79, 80)).toContain('On the card.');
  expect(field(80, 80)).toContain('as long as it can be: 80 characters');
  expect(field(6, 6)).toContain('On the card.');
});
