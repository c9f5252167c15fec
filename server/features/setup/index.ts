export { admitFirst, endSetup, makeSetupToken, setupPath } from './setup-link.ts';
