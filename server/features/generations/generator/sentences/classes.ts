import type { Sentences } from './sentences.ts';

export const classes: Sentences = {
  is: [
    'A {me} does with a steady hand what others do with an army.',
    'One becomes a {me} by seven years of errands and one night alone.',
    'The work of a {me} begins where everyone else has gone home.',
    'Nobody is born to be a {me}; most come to it by way of a mistake.',
    'What a {me} carries fits into one bag, and nobody else may lift it.',
  ],
  tells: [
    'The first lesson is {trade}, and so is the last.',
    'They are paid in advance, or else in {token}.',
    'Their oath has one line, and it is about {dread}.',
    'Masters of the craft wear a plain ring of {stuff} and never explain it.',
    'Half of the training is learning to wait under {weather}.',
    'A good one is rarely thanked, because by then there is nothing left to see.',
  ],
  ties: [
    'They draw their strength from {spell}, spoken under the breath.',
    '{power} keeps a list of them, and {foes} would pay well for it.',
    'Their schoolhouse stands at the edge of {land}, with its back to the road.',
    'Each has faced the {beast} once, as a test, and some have faced it twice.',
    'The best among them are now wanted for {war}.',
    'They trust the {folk} with their children and nobody with their tools.',
    'It is the dream of each to hold {relic} for the length of one breath.',
  ],
  motifs: [
    'Their art was made, long ago, to deal with {motif}.',
    'Ask one about {motif} and you will be there until morning.',
    'The signs that they read are those of {motif}.',
  ],
  secrets: [],
};
