import { keep, readKept } from './use-kept.ts';

const NAME = 'hearthlore.typedAddress';
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** The email address that was typed last in this tab, so that it is typed once; forgotten when its owner is signed in. */
export const typedAddress = {
  read: () => readKept(sessionStorage, NAME, textOf) ?? '',
  keep: (address: string) => keep(sessionStorage, NAME, address === '' ? null : address),
  forget: () => keep(sessionStorage, NAME, null),
};
