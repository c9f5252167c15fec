import type { Sentences } from './sentences.ts';

export const geography: Sentences = {
  is: [
    '{me} is old country, built of {stuff} and held together by habit.',
    'Travellers know {me} first by its weather: {weather}, and then silence.',
    'Nobody founded {me}; people stopped here one evening and were still here in the morning.',
    'From the road {me} looks like a heap of {stuff}, and from inside like the middle of the world.',
    '{me} lies a day farther off than every map says.',
    'Three gates lead into {me}, and the fourth is only opened for funerals.',
  ],
  tells: [
    'Half its people live by {trade}, and the other half by those who do.',
    'The inns close at dusk, because of {dread}, though no host will say so.',
    'A guest who leaves {token} on the sill is never asked for a name.',
    'Its market is held at night, by custom older than its walls.',
    'In bad years the bread is shared out by lot, and nobody has yet been caught cheating.',
    'Every door has a second lock, on the outside.',
    'The oldest street ends at a wall, and on some mornings it does not.',
  ],
  ties: [
    'It pays its tithe to {power} and its respects to {foes}, in that order.',
    'The {folk} were here before the road was, and they remind the council of it each spring.',
    'Since {war} began, its watchfires have burned in pairs.',
    'The way to {land} is short in daylight and should not be tried after.',
    'Hunters bring back the tracks of the {beast} pressed in clay, and sell them as charms.',
    'Under its oldest cellar there is a chamber cut to the very shape of {relic}.',
    'Whoever wants to hire one good {calling} asks here, quietly, at the third table.',
    'It is said that {villain} was a child here, and liked.',
  ],
  motifs: [
    'All of it turns on {motif}, as any child here can explain.',
    'Strangers come for {motif} and stay for the soup.',
    'On feast days the squares fill with songs about {motif}.',
    'There is no understanding these parts without {motif}.',
  ],
  secrets: [],
};
