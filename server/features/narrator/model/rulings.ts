import { limits } from '#domain/limits.ts';
import type { PlayState } from '#domain/play-state.ts';
import type { Request, Ruling } from '#domain/request.ts';
import type { Reply } from './narrator-model.ts';

/** What was ruled in a reply so far, whoever speaks it. */
export interface Rulings {
  progress: () => { rulings: Ruling[]; state: PlayState };
  /**
   * Asks for one ruling after the other and tells its outcome in words. Asks nothing once the signal has fired, nor more
   * than a reply allows; a ruling that fails is reported and told as left open.
   */
  ask(request: Request, signal: AbortSignal): Promise<string>;
  /** Resolves when no ruling is under way. */
  settled(): Promise<unknown>;
}

/** Opens the rulings of one reply: they stand even when another narrator takes over, so nothing is rolled twice. */
export function openRulings(reply: Pick<Reply, 'ask' | 'brief'>, report: (cause: unknown) => void): Rulings {
  const rulings: Ruling[] = [];
  let state = reply.brief.state;
  let asked = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function rule(request: Request, signal: AbortSignal): Promise<string> {
    if (signal.aborted) return 'The reply is over.';
    if (asked >= limits.requestsPerReply) return 'No more rulings in this reply. Tell what has happened so far.';
    asked += 1;
    try {
      const answer = await reply.ask(request);
      rulings.push(answer.ruling);
      state = answer.state;
      return answer.ruling.outcome;
    } catch (cause) {
      report(cause);
      return 'This could not be ruled. Leave its outcome open.';
    }
  }

  return {
    progress: () => ({ rulings: [...rulings], state }),
    ask(request, signal) {
      const ruling = last.then(() => rule(request, signal));
      last = ruling;
      return ruling;
    },
    settled: () => last,
  };
}
