import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart, LanguageModelV4Usage } from '@ai-sdk/provider';
import { wrapLanguageModel } from 'ai';

/** Tokens, as the provider counted them, or estimated where it did not say. */
export interface Usage {
  input: number;
  output: number;
  estimated: boolean;
}

interface Call {
  params: LanguageModelV4CallOptions;
  /** False when the provider refused the call, so that it costs nothing. */
  charged: boolean;
  characters: number;
  usage: LanguageModelV4Usage | null;
}

export interface Meter {
  /** The same model, with every call counted from now on. */
  measure(model: LanguageModelV4): LanguageModelV4;
  usage(): Usage;
}

/** Counts what the calls of one reply cost; a call that was cut short or not counted is estimated at four characters a token. */
export function openMeter(): Meter {
  const calls: Call[] = [];
  return {
    measure: (model) =>
      wrapLanguageModel({
        model,
        middleware: {
          async wrapStream({ doStream, params }) {
            const call: Call = { params, charged: true, characters: 0, usage: null };
            calls.push(call);
            try {
              const result = await doStream();
              return { ...result, stream: result.stream.pipeThrough(counting(call)) };
            } catch (error) {
              call.charged = params.abortSignal?.aborted ?? false;
              throw error;
            }
          },
        },
      }),
    usage: () =>
      calls
        .filter((call) => call.charged)
        .map(costOf)
        .reduce(add, { input: 0, output: 0, estimated: false }),
  };
}

function counting(call: Call): TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart> {
  let answered = false;
  return new TransformStream({
    transform(part, controller) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta' || part.type === 'tool-input-delta') {
        call.characters += part.delta.length;
      }
      if (part.type === 'finish') {
        call.usage = part.usage;
        call.charged = answered || part.usage.inputTokens.total !== undefined;
      } else if (part.type !== 'stream-start' && part.type !== 'error') {
        answered = true;
      }
      controller.enqueue(part);
    },
  });
}

function costOf(call: Call): Usage {
  const input = call.usage?.inputTokens.total;
  const output = call.usage?.outputTokens.total;
  return {
    input: input ?? tokens(JSON.stringify([call.params.prompt, call.params.tools ?? []]).length),
    output: output ?? tokens(call.characters),
    estimated: input === undefined || output === undefined,
  };
}

function tokens(characters: number): number {
  return Math.ceil(characters / 4);
}

/** Two costs together; an estimate in either makes the whole an estimate. */
function add(one: Usage, other: Usage): Usage {
  return {
    input: one.input + other.input,
    output: one.output + other.output,
    estimated: one.estimated || other.estimated,
  };
}
