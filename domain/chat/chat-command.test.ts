import { describe, expect, it } from 'vitest';
import { readWritten } from './chat-command.ts';
import type { Target } from './message.ts';

const group: Target = { kind: 'group' };
const others = [
  { userId: 'm', name: 'Mira' },
  { userId: 'mv', name: 'Mira Vale' },
  { userId: 'x', name: 'X (the 1st)' },
];
const read = (text: string, to: Target = group) => readWritten(text, to, others);

describe('words in the box', () => {
  it.each<[string, ReturnType<typeof read>]>([
    ['  I look up. ', { what: 'message', kind: 'say', content: 'I look up.', to: group }],
    ['//etc is a place', { what: 'message', kind: 'say', content: '/etc is a place', to: group }],
    ['/ooc tea?\nyes', { what: 'message', kind: 'ooc', content: 'tea?\nyes', to: group }],
    ['/ME bows', { what: 'message', kind: 'me', content: 'bows', to: group }],
    ['/roll 2d6+3', { what: 'roll', dice: '2d6+3', to: group }],
    ['/r', { what: 'roll', dice: '1d20', to: group }],
    ['/w mira hush', { what: 'message', kind: 'say', content: 'hush', to: { kind: 'player', userId: 'm' } }],
    ['/w Mira Vale hush', { what: 'message', kind: 'say', content: 'hush', to: { kind: 'player', userId: 'mv' } }],
    ['/w X (the 1st) hush', { what: 'message', kind: 'say', content: 'hush', to: { kind: 'player', userId: 'x' } }],
    ['/w dm help', { what: 'message', kind: 'say', content: 'help', to: { kind: 'dm' } }],
  ])('“%s” is read as meant', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each(['/w', '/w Nobody hush', '/w Mirage hush', '/w Mira', '/ooc', '/me ', '/dance', '/'])(
    '“%s” is answered with a sentence',
    (text) => {
      expect(read(text)).toMatchObject({ what: 'wrong', sentence: expect.stringMatching(/\w+.*[.:]/) });
    },
  );

  it('keeps whom words are for, except for a whisper, which says so itself', () => {
    const notes: Target = { kind: 'notes' };
    expect(read('/roll 1d4', notes)).toMatchObject({ to: notes });
    expect(read('/me hides', notes)).toMatchObject({ to: notes });
    expect(read('/w mira hush', notes)).toMatchObject({ to: { kind: 'player' } });
  });
});
