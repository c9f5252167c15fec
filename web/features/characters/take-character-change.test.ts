import { describe, expect, it } from 'vitest';
import { blankCharacter } from '#domain/character/blank.ts';
import { cardOf } from '#domain/character/card.ts';
import { plainlyShown } from '#domain/character/shown/shown-sheet.fixture.ts';
import { cardsAfter, sheetAfter } from './take-character-change.ts';

const home = { id: '7f3d1c7e-5b5c-4b39-8f0e-0c5f7a8e2a12', userId: 'mira', campaignId: 'salt-road' };
const kara = blankCharacter(home, 'srd', { name: 'Kara', species: 'human', class: 'fighter' });
const hurt = { ...kara, damage: 3 };
const sees = { playerName: 'Mira', isMine: true, mayAct: true };
const card = { ...cardOf(kara), isDamaged: false, ...sees };
const changed = {
  type: 'characters.changed' as const,
  campaignId: 'salt-road',
  characterId: kara.id,
  card: cardOf(hurt),
  sheet: {
    after: 4,
    position: 7,
    fields: { damage: 3 },
    shown: { hitPoints: plainlyShown(hurt).hitPoints, rests: plainlyShown(hurt).rests },
  },
  fromFight: false,
};

describe('the cards of a table', () => {
  it('show a change, and keep what each person may do', () => {
    expect(cardsAfter([card], changed)).toEqual([{ ...card, hitPoints: { ...card.hitPoints, left: card.hitPoints.left - 3 } }]);
  });

  it('forget what a change has left out: that somebody sleeps, and what ends by time', () => {
    const passing = { canBeShakenAwake: true, endsByTime: true, nextOver: '2026-01-01T20:00:00.000Z' } as const;
    expect(cardsAfter([{ ...card, ...passing }], changed)).toEqual(cardsAfter([card], changed));
  });

  it('lose a character that is gone, and are asked for when one has come', () => {
    expect(cardsAfter([card], { ...changed, card: null, sheet: null })).toEqual([]);
    expect(cardsAfter([], changed)).toBeNull();
  });
});

describe('a sheet', () => {
  const seen = { character: kara, shown: plainlyShown(kara), position: 4, ...sees };

  it('follows a change of the version it stands at', () => {
    expect(sheetAfter(seen, changed)).toEqual({ ...seen, character: hurt, shown: plainlyShown(hurt), position: 7 });
  });

  it('keeps what is newer, and is asked for where changes were missed', () => {
    const newer = { ...seen, position: 9 };
    expect(sheetAfter(newer, changed)).toBe(newer);
    expect(sheetAfter({ ...seen, position: 3 }, changed)).toBeNull();
    expect(sheetAfter(seen, { sheet: null })).toBeNull();
  });

  it('is asked for where an earlier build told of the change', () => {
    const { shown: _shown, ...earlier } = changed.sheet;
    expect(sheetAfter(seen, { sheet: earlier })).toBeNull();
  });
});
