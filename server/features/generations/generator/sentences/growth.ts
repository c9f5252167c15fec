/** How an entry that stands already goes on; `{new}` is an entry that comes with it. */
export const growth: readonly string[] = [
  'Lately another name is heard together with {me}: {new}.',
  'What was never told of {me} has to do with {new}.',
  'An old letter, found behind a wall, ties {me} to {new}.',
  'Since last winter nobody speaks of {me} without lowering the voice at {new}.',
  'In time {new} may prove to be the other half of what is known about {me}.',
  'Those who went to ask about {me} came home with questions about {new}.',
  'There is a song in which {me} and {new} are rhymed, badly, and it is forbidden.',
  'A careful reader of the records finds {new} on every page that mentions {me}.',
];

/** How an entry is bound to another when nothing nearer is known; `{new}` is the other. */
export const kinship: readonly string[] = [
  'Whoever asks after {me} is sent on to {new}.',
  'It is seldom named without {new} in the same breath.',
  'The oldest records set it beside {new}, with no reason given.',
  'Many mistake it for {new}, and not all of them live to laugh about it.',
  'There is an old saying that {new} and {me} share one shadow.',
  'What happens to {new} happens here a year later.',
  'Take away {new}, people say, and there is nothing left to tell of {me}.',
  'On one page of the chronicle its name is struck out and {new} written above.',
];
