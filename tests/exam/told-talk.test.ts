import { describe, expect, it } from 'vitest';
import { missed } from './missed-lines.ts';
import type { Line } from './missed-lines.ts';

describe('what somebody is bidden to say', () => {
  it('is a name only where one has been spoken of, and no gesture', () => {
    const lines: Line[] = [
      { said: '"Speak her name, Osk."', not: /Speak her name\?/, told: /name/ },
      { said: 'Osk, what do you think of Aurel Pryce?' },
      { said: '"Name him, Osk. Come on."', told: /Aurel|name/, not: /Name him\?/ },
    ];
    expect(missed('tollhithe', 'candle-rock', lines)).toEqual([]);
  });
});

describe('a goodbye', () => {
  it('is answered in kind, and brings nothing to light', () => {
    const lines: Line[] = [
      { said: '"Night, Dorrit, sleep tight!"', not: /I tie it|what it says on the door|There\."/ },
      { said: '"Pell, try to get a bit of sleep. Good night."', not: /Get a bit of sleep\?|sleep\? / },
    ];
    expect(missed('chimneys', 'guest-house', lines, ['red-wool'])).toEqual([]);
  });
});

describe('leave that is asked for', () => {
  it('is given for what stands open, and kept for what is their own', () => {
    const lines: Line[] = [
      { said: '"May I have a look at that ceiling?"', told: /Let you have a look at that ceiling\?/, not: /let you[^"]*\? (?:No|Not)/i },
      { said: '"Reeve, could I peek into your coat?"', not: /By all means|Yes, do|need not even ask/ },
    ];
    expect(missed('tollhithe', 'tide-house', lines)).toEqual([]);
  });

  it('is given to whoever would hold something for somebody', () => {
    const lines: Line[] = [
      {
        said: '"Nan, may I hold that ball of wool for you?"',
        told: /Let you hold|[Mm]ustard|wool/,
        not: /do not know|could not say|Not that/,
      },
      { said: '"Could I stroke your cat?"', not: /do not know|could not say|wish I could/ },
    ];
    expect(missed('ambry', 'warmside', lines)).toEqual([]);
  });

  it('is no condition where the thing is not there', () => {
    const lines: Line[] = [
      { said: '"Wenna, might we have an anchor?"', told: /an anchor\?/i, not: /First|comes before|a thing of you/ },
      { said: 'can we have a lobster pot', told: /lobster pot/, not: /to sell\.$/ },
    ];
    expect(missed('tollhithe', 'dry-quay', lines)).toEqual([]);
  });

  it('is not asked twice for what was given', () => {
    const lines: Line[] = [
      { said: '"May we borrow the storm lantern, Dorrit?"', told: /storm lantern/ },
      { said: '"Could I take the storm lantern, Dorrit?"', told: /have it already|with you|twice|left here/, not: /before you|too late/ },
    ];
    expect(missed('chimneys', 'guest-house', lines)).toEqual([]);
  });
});

describe('somebody who bids the party ask', () => {
  it('has an answer for whoever does', () => {
    const hearth: Line[] = [
      { said: 'Ilse, what do you keep behind the iron doors?', not: /burns what it is told/ },
      { said: '"Straight out, then: what does your stove burn?"', told: /burns what it is told/ },
    ];
    expect(missed('chimneys', 'hearth-house', hearth)).toEqual([]);
    const carver: Line[] = [
      { said: '"You are hiding something, Marga."', told: /what there is in it/ },
      { said: '"So what have you got in the basket?"', told: /Sixty-one hang there/ },
      { said: '"And what is in your basket, Marga?"', not: /I am hiding a basket|do not know/ },
    ];
    expect(missed('chimneys', 'carvers-shop', carver)).toEqual([]);
    const spoons: Line[] = [{ said: '"Whose are they, those eight spoons?"', told: /I have read out/ }];
    expect(missed('chimneys', 'hearth-house', spoons, ['spoons-over'])).toEqual([]);
  });
});

describe('somebody who is asked for the meaning of their own words', () => {
  it('says them again, and does not say that they know nothing of it', () => {
    const lines: Line[] = [
      { said: 'Wenna, when did the sea go?', told: /Tuesday/ },
      { said: '"How do you mean?"', told: /"[^"]{20,}"/, not: /How do I mean\?|do not know/ },
      { said: '"Turn of what?"', not: /Turn of what\? / },
    ];
    expect(missed('tollhithe', 'dry-quay', lines)).toEqual([]);
  });

  it('does not say that they know nothing of whom they have just named', () => {
    const lines: Line[] = [
      { said: '"Aune was the first name in your book, Ilse."', told: /Aune Garrow, six/ },
      { said: '"Ilse, who is Aune?"', not: /do not know|could not say|If I knew|Nobody has told me/ },
      { said: '"Who is Aune?"', not: /do not know|could not say|If I knew|Nobody has told me/ },
    ];
    expect(missed('chimneys', 'hearth-house', lines, ['aune-first'])).toEqual([]);
  });
});

describe('who brought something', () => {
  it('is a question, and tells nobody that it was found out', () => {
    const lines: Line[] = [{ said: '"Tibb, who was it that came with your milk?"', told: /mayor came by/, not: /So it was in the milk/ }];
    expect(missed('ambry', 'hatch', lines, ['mayors-milk'])).toEqual([]);
  });
});
