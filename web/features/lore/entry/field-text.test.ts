import { describe, expect, it } from 'vitest';
import { fieldLabel, fieldText } from './field-text.ts';

const nameOf = (id: string) => ({ p1: 'Mira' })[id];

describe('a field in words', () => {
  it('is what people call it', () => {
    expect(fieldLabel('aliases')).toBe('Also called');
    expect(fieldLabel('weather')).toBe('Weather');
  });

  it('says what it holds', () => {
    expect(fieldText('tags', ['coast', 'sea'], nameOf)).toBe('coast, sea');
    expect(fieldText('audience', ['p1'], nameOf)).toBe('Mira');
    expect(fieldText('audience', 'dm', nameOf)).toBe('DM only');
    expect(fieldText('category', 'items', nameOf)).toBe('Items');
    expect(fieldText('image', 'worlds/w1/1.png', nameOf)).toBe('1.png');
    expect(fieldText('date', null, nameOf)).toBe('');
  });
});
