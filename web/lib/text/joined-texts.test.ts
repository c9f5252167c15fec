import { describe, expect, it } from 'vitest';
import { joinedTexts } from './joined-texts.ts';

describe('two versions of a text', () => {
  it('are put one after the other, with a blank line between', () => {
    expect(joinedTexts('A coast of mud.\n', '  A coast of salt.', 100)).toBe('A coast of mud.\n\nA coast of salt.');
  });

  it('are not where one of them holds the other', () => {
    expect(joinedTexts('Mud.', '', 100)).toBeNull();
    expect(joinedTexts(' ', 'Salt.', 100)).toBeNull();
    expect(joinedTexts('Mud and salt.', 'salt.', 100)).toBeNull();
    expect(joinedTexts('Mud.', 'Mud.\nSalt.', 100)).toBeNull();
  });

  it('are not where both are more than fits', () => {
    expect(joinedTexts('Mud.', 'Salt.', 11)).toBe('Mud.\n\nSalt.');
    expect(joinedTexts('Mud.', 'Salt.', 10)).toBeNull();
  });
});
