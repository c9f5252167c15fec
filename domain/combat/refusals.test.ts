import { describe, expect, it } from 'vitest';
import { refuseCombat, tellCombatRefusal } from './refusals.ts';

describe('a refusal of the fight’s rules', () => {
  it('is a code with names and numbers, and a sentence for those who read it', () => {
    const refused = refuseCombat('isCharmed', { name: 'Al', other: '{name}' });
    expect(refused).toEqual({ code: 'isCharmed', slots: { name: 'Al', other: '{name}' } });
    expect(tellCombatRefusal(refused)).toBe('Al is charmed by {name} and will not attack.');
  });

  it('asks for everything its sentence has a place for', () => {
    // @ts-expect-error The other is missing.
    const refused = refuseCombat('isCharmed', { name: 'Al' });
    expect(tellCombatRefusal(refused)).toBe('Al is charmed by  and will not attack.');
  });
});
