import { expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { parseIntents } from '#server/features/storyteller/parse/parsed-intent.ts';
import { withLentWords } from '#server/features/storyteller/parse/party/orders-to-heroes.ts';

const party = [
  { id: 'mira', name: 'Mira' },
  { id: 'tov', name: 'Tov', isAway: true as const },
];

function read(text: string, scene: string) {
  const adventure = readyAdventures.get('the-shut-country');
  if (!adventure) throw new Error('There is no such world.');
  const opened = openingState(adventure);
  const state = { ...opened, scene, visited: [opened.scene, scene] };
  const intents = withLentWords({ intents: [{ heroId: 'mira', text }], party, state });
  const brief = { campaignId: 'book', turn: 3, cause: 'turn' as const, adventure, state, party, intents, recent: [] };
  return parseIntents(brief).flatMap(({ actions }) =>
    actions.map(({ actor, kind, skill }) => `${actor.name}: ${kind} ${skill ?? ''}`.trim()),
  );
}

it.each([
  ['Investigation on the pack - any name, any mark?', ['Mira: search investigation']],
  ['Insight on Pell', ['Mira: talk insight']],
  ['Group Stealth, quietly now', ['Mira: sneak stealth']],
  ['Persuasion to calm him', ['Mira: talk persuasion']],
])('a check that is called by its name alone is that check: %s', (text, expected) =>
  expect(read(text, 'guest-house').slice(0, 1)).toEqual(expected),
);

it('the action of helping by its name is help', () =>
  expect(read("Tov, take the Help action so I've got advantage, and I search the room.", 'guest-house')).toEqual([
    'Tov: help',
    'Mira: search investigation',
  ]));

it.each([
  ['OOC: no no, not him. I want to search the room.', ['Mira: ooc', 'Mira: search investigation']],
  ['ooc: nice. I hide behind the stove', ['Mira: ooc', 'Mira: sneak stealth']],
  ['ooc: brb. sorry!', ['Mira: ooc']],
])('what is done behind a word out of character is done: %s', (text, expected) => expect(read(text, 'guest-house')).toEqual(expected));

it('who is told to come along a street goes with the one who asks', () =>
  expect(read('Tov, come with me along the street.', 'guest-house')).toEqual(['Mira: travel', 'Tov: travel']));

it('"come now" bids nobody do anything', () =>
  expect(read('Come now. Who had the key?', 'guest-house')).toEqual(['Mira: talk persuasion']));
