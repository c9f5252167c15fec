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
  'token.invalid': {
    kind: 'unauthenticated',
    title: 'Error',
    sentence: 'This personal access token is not valid. It has expired or was revoked, or is not complete.',
  },
  'token.required': {
    kind: 'unauthenticated',
    title: 'Error',
    sentence: 'Call this address with a personal access token. You can make one under Settings, Programs.',
  },
  'token.closed': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'This cannot be done with a personal access token. Sign in on the website to do it.',
  },
  'token.scopeTooSmall': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'The scope of this personal access token does not cover this. Make a token with a wider scope.',
  },
  'token.notFound': { kind: 'notFound', title: 'Error', sentence: 'This token has been revoked already.' },
  'token.tooMany': {
    kind: 'conflict',
    title: 'Error',
    sentence: 'You have as many personal access tokens as one person may. Revoke one first.',
  },
  'socket.tooMany': { kind: 'tooMany', title: 'Error', sentence: 'You have too many tabs open here. Close some and reload this one.' },
} as const;
