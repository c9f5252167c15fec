import { expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { asTakenOn } from './taken-on.ts';

const adventure = readyAdventures.get('high-ambry');
if (!adventure) throw new Error('There is no such world.');
const state = openingState(adventure);
const asked = ['Tibb Arkle wipes his eyes. "Would you find her?"'];
const heard = (text: string, told = asked) => asTakenOn(text, { adventure, state, party: [], told });

it.each([
  'Very well, we accept.',
  'We’ll do it!',
  'I will gladly help you, Tibb',
  'count us in',
  'You have my word on it.',
  'ok, we will take the job then',
  'We agree to your terms.',
])('who has just been asked for something is told: %s', (text) => expect(heard(text)).toBe(`"${text}"`));

it('only the sentence that takes it on is said', () =>
  expect(heard('We’ll do it. Then we go up to Warmside.')).toBe('"We’ll do it." Then we go up to Warmside.'));

it.each(['I’ll do it quietly with the crowbar', 'we will take the sledge', 'I accept the cup and drink it', 'We help Tibb up'])(
  'what is done stays as it is: %s',
  (text) => expect(heard(text)).toBe(text),
);

it('after a reply in which nobody spoke nothing is taken on', () =>
  expect(heard('we’ll do it', ['The snow goes on falling.'])).toBe('we’ll do it'));
