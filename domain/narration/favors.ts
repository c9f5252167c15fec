/**
 * What somebody can be asked to do, by what it would take: to come along, to go elsewhere, to stay, to give or lend something, to let
 * somebody pass, to stop, to help, to carry a word to another, to promise, to keep a secret, to allow something, to do some small thing
 * that harms nobody, or anything else.
 */
export const favorKinds = [
  'come',
  'go',
  'stay',
  'give',
  'pass',
  'stop',
  'help',
  'message',
  'promise',
  'secret',
  'allow',
  'gesture',
  'other',
] as const;
export type FavorKind = (typeof favorKinds)[number];

/** What nobody of the tale does, whatever they are given: all have their places in it, and stay there. */
export const neverDone: readonly FavorKind[] = ['come', 'go'];
