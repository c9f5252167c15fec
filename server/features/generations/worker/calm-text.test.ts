import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passagesOf } from '#domain/permissions/audience.ts';
import { linksIn } from '#domain/world/lore/links.ts';
import { codePoint } from '#tests/support/code-point.ts';
import { calmFences, calmName, calmText, knownNames } from './calm-text.ts';

const known = knownNames(['Tarn', 'The Salt Road']);

describe('calmFences', () => {
  it('leaves no fence in a text, however it is disguised, so that everything in it has one audience', () => {
    const line = fc.oneof(fc.string(), fc.constantFrom('::: dm', ':::', '：：： dm', ':\u200B:\u200B:', '::: players me', ' ::::: '));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const passages = passagesOf(calmFences(lines.join('\n')));
        expect(passages?.every(({ audience }) => audience === 'everyone')).toBe(true);
      }),
    );
  });

  it('leaves everything else as it is', () => {
    expect(calmFences('A town: small.\n\nAt 12::30 it sleeps.')).toBe('A town: small.\n\nAt 12::30 it sleeps.');
  });
});

describe('calmText', () => {
  it.each([
    ['keeps links to what is there', 'See [[tarn]] and [[The Salt Road|the road]].', 'See [[tarn]] and [[The Salt Road|the road]].'],
    ['leaves the words of links to what is not', 'See [[Nowhere]] and [[Eldoria|a realm]].', 'See Nowhere and a realm.'],
    ['leaves the words of links within links', 'See [[[[!]]]] and [[[[Nowhere|x]]|y]].', 'See ! and y.'],
    ['drops pictures and addresses', 'A ![map](http://x/y.png) at [home](http://x).', 'A  at home.'],
    ['drops HTML', 'A <img src=x onerror=alert(1)> <b>bold</b> <!-- word -->.', 'A  bold .'],
    ['leaves no fence where HTML or a link held its signs apart', 'A.\n:<b></b>:: dm\n:[::](x) dm', 'A.\n: dm\n: dm'],
    ['drops what cannot be seen', 'A\u200B town\u202E.', 'A town.'],
  ])('%s', (_, text, calm) => {
    expect(calmText(text, known)).toBe(calm);
  });

  it('links only to what is there, whatever is written', () => {
    const piece = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('[[', ']]', '|', '[', ']', 'Tarn', 'Nowhere', '\n'));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(linksIn(calmText(pieces.join(''), known)).every(({ name }) => known(name))).toBe(true);
      }),
    );
  });
});

describe('calmName', () => {
  it('is one short line that a link can hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint, maxLength: 300 }), (name) => {
        const calm = calmName(name);
        expect(calm).not.toMatch(/[[\]|<>\n\0]/);
        expect(calm.length).toBeLessThanOrEqual(120);
        expect(calm.isWellFormed()).toBe(true);
        expect(calm).toBe(calm.trim());
      }),
    );
  });
});
