/** What is refused because of where a call comes from or how many there are, with the words a person reads. */
export const callerRefusals = {
  /** Its detail names the address, where one is set. */
  'auth.foreignHost': {
    kind: 'forbidden',
    title: 'Open this server by its own address',
    sentence: 'This server does not know the address you opened it by. Whoever runs it can set it as PUBLIC_URL.',
  },
  'auth.setupLink': {
    kind: 'forbidden',
    title: 'Open the setup link',
    sentence: 'Nobody has an account here yet. Open the setup link that the server printed when it started.',
  },
  /** Its detail says what was too much and how long to wait. */
  'call.tooMany': {
    kind: 'tooMany',
    title: 'Slow down a little',
    sentence: 'That was too much at once. Please wait a moment and try again.',
  },
  'socket.tooMany': { kind: 'tooMany', title: 'Error', sentence: 'You have too many tabs open here. Close some and reload this one.' },
} as const;
