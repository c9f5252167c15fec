import type { Sentences } from './sentences.ts';

export const races: Sentences = {
  is: [
    'The {me} count their age in debts repaid, and the eldest of them owe nothing.',
    'The {me} are a lean and patient people who dress in the colours of {stuff}.',
    'To others the {me} seem slow; they would say that they are listening.',
    'The {me} keep two names, one for the house and one for the road.',
    'No two families of the {me} agree on where their people came from.',
  ],
  tells: [
    'A child of theirs is given {token} at birth and must lose it before it is grown.',
    'They bury nobody while it rains, and where there is {weather} that can take weeks.',
    'What others call luck they call manners.',
    'Their hands are made for {trade}, and their songs are about doing something else.',
    'They do not speak of {dread} except in jokes.',
    'Guests eat first, hosts eat last, and whoever cooked eats with both.',
  ],
  ties: [
    'Most of them live around {land}, in houses without corners.',
    'With the {folk} they share a calendar and little besides.',
    'Their elders sit with {power} and vote against it.',
    'They raised {relic} out of the ground once and wish that they had left it there.',
    'A {calling} of their blood is welcome everywhere and trusted nowhere.',
    'They teach {spell} to every child, as others teach counting.',
    'In the year {year} they shut their doors to {foes}, and have not opened them since.',
  ],
  motifs: [
    'Their oldest tale tells of {motif}, and no two of them tell it alike.',
    'They swear by {motif} when they mean it.',
    'Some say that they learned their stubbornness from {motif}.',
  ],
  secrets: [],
};
