import { describe, expect, it } from 'vitest';
import { turnedQuestion } from './turned-question.ts';

describe('a question that whoever is asked says again in a few of its words', () => {
  it.each([
    ['Why are you crying?', 'Why am I crying?', true],
    ['Who wears plum velvet?', 'Who wears plum velvet?', false],
    ['so where were you that night, Hesper?', 'Where was I that night?', true],
    ['Nice place. What did they tell you?', 'What did they tell me?', true],
    ['where can we find the mayor?', 'Where can you find the mayor?', false],
    ['What are we to do?', 'What are you to do?', false],
    ["Is it true there's quicksand out on the flats?", 'Quicksand out on the flats?', false],
    ['And has anybody drowned in it lately?', 'Drowned in it lately?', false],
    ['what did you do before the water went?', 'What did I do?', true],
    ['Good evening, sir, what is under the quilt?', 'What is under the quilt?', false],
    ["When she's away nothing rises, does it?", "When she's away nothing rises?", false],
    ['Who feeds you in winter?', 'Who feeds me in winter?', true],
    ['Who is this Alder who carries you bread?', 'This Alder who carries me bread?', true],
    ['Which of them told you so and gave you up?', 'Which of them told me?', true],
    ['whose cousin is Hesper?', 'Whose cousin is Hesper?', false],
    ['And what are they dragging over the mud?', 'What are they dragging over the mud?', false],
    ['Who said you were here?', 'Who said I was here?', true],
    ['Who keeps you up at night?', 'Who keeps me up at night?', true],
    ['what on earth would make any of the people of this old town do such a thing?', 'What would make any of the people?', false],
  ])('turns %j into %j', (text, echo, isPersonal) => {
    expect(turnedQuestion(text, 'Hesper Dunn')).toEqual({ echo, isPersonal });
  });

  it.each(['I cut the rope', 'who?', 'you staying?', 'Hesper you going home?'])('cannot turn %j', (text) => {
    expect(turnedQuestion(text, 'Hesper Dunn')).toBeNull();
  });

  it.each([
    'Please do sit down.',
    'How cosy and warm!',
    'What a handsome dog you are.',
    'Where these tracks lead to, and who?',
    'How does one get there?',
    'Whose was the it?',
    'When I say that they meet by turns?',
    'Made sure that nobody comes in?',
  ])('does not say again what was not read as a whole question: %s', (said) => {
    expect(turnedQuestion(said, 'Tibb')).toBeNull();
  });
});
