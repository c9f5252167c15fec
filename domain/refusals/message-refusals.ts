/** Refusals about messages, dice and pictures in the chat, with the words a person reads. */
export const messageRefusals = {
  'message.empty': { kind: 'invalid', title: 'Failed to send message', sentence: 'An empty message is not sent.' },
  'message.idTaken': { kind: 'conflict', title: 'Failed to send message', sentence: 'That message was already sent by somebody else.' },
  'message.recipientUnknown': { kind: 'invalid', title: 'Failed to send message', sentence: 'That player has no seat at this table.' },
  'message.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such message.' },
  'message.notYours': { kind: 'forbidden', title: 'Error', sentence: 'Only the author of a message can change it.' },
  'message.notLast': { kind: 'conflict', title: 'Error', sentence: 'You can only change your latest message at this table.' },
  'message.isAnswered': {
    kind: 'conflict',
    title: 'Error',
    sentence: 'This message was answered or used as an action and can no longer be changed.',
  },
  'message.replyWider': {
    kind: 'invalid',
    title: 'Failed to send message',
    sentence: 'Your message would reach people who cannot read the message it answers.',
  },
  'check.notFound': { kind: 'notFound', title: 'Not rolled', sentence: 'There is no such check.' },
  'check.notAsked': { kind: 'conflict', title: 'Not rolled', sentence: 'This check was not asked of that character.' },
  'check.creaturesByDm': { kind: 'forbidden', title: 'Not asked', sentence: 'The Dungeon Master names the creatures that are reached.' },
  'check.noDamage': { kind: 'conflict', title: 'Not applied', sentence: 'There is no damage on this card for them to take.' },
  'check.tooMany': { kind: 'conflict', title: 'Not asked', sentence: 'No more can be asked on one card.' },
  'check.closed': { kind: 'conflict', title: 'Not rolled', sentence: 'This check is closed.' },
  'check.helpTooLate': { kind: 'conflict', title: 'No help given', sentence: 'They have rolled, or somebody helps them already.' },
  'check.helpRefused': { kind: 'conflict', title: 'No help given', sentence: 'Nobody can help with this.' },
  'dice.unreadable': { kind: 'invalid', title: 'Failed to send message', sentence: 'This roll is not valid.' },
  'image.tooLarge': { kind: 'invalid', title: 'Failed to upload file', sentence: 'A picture in the chat can be at most 2 MB.' },
  'image.tooMany': {
    kind: 'conflict',
    title: 'Failed to upload file',
    sentence: 'This campaign’s chat has reached its limit of pictures.',
  },
  'image.altRequired': {
    kind: 'invalid',
    title: 'Failed to upload file',
    sentence: 'Please say in a few words what the picture shows.',
  },
} as const;
