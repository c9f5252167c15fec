import type { Actor } from '#domain/account/account.ts';
import type { TokenScope } from '#domain/account/token-scopes.ts';
import type { SessionEnd } from '#domain/account/session-end.ts';
import type { SetupWay } from '#domain/account/setup-way.ts';

/** The session a call comes from. */
export interface Session {
  id: string;
  userId: string;
  /** What its cookie carries. */
  token: string;
  createdAt: Date;
  expiresAt: Date;
  /** When the password was last entered again in it. */
  confirmedAt: Date | null;
  /** Whether a second factor was given in it. */
  secondFactor: boolean;
  /** Whether its token must change with the next answer. */
  renew: boolean;
}

/** The personal access token that a call comes with. */
export interface CallerToken {
  id: string;
  userId: string;
  scope: TokenScope;
  expiresAt: Date;
}

/** Who asks, and from which session; a visitor has none, and neither has a program that calls with a personal access token. */
export interface Caller {
  actor: Actor;
  session: Session | null;
  /** The personal access token it came with; `invalid` for one that is not good. */
  token?: CallerToken | 'invalid';
  /** Why the session of the cookie that came along has ended, where that is known. */
  ended?: SessionEnd;
}

/** The program that sends a request, and how to answer it beside the body. */
export interface Client {
  /** Network address; failed sign-ins are counted by it. */
  address: string;
  /** Where this client reaches the server, e.g. https://play.example.org. */
  origin: string;
  /** How the first account may be made from here, while there is none. */
  setupWay(): SetupWay;
  setCookie(cookie: string): void;
  /** Says after how many seconds the call is worth trying again. */
  setRetryAfter(seconds: number): void;
}

export const visitor: Caller = { actor: { kind: 'visitor' }, session: null };
