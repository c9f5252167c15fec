import { describe, expect, it } from 'vitest';
import { audienceText } from './audience-text.ts';

const names: Record<string, string> = { p1: 'Mira', p2: 'Tov', p3: 'Ash' };
const words = (audience: Parameters<typeof audienceText>[0]) => audienceText(audience, (id) => names[id]);

describe('who may read an entry', () => {
  it('is everyone, the DM, or people by name', () => {
    expect(words('everyone')).toBe('Everyone');
    expect(words('dm')).toBe('DM only');
    expect(words(['p1'])).toBe('Mira');
    expect(words(['p1', 'p2', 'p3'])).toBe('Mira, Tov, and Ash');
  });

  it('counts those who have left', () => {
    expect(words(['p1', 'x'])).toBe('Mira and a former member');
    expect(words(['x', 'y'])).toBe('2 former members');
  });
});
