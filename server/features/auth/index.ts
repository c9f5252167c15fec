export { cookieName, openAccounts } from './accounts.ts';
export { obtainSecret, userTable } from './auth.store.ts';
export { createIdentify } from './identify.ts';
export { me } from './me.ts';
