import { describe, expect, it } from 'vitest';
import { importZip, leftOver, pngWith } from '#server/features/world-formats/formats.fixture.ts';

const vault = {
  'Coast/.obsidian/app.json': '{}',
  'Coast/Places/Arn.md':
    '---\naliases: [The Lamp Town]\ntags: [town, coast]\ndate: 120\nmood: grim\ncover: "[[lamp.png]]"\n---\nSee [[Tove#Youth|the keeper]] and [[People/Tove]].\n%%The lamp is false.%%\n![[lamp.png|300]]\n![[Tove]] #harbour',
  'Coast/People/Tove.md': '---\ntype: NPC\nsecret: true\n---\nLives in [Arn](../Places/Arn.md).',
  'Coast/Odd/Broken.md': '---\na: [\n---\nStill here.',
  'Coast/Odd/Arn.md': 'Another one.',
  'Coast/Pictures/lamp.png': pngWith({}),
  'Coast/Pages/guide.html': '<h1>Guide</h1><p>Walk <b>softly</b>.</p>',
  'Coast/song.mp3': 'ID3',
};

describe('a vault of Markdown', () => {
  const read = importZip(vault, 'My Coast.zip');
  const entry = (name: string) => read.bundle.entries.find((one) => one.name === name);

  it('becomes entries in the categories that folders and words tell', () => {
    expect([read.kind, read.bundle.name]).toEqual(['markdown', 'My Coast']);
    expect(entry('Arn')).toMatchObject({
      category: 'geography',
      aliases: ['The Lamp Town'],
      tags: ['town', 'coast', 'harbour'],
      date: '120',
      image: 'Pictures/lamp.png',
      audience: 'everyone',
    });
    expect(entry('Tove')).toMatchObject({ category: 'factions', audience: 'dm', text: 'Lives in [[Arn]].' });
    expect(entry('Broken')?.text).toContain('Still here.');
  });

  it('keeps its links, and hides comments', () => {
    expect(entry('Arn')?.text).toBe(
      'See [[Tove|the keeper]] and [[Tove]].\n\n![300](Pictures/lamp.png)\n[[Tove]] #harbour\n\n::: dm\nThe lamp is false.\n:::',
    );
  });

  it('tells two notes of one name apart', () => {
    expect(read.bundle.entries.filter(({ name }) => name === 'Arn').map(({ aliases }) => aliases)).toEqual([
      ['The Lamp Town'],
      ['Arn (Odd)'],
    ]);
  });

  it('keeps pages as words, never as pages, and names what it cannot keep', () => {
    expect(read.bundle.tomes[0]).toMatchObject({ title: 'guide.html', text: '# Guide\n\nWalk **softly**.' });
    expect(read.bundle.files.map(({ path }) => path)).toEqual(['Pictures/lamp.png']);
    expect(read.report.noPlace.map(({ path }) => path).toSorted()).toEqual(['files', 'properties.mood']);
    expect(leftOver(read)).toContain('grim (Arn)');
  });
});
