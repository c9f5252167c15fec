import type { Invitation } from '#domain/account/invitation.ts';
import { describe, expect, it } from 'vitest';
import { invitationName, invitationState, mostUsesFrom, usesText } from './invitation-text.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const open: Invitation = {
  id: 'i',
  label: '',
  campaignId: null,
  campaignName: null,
  seat: 'player',
  createdBy: 'Mira',
  createdAt: '2026-11-01T00:00:00Z',
  expiresAt: '2026-12-01T00:00:00Z',
  mostUses: 5,
  uses: 2,
  revokedAt: null,
};

describe('the state of an invitation', () => {
  it.each([
    ['Open', {}],
    ['Open', { expiresAt: null, mostUses: null, uses: 900 }],
    ['Revoked', { revokedAt: '2026-11-02T00:00:00Z' }],
    ['Expired', { expiresAt: '2026-11-20T12:00:00Z' }],
    ['Used up', { uses: 5 }],
  ])('reads %s for %j', (label, change) => {
    const state = invitationState({ ...open, ...change }, now);
    expect(state.label).toBe(label);
    expect(state.open).toBe(label === 'Open');
  });
});

describe('the words of an invitation', () => {
  it('count its uses', () => {
    expect(usesText(open)).toBe('2 of 5');
    expect(usesText({ uses: 7, mostUses: null })).toBe('7, no limit');
  });

  it('name it, whatever it is called', () => {
    expect(invitationName({ label: 'Thursday table', campaignName: 'The Salt Road' })).toBe('Thursday table');
    expect(invitationName({ label: '', campaignName: 'The Salt Road' })).toBe('Join link of The Salt Road');
    expect(invitationName({ label: '', campaignName: null })).toBe('Invitation without a name');
  });
});

describe('a number of uses as it was typed', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['1', 1],
    [' 1000 ', 1000],
    ['0', 'wrong'],
    ['1001', 'wrong'],
    ['2.5', 'wrong'],
    ['-3', 'wrong'],
    ['many', 'wrong'],
  ])('"%s" means %s', (text, many) => {
    expect(mostUsesFrom(text)).toBe(many);
  });
});
