import { describe, expect, it } from 'vitest';
import { entryOf, proposalOf } from '#web/features/generations/proposal/proposal.fixture.ts';
import { accepting, rejecting, reopening } from './review-plans.ts';

const ford = proposalOf('Ford');
const weir = proposalOf('Weir');
const mire = proposalOf('Mire', { before: entryOf('Mire') });

describe('accepting several proposals', () => {
  it('says before how many are added and how many merged', () => {
    expect(accepting([ford, weir, mire], 'all 3 sure ones', [entryOf('Mire')])).toMatchObject({
      title: 'Accept all 3 sure ones?',
      question: '2 new entries will be added, and 1 proposal will be merged into entries of your world. Each can be changed afterwards.',
      action: 'Accept 3',
    });
    expect(accepting([mire], 'all 1 place', []).question).toMatch(/^1 proposal will be merged into/);
  });

  it('leaves those open whose name is taken, and says so', () => {
    const plan = accepting([ford, weir], 'all 2 places', [entryOf('weir', 'items')]);
    expect(plan.question).toBe(
      '1 new entry will be added. 1 stays open, because an entry with that name exists. Each can be changed afterwards.',
    );
    expect(plan).toMatchObject({ action: 'Accept 1', decisions: [{ proposalId: 'Ford', verdict: 'accept' }] });
  });

  it('sends nothing where nothing is left to send', () => {
    expect(accepting([weir], 'all 1 place', [entryOf('Weir', 'items')])).toMatchObject({ action: 'Close', decisions: [] });
  });
});

describe('rejecting and reopening several', () => {
  it('is about each of them', () => {
    expect(rejecting([ford, mire], 'all 2 places')).toMatchObject({ action: 'Reject 2', rejects: true });
    expect(rejecting([ford, mire], '').decisions.map(({ verdict }) => verdict)).toEqual(['reject', 'reject']);
    expect(reopening([ford], '').decisions).toEqual([{ proposalId: 'Ford', verdict: 'reopen' }]);
  });
});
