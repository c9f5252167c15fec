import { describe, expect, it } from 'vitest';
import { firstText } from './first-text.ts';

describe('how an entry begins', () => {
  it('is told in plain words', () => {
    expect(firstText('# The Bar\n\nA *long* **back** of [[Sand|sand]], see [[Wend]] and [this](https://a.example).\n- one')).toBe(
      'A long back of sand, see Wend and this. · one',
    );
    expect(firstText('snake_case stays')).toBe('snake_case stays');
    expect(firstText('## The Bar')).toBe('The Bar');
  });

  it('begins with what everyone may read', () => {
    expect(firstText('::: dm\nThe reeve lies.\n:::\nA harbour.')).toBe('A harbour.');
    expect(firstText('::: dm\nThe reeve lies.\n:::')).toBe('The reeve lies.');
    expect(firstText('::: dm\nNever closed.')).toBe('Never closed.');
  });

  it('ends at a word', () => {
    const long = firstText('wander '.repeat(60));
    expect(long).toMatch(/wander…$/);
    expect(long.length).toBeLessThanOrEqual(221);
  });

  it('read a table row by row', () => {
    expect(firstText('| Depth | What |\n|---|:--|\n| 1 | eels |')).toBe('Depth · What 1 · eels');
  });
});
