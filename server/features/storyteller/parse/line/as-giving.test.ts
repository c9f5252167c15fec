import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const adventure = readyAdventures.get('free-template-world');
if (!adventure) throw new Error('there is no template');

function calls(text: string, taken: Record<string, string> = { 'tarred-rope': 'mira' }) {
  const party = [{ id: 'mira', name: 'Mira' }];
  const state = { ...openingState(adventure ?? expect.unreachable()), taken };
  const { progress } = playReply({ ...briefOf({ adventure, party, intents: [{ heroId: 'mira', text }] }), state }, new Set());
  return progress.rulings.map(({ call, allowed }) => `${call.name}${allowed ? '' : ' refused'}`);
}

describe('a thing that comes to somebody', () => {
  it.each([
    'I throw the rope to Wenna',
    'I toss Nettle the rope',
    'I hold out the rope to the ferrywoman',
    'I slide the rope over to Nettle',
    "I lay the rope at Wenna's feet",
    'I set the rope down in front of Nettle',
    "I press the rope into Wenna's hands",
    'have this rope, Nettle',
  ])('is given by whoever has it: %s', (text) => {
    expect(calls(text)).toEqual(['give']);
  });

  it.each(['I throw the rope to Wenna', 'I throw the rope at Wenna', 'I lay the rope on the ground'])(
    'is not given by whoever has it not, nor where it goes elsewhere: %s',
    (text) => {
      expect(calls(text, {})).not.toContain('give');
    },
  );
});
