import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guided, noGuidance, openGuidanceGuard, repeats } from './guidance.ts';

describe('Guidance', () => {
  it('changes line by line, and an empty line is none', () => {
    const both = guided(noGuidance, { standing: 'Sea.', next: 'Rain.' });
    expect(both).toEqual({ standing: 'Sea.', next: { text: 'Rain.', usedBy: null } });
    expect(guided(both, { next: '' })).toEqual({ standing: 'Sea.', next: null });
    expect(guided(both, { standing: '' })).toEqual({ standing: '', next: { text: 'Rain.', usedBy: null } });
  });

  it('that is written again in the same words is still that which a draft followed', () => {
    const followed = { standing: '', next: { text: 'Rain.', usedBy: 'draft' } };
    expect(guided(followed, { next: 'Rain.' })).toEqual(followed);
    expect(guided(followed, { next: 'Snow.' })).toEqual({ standing: '', next: { text: 'Snow.', usedBy: null } });
  });

  it.each([
    ['six words in a row', 'Then the ferryman sold his own brother, they say.', true],
    ['the same with other marks and capitals', 'THE FERRYMAN SOLD, HIS OWN BROTHER', true],
    ['five words in a row', 'The ferryman sold his own boat.', false],
    ['a short line whole', 'So let the river rise.', true],
    ['a part of a short line', 'The river may rise.', false],
    ['a line of three words', 'Let it rain.', false],
  ])('is repeated by %s: %#', (_what, text, expected) => {
    const lines = ['The ferryman sold his own brother to the guild.', 'Let the river rise.', 'Let it rain.'];
    expect(repeats(lines)(text)).toBe(expected);
  });

  it('takes nothing from a reply that does not repeat it, however the reply is cut', () => {
    const word = fc.constantFrom('rain', 'falls', 'on', 'the', 'mill', 'again.', 'slowly!', '\n\n');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), fc.integer({ min: 1, max: 9 }), (words, size) => {
        const text = words.join(' ');
        const guard = openGuidanceGuard(['Nobody may ever learn what the heron knows.']);
        let heard = '';
        for (let at = 0; at < text.length; at += size) heard += guard.push(text.slice(at, at + size));
        expect(heard + guard.end()).toBe(text);
      }),
    );
  });
});
