import { expect, it } from 'vitest';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';
import { statementOf } from './statement.ts';

const mira = { id: 'mira', name: 'Mira' };
const said = (text: string) => {
  const [first] = parseIntent({ heroId: 'mira', text }, mira, {
    adventure: sampleAdventure,
    state: openingState(sampleAdventure),
    party: [mira],
  });
  return first ? statementOf(first) : null;
};

it.each([
  ['"The bell is made of lead, I saw it."', 'told', 'The bell is made of lead, I saw it.'],
  ['I tell her that we found the rope on the quay', 'told', 'we found the rope on the quay'],
  ['"Good evening. We come from the other side of the hill."', 'told', 'We come from the other side of the hill.'],
  ['"I\'ll bring you the ring by nightfall."', 'promised', "I'll bring you the ring by nightfall."],
  ['"You have my word, nobody throws him down the steps."', 'promised', 'You have my word, nobody throws him down the steps.'],
])('%s is kept as %s', (text, kind, kept) => {
  expect(said(text)).toEqual({ kind, text: kept });
});

it.each(['"Who are you?"', '"Tell me about the mill."', '"Good evening."', 'I ask her about the mill', 'I look at the well'])(
  '%s is nothing to keep in mind',
  (text) => {
    expect(said(text)).toBeNull();
  },
);
