import { describe, expect, it } from 'vitest';
import { plainParagraphs, plainText } from './plain-text.ts';

describe('Markdown as plain words', () => {
  it('has no marks', () => {
    expect(plainText('> The **old** _ford_ of [[Slake|the Slake]] and [[Orra]], [here](https://x.example).')).toBe(
      'The old ford of the Slake and Orra, here.',
    );
    expect(plainText('2 * 3 and snake_case')).toBe('2 3 and snake_case');
  });

  it('keeps paragraphs, headings and the items of a list apart', () => {
    const text = '# Ford\nA slow *ferry*\nover the water.\n\n- nine oars\n- one bell\n\n  \nIt leaks.';
    expect(plainParagraphs(text)).toEqual(['Ford A slow ferry over the water.', '· nine oars', '· one bell', 'It leaks.']);
    expect(plainParagraphs(' \n\n')).toEqual([]);
  });
});
