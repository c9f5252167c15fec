/** What is refused about characters, with the words a person reads. */
export const characterRefusals = {
  'character.signInFirst': {
    kind: 'unauthenticated',
    title: 'Creation Failed',
    sentence: 'You must be logged in to create a character',
  },
  'character.notEnrolled': { kind: 'forbidden', title: 'Creation Failed', sentence: 'Must be enrolled in campaign to create character' },
  'character.exists': {
    kind: 'conflict',
    title: 'Character Exists',
    sentence: 'You already have a character. Delete it first if you want to create a new one.',
  },
  'character.incomplete': { kind: 'invalid', title: 'Incomplete Form', sentence: 'Please fill in all fields (name, race, class).' },
  'character.creationRefused': {
    kind: 'invalid',
    title: 'Creation Failed',
    sentence: 'Failed to create character. Please try again.',
  },
  'character.idTaken': { kind: 'conflict', title: 'Creation Failed', sentence: 'There is another character with that id.' },
  'character.notFound': { kind: 'notFound', title: 'Character Error', sentence: 'There is no such character at this table.' },
  'character.playerHasOne': {
    kind: 'conflict',
    title: 'Not handed over',
    sentence: 'This player has a character at this table already.',
  },
  'character.playerNotSeated': {
    kind: 'invalid',
    title: 'Not handed over',
    sentence: 'Only somebody with a player’s seat at this table can take this character.',
  },
  'character.notYours': {
    kind: 'forbidden',
    title: 'Not your character',
    sentence: 'Only its player and the Dungeon Master can change this character.',
  },
  'character.notYoursToDelete': {
    kind: 'forbidden',
    title: 'Deletion Failed',
    sentence: 'Only its player and the Dungeon Master can delete this character.',
  },
  /** Its detail is the sentence of the rule that refused. */
  'character.dmDecides': {
    kind: 'forbidden',
    title: 'Not now',
    sentence: 'At this table the Dungeon Master decides when heroes rest and take levels.',
  },
  'character.dmInspires': {
    kind: 'forbidden',
    title: 'Not now',
    sentence: 'The Dungeon Master gives Heroic Inspiration.',
  },
  'character.dmAwards': {
    kind: 'forbidden',
    title: 'Not now',
    sentence: 'The Dungeon Master gives experience and levels.',
  },
  'character.dmEndsDays': {
    kind: 'forbidden',
    title: 'Not now',
    sentence: 'The Dungeon Master says when a day ends, and what everybody drank and ate.',
  },
  'character.byMilestone': {
    kind: 'conflict',
    title: 'No experience given',
    sentence: 'At this table heroes rise by milestones: give a level in place of experience.',
  },
  'character.refused': { kind: 'conflict', title: 'Update Failed', sentence: 'Failed to update character. Please try again.' },
  'character.noSuchChange': { kind: 'notFound', title: 'Not undone', sentence: 'There is no such change to undo.' },
  'character.giverCannotTakeBack': {
    kind: 'forbidden',
    title: 'Not given back',
    sentence: 'Only the character who has the item now can give it back.',
  },
  'hero.notFound': { kind: 'notFound', title: 'Character Error', sentence: 'There is no such hero in your account.' },
  'hero.tooMany': { kind: 'conflict', title: 'Not kept', sentence: 'Your account has reached its limit of heroes away from tables.' },
  /** Its detail says what is wrong. */
  'hero.unreadable': { kind: 'invalid', title: 'Character Error', sentence: 'This hero cannot be read.' },
  'character.fileRefused': { kind: 'invalid', title: 'Import failed', sentence: 'This file cannot be read as a character.' },
  'character.tooManyPictures': {
    kind: 'conflict',
    title: 'Picture not added',
    sentence: 'This character has reached its limit of pictures. Use a drawn portrait.',
  },
} as const;
