import { describe, expect, it } from 'vitest';
import { missed } from './missed-lines.ts';
import type { Line } from './missed-lines.ts';

describe('what people do by the way', () => {
  it('is done, and takes nothing along that cannot be taken', () => {
    const lines: Line[] = [
      {
        said: 'I take a slow breath and look around',
        told: /takes a slow breath\b.*Forty boats/s,
        not: /slow breath along|keeps the slow/,
      },
      { said: 'I kneel down so we are eye to eye', told: /kneels down/, not: /looks the place over/ },
      { said: 'I nod and hand Nettle a coin', told: /nods\b.*one copper/s, not: /nothing has changed|tries to/ },
      { said: 'I put a log on the fire', not: /Mira puts a log on the fire/ },
      { said: 'I open the yellow door and go in', told: /through the yellow door/, not: /knocks|Say that you go/ },
    ];
    expect(missed('tollhithe', 'dry-quay', lines)).toEqual([]);
  });

  it('feeds a fire where there is one', () => {
    const lines: Line[] = [
      { said: 'i put a log in the stove', told: /puts a log in the stove/ },
      { said: 'I stoke the stove', told: /stokes the stove/ },
    ];
    expect(missed('chimneys', 'guest-house', lines)).toEqual([]);
  });

  it('pays for what is ordered, and says "pay" to nobody', () => {
    const said = 'I order two ciders and pay';
    expect(missed('tollhithe', 'borrowed-anchor', [{ said, told: /copper/, not: /"Pay\b/ }])).toEqual([]);
  });
});

describe('a thing that is bargained for', () => {
  it('is not paid for by what would be given, and is by what is laid down', () => {
    const lines: Line[] = [
      { said: 'Morning madam, is that your ferry?', told: /Second Thought/ },
      { said: "How much for the whale tooth? I'd give you one copper", not: /puts the money away|one copper into/ },
      { said: 'Nettle, how much for the whale tooth?', told: /three/ },
      { said: "ok here's three", told: /whale tooth/, not: /nothing comes of it/ },
    ];
    expect(missed('tollhithe', 'dry-quay', lines)).toEqual([]);
  });

  it('is thought about by whoever looks, and an inn is gone to by any name', () => {
    const lines: Line[] = [
      { said: 'I count the chalk strokes on the bollard and work out what they mean', not: /"Work out/ },
      { said: "Let's check out the pub", told: /built round its name/ },
    ];
    expect(missed('tollhithe', 'dry-quay', lines)).toEqual([]);
  });
});

describe('what is shown to somebody who is asked about it in the same breath', () => {
  it('is answered once', () => {
    const lines: Line[] = [
      { said: 'I examine the hook for hair', told: /plum-coloured velvet/ },
      {
        said: 'I show Tibb the thread and ask who wears plum velvet',
        told: /one coat like that/,
        not: /cannot tell you|says nothing to me/,
      },
    ];
    expect(missed('ambry', 'hatch', lines)).toEqual([]);
  });
});

describe('what people ask where they have just come in', () => {
  it('is answered of the place', () => {
    const lines: Line[] = [
      {
        said: 'okay GM, set the scene for me! Where are Mira and Tov right now',
        told: /You are at the Dry Quay/,
        not: /Nobody has told you/,
      },
      { said: 'what can I buy here?', told: /Nettle sells a doorknob/ },
      { said: 'Nettle, what do you have to eat?', not: /That I can do/ },
    ];
    expect(missed('tollhithe', 'dry-quay', lines)).toEqual([]);
  });

  it('is answered of what is eaten and said there', () => {
    const lines: Line[] = [
      { said: 'is there anything to eat? im starving', told: /barley broth/ },
      { said: 'I sit down. Who is that woman?', told: /sits down.*landlady/s },
      { said: 'Juniper, what do you have to drink?', told: /cup of cider/ },
      { said: 'I sit down in a corner and listen to the people', told: /This is what people speak of/ },
    ];
    expect(missed('tollhithe', 'borrowed-anchor', lines)).toEqual([]);
  });
});
