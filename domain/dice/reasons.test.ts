import { describe, expect, it } from 'vitest';
import { modeOf, reasonNotes, weighed, withoutHelp } from './reasons.ts';

describe('what helps and hinders a d20', () => {
  it.each([
    [[], [], 'none', []],
    [['a', 'a', 'b'], [], 'advantage', ['Advantage: a, b']],
    [[], ['c'], 'disadvantage', ['Disadvantage: c']],
    [['a', 'b'], ['c'], 'none', ['Advantage: a, b', 'Disadvantage: c', 'Both cancel out']],
  ])('%j and %j make it fall with %s', (helps, hinders, mode, notes) => {
    expect(weighed({ helps, hinders })).toBe(mode);
    expect(reasonNotes({ helps, hinders })).toEqual(notes);
    // What was written before the field was there reads the same.
    expect(modeOf({ notes })).toBe(mode);
  });

  it('is what hinders alone where advantage is given up', () => {
    expect(weighed(withoutHelp({ helps: ['a'], hinders: ['b'] }))).toBe('disadvantage');
  });

  it('is the field of a roll before its notes', () => {
    expect(modeOf({ advantage: 'disadvantage', notes: ['Advantage: a'] })).toBe('disadvantage');
    expect(modeOf({})).toBe('none');
  });
});
