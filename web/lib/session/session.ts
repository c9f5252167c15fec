import type { Plan } from '#domain/account/account.ts';
import type { contract } from '#contract/index.ts';
import type { InferContractRouterOutputs } from '@orpc/contract';
import { PlainCallError, plainCall } from '#web/lib/calls/plain-call.ts';
import { firstAnswers } from '#web/lib/calls/first-answers.ts';
import { tellSessionEvent } from './session-events.ts';
import { signedInMark } from './signed-in-mark.ts';
import { Store, useStore } from '#web/lib/store/store.ts';

type Me = InferContractRouterOutputs<typeof contract>['account']['me'];
/** Somebody who is signed in, as their own browser knows them. */
export type SignedInPerson = NonNullable<Me['person']>;
type Known = { me: Me; error: null } | { me: null; error: Error } | null;

const known = new Store<Known>(null);
let asking: Promise<void> | null = null;
let changing: Promise<unknown> = Promise.resolve();
let otherTabs: BroadcastChannel | null = null;
const followers = new Set<() => void>();

const read = (): Promise<Me> => plainCall('account', 'me', {});

/** Takes note of a request that may change the session: who is signed in is asked after its answer, which may bring a new cookie. */
export function changesSession<Answer>(request: Promise<Answer>): Promise<Answer> {
  changing = Promise.allSettled([changing, request]);
  return request;
}

/** Asks the server who is signed in. An account that is just being made elsewhere is a conflict: then it is there to be read. */
async function askMe(): Promise<Me> {
  await changing;
  try {
    return await read();
  } catch (error) {
    if (error instanceof PlainCallError && (error.status === 409 || error.code === '23505')) return read();
    throw error;
  }
}

/** Takes who is signed in from the page, where the server has written it there. */
export function readFirstSession(): void {
  const brought = firstAnswers.take<Me>(['account', 'me'], {});
  if (brought !== null) learn(brought.json);
}

/** Asks again; whoever reads the session is told, and what was loaded for somebody else is dropped. */
export function refreshSession(): Promise<void> {
  asking ??= askMe()
    .then(learn, (error) => {
      // Not being reached says nothing about who is signed in.
      if (known.get()?.me) return;
      known.set({ me: null, error: error instanceof Error ? error : new Error(String(error)) });
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}

function learn(answer: Me) {
  const before = known.get()?.me?.person ?? null;
  const after = answer.person;
  if (after !== null) signedInMark.set();
  // A session that nobody ended here and the server knows nothing of has run out, or its cookie is gone.
  const me = { ...answer, ended: answer.ended ?? (after === null && !answer.firstAccount && signedInMark.isSet() ? 'expired' : null) };
  // What was loaded for somebody else is dropped before anything shows for this person.
  if (before?.id !== after?.id) for (const tell of followers) tell();
  if (before !== null && before.id !== after?.id) firstAnswers.drop();
  known.set({ me, error: null });
  if (before?.id === after?.id && JSON.stringify(before) === JSON.stringify(after)) return;
  tellSessionEvent(before?.id === after?.id ? 'USER_UPDATED' : after === null ? 'SIGNED_OUT' : 'SIGNED_IN');
  otherTabs?.postMessage(null);
}

/** Calls back whenever another person, or nobody, is signed in. */
export function onPersonChange(tell: () => void): void {
  followers.add(tell);
}

/** Why the session here ended against its owner's will; null while one lasts, and after a wished end. */
export function knownEnd(): Me['ended'] {
  return known.get()?.me?.ended ?? null;
}

/** Who is signed in, as far as is known; null for nobody. */
export function knownPerson(): SignedInPerson | null {
  return known.get()?.me?.person ?? null;
}

function subscribe(tell: () => void) {
  if (known.get() === null) void refreshSession();
  if (otherTabs === null) {
    otherTabs = new BroadcastChannel('session');
    otherTabs.addEventListener('message', () => void refreshSession());
  }
  return known.subscribe(tell);
}

const session = { get: known.get, subscribe };

const retry = () => void refreshSession();

/** What the installation offers visitors, until the server has said so. */
const unknownOffers = { ended: null, firstAccount: false, setup: undefined, signups: 'invite', google: false, mail: false } as const;

/** Who is signed in here: `state` is "loading", "failed", "visitor" or "person"; `person` is null but for the last. */
export function useSession() {
  const now = useStore(session);
  if (now === null) return { ...unknownOffers, state: 'loading', person: null, error: null, retry } as const;
  if (now.me === null) return { ...unknownOffers, state: 'failed', person: null, error: now.error, retry } as const;
  const { person, ...offers } = now.me;
  if (person === null) return { ...offers, state: 'visitor', person, error: null, retry } as const;
  return { ...offers, state: 'person', person, error: null, retry } as const;
}

/** The plan that holds for what is shown: FREE while nothing else is known for sure. */
export function planOf(person: SignedInPerson | null): Plan {
  return person?.plan ?? 'FREE';
}
