export { add } from './add.ts';
export { findAgreement, saveAgreement } from './agreement.store.ts';
export { get } from './get.ts';
export { remove } from './remove.ts';
