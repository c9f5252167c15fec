import type { SessionEnd } from '#domain/account/session-end.ts';
import type { RefusalText } from '#web/lib/calls/refusal-text.ts';

const sentences: Record<SessionEnd, RefusalText> = {
  suspended: {
    title: 'Your account is suspended',
    sentence:
      'An administrator has suspended this account, so you were signed out. Nothing of yours is deleted. Please ask your administrator.',
  },
  endedElsewhere: {
    title: 'Signed out from another device',
    sentence: 'This session was ended from another device. Sign in to go on. If that was not you, change your password.',
  },
  endedByAdministrator: {
    title: 'Signed out by an administrator',
    sentence: 'An administrator has ended this session. You can sign in again at once.',
  },
  passwordChanged: {
    title: 'Your password was changed',
    sentence:
      'It was changed on another device, so you were signed out here. Sign in with the new password. If that was not you, choose another one now.',
  },
  passwordRecovered: {
    title: 'Your password was replaced',
    sentence:
      'A new password was set with a recovery link, so you were signed out. Sign in with the new password. If that was not you, choose another one now.',
  },
  secondFactorRemoved: {
    title: 'Your second factor was removed',
    sentence:
      'An administrator has removed it, so you were signed out. Sign in with your password, then set up a new one in your settings.',
  },
  deletionRequested: {
    title: 'Your account will be deleted',
    sentence: 'Its deletion was asked for on another device, so you were signed out here. Sign in if you want to keep it.',
  },
  expired: {
    title: 'Your session has expired',
    sentence: 'You were away for long, or this browser has removed its cookies. Sign in to go on where you were.',
  },
};

/** What a person reads when their session ended against their will: why, and what to do next. */
export function sessionEndText(end: SessionEnd): RefusalText {
  return sentences[end];
}
