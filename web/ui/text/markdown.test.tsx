import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

const draw = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

describe('Markdown', () => {
  it('is set as headings, emphasis, lists and tables', () => {
    expect(draw('# The Bar\n\nA *long* **back**')).toMatch(/<h2[^>]*>The Bar<\/h2><p>A <em>long<\/em> <strong[^>]*>back<\/strong><\/p>/);
    expect(draw('- rope\n- salt')).toMatch(/<ul[^>]*><li[^>]*>rope<\/li><li[^>]*>salt<\/li><\/ul>/);
    expect(draw('| A | B |\n|---|---|\n| 1 | 2 |')).toMatch(/<th[^>]*>A<\/th>.*<td[^>]*>2<\/td>/);
  });

  it('makes no HTML of HTML', () => {
    const hostile = '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\na <b onclick="x()">b</b>';
    expect(draw(hostile)).not.toMatch(/<(script|img|b)\b/);
    expect(draw(hostile)).toContain('&lt;script&gt;');
  });

  it('leads to the web and to mail, and nowhere else', () => {
    expect(draw('[a](https://a.example) [m](mailto:a@b.example)')).toMatch(/href="https:\/\/a\.example".*href="mailto:/);
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      '/admin',
      'vbscript:x',
      'JaVaScRiPt:alert(1)',
      '&#106;avascript:alert(1)',
    ]) {
      expect(draw(`[words](${address})`)).not.toContain('href');
      expect(draw(`[words](${address})`)).toContain('words');
    }
  });

  it('fetches no picture by itself', () => {
    expect(draw('![a map](https://spy.example/x.png)')).toBe('<div class="flex flex-col gap-[0.8em]"><p>a map</p></div>');
  });

  it('hands names in double brackets to the caller, but not those in code', () => {
    const link = (name: string, text: string) => <i>{`${name}=${text}`}</i>;
    const html = renderToStaticMarkup(<Markdown link={link} text={'[[The *Bar*|sand]] and [[Wend]], `[[code]]` \\[[no]]'} />);
    expect(html).toContain('<i>The *Bar*=sand</i>');
    expect(html).toContain('<i>Wend=Wend</i>');
    expect(html.match(/<i>/g)).toHaveLength(2);
  });

  it('reads entities as the letters they mean', () => {
    expect(draw('Salt &amp; rope &#169; &nope;')).toContain('<p>Salt &amp; rope © &amp;nope;</p>');
  });
});
