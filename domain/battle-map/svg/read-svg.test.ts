import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import { eelPot } from '#domain/battle-map/stamps/own-drawing.fixture.ts';
import { limits } from '#domain/limits/limits.ts';
import { lostOfPicture, lostText } from './svg-lost.ts';
import { readSvg } from './read-svg.ts';

const svg = (inside: string, more = '') => `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${more}>${inside}</svg>`;
function shapesOf(text: string, cells = 1) {
  const read = readSvg(text, cells);
  if (!read.ok) throw new Error(read.problem);
  return read.drawing.shapes;
}
const problemOf = (text: string) => {
  const read = readSvg(text, 1);
  return read.ok ? null : read.problem;
};

describe('a stamp of an SVG', () => {
  it('takes areas and lines with their colours, moved to where they lie', () => {
    const read = readSvg(svg('<g fill="#C00" transform="translate(10 20) scale(2)"><rect width="10" height="5"/></g>'), 2);
    expect(read).toEqual({
      ok: true,
      drawing: { width: 2, height: 1, shapes: [{ d: 'M0 0L200 0L200 100L0 100Z', fill: '#cc0000' }] },
      lost: [],
    });
  });

  it.each([
    ['short forms of curves', '<path d="M0 0c0 10 10 10 10 0s10-10 10 0v20H0z"/>', /^M0 [\d.]+C0 [\d.]+ .*C.*L66.7 .*L0 .*Z$/],
    ['arcs without gaps between their signs', '<path d="M0 5a5 5 0 1110 0 5 5 0 01-10 0z"/>', /^M0 50C0 .*Z$/],
    ['a circle', '<circle cx="5" cy="5" r="5"/>', /^M0 50C0 /],
    ['a polygon', '<polygon points="0,0 10,0 5,10"/>', /^M0 0L100 0L50 100Z$/],
    ['quadratic curves that go on', '<path d="M0 0Q5 10 10 0T20 0"/>', /^M0 50Q25 100 50 50Q75 0 100 50$/],
  ])('reads %s', (_, inside, form) => expect(shapesOf(svg(inside))[0]?.d).toMatch(form));

  it.each([
    ['of a style', '<path style="fill:none;stroke:rgb(0,128,0)" d="M0 0H10V10Z"/>', { line: '#008000' }],
    ['of a class', '<style>.a{fill:#123456}</style><path class="a" d="M0 0H10V10Z"/>', { fill: '#123456' }],
    [
      'of a gradient',
      '<defs><linearGradient id="g"><stop stop-color="#abcdef"/></linearGradient></defs><path fill="url(#g)" d="M0 0H10V10Z"/>',
      { fill: '#abcdef' },
    ],
    ['that goes without saying', '<path d="M0 0H10V10Z"/>', { fill: '#000000' }],
  ])('takes the colour %s', (_, inside, look) => expect(shapesOf(svg(inside))[0]).toMatchObject(look));

  it.each([
    ['texts, pictures and filters', '<text>Inn</text><image href="a.png"/><g filter="url(#f)"><path d="M0 0H9V9Z"/></g>'],
    ['copies of other parts and masks and clippings', '<use href="#a"/><path style="clip-path:url(#c)" d="M0 0H9V9Z"/>'],
    [null, '<defs><filter id="f"/><text>Inn</text></defs><text display="none">Inn</text>'],
  ])('says what it leaves out: %s', (names, inside) => {
    const read = readSvg(svg(`${inside}<path d="M0 0H10V10Z"/>`), 1);
    expect(read.ok && lostText(read.lost)).toBe(names === null ? '' : `Left out of this file: ${names}.`);
  });

  it('takes over nothing but paths and colours, whatever else is in the file', () => {
    const harmful = svg(
      `<script>alert(1)</script><image href="http://x/y.png"/><foreignObject><p>x</p></foreignObject><text>words</text>
       <style>@import url(http://x/y.css); .a { fill: url(http://x/y#z) }</style><use href="http://x/y.svg#a"/>
       <path class="a" onclick="alert(1)" d="M0 0H10V10Z&quot;/&gt;&lt;script&gt;"/><a href="javascript:alert(1)"><rect width="4" height="4" fill="&quot;x"/></a>`,
      'onload="alert(1)"',
    );
    const text = JSON.stringify(shapesOf(harmful));
    expect(text).not.toMatch(/http|alert|script|words|url|&|</);
    expect(OwnDrawing.safeParse({ ...eelPot, width: 1, height: 1, shapes: shapesOf(harmful) }).success).toBe(true);
  });

  it.each([
    ['is no SVG', 'GIF89a', /cannot be read/],
    ['draws nothing', svg('<text>Hello</text><image href="a.png"/>'), /Nothing in this file/],
    ['has too many areas', svg('<path d="M0 0H10V10Z"/>'.repeat(limits.ownStampShapes + 1)), /areas and lines/],
    ['has too many parts', svg('<g/>'.repeat(limits.svgElements + 1)), /too many parts/],
    ['has too many lines', svg(`<path d="M0 0${'L3.14159 2.71828 1.41421 1.73205'.repeat(3000)}"/>`), /too many lines/],
    ['is too large', svg(' '.repeat(limits.svgLength)), /too large/],
  ])('is refused where it %s', (_, text, sentence) => expect(problemOf(text)).toMatch(sentence));

  it.each(['__proto__', 'constructor', 'toString'])('has a colour of its own where the file names none: %s', (fill) => {
    const read = readSvg(svg(`<path fill="${fill}" d="M0 0L9 0L9 9Z"/>`), 1);
    expect(read.ok && read.drawing.shapes[0]?.fill).toBe('#808080');
  });

  it('is one that can be kept, whatever the file says', () => {
    const numbers = fc.array(fc.float({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }), { maxLength: 14 });
    const path = fc.array(fc.tuple(fc.constantFrom(...'mMlLhHvVcCsSqQtTaAzZ'.split('')), numbers), { maxLength: 12 });
    const kept = fc.check(
      fc.property(path, fc.string(), fc.constantFrom(0.5, 1, 3, 12), (data, fill, cells) => {
        const d = data.map(([letter, held]) => letter + held.join(' ')).join('');
        const read = readSvg(svg(`<path stroke="red" fill="${fill.replaceAll(/["<>]/g, '')}" d="M0 0${d}"/>`), cells);
        return !read.ok || OwnDrawing.safeParse({ ...eelPot, ...read.drawing }).success;
      }),
      { numRuns: 300 },
    );
    expect(kept.counterexample).toBeNull();
  });
});

describe('an SVG that is drawn as a picture', () => {
  it.each([
    ['pictures that lie elsewhere', '<image width="9" href="http://x/y.png"/>'],
    ['pictures that lie elsewhere', "<svg:image xlink:href='trees.png'/>"],
    ['fonts of its own', '<style>@font-face { font-family: a }</style>'],
    [null, '<text>Inn</text><image href="data:image/png;base64,AAAA"/><a href="http://x/y"/><g filter="url(#f)"/>'],
  ])('says what is left out: %s', (names, inside) =>
    expect(lostText(lostOfPicture(svg(inside)))).toBe(names === null ? '' : `Left out of this file: ${names}.`),
  );
});
