// What an administrator does to an account of somebody else, on a screen or at the console.
export { secondFactorRemovedEmail } from './accounts/account-emails.ts';
export { makeRecoveryLink } from './accounts/recovery.ts';
export { removeSecondFactor } from './credentials/second-factor.store.ts';
export { findPersonByEmail, hasOtherAdmin, makeAdministrator, suspendPerson } from './people.store.ts';
export { deleteSessions, renewSessions } from './sessions/sessions.store.ts';
