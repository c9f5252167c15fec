import type { Sentences } from './sentences.ts';

export const spells: Sentences = {
  is: [
    '{me} takes one breath to speak and a week to forgive.',
    '{me} is the first magic that most people see, usually from the wrong side.',
    'There are four ways to cast {me}, and three of them are crimes.',
    'The caster of {me} gives up a small memory each time, and may choose which.',
    '{me} is written on {stuff}, since paper will not hold it.',
  ],
  tells: [
    'It calls up {weather} within the length of a shout, and lets it go again at sunrise.',
    'For as long as it lasts, nobody nearby can lie about {trade}.',
    'Done well, it leaves {token} in the caster’s palm; done badly, a burn of that shape.',
    'It fails in the presence of twins.',
    'It shows the nearest danger, and the danger sees it too.',
    'Those under it feel {dread} as if it were a hand on the shoulder, and walk on unharmed.',
  ],
  ties: [
    'It came into the world at {land}, by accident, in front of a full market.',
    'Each {calling} knows the first half; the second half is earned.',
    '{foes} burned every copy but one.',
    'It is the only thing that {villain} has ever been seen to fear.',
    'Cast through {relic}, it does not end.',
    'It was the {folk} who found out that it can be sung.',
    'Its scent brings the {beast} from miles away.',
    'Casting it together with {spell} is forbidden, and has been done.',
  ],
  motifs: [
    'At its heart stands {motif}, or rather the true word for it.',
    'It draws its power from {motif}, and runs dry where there is none.',
    'Whoever casts it dreams of {motif} for three nights.',
  ],
  secrets: [],
};
