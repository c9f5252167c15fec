/** Refusals about the marketplace: listings, packages, and what is said of them. */
export const marketRefusals = {
  'listing.notFound': { kind: 'notFound', title: 'Not offered', sentence: 'There is no such listing, or it is not offered any more.' },
  'listing.tooMany': { kind: 'conflict', title: 'Not published', sentence: 'You have reached the limit of listings. Delete one first.' },
  'listing.versionIsOld': {
    kind: 'invalid',
    title: 'Not published',
    sentence: 'The version must be higher than the one that is offered now.',
  },
  'listing.otherKind': {
    kind: 'invalid',
    title: 'Not published',
    sentence: 'A newer version is of the same kind: an adventure stays an adventure, and a pack of assets stays one.',
  },
  'listing.takenDown': {
    kind: 'conflict',
    title: 'Taken down',
    sentence: 'An administrator has taken this listing down. It cannot be offered or changed.',
  },
  'listing.ownRating': { kind: 'conflict', title: 'Not rated', sentence: 'You cannot rate what you have published yourself.' },
  'listing.getFirst': { kind: 'conflict', title: 'Not rated', sentence: 'Get it first: only those who have it can rate it.' },
  'listing.reasonNeeded': { kind: 'invalid', title: 'Not taken down', sentence: 'Please say why. Its publisher reads it.' },
  'rating.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such rating.' },
  'package.notFound': { kind: 'notFound', title: 'Error', sentence: 'You have not got this package.' },
  'package.tooMany': {
    kind: 'conflict',
    title: 'Not taken in',
    sentence: 'You have reached the limit of packages. Remove one from My Purchases first.',
  },
  'package.empty': {
    kind: 'invalid',
    title: 'Not published',
    sentence: 'Please choose at least one entry of homebrew, one hero or one map.',
  },
  'package.tooLarge': { kind: 'invalid', title: 'Not published', sentence: 'All of it together may be 10 MB at most.' },
  'package.otherKind': { kind: 'invalid', title: 'Not installed', sentence: 'This package does not hold that.' },
  'install.notFound': { kind: 'notFound', title: 'Error', sentence: 'You have installed nothing like that.' },
  'install.notNewer': { kind: 'conflict', title: 'Not updated', sentence: 'This is the version that is installed, or an earlier one.' },
  'install.otherPackage': { kind: 'invalid', title: 'Not updated', sentence: 'This is no version of what is installed there.' },
  'update.moved': {
    kind: 'conflict',
    title: 'Not updated',
    sentence: 'Something there has changed since you looked. Please look at the update once more.',
  },
  'update.unfit': {
    kind: 'invalid',
    title: 'Not updated',
    sentence: 'The two versions of an entry do not go together like this. Choose the same side for all of its fields.',
  },
  'update.notThere': { kind: 'conflict', title: 'Not taken back', sentence: 'There is no update that can be taken back.' },
  'package.refused': { kind: 'invalid', title: 'Import failed', sentence: 'This file cannot be read as a package.' },
} as const;
