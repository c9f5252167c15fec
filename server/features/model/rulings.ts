import { tellRuling } from '#domain/narration/rulings/tell-ruling.ts';
import { heroIntents } from '#domain/narration/hero-intents.ts';
import type { IntentMark } from '#domain/narration/intent-mark.ts';
import { reason } from '#domain/narration/intent-reasons.ts';
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
  /** Takes down how intents ended that need no ruling, and says which of them there are not. */
  markIntents(ends: readonly IntentEnd[]): string;
  /** What was taken down, the last word on each intent. */
  marks(): IntentMark[];
  /** Resolves when no call is running. */
  settled(): Promise<unknown>;
}

/** What a model may say of an intent: nothing that only a ruling can. */
export interface IntentEnd {
  intent: string;
  ended: 'answered' | 'with the party' | 'not possible';
}

function markOf({ intent, ended }: IntentEnd): IntentMark {
  if (ended === 'with the party') return { intent, by: 'party' };
  return ended === 'answered' ? { intent, by: 'answer', why: reason('inWords') } : { intent, by: 'refusal', why: reason('notPossible') };
}

/** Collects the rulings of one reply. They stay when another narrator takes over, so nothing is rolled twice. */
export function openRulings(reply: Pick<Reply, 'callTool' | 'brief' | 'before'>, report: (cause: unknown) => void): Rulings {
  const rulings: Ruling[] = [...(reply.before?.rulings ?? [])];
  let state = reply.before?.state ?? reply.brief.state;
  const known = new Set(heroIntents(reply.brief.intents).map(({ id }) => id));
  const marks = new Map<string, IntentMark>();
  let asked = rulings.length;
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
    markIntents(ends) {
      for (const end of ends) if (known.has(end.intent)) marks.set(end.intent, markOf(end));
      const unknown = ends.filter(({ intent }) => !known.has(intent)).map(({ intent }) => intent);
      return unknown.length === 0 ? 'Noted.' : `There is no intent ${unknown.join(', ')}. The others are noted.`;
    },
    marks: () => [...marks.values()],
    settled: () => last,
  };
}
