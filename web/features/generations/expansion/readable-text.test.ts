import { describe, expect, it } from 'vitest';
import { readableText } from './readable-text.ts';

describe('a text that is compared', () => {
  it('shows links as their words', () => {
    expect(readableText('Near [[Slake]] and [[Orra Ford|the ford]].')).toBe('Near Slake and the ford.');
  });

  it('says who may read a passage', () => {
    expect(readableText('Open.\n\n::: dm\nIt is hollow.\n:::\n\nMore.')).toBe('Open.\n\nDM only: It is hollow.\n\nMore.');
    expect(readableText('::: players p1 p2\nA sign.\n:::')).toBe('Some players: A sign.');
  });
});
