import { describe, expect, it } from 'vitest';
import { paragraphsOf, revealed } from './prose.ts';

describe('prose', () => {
  it('is parted into paragraphs by blank lines', () => {
    expect(paragraphsOf('One.\n\nTwo\nlines.\n \n\nThree.\n').map((runs) => runs[0]?.text)).toEqual(['One.', 'Two\nlines.', 'Three.']);
    expect(paragraphsOf(' \n\n ')).toEqual([]);
  });

  it('stresses words between asterisks and nothing else', () => {
    expect(paragraphsOf('You *must* run')[0]).toEqual([
      { text: 'You ', look: 'plain' },
      { text: 'must', look: 'stressed' },
      { text: ' run', look: 'plain' },
    ]);
    expect(paragraphsOf('**Fights:** a *rat* fled')[0]).toEqual([
      { text: 'Fights:', look: 'strong' },
      { text: ' a ', look: 'plain' },
      { text: 'rat', look: 'stressed' },
      { text: ' fled', look: 'plain' },
    ]);
    for (const plain of [
      '**half*',
      '*half**',
      '2 * 3 * 4',
      'a*b*c',
      'an * alone',
      '**',
      '<b>bold</b> & co',
      '![x](http://evil.example/x.png)',
    ]) {
      expect(paragraphsOf(plain)).toEqual([[{ text: plain, look: 'plain' }]]);
    }
  });
});

describe('words that appear', () => {
  const steps = (text: string) => {
    const seen: string[] = [];
    for (let shown = 0; shown < text.length; shown = revealed(text, shown)) seen.push(text.slice(0, revealed(text, shown)));
    return seen;
  };

  it('come one by one and never by half', () => {
    expect(steps('Rain falls on stone.')).toEqual(['Rain ', 'Rain falls ', 'Rain falls on ', 'Rain falls on stone.']);
  });

  it('come faster the further they are behind, and all arrive', () => {
    const long = 'word '.repeat(900).trim();
    expect(steps(long).length).toBeLessThan(300);
    expect(steps(long).at(-1)).toBe(long);
  });

  it('end with trailing blanks instead of waiting for ever', () => {
    expect(revealed('Rain.  \n', 5)).toBe(8);
  });
});
