export { findAgreement, saveAgreement } from './agreement.store.ts';
