import { eachAbility } from '#domain/rules/ability.ts';
import { describe, expect, it } from 'vitest';
import { isTyped, typedStats } from './typed-stats.ts';

const before = eachAbility(() => 12);
const typed = eachAbility(() => '12');

describe('typed stats', () => {
  it('send what was changed alone, and nothing for an empty field', () => {
    expect(typedStats(typed, before)).toEqual({});
    expect(typedStats({ ...typed, strength: '15', wisdom: ' ' }, before)).toEqual({ strength: 15, wisdom: null });
  });

  it('send no score that is none', () => expect(typedStats({ ...typed, strength: '21', wisdom: '1.5' }, before)).toEqual({}));

  it('send nothing for an empty field where the score is 10 already', () => {
    expect(typedStats({ ...typed, charisma: '' }, { ...before, charisma: 10 })).toEqual({});
  });

  it.each([null, 'text', {}, { ...typed, strength: 4 }])('are not read from %j', (kept) => expect(isTyped(kept)).toBe(false));
  it('are read as they were kept', () => expect(isTyped(typed)).toBe(true));
});
