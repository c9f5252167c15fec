import { expect, it } from 'vitest';
import { selfQuestion } from './self-question.ts';

it.each([
  ['how old are you, kid?', 'age'],
  ['Do you have any children?', 'family'],
  ['are you married?', 'family'],
  ["what about your mother, where's she?", 'family'],
  ['what are you afraid of?', 'fears'],
  ['aren’t you scared out here?', 'fears'],
  ['what is your greatest fear?', 'fears'],
  ['if you could have one thing, what would it be?', 'hopes'],
  ['What are you hoping for?', 'hopes'],
  ["what's your favourite sweet?", 'likes'],
  ['do you like living here', 'likes'],
  ['do you believe in the Lodger?', 'faith'],
  ['where do you sleep?', 'home'],
  ['where are you from?', 'home'],
  ['what do you do all day?', 'work'],
  ['how long have you been the reeve?', 'work'],
  ['how long have you kept this house?', 'work'],
  ['how long have you been warden?', 'work'],
  ['have you lived here long?', 'home'],
  ['how long have you been here?', 'home'],
  ["what's your story?", 'past'],
  ['tell me a bit about yourself', 'past'],
  ['why are you so sad?', 'mood'],
  ['You look tired. Are you all right?', 'mood'],
  ['how are you holding up?', 'mood'],
])('reads that "%s" asks after their %s', (text, kind) => {
  expect(selfQuestion(text)).toBe(kind);
});

it.each(['do you know who did it?', 'what do you want?', 'how are you sure of that?', 'where is your ferry?', 'have you seen the key?'])(
  'reads nothing of the kind in "%s"',
  (text) => {
    expect(selfQuestion(text)).toBeUndefined();
  },
);
