import { describe, expect, it } from 'vitest';
import { editedInto, namesakeOf, takenAs, takeOver } from './one-of-each.ts';
import { entryOf, proposalOf } from './proposal.fixture.ts';

const ford = proposalOf('Ford');
const mire = proposalOf('Mire', { before: entryOf('The Mire') });

describe('an entry of the same name', () => {
  it('is found whatever its case, accents and category', () => {
    const existing = [entryOf('Owl', 'monsters'), entryOf('Élan', 'items')];
    expect(namesakeOf(existing, ' owl')?.id).toBe('e-Owl');
    expect(namesakeOf(existing, 'elan')?.id).toBe('e-Élan');
    expect(namesakeOf(existing, 'Owls')).toBeNull();
  });
});

describe('a proposal that was edited', () => {
  it('goes into what seems the same as long as its name is one of theirs', () => {
    expect(takenAs(mire, { name: 'Mire' })).toEqual({ verdict: 'merge', into: 'e-The Mire' });
    expect(takenAs(mire, { name: 'the mire' })).toEqual({ verdict: 'merge', into: 'e-The Mire' });
  });

  it('is new under a name of its own, and where nothing seems the same', () => {
    expect(takenAs(mire, { name: 'The Fen' })).toEqual({ verdict: 'accept' });
    expect(editedInto(ford, { name: 'Ford' })).toBeNull();
  });
});

describe('taking proposals over together', () => {
  it('merges what a document says of something that stands there, and accepts everything else', () => {
    expect(takeOver([ford, mire], 'document', [entryOf('The Mire')])).toEqual([
      { proposalId: 'Ford', verdict: 'accept' },
      { proposalId: 'Mire', verdict: 'merge', into: 'e-The Mire' },
    ]);
    expect(takeOver([mire], 'expansion', [])).toEqual([{ proposalId: 'Mire', verdict: 'accept' }]);
  });

  it('makes no name twice', () => {
    const again = proposalOf('again', { entry: { ...ford.entry, name: 'FORD', category: 'items' } });
    expect(takeOver([ford, again], 'document', [])).toEqual([{ proposalId: 'Ford', verdict: 'accept' }]);
    expect(takeOver([ford], 'document', [entryOf('ford', 'factions')])).toEqual([]);
  });
});
