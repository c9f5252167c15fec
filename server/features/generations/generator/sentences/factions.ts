import type { Sentences } from './sentences.ts';

export const factions: Sentences = {
  is: [
    '{me} began as eleven people in a locked room, and keeps the lock as its sign.',
    'Officially {me} does not rule; it merely signs everything.',
    '{me} lends money, muscle and umbrellas, and takes note of who returns them.',
    'Members of {me} know each other by {token}, worn where it can be dropped.',
    'What {me} wants is simple, and it has been wrong about how to get it for a century.',
  ],
  tells: [
    'It grew rich on {trade} and respectable on forgetting that.',
    'Its hall is all {stuff}, with one wooden chair that nobody may use.',
    'Those who leave are wished well, in writing, and watched.',
    'It meets only when there is {weather}, so that nobody wonders at the hoods.',
    'Its accounts are honest, which is what frightens people.',
    'A seat in it is inherited, bought, or found empty.',
  ],
  ties: [
    'Its quarrel with {foes} is the root of {war}.',
    'From {land} it commands every road that matters.',
    'It swore to keep {relic} out of all hands, its own included.',
    'Some of its captains take their orders from {villain} and believe that nobody knows.',
    'It hires {calling} after {calling}, and none of them reports twice.',
    'The {folk} hold a third of its seats and most of its secrets.',
    'Its rival, {power}, has twice offered peace and once meant it.',
    'It posted the reward for {quest}, and doubled it last week.',
  ],
  motifs: [
    'Its charter names {motif} in the first line and in the last.',
    'It was founded over a dispute about {motif}, which goes on.',
    'Whoever speaks for {motif} in its meetings speaks alone, and is heard.',
  ],
  secrets: [
    'Its treasury has been empty for two years, and only the steward knows.',
    'Its head died in the winter; a cousin wears the rings and signs the letters.',
    'One of its founders is still alive in the cellar, and still votes.',
  ],
};
