import { afterFirstPicture } from '#web/lib/first-picture.tsx';
import { AccessTokenKeeper } from './access-token.ts';
import type { AccessToken } from './access-token.ts';
import { showPreferences } from './preferences.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { PlainCallError, plainCall } from '#web/lib/calls/plain-call.ts';
import { realtime } from './realtime.ts';
import { knownEnd, knownPerson, refreshSession } from './session.ts';
import { sessionEndText } from './session-ended.ts';
import { onSessionEvent, tellSessionEvent } from './session-events.ts';

const keeper = new AccessTokenKeeper({
  ask: () => plainCall('account', 'session', {}),
  now: Date.now,
  isOver: (error) => error instanceof PlainCallError && error.status === 401,
  onRefreshed: () => tellSessionEvent('TOKEN_REFRESHED'),
  onOver: () => void refreshSession(),
});

/** The session's access token and when it expires; null while nobody is signed in or it is on the way. The cookie renews it. */
export function currentToken(): AccessToken | null {
  return keeper.current();
}

let watching = false;
let leaveSocket: (() => void) | null = null;

/** Looks after the session while somebody is signed in: its token, how everything looks, and the word when it ends, here or elsewhere. */
export function watchSession(): void {
  follow();
  if (watching) return;
  watching = true;
  onSessionEvent((event) => {
    if (event === 'SIGNED_OUT') sayGoodbye();
    follow();
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && keeper.look());
}

/** The end of a session in words: a wished one is a success, any other says why and what to do next. */
function sayGoodbye() {
  const end = knownEnd();
  if (end === null) return notify.done('Signed out', 'You have been signed out successfully.');
  const { title, sentence } = sessionEndText(end);
  notify.warn(title, sentence);
}

function follow() {
  const person = knownPerson();
  if (person === null) return rest();
  showPreferences(person.preferences);
  // Nothing that shows waits for a token or for the socket.
  afterFirstPicture(() => {
    if (knownPerson() === null) return;
    keeper.start();
    leaveSocket ??= realtime().stay();
  });
}

function rest() {
  keeper.stop();
  leaveSocket?.();
  leaveSocket = null;
}
