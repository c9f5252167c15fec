import { expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';

const mira = { id: 'mira', name: 'Mira' };

function asked(text: string): (string | undefined)[] {
  const adventure = readyAdventures.get('the-shut-country');
  if (!adventure) throw new Error('There is no such world.');
  const stage = { adventure, state: openingState(adventure), party: [mira] };
  return parseIntent({ heroId: 'mira', text }, mira, stage).map((each) => each.asked?.asks);
}

it.each([
  ['May I ask where we are?', ['place']],
  ['Good day to you all! Might I ask where we find ourselves, and who these good people are?', ['place', 'people']],
  ['Could you tell me where we find ourselves?', ['place']],
  ['I wonder where we have come.', ['place']],
  ['Who are all these nice people around us?', ['people']],
])('a question that is put politely to nobody is for the narrator: %s', (text, kinds) => expect(asked(text)).toEqual(kinds));
