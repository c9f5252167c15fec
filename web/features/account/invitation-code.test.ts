import { InvitationCode } from '#domain/account/invitation.ts';
import { describe, expect, it } from 'vitest';
import { invitationCodeIn } from './invitation-code.ts';

const code = 'ABCDEFGHJKLMNPQRSTUVWXYZ23';

describe('the code in what somebody pasted', () => {
  it.each([
    code,
    ` ${code}\n`,
    code.toLowerCase(),
    `${code.slice(0, 13)} ${code.slice(13)}`,
    `https://table.example/join#${code}`,
    `/join#${code}`,
  ])('is found in %j', (text) => {
    expect(invitationCodeIn(text)).toBe(code);
    expect(InvitationCode.parse(invitationCodeIn(text))).toBe(code);
  });

  it.each(['BCDFGHJK', ' bcdf-ghjk', 'https://table.example/join#BCDFGHJK'])('is the spoken one in %j', (text) => {
    expect(invitationCodeIn(text)).toBe('BCDFGHJK');
  });

  it.each([
    '',
    'Mira said Thursday',
    code.slice(1),
    `${code}A`,
    code.replace('A', 'O'),
    code.replace('B', '1'),
    `https://table.example/join/${code}`,
  ])('is missing in %j', (text) => {
    expect(invitationCodeIn(text)).toBeNull();
  });
});
