import { describe, expect, it } from 'vitest';
import type { Roll } from '#domain/dice/roll.ts';
import { hasRolledSince } from './rolled-since.ts';

const roll = (over: Partial<Roll> = {}): Roll => ({
  label: 'Roll',
  dice: '1d20',
  faces: [9],
  kept: [9],
  modifier: 0,
  total: 9,
  against: null,
  ...over,
});
const mine = roll({ from: { characterId: 'kara', itemId: null, what: 'test' } });
const at = (second: number) => `2026-01-01T17:35:0${second}.000Z`;
type Known = Parameters<typeof hasRolledSince>[0][number];
const said = (position: number, second: number, over: Partial<Known> = {}): Known => ({
  id: `m${position}`,
  position,
  createdAt: at(second),
  rolls: [],
  check: null,
  ...over,
});
const first = said(1, 1, { rolls: [mine] });
const asked = (rolledAt: string | undefined): Known['check'] => ({
  kind: 'each',
  what: { kind: 'save', ability: 'wisdom' },
  against: null,
  difficulty: null,
  showsDifficulty: false,
  isSecret: false,
  advantage: 'none',
  isClosed: false,
  rollers: [
    {
      characterId: 'kara',
      userId: 'mira',
      name: 'Kara',
      side: 'first',
      modifier: null,
      helpedBy: null,
      hasRolled: rolledAt !== undefined,
      ...(rolledAt !== undefined && { rolledAt }),
      result: null,
    },
  ],
});

describe('a hero has rolled since a roll', () => {
  it.each<[string, boolean, Known[]]>([
    ['nothing else fell', false, [first]],
    ['words follow', false, [first, said(2, 2)]],
    ['a roll of the sheet follows', true, [first, said(2, 2, { rolls: [mine] })]],
    ['one follows in the same moment', true, [first, said(2, 1, { rolls: [mine] })]],
    ['one came before', false, [said(0, 0, { rolls: [mine] }), first]],
    ['a roll in a fight follows', true, [first, said(2, 2, { rolls: [roll({ by: 'kara' })] })]],
    ['somebody else rolls', false, [first, said(2, 2, { rolls: [roll({ by: 'tam' }), roll()] })]],
    ['a card is asked, and not rolled', false, [first, said(2, 2, { check: asked(undefined) })]],
    ['a card of before is rolled after it', true, [said(0, 0, { check: asked(at(2)) }), first]],
    ['a card was rolled before it', false, [said(0, 0, { check: asked(at(0)) }), first]],
  ])('%s: %s', (_, expected, messages) => {
    expect(hasRolledSince(messages, 'kara', { messageId: 'm1', at: at(1) })).toBe(expected);
  });

  it('what fell on a card that asks for a check is measured by when it fell', () => {
    const card = said(1, 0, { check: asked(at(3)) });
    const fallen = { messageId: 'm1', at: at(3) };
    expect(hasRolledSince([card, said(2, 2, { rolls: [mine] })], 'kara', fallen)).toBe(false);
    expect(hasRolledSince([card, said(3, 4, { rolls: [mine] })], 'kara', fallen)).toBe(true);
  });
});
