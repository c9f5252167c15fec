import type { Sentences } from './sentences.ts';

export const warSentences: Sentences = {
  is: [
    '{me} began in the year {year} with a letter that nobody signed.',
    '{me} is what people call the quarrel now; by the end they will call it something else.',
    'There was a single day in {year} on which {me} could have been stopped, and it was a holiday.',
  ],
  tells: [
    'Prices have doubled since, most of all for {stuff}.',
    'So far nobody has fallen who was not sorry to be there.',
    'Mothers who live by {trade} hide their eldest when the drums go by.',
    'It is fought in courts, in kitchens and, under {weather}, on open ground.',
  ],
  ties: [
    '{power} cannot win it without {relic}; {foes} cannot lose it while they hold {land}.',
    'On both sides there are those who take the coin of {villain}.',
    'The {folk} have sworn to stay out of it, and they have been attacked for that twice.',
    'Whoever would end it must first see {quest} through.',
  ],
  motifs: [
    'What it is fought over is {motif}, whatever the banners say.',
    'Without {motif} there would have been nothing to fight for.',
    'Both sides claim to defend {motif}.',
  ],
  secrets: [
    'The letter was written by a clerk with a grudge, who is still alive and would like to confess.',
    'A truce has been signed already, and is being held back until the harvest is in.',
    'Both commanders are in love with the same rumour, and have never met.',
  ],
};

export const quests: Sentences = {
  is: [
    '{me} is talked about in every taproom, and wrongly in most.',
    'Notices about {me} hang on every well, with the reward torn off.',
    '{me} began small: one door was open that should have been shut.',
    'Somebody has to see to {me} before the next new moon.',
    'Those who took up {me} before have left one boot and good advice.',
  ],
  tells: [
    'The trail begins with {token}, left where it was sure to be found.',
    'It leads through {weather} and past people who would rather not be asked.',
    'There is a short way, and it goes by {dread}.',
    'A witness who lived by {trade} has suddenly stopped working.',
    'Time is short: each night that passes takes one more name off the list.',
    'The reward is {stuff} by weight, and a favour, which is worth more.',
  ],
  ties: [
    '{power} wants it done in silence, and {foes} want it not done at all.',
    'It starts at {land}, below the bridge, with somebody who claims to be one {calling} too many.',
    'At the end of it waits {villain}, or one who is good at the voice.',
    'Without {thing} the last door will not open.',
    'The lair of the {beast} lies across the only path.',
    'The {folk} know the answer and are waiting to be asked properly.',
    'It cannot be finished while {war} goes on, and may be the reason why it does.',
  ],
  motifs: [
    'Every clue points to {motif}.',
    'Whoever finds out the truth about {motif} has done the hardest part.',
    'It would be an ordinary errand if it were not for {motif}.',
  ],
  secrets: [
    'The one who offers the reward is the one who did it.',
    'There is no lost heir; there is a found one, who would rather bake bread.',
    'Whoever finishes it will be blamed for it, and the warrant is already written.',
  ],
};
