import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { SignedInPerson } from './session.ts';

const Account = createContext<SignedInPerson | null>(null);

/** Around everything that only people who are signed in see. */
export function PersonProvider({ person, children }: { person: SignedInPerson; children: ReactNode }) {
  return <Account value={person}>{children}</Account>;
}

/** Who is signed in, for screens that nobody else sees. Throws "Authentication required" anywhere else. */
export function usePerson(): SignedInPerson {
  const person = use(Account);
  if (person === null) throw new Error('Authentication required');
  return person;
}
