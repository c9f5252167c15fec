/** A short-lived token for this session, as account.session gives it. */
export interface AccessToken {
  accessToken: string;
  expiresAt: string;
}

/** Milliseconds between two looks at the time that remains. */
const LOOK_MILLISECONDS = 30_000;
/** With this much left, or less, a new one is asked for. */
const RENEWAL_MILLISECONDS = 90_000;
/** The first pause after a failure; each further one is twice as long. */
const FIRST_PAUSE_MILLISECONDS = 200;

type Timer = ReturnType<typeof setInterval> | undefined;

interface Surroundings {
  ask: () => Promise<AccessToken>;
  now: () => number;
  /** Whether a failure says that the session is over, so that trying again is of no use. */
  isOver: (error: unknown) => boolean;
  onRefreshed: (token: AccessToken) => void;
  onOver: () => void;
}

/** Keeps an access token fresh: looks every 30 s, renews with 90 s left, and after failures tries again from 200 ms on. */
export class AccessTokenKeeper {
  #around: Surroundings;
  #token: AccessToken | null = null;
  #looks: Timer;
  #asking: Promise<void> | null = null;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** The token that holds, null before the first and after the session. */
  current(): AccessToken | null {
    return this.#token;
  }

  /** Gets a token and keeps it fresh from here on; does nothing while it does so already. */
  start(): void {
    if (this.#looks !== undefined) return;
    this.#looks = setInterval(() => this.look(), LOOK_MILLISECONDS);
    this.look();
  }

  /** Forgets the token. */
  stop(): void {
    clearInterval(this.#looks);
    this.#looks = undefined;
    this.#token = null;
  }

  /** Renews the token when its time is running out. */
  look(): void {
    if (this.#looks === undefined || this.#asking !== null) return;
    const left = this.#token === null ? 0 : Date.parse(this.#token.expiresAt) - this.#around.now();
    if (left > RENEWAL_MILLISECONDS) return;
    const looks = this.#looks;
    this.#asking = this.#renew(looks).finally(() => {
      this.#asking = null;
      // Stopped and started again in the meantime: this answer was not for the new session.
      if (this.#looks !== looks) this.look();
    });
  }

  /** Tries until it works, the session is over, or the next look comes anyway. */
  async #renew(looks: ReturnType<typeof setInterval>): Promise<void> {
    const began = this.#around.now();
    for (let pause = FIRST_PAUSE_MILLISECONDS; this.#looks === looks; pause *= 2) {
      try {
        const token = await this.#around.ask();
        if (this.#looks !== looks) return;
        this.#token = token;
        return this.#around.onRefreshed(token);
      } catch (error) {
        if (this.#looks !== looks) return;
        if (this.#around.isOver(error)) return this.#around.onOver();
        if (this.#around.now() - began + pause >= LOOK_MILLISECONDS) return;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
