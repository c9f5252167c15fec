import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Text,
  LanguageModelV4ToolCall,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { Brief } from '#domain/narration/brief.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Remembered } from '#domain/narration/people.ts';
import type { IntentMark } from '#domain/narration/intent-mark.ts';
import type { ToolCall, Ruling } from '#domain/narration/tool-call.ts';
import { rest } from './until-aborted.ts';

export const storytellerLabel = 'Storyteller (procedural, no AI model)';

export interface Progress {
  rulings: Ruling[];
  state: PlayState;
}

/** The Storyteller's rules: what to ask for next, and what to tell once nothing is left to ask. */
export interface StorytellerRules {
  nextRequests(brief: Brief, progress: Progress): ToolCall[];
  tell(brief: Brief, progress: Progress, used: ReadonlySet<string>): Narrated;
}

/** What the Storyteller tells, and what stands beside the words. */
export interface Narrated {
  text: string;
  fragments: string[];
  /** How the intents ended. */
  marks?: readonly IntentMark[];
  /** What the players could turn to next, as they can say it. */
  options?: readonly string[];
  /** The ids of the heroes for whom each of them is, where the party is in several places. */
  optionsFor?: Readonly<Record<string, readonly string[]>>;
  /** What people keep in mind of it besides the rulings. */
  remembered?: readonly Remembered[];
}

/** What the Storyteller knows of one reply. */
export interface StorytellerReply {
  brief: Brief;
  used: ReadonlySet<string>;
  /** Milliseconds between two words. */
  pace: number;
  progress(): Progress;
  /** Called with a telling, before its first word. */
  onNarrated(told: Narrated): void;
}

interface Step {
  content: (LanguageModelV4Text | LanguageModelV4ToolCall)[];
  finishReason: LanguageModelV4FinishReason;
}

/** It spends no tokens. */
const usage: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/**
 * The Storyteller as a language model for one reply, so that it goes through the same tool loop as any other. It knows
 * the reply by its argument and not by the prompt. When tools are not to be used it tells at once.
 */
export function storytellerModel(rules: StorytellerRules, reply: StorytellerReply): LanguageModelV4 {
  const nextStep = (options: LanguageModelV4CallOptions) => stepOf(rules, reply, options);
  return {
    specificationVersion: 'v4',
    provider: 'storyteller',
    modelId: 'storyteller',
    supportedUrls: {},
    doGenerate: async (options) => ({ ...nextStep(options), usage, warnings: [] }),
    doStream: async (options) => ({ stream: ReadableStream.from(spoken(nextStep(options), reply.pace, options.abortSignal)) }),
  };
}

function stepOf(rules: StorytellerRules, reply: StorytellerReply, options: LanguageModelV4CallOptions): Step {
  const progress = reply.progress();
  const requests = options.toolChoice?.type === 'none' ? [] : rules.nextRequests(reply.brief, progress);
  if (requests.length === 0) {
    const narration = rules.tell(reply.brief, progress, reply.used);
    reply.onNarrated(narration);
    return { content: [{ type: 'text', text: narration.text }], finishReason: { unified: 'stop', raw: undefined } };
  }
  const content = requests.map(({ name, ...input }, index) => ({
    type: 'tool-call' as const,
    toolCallId: `${progress.rulings.length}-${index}-${options.prompt.length}`,
    toolName: name,
    input: JSON.stringify(input),
  }));
  return { content, finishReason: { unified: 'tool-calls', raw: undefined } };
}

async function* spoken(step: Step, pace: number, signal = new AbortController().signal): AsyncGenerator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] };
  for (const part of step.content) {
    if (part.type === 'tool-call') {
      yield part;
      continue;
    }
    yield { type: 'text-start', id: 'text' };
    for (const word of part.text.match(/\s*\S+/g) ?? []) {
      if (pace > 0) await rest(pace, signal);
      yield { type: 'text-delta', id: 'text', delta: word };
    }
    yield { type: 'text-end', id: 'text' };
  }
  yield { type: 'finish', finishReason: step.finishReason, usage };
}
