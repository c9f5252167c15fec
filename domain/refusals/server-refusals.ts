/** Refusals that lie with the server itself: its database, its disk, its backups, what it cannot read. */
export const serverRefusals = {
  'backup.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such backup.' },
  'backup.failed': { kind: 'unavailable', title: 'Error', sentence: 'The backup could not be made.' },
  'topic.unknown': { kind: 'notFound', title: 'Error', sentence: 'There is nothing to subscribe to here.' },
  'frame.invalid': { kind: 'invalid', title: 'Error', sentence: 'The server could not read that.' },
  'database.away': {
    kind: 'unavailable',
    title: 'Error',
    sentence: 'The database does not answer. What you wrote is kept here.',
  },
  'disk.full': {
    kind: 'unavailable',
    title: 'Error',
    sentence: 'The disk of this server is full. What you wrote is kept here until there is room.',
  },
  'database.damaged': {
    kind: 'unavailable',
    title: 'Damaged',
    sentence:
      'A part of the database is damaged. What can be read of it is shown, and nothing is written to it. Please tell an administrator.',
  },
  'server.busy': { kind: 'unavailable', title: 'Error', sentence: 'The server is busy. Please try again in a moment.' },
} as const;
