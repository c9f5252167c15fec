import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

describe('HTML as Markdown', () => {
  it.each([
    ['<p>One <b>two</b> <i>three</i> <s>four</s></p><p>five', 'One **two** *three* ~~four~~\n\nfive'],
    ['a<br>b', 'a\nb'],
    ['<p><strong> x </strong>y</p>', '**x** y'],
    ['<h3>Title\n here</h3>', '### Title here'],
    ['<ol><li>a<li>b<ul><li>c</ul></ol>', '1. a\n2. b\n   - c'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    ['<pre>x  y\n z</pre>', '```\nx  y\n z\n```'],
    ['<a href="https://example.org/a b">here</a>', '[here](https://example.org/a%20b)'],
    ['<a href="javascript:alert(1)">here</a>', 'here'],
    ['<script>alert(1)</script><style>p{}</style>text', 'text'],
    ['<table><tr><td>a<td>b<tr><td>c</table>', '| a | b |\n| --- | --- |\n| c |  |'],
    ['&lt;b&gt; &amp; &eacute;&#8217;&unknown;', String.raw`\<b> & é’&unknown;`],
    ['&Zcaron;i&zcaron;kov, co&shy;operate, 3&nbsp;&check;', 'Žižkov, cooperate, 3 ✓'],
    ['<a href="https://example.org/?a=1&copy=2&amp;b=3">here</a>', '[here](https://example.org/?a=1&copy=2&b=3)'],
    ['# not a heading', String.raw`\# not a heading`],
    [':::<br>x', '\\:::\nx'],
    ['1 &lt; 2 < 3', String.raw`1 \< 2 \< 3`],
    ['<div><p>in</p></div>out<hr>', 'in\n\nout\n\n---'],
    ['<iframe src="https://example.org/v"></iframe>', '[iframe](https://example.org/v)'],
    ['<!-- hidden --><p>seen</p>', 'seen'],
  ])('%s', (html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown);
  });

  it('leaves no tag and loses no word, whatever it is given', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</i>',
      '<ul><li>',
      '</ul>',
      '<td>',
      '<',
      '>',
      '"',
      "<a href='",
      '<br/>',
      '&lt;',
      '<!--',
      '-->',
      '<svg onload=x>',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.constantFrom('salt', 'fog', 'lamp')), { maxLength: 40 }), (pieces) => {
        expect(htmlToMarkdown(pieces.join(''))).not.toMatch(/(?<!\\)<[a-z/!]/i);
      }),
    );
    expect(htmlToMarkdown(`${'<div>'.repeat(50_000)}deep`)).toBe('deep');
  });
});
