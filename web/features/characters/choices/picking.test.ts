import { describe, expect, it } from 'vitest';
import { fittingPicks } from '#domain/character/options/offer.ts';
import { pickedAfter, picksAfter } from './picking.ts';

describe('a press in a list', () => {
  it.each([
    [[], 'a', 2, ['a']],
    [['a'], 'b', 2, ['a', 'b']],
    [['a', 'b'], 'c', 2, ['a', 'b']],
    [['a', 'b'], 'a', 2, ['b']],
    [['a'], 'b', 1, ['b']],
    [['a'], 'a', 1, ['a']],
  ])('with %j chosen, on %s of at most %i, leaves %j', (chosen, id, most, after) => {
    expect(pickedAfter(chosen, id, most)).toEqual(after);
  });
});

describe('picks', () => {
  const fighter = { choose: 2, from: ['athletics', 'history', 'insight'] as const };
  const wizard = { choose: 2, from: ['arcana', 'history'] as const };

  it('fit what is offered, in the order of choosing, and not more than may be', () => {
    expect(fittingPicks(['insight', 'arcana', 'athletics', 'history'], fighter)).toEqual(['insight', 'athletics']);
  });

  it('come back when the offer does', () => {
    const asFighter = picksAfter([], ['athletics', 'insight'], fighter.from);
    const asWizard = picksAfter(asFighter, ['arcana'], wizard.from);
    expect(fittingPicks(asWizard, wizard)).toEqual(['arcana']);
    expect(fittingPicks(asWizard, fighter)).toEqual(['athletics', 'insight']);
  });
});
