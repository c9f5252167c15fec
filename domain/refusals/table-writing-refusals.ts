/** Refusals about what Dungeon Masters write for their campaign: its homebrew, its encounters and its own lore. */
export const tableWritingRefusals = {
  'homebrew.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such homebrew entry in this campaign.' },
  'homebrew.sourceNotFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such entry to start from.' },
  'homebrew.moved': {
    kind: 'conflict',
    title: 'Changed meanwhile',
    sentence: 'Somebody else saved this entry meanwhile. Your text is kept here. Open the latest version to compare.',
  },
  'homebrew.tooMany': { kind: 'conflict', title: 'Error', sentence: 'This campaign has reached its limit of homebrew entries.' },
  'homebrew.fileRefused': { kind: 'invalid', title: 'Import failed', sentence: 'This file cannot be read as a creature.' },
  'encounter.tooManyOwn': { kind: 'conflict', title: 'Not kept', sentence: 'Your account has reached its limit of kept encounters.' },
  'encounter.tooMany': { kind: 'conflict', title: 'Not kept', sentence: 'This campaign has reached its limit of kept encounters.' },
  'ownAsset.tooManyTables': { kind: 'conflict', title: 'Not kept', sentence: 'Your account has reached its limit of random tables.' },
  'ownAsset.tooManyStamps': { kind: 'conflict', title: 'Not kept', sentence: 'Your account has reached its limit of stamps.' },
  'ownAsset.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such table or stamp in your account.' },
  'tableLore.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such entry in this campaign’s lore.' },
  'tableLore.removed': {
    kind: 'conflict',
    title: 'Error',
    sentence: 'This entry was removed from the campaign’s lore. Restore it to save your text; it is kept here.',
  },
  'tableLore.tooMany': {
    kind: 'conflict',
    title: 'Error',
    sentence: 'This campaign has reached its limit of entries.',
  },
} as const;
