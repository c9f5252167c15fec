import { describe, expect, it } from 'vitest';
import { isInGroup, navigation } from './navigation.ts';

function currentGroups(path: string): string[] {
  return navigation.filter((group) => isInGroup(group, path)).map(({ label }) => label);
}

describe('the groups of the header', () => {
  it('stand in their order', () => {
    expect(navigation.map(({ label }) => label)).toEqual(['Campaign', 'Learn to Play', 'Tools', 'Marketplace']);
  });

  it('know every page under them as theirs, and no other group does', () => {
    for (const group of navigation) {
      for (const { to } of [group, ...group.items]) expect(currentGroups(to)).toEqual([group.label]);
    }
  });

  it('count worlds and the choice of a world to the campaigns', () => {
    expect(currentGroups('/world/view/abc')).toEqual(['Campaign']);
    expect(currentGroups('/world-select-for-campaign')).toEqual(['Campaign']);
  });

  it('claim neither home nor an account nor a lookalike', () => {
    for (const path of ['/', '/account/profile', '/learning', '/toolshed']) expect(currentGroups(path)).toEqual([]);
  });
});
