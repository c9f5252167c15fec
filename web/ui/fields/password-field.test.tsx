import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';

it('a password is hidden at first, and its button says what it does', () => {
  const page = renderToStaticMarkup(<PasswordField label="Password" hint="At least 6 characters." required />);
  expect(page).toContain('type="password"');
  expect(page).toMatch(/<button type="button"[^>]*aria-pressed="false"[^>]*aria-label="Show what you type"[^>]*>Show<\/button>/);
  expect(page).toContain('At least 6 characters.');
});
