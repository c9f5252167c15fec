import { describe, expect, it } from 'vitest';
import { groupsOf } from './suites.mjs';

describe('the suites of a run', () => {
  it.each([
    ['all beside each other by day', ['check', 'unit', 'journeys'], false, [['check', 'unit', 'journeys']]],
    ['the journeys after the others at night', ['check', 'unit', 'journeys'], true, [['check', 'unit'], ['journeys']]],
    ['one by itself', ['journeys'], false, [['journeys']]],
    ['one by itself at night', ['journeys'], true, [['journeys']]],
  ])('are %s', (_, wanted, isNightly, groups) => {
    expect(groupsOf(wanted, isNightly)).toEqual(groups);
  });
});
