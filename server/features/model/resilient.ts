import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart, LanguageModelV4StreamResult } from '@ai-sdk/provider';
import { wrapLanguageModel } from 'ai';
import { faultOf, ModelFault } from './model-fault.ts';
import { heed, rest } from './until-aborted.ts';

export interface Deadlines {
  firstContentMs: number;
  stallMs: number;
}

/** Above this a provider's wish to be asked later means: not for this reply. */
const longestWaitMs = 60_000;
/** Pauses before another try when the provider names none. */
const pauseMs = { 'rate-limited': 1000, 'server-error': 250, unreachable: 250 };
const rateLimitTries = 4;

/**
 * Makes every failure of a provider visible, early and in one way. Before the first content a call waits at most
 * `firstContentMs`, tries again where that may help, and then rejects with a ModelFault. After the first content it
 * waits at most `stallMs` for more; a stall, a cut or a chunk that cannot be read ends the stream with an error part.
 * Whatever ends the call also closes the connection.
 */
export function resilient(model: LanguageModelV4, deadlines: Deadlines): LanguageModelV4 {
  return wrapLanguageModel({
    model,
    middleware: { wrapStream: ({ params, model: inner }) => answer(inner, params, deadlines) },
  });
}

async function answer(model: LanguageModelV4, params: LanguageModelV4CallOptions, deadlines: Deadlines) {
  const stopped = params.abortSignal ?? new AbortController().signal;
  const until = performance.now() + deadlines.firstContentMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await firstContent(model, params, stopped, until - performance.now(), deadlines.stallMs);
    } catch (error) {
      if (stopped.aborted) throw stopped.reason;
      const fault = faultOf(error);
      const pause = pauseBefore(fault, tries);
      if (pause === null || performance.now() + pause >= until) throw fault;
      await rest(pause, stopped);
    }
  }
}

/** Milliseconds to wait before another try, or null when another try cannot help. */
export function pauseBefore(fault: ModelFault, tries: number): number | null {
  if (fault.reason !== 'rate-limited' && fault.reason !== 'server-error' && fault.reason !== 'unreachable') return null;
  if (fault.retryAfterMs !== null && fault.retryAfterMs > longestWaitMs) return null;
  const asked = fault.reason === 'rate-limited' && fault.retryAfterMs !== null;
  if (tries >= (asked ? rateLimitTries : 2)) return null;
  return Math.max(fault.retryAfterMs ?? pauseMs[fault.reason], pauseMs.unreachable);
}

/** Makes one call and reads it up to its first content. */
async function firstContent(
  model: LanguageModelV4,
  params: LanguageModelV4CallOptions,
  stopped: AbortSignal,
  patienceMs: number,
  stallMs: number,
): Promise<LanguageModelV4StreamResult> {
  const upstream = new AbortController();
  const signal = AbortSignal.any([stopped, upstream.signal]);
  const timer = setTimeout(() => upstream.abort(new ModelFault('no-answer')), patienceMs);
  try {
    const result = await heed(signal, model.doStream({ ...params, abortSignal: signal }));
    const reader = result.stream.getReader();
    const opening: LanguageModelV4StreamPart[] = [];
    for (;;) {
      const { done, value } = await heed(signal, reader.read());
      if (done) throw new ModelFault(isPage(result) ? 'not-text' : 'empty');
      if (value.type === 'error') throw isPage(result) ? new ModelFault('not-text') : value.error;
      opening.push(value);
      if (isContent(value)) return { ...result, stream: remainder(opening, reader, upstream, stopped, stallMs) };
    }
  } catch (error) {
    upstream.abort();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The opening once more, then what follows, for as long as it keeps coming. */
function remainder(
  opening: LanguageModelV4StreamPart[],
  reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart>,
  upstream: AbortController,
  stopped: AbortSignal,
  stallMs: number,
): ReadableStream<LanguageModelV4StreamPart> {
  const signal = AbortSignal.any([stopped, upstream.signal]);
  let patienceMs = stallMs;
  return new ReadableStream<LanguageModelV4StreamPart>({
    async pull(controller) {
      const known = opening.shift();
      if (known !== undefined) return controller.enqueue(known);
      const asked = performance.now();
      const timer = setTimeout(() => upstream.abort(new ModelFault('no-answer')), patienceMs);
      try {
        const { done, value } = await heed(signal, reader.read());
        if (done) return controller.close();
        if (value.type === 'error') throw value.error;
        // Only content counts as a sign of life; time that the reader of this stream takes does not count at all.
        patienceMs = isContent(value) ? stallMs : patienceMs - (performance.now() - asked);
        controller.enqueue(value);
      } catch (error) {
        upstream.abort();
        if (stopped.aborted) return controller.error(stopped.reason);
        controller.enqueue({ type: 'error', error: faultOf(error) });
        controller.close();
      } finally {
        clearTimeout(timer);
      }
    },
    cancel() {
      upstream.abort();
    },
  });
}

function isContent(part: LanguageModelV4StreamPart): boolean {
  if (part.type === 'text-delta' || part.type === 'reasoning-delta') return part.delta !== '';
  return part.type === 'tool-input-start' || part.type === 'tool-input-delta' || part.type === 'tool-call';
}

/** A proxy's login or error page, sent as if all were well. */
function isPage(result: LanguageModelV4StreamResult): boolean {
  return /^(text\/html|application\/xhtml)/i.test(result.response?.headers?.['content-type'] ?? '');
}
