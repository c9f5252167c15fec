import { describe, expect, it } from 'vitest';
import { SPOKEN_LETTERS, groupSpokenCode, isInvitationCode, isSpokenCode, plainCode } from './invitation-code.ts';
import { InvitationCode } from './invitation.ts';

describe('a spoken code', () => {
  it('has no vowels and no letters that look like digits', () => {
    expect(SPOKEN_LETTERS).not.toMatch(/[AEIOUL01258]/);
    expect(new Set(SPOKEN_LETTERS).size).toBe(20);
  });

  it('is read in two groups of four letters', () => {
    expect(groupSpokenCode('BCDFGHJK')).toBe('BCDF-GHJK');
  });

  it.each(['BCDFGHJK', 'bcdfghjk', 'BCDF-GHJK', ' bcdf ghjk ', 'b c d f g h j k', 'BcDf--GhJk'])(
    'is understood when it is typed %j',
    (typed) => {
      expect(InvitationCode.parse(typed)).toBe('BCDFGHJK');
      expect(isSpokenCode(plainCode(typed))).toBe(true);
    },
  );

  it.each(['BCDFGHJ', 'BCDFGHJKM', 'BCDFGHJA', 'BCDF_GHJK', 'BCDFGHJ0', ''])('is not taken for one when somebody types %j', (typed) => {
    expect(isInvitationCode(plainCode(typed))).toBe(false);
    expect(InvitationCode.safeParse(typed).success).toBe(false);
  });

  it('is told from the long code of a link', () => {
    const long = 'ABCDEFGHJKLMNPQRSTUVWXYZ23';
    expect([isInvitationCode(long), isSpokenCode(long)]).toEqual([true, false]);
    expect(InvitationCode.parse(`${long.slice(0, 13)} ${long.slice(13).toLowerCase()}`)).toBe(long);
  });
});
