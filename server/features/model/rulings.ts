import { tellRuling } from '#domain/narration/rulings/tell-ruling.ts';
import { limits } from '#domain/limits/limits.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { ToolCall, Ruling } from '#domain/narration/tool-call.ts';
import type { Reply } from './narrator-model.ts';

/** What was ruled in a reply so far, whoever speaks it. */
export interface Rulings {
  progress: () => { rulings: Ruling[]; state: PlayState };
  /**
   * Makes one tool call after the other and answers each outcome in words. Makes none once the signal has fired, nor more   * than a reply allows; a ruling that fails is reported and told as left open.
   */
  callTool(call: ToolCall, signal: AbortSignal): Promise<string>;
  /** Resolves when no call is running. */
  settled(): Promise<unknown>;
}

/** Collects the rulings of one reply. They stay when another narrator takes over, so nothing is rolled twice. */
export function openRulings(reply: Pick<Reply, 'callTool' | 'brief'>, report: (cause: unknown) => void): Rulings {
  const rulings: Ruling[] = [];
  let state = reply.brief.state;
  let asked = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function ruleOn(call: ToolCall, signal: AbortSignal): Promise<string> {
    if (signal.aborted) return 'The reply is over.';
    if (asked >= limits.toolCallsPerReply) return 'No more rulings in this reply. Tell what has happened so far.';
    asked += 1;
    try {
      const answer = await reply.callTool(call);
      rulings.push(answer.ruling);
      state = answer.state;
      return tellRuling(answer.ruling);
    } catch (cause) {
      report(cause);
      return 'This could not be ruled. Leave its outcome open.';
    }
  }

  return {
    progress: () => ({ rulings: [...rulings], state }),
    callTool(call, signal) {
      const ruling = last.then(() => ruleOn(call, signal));
      last = ruling;
      return ruling;
    },
    settled: () => last,
  };
}
