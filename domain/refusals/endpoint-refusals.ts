/** Refusals about services that this server asks. None of them is tried again by itself: each try may cost. */
export const endpointRefusals = {
  'endpoint.keyRefused': {
    kind: 'conflict',
    title: 'Key refused',
    sentence: 'The service does not accept the key of this server. An administrator can change it under Settings.',
  },
  'endpoint.busy': { kind: 'conflict', title: 'Busy', sentence: 'The service has too much to do. Please try again in a minute.' },
  'endpoint.refused': { kind: 'conflict', title: 'Refused', sentence: 'The service refuses to make that. Other words may help.' },
  'endpoint.failed': { kind: 'conflict', title: 'No answer', sentence: 'The service did not answer as it should. Please try again later.' },
  'endpoint.capReached': {
    kind: 'conflict',
    title: 'Used up',
    sentence: 'What you may have made in a day is used up. It begins anew at midnight UTC.',
  },
  'speech.notConfigured': { kind: 'conflict', title: 'No voice', sentence: 'This server has no voice of its own.' },
  'speech.nothingToSay': { kind: 'notFound', title: 'Nothing to say', sentence: 'That reply has no more words to read.' },
  'picture.notConfigured': { kind: 'conflict', title: 'No pictures', sentence: 'This server has no service that draws pictures.' },
  'picture.subjectGone': { kind: 'notFound', title: 'Not here', sentence: 'Nobody of that name is here any more.' },
  'picture.crossesLine': { kind: 'conflict', title: 'A line', sentence: 'These words cross a line of the table. Change them first.' },
  'picture.showsVeil': {
    kind: 'conflict',
    title: 'A veil',
    sentence: 'These words show what the table keeps behind a veil. Change them first.',
  },
  'speech.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such recording.' },
} as const;
