export { cookieName, openAccounts } from './accounts.ts';
export { obtainSecret } from './auth.store.ts';
export { createIdentify } from './identify.ts';
export { me } from './me.ts';
