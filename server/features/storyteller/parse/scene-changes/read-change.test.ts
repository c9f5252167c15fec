import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures, templateAdventure as adventure } from '#server/features/adventures/index.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';

const mira = { id: 'mira', name: 'Mira' };
const stage = { adventure, state: { ...openingState(adventure), clues: ['true-clapper'] }, party: [mira] };
const read = (text: string) => parseIntent({ heroId: 'mira', text }, mira, stage);

describe('something that lies here to be taken', () => {
  it.each(['I cut the true tongue loose from the ferry', 'untie the clapper from the mooring', 'I work the bronze tongue free'])(
    'is taken by whoever gets it loose, and not broken: %s',
    (text) => {
      const [first] = read(text);
      expect(first).toMatchObject({ kind: 'take', change: null });
      expect(first?.targets.map(({ kind }) => kind)).toContain('loot');
    },
  );

  it('is not another of its kind that stands here', () => {
    const moot = readyAdventures.get('high-ambry');
    if (!moot) throw new Error('the world is not there');
    const inHall = { adventure: moot, state: { ...openingState(moot), scene: 'moot-hall', clues: ['spoonful'] }, party: [mira] };
    expect(parseIntent({ heroId: 'mira', text: 'I take the red book' }, mira, inHall)[0]?.change?.state).not.toBe('carried');
  });

  it('is broken by whoever means to break it', () => {
    expect(read('I smash the true tongue to pieces')[0]?.change?.state).toBe('broken');
  });
});
