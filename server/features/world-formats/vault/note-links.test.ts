import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkMapOf } from './link-map.ts';
import { linksForVault, linksFromVault } from './note-links.ts';

const map = linkMapOf([
  { name: 'AC/DC', aliases: ['the band', 'Arn'], note: 'AC-DC' },
  { name: 'Arn', aliases: [], note: 'Arn' },
  { name: 'arn', aliases: [], note: 'arn ~1a2b3c' },
]);

describe('links in a vault', () => {
  it.each([
    ['[[Arn]]', '[[Arn]]'],
    ['[[ARN]]', '[[Arn|ARN]]'],
    ['[[arn]]', '[[arn ~1a2b3c|arn]]'],
    ['[[AC/DC|them]]', '[[AC-DC|them]]'],
    ['[[the band|them]]', '[[AC-DC|them]]'],
    ['[[Nobody]] [[ ]] [[', '[[Nobody]] [[ ]] [['],
  ])('%s is written %s', (text, written) => {
    expect(linksForVault(text, map).text).toBe(written);
  });

  it('come back exactly, also those that look alike once written', () => {
    const token = fc.constantFrom(
      '[[AC/DC]]',
      '[[the band]]',
      '[[AC/DC|x]]',
      '[[the band|x]]',
      '[[AC-DC|AC/DC]]',
      '[[AC-DC]]',
      '[[Arn|x]]',
      '[[ARN]]',
      '[[arn|]]',
      '[[arn]]',
      '[[Nobody|x]]',
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 12 }), (tokens) => {
        const text = tokens.join(' and ');
        const written = linksForVault(text, map);
        expect(linksFromVault(written.text, map, written.memory)).toBe(text);
      }),
    );
  });
});
