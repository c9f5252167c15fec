/** Refusals about battle maps of campaigns, their televisions, and maps of an account, with the words a person reads. */
export const battleMapRefusals = {
  'drawnMap.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such map in your account.' },
  'drawnMap.wrongPicture': {
    kind: 'invalid',
    title: 'Error',
    sentence: 'Please choose a PNG, JPEG or WebP picture. This one cannot be read, or it has too many dots.',
  },
  'drawnMap.tooMany': { kind: 'conflict', title: 'Error', sentence: 'Your account has reached its limit of maps.' },
  'battleMap.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such battle map.' },
  'battleMap.noPicture': { kind: 'notFound', title: 'Error', sentence: 'No picture lies under this map.' },
  'battleMap.tooMany': { kind: 'conflict', title: 'Error', sentence: 'This campaign has reached its limit of battle maps.' },
  'battleMap.tooManyTokens': { kind: 'conflict', title: 'Error', sentence: 'This battle map has reached its limit of tokens.' },
  'battleMap.noToken': { kind: 'notFound', title: 'Error', sentence: 'There is no such token on this map.' },
  'battleMap.notYours': { kind: 'forbidden', title: 'Error', sentence: 'You can move only your own hero.' },
  'battleMap.outside': { kind: 'invalid', title: 'Error', sentence: 'This cell is outside of the map.' },
  'battleMap.noWay': { kind: 'conflict', title: 'No way there', sentence: 'No way that you know leads there.' },
  'battleMap.taken': {
    kind: 'conflict',
    title: 'Not free',
    sentence: 'Somebody stands there. A walk can pass some creatures, and ends in a free space.',
  },
  'battleMap.noDoor': { kind: 'notFound', title: 'Error', sentence: 'There is no door there.' },
  'battleMap.doorTooFar': { kind: 'conflict', title: 'Too far', sentence: 'Your hero must stand beside the door.' },
  'tableScreen.notFound': { kind: 'notFound', title: 'Error', sentence: 'This link shows nothing any more. Ask for another.' },
  'battleMap.doorLocked': { kind: 'conflict', title: 'Locked', sentence: 'The door is locked.' },
  'battleMap.doorBroken': { kind: 'conflict', title: 'Broken', sentence: 'The door is broken and bars nobody.' },
} as const;
