import { describe, expect, it } from 'vitest';
import { fieldLabel, fieldWords } from './field-words.ts';

const nameOf = (id: string) => ({ p1: 'Mira' })[id];

describe('a field in words', () => {
  it('is what people call it', () => {
    expect(fieldLabel('aliases')).toBe('Also called');
    expect(fieldLabel('weather')).toBe('Weather');
  });

  it('says what it holds', () => {
    expect(fieldWords('tags', ['coast', 'sea'], nameOf)).toBe('coast, sea');
    expect(fieldWords('audience', ['p1'], nameOf)).toBe('Mira');
    expect(fieldWords('audience', 'dm', nameOf)).toBe('DM only');
    expect(fieldWords('category', 'items', nameOf)).toBe('Items');
    expect(fieldWords('image', 'worlds/w1/1.png', nameOf)).toBe('1.png');
    expect(fieldWords('date', null, nameOf)).toBe('');
  });
});
