import { writeStored, readStored } from './use-session-storage.ts';

const NAME = 'hearthlore.typedAddress';
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** The email address that was typed last in this tab, so that it is typed once; forgotten when its owner is signed in. */
export const typedAddress = {
  read: () => readStored(sessionStorage, NAME, textOf) ?? '',
  keep: (address: string) => writeStored(sessionStorage, NAME, address === '' ? null : address),
  forget: () => writeStored(sessionStorage, NAME, null),
};
