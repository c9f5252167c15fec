import type { Sentences } from './sentences.ts';

export const villainSentences: Sentences = {
  is: [
    '{me} has never raised a voice, and whole towns have moved away from its sound.',
    'Those who have met {me} agree on one thing only: the courtesy.',
    '{me} was mourned once, with honours, and found the speeches too short.',
  ],
  tells: [
    'Where {me} has passed there is {dread}, and a smell of {stuff}.',
    'It bargains fairly, and that is the trap.',
    'It can be delayed by {token}, though never by the same one again.',
    'It does not hate; it keeps accounts.',
  ],
  ties: [
    'What it wants is {relic}, and it has already paid the price.',
    '{foes} serve it without having been told.',
    'It has promised {land} to three different allies.',
    'It will not come near a {folk} cradle, and nobody has learned why.',
    'The {beast} goes before it, as dogs go before a hunt.',
    'When {war} is decided, it means to own both sides.',
  ],
  motifs: [
    'It claims {motif} as its own by right, and has the papers.',
    'Behind every trouble with {motif} there is its patience.',
    'It took {motif} from the world once and gave back something that only looks the same.',
  ],
  secrets: [
    'It cannot break a promise made in the presence of a child.',
    'It is dying, slowly, and everything it does is for the sake of one more year.',
    'Its true name is written on the underside of a doorstep that people cross every day.',
  ],
};

export const monsters: Sentences = {
  is: [
    'The {me} hunts by listening, and it is fond of singing.',
    'A {me} is the size of a cart and moves like spilled water.',
    'What people call the {me} is only the part of it that comes out at night.',
    'The {me} lays its young in ruined walls, and the walls are better for it.',
    'Old hides show that the {me} was once a tame thing, with a collar.',
  ],
  tells: [
    'Its skin turns blades but not {stuff}.',
    'It comes with {weather} and leaves before the ground is dry.',
    'It will not cross a line drawn by somebody who is honestly afraid.',
    'It hoards {token} by the hundred, sorted by colour.',
    'Two are a nuisance; three, for some reason, are worse than ten.',
    'Those who live by {trade} leave it the first share, and call that a tax.',
  ],
  ties: [
    'Its lairs lie thick around {land}, always uphill.',
    '{villain} feeds it by hand.',
    'Only {spell} is known to turn it aside, and only once a night.',
    'The {folk} call it grandmother, and are never bitten.',
    '{power} pays for each pair of its eyes and asks no questions.',
    'One of them swallowed {thing}, and nobody knows which.',
    'It was seen in numbers shortly before {war}.',
  ],
  motifs: [
    'It is drawn to {motif} as moths are to a lamp.',
    'Scholars trace it back to {motif}, hunters to bad luck.',
    'It has grown bold since people began to talk of {motif}.',
  ],
  secrets: [],
};
