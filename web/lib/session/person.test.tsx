import { defaultPreferences } from '#domain/account/default-preferences.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PersonProvider, usePerson } from './person.tsx';

function Name() {
  return usePerson().name;
}

describe('the person a screen is shown to', () => {
  it('is who is signed in', () => {
    const person = {
      kind: 'person' as const,
      id: 'mira',
      name: 'Mira',
      email: 'mira@table.example',
      plan: 'DM' as const,
      createdAt: '2026-11-20T12:00:00.000Z',
      emailVerified: true,
      avatarUrl: null,
      twoFactor: false,
      hasPassword: true,
      googleLinked: false,
      preferences: defaultPreferences,
      deletesAt: null,
    };
    expect(
      renderToStaticMarkup(
        <PersonProvider person={person}>
          <Name />
        </PersonProvider>,
      ),
    ).toBe('Mira');
  });

  it('cannot be asked for where nobody needs to be signed in', () => {
    expect(() => renderToStaticMarkup(<Name />)).toThrow('Authentication required');
  });
});
