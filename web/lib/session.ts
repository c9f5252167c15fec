import type { contract } from '#contract/index.ts';
import type { InferContractRouterOutputs } from '@orpc/contract';
import { useSyncExternalStore } from 'react';
import { accountRequest } from './account-request.ts';

type Me = InferContractRouterOutputs<typeof contract>['account']['me'];
type Known = { me: Me; error: null } | { me: null; error: Error } | null;

let known: Known = null;
let asking: Promise<void> | null = null;
const readers = new Set<() => void>();
const followers = new Set<() => void>();

/** Asks the server who is signed in. Kept apart from the other calls: the landing needs this one and nothing else. */
async function askMe(): Promise<Me> {
  const response = await fetch('/call/account/me', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: {} }),
  });
  if (!response.ok) throw new Error(`account.me answered ${response.status}`);
  const { json }: { json: Me } = await response.json();
  return json;
}

/** Asks again; whoever reads the session is told, and what was loaded for somebody else is dropped. */
export function refreshSession(): Promise<void> {
  asking ??= askMe()
    .then(
      (me) => learn({ me, error: null }),
      (error) => learn({ me: null, error: error instanceof Error ? error : new Error(String(error)) }),
    )
    .finally(() => {
      asking = null;
    });
  return asking;
}

function learn(next: NonNullable<Known>) {
  const before = known?.me?.person?.id;
  known = next;
  if (before !== next.me?.person?.id) for (const tell of followers) tell();
  for (const tell of readers) tell();
}

/** Calls back whenever another person, or nobody, is signed in. */
export function onPersonChange(tell: () => void): void {
  followers.add(tell);
}

function subscribe(tell: () => void) {
  readers.add(tell);
  if (known === null) void refreshSession();
  return () => readers.delete(tell);
}

const retry = () => void refreshSession();

/** Who is signed in here: `state` is "loading", "failed", "visitor" or "person"; `person` is null but for the last. */
export function useSession() {
  const now = useSyncExternalStore(subscribe, () => known);
  if (now === null) return { state: 'loading', person: null, firstAccount: false, error: null, retry } as const;
  if (now.me === null) return { state: 'failed', person: null, firstAccount: false, error: now.error, retry } as const;
  const { person, firstAccount } = now.me;
  if (person === null) return { state: 'visitor', person, firstAccount, error: null, retry } as const;
  return { state: 'person', person, firstAccount: false, error: null, retry } as const;
}

/** Opens an account and signs in. An empty name becomes the part of the address before the @. */
export async function signUp({ email, password, name }: { email: string; password: string; name: string }): Promise<void> {
  const displayName = name.trim() === '' ? (email.split('@')[0] ?? email) : name.trim();
  await accountRequest('sign-up/email', { email, password, name: displayName });
  await refreshSession();
}

/** Signs in with an address and its password. */
export async function signIn({ email, password }: { email: string; password: string }): Promise<void> {
  await accountRequest('sign-in/email', { email, password });
  await refreshSession();
}

/** Signs out in this browser. */
export async function signOut(): Promise<void> {
  await accountRequest('sign-out', {});
  await refreshSession();
}
