import { describe, expect, it } from 'vitest';
import { evidencePlace, linkQuote } from './evidence-text.ts';

const source = { document: 'atlas.pdf', section: 'The Ford', page: 12, quote: 'A slow ferry.' };

describe('evidence', () => {
  it('says where it stands as closely as is known', () => {
    expect(evidencePlace(source)).toBe('Page 12, The Ford');
    expect(evidencePlace({ ...source, page: null })).toBe('The Ford');
    expect(evidencePlace({ ...source, section: '' })).toBe('Page 12');
    expect(evidencePlace({ ...source, section: '', page: null })).toBe('atlas.pdf');
  });

  it('is short enough for an address and stays what stands in the document', () => {
    const long = `${'word '.repeat(80)}end`;
    expect(linkQuote('short words')).toBe('short words');
    expect(linkQuote(`first line\n${long}`)).toBe('first line');
    expect(long.startsWith(linkQuote(long))).toBe(true);
    expect(linkQuote(long).length).toBeLessThanOrEqual(240);
    expect(linkQuote(long).endsWith('word')).toBe(true);
    expect(linkQuote('x'.repeat(500)).length).toBe(40);
  });
});
