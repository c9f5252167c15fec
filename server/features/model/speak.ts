import type { LanguageModelV4 } from '@ai-sdk/provider';
import { limits } from '#domain/limits/limits.ts';
import { isStepCount, streamText, ToolChoiceViolationError } from 'ai';
import type { StepResult, TextStreamPart, ToolSet } from 'ai';
import { faultOf, ModelFault } from './model-fault.ts';
import { openGate } from './sentence-gate.ts';
import type { Part } from './narrator-model.ts';
import type { Prompt } from './prompt.ts';
import type { Rulings } from './rulings.ts';
import { MARK_INTENTS, rulingTools } from './tools.ts';

/** What a speaker stands on. */
export interface Stage {
  rulings: Rulings;
  /** Fires when somebody stops the narrator. */
  stopped: AbortSignal;
  /** Milliseconds for the whole speech, null for as long as it takes. */
  totalMs: number | null;
  /** Steps it may take. */
  steps?: number;
}

/** How a speech went. */
export interface Speech {
  /** Whether anything was told. */
  spoke: boolean;
  /** How many steps it took. */
  steps: number;
  /** What broke it off, or why nothing was told. */
  fault: ModelFault | null;
  /** Where the fault comes from. A provider's own error may quote the key, and must not be logged. */
  cause: unknown;
}

interface Outcome {
  over: boolean;
  cause: unknown;
}

/**
 * Lets one model speak: it asks for rulings in at most six steps, and its words come as plain text. The last step has no
 * rulings, so that every reply ends in words. When it returns, nothing of it is under way any more. Never throws.
 */
export async function* speak(model: LanguageModelV4, prompt: () => Prompt, stage: Stage): AsyncGenerator<Part, Speech> {
  const over = new AbortController();
  const signal = AbortSignal.any([stage.stopped, over.signal]);
  const timer = stage.totalMs === null ? undefined : setTimeout(() => over.abort(), stage.totalMs);
  const gate = openGate(limits.replyLength);
  let spoke = false;
  let steps = 0;
  let outcome: Outcome = { over: false, cause: null };
  try {
    for await (const part of stream(model, prompt(), stage, signal)) {
      if (part.type === 'finish-step') steps += 1;
      const text = gate.push(textOf(part, spoke));
      spoke ||= text !== '';
      if (text !== '') yield { type: 'text', text };
      outcome = gate.full() ? { over: true, cause: null } : outcomeOf(part);
      if (outcome.over) break;
    }
  } catch (cause) {
    outcome = { over: true, cause };
  } finally {
    clearTimeout(timer);
    over.abort();
    await stage.rulings.settled();
  }
  const text = gate.end();
  if (text !== '') yield { type: 'text', text };
  spoke ||= text !== '';
  const cause = outcome.cause ?? (outcome.over && spoke ? null : new ModelFault('empty'));
  return { spoke, steps, fault: cause === null ? null : faultOf(cause), cause };
}

function stream(model: LanguageModelV4, prompt: Prompt, { rulings, steps = limits.stepsPerReply }: Stage, signal: AbortSignal) {
  const cached = { anthropic: { cacheControl: { type: 'ephemeral' } } };
  return streamText({
    model,
    instructions: { role: 'system', content: prompt.instructions, providerOptions: cached },
    prompt: prompt.request,
    tools: rulingTools({ callTool: (request) => rulings.callTool(request, signal), markIntents: (ends) => rulings.markIntents(ends) }),
    stopWhen: [isStepCount(steps), hasToldAndMarked],
    prepareStep: ({ stepNumber }) => (stepNumber === steps - 1 ? { toolChoice: 'none' } : {}),
    maxRetries: 0,
    abortSignal: signal,
    telemetry: { isEnabled: false },
    // Faults are read from the stream; without this the SDK prints them together with the whole request.
    onError: () => undefined,
  }).stream;
}

/** A step that told the tale and marked the intents behind it asks for nothing more. */
function hasToldAndMarked({ steps }: { steps: StepResult<ToolSet>[] }): boolean {
  const last = steps.at(-1);
  return last !== undefined && last.text.trim() !== '' && last.toolCalls.every(({ toolName }) => toolName === MARK_INTENTS);
}

/** The words of a part; those of a new block after the first begin a new paragraph. */
function textOf(part: TextStreamPart<ToolSet>, spoke: boolean): string {
  if (part.type === 'text-delta') return part.text;
  return part.type === 'text-start' && spoke ? '\n\n' : '';
}

/** Whether a part ends the speech, and what broke it off. Asking for rulings in the last step is left unanswered. */
function outcomeOf(part: TextStreamPart<ToolSet>): Outcome {
  if (part.type === 'abort') return { over: true, cause: new ModelFault('no-answer') };
  if (part.type === 'error' && !ToolChoiceViolationError.isInstance(part.error)) return { over: true, cause: part.error };
  if (part.type !== 'finish') return { over: false, cause: null };
  const broken = part.finishReason === 'length' || part.finishReason === 'content-filter';
  return { over: true, cause: broken ? new ModelFault('bad-answer') : null };
}
