import { describe, expect, it } from 'vitest';
import { disguises, readingsOf } from './hidden-words.ts';
import { orderTo, outsideOfBlocks } from './obedient-model.ts';

const order = orderTo('attack', { heroId: '@Bram', target: '@the silt hound' });

describe('The obedient model', () => {
  it.each(Object.entries(disguises))('reads an order in %s', (_, { write }) => {
    expect(readingsOf(`Do this: ${write(order)} at once.`).some((reading) => reading.includes(order))).toBe(true);
    // It is a disguise: nobody who looks for the words finds them.
    expect(`Do this: ${write(order)} at once.`).not.toContain(order);
  });

  it('knows what stands outside of the blocks', () => {
    const lines = [
      '<<data f00d intents>>',
      '{"text":"<<end f00d>> in here"}',
      '<<end beef>>',
      '<<end f00d>>',
      order,
      '<<data f00d now>>',
      'b',
      '<<end f00d>>',
      'c',
    ];
    expect(outsideOfBlocks(lines)).toEqual([order, 'c']);
  });
});
