import type { Sentences } from './sentences.ts';

export const items: Sentences = {
  is: [
    '{me} is smaller than the stories say, and heavier.',
    'Whoever made {me} used {stuff}, and a great deal of spite.',
    '{me} has had nine owners, of whom two were happy.',
    'There is nothing to be seen on {me} except one thumbprint, which does not fade.',
    '{me} is warm to the touch on the day before something goes wrong.',
  ],
  tells: [
    'It works once a day, and the day begins when it says so.',
    'Held under {weather}, it shows a picture of a room that has not been built yet.',
    'It may be given or stolen; when it is sold, it breaks.',
    'Copies are sold wherever there is {trade}, and some of them work a little.',
    'It was traded for {token} in a bargain that both sides regret.',
    'It keeps {dread} away from the one who holds it, and sends it to a neighbour.',
  ],
  ties: [
    'It lay under {land} until somebody dug a well in the wrong place.',
    'With it {villain} could undo what was settled in the year {year}.',
    'Only a {calling} can use it without bleeding.',
    '{power} guards it, or guards an empty box very well.',
    'The words of {spell} are scratched along its edge in a childish hand.',
    'The {folk} ask for it back every year, politely, with witnesses.',
    'Whoever carries it beside {thing} hears the two of them quarrel.',
    'It is what {quest} is truly about.',
  ],
  motifs: [
    'It was made for the sake of {motif}, and remembers.',
    'In its shadow one sees {motif}, very small and clear.',
    'It answers questions about {motif} and no others.',
  ],
  secrets: [
    'It is only half of what it was; the other half does not want to be found.',
    'It chooses its bearer, and its taste is getting worse.',
    'It is not the real one, and the real one is in use as a doorstop.',
  ],
};
