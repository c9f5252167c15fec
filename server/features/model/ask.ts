import type { LanguageModelV4 } from '@ai-sdk/provider';
import { z } from 'zod';
import { streamText } from 'ai';
import { dataBlock } from './prompt-parts/data-block.ts';
import { faultOf, ModelFault } from './model-fault.ts';
import type { FallbackReason } from './model-fault.ts';
import { openMeter } from './meter.ts';
import type { Usage } from './meter.ts';
import { resilient } from './resilient.ts';
import type { Deadlines } from './resilient.ts';

/** A question whose answer is a list of things of one form. */
export interface Question<Entry> {
  /** How the model is to work: our words alone. */
  instructions: string;
  /** What is read and never obeyed, in blocks. */
  material: readonly { name: string; entries: readonly object[] }[];
  /** What is asked of it in the end: our words alone. */
  task: string;
  /** The form of each thing; what does not fit is left out. */
  entry: z.ZodType<Entry>;
  /** Ends it at once. */
  signal: AbortSignal;
}

/** What a model answered. */
export interface Answered<Entry> {
  /** Null when there is no answer that can be used. */
  entries: Entry[] | null;
  /** Why there is none. */
  fault: FallbackReason | null;
  usage: Usage;
}

interface Asking extends Deadlines {
  totalMs: number;
  /** A new random word, which nobody who wrote the material can know. */
  delimiter: () => string;
}

/** Characters an answer may have; what comes after that is not read. */
const longestAnswer = 200_000;
const Entries = z.object({ entries: z.array(z.unknown()).max(500) });

/**
 * Asks a model for entries of a form. An answer that cannot be read is asked for once more; of one that can be read those
 * entries count that fit. Rejects only when the signal fires; every other failure is named.
 */
export async function ask<Entry>(configured: LanguageModelV4, question: Question<Entry>, asking: Asking): Promise<Answered<Entry>> {
  const meter = openMeter();
  const model = resilient(meter.measure(configured), asking);
  const form = JSON.stringify(z.toJSONSchema(question.entry, { io: 'input', unrepresentable: 'any' }));
  try {
    for (let tries = 1; ; tries += 1) {
      const delimiter = asking.delimiter();
      const blocks = question.material.map(({ name, entries }) => dataBlock(delimiter, name, entries));
      const task = [question.task, `${answerWith}\n${form}`, ...(tries > 1 ? [again] : [])].join('\n\n');
      const text = await say(
        model,
        { instructions: question.instructions, request: [...blocks, task].join('\n\n') },
        question.signal,
        asking.totalMs,
      );
      const entries = entriesIn(text, question.entry);
      if (entries !== null || tries > 1) return { entries, fault: entries === null ? 'bad-answer' : null, usage: meter.usage() };
    }
  } catch (error) {
    if (question.signal.aborted) throw question.signal.reason;
    return { entries: null, fault: faultOf(error).reason, usage: meter.usage() };
  }
}

const answerWith =
  'Answer with one JSON object and nothing else, no code fence and no words around it: {"entries": [ … ]}. Each entry fits this JSON schema:';
const again = 'An earlier answer could not be read as such an object. Write valid JSON this time.';

async function say(
  model: LanguageModelV4,
  { instructions, request }: { instructions: string; request: string },
  signal: AbortSignal,
  totalMs: number,
): Promise<string> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), totalMs);
  let text = '';
  try {
    const { stream } = streamText({
      model,
      instructions,
      prompt: request,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, over.signal]),
      telemetry: { isEnabled: false },
      onError: () => undefined,
    });
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new ModelFault('no-answer');
      if (part.type === 'text-delta') text += part.text;
      if (text.length > longestAnswer) break;
    }
  } finally {
    clearTimeout(timer);
    over.abort();
  }
  if (text.trim() === '') throw new ModelFault('empty');
  return text;
}

/** The entries that fit, from the first brace to the last; null for an answer that is no such object or holds nothing that fits. */
function entriesIn<Entry>(text: string, form: z.ZodType<Entry>): Entry[] | null {
  const answer = Entries.safeParse(parsed(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
  if (!answer.success) return null;
  const fitting = answer.data.entries.flatMap((entry) => {
    const fit = form.safeParse(entry);
    return fit.success ? [fit.data] : [];
  });
  return fitting.length === 0 && answer.data.entries.length > 0 ? null : fitting;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
