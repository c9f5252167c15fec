import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { createOllama } from 'ai-sdk-ollama';
import { outboundAddress, outboundKey } from '#server/kernel/http/outbound.ts';

interface Access {
  baseUrl: string | null;
  apiKey: string | null;
}

interface Provider {
  /** Where it listens unless the settings say otherwise; null when only the settings can say. */
  baseUrl: string | null;
  needsKey: boolean;
  open(model: string, baseURL: string, apiKey: string | undefined): LanguageModelV4;
}

/** Addresses and keys are always given, so that no provider looks for its own in the environment. */
const providers = new Map<string, Provider>([
  [
    'openai-compatible',
    {
      baseUrl: null,
      needsKey: false,
      open: (model, baseURL, apiKey) => createOpenAICompatible({ name: 'openai-compatible', baseURL, apiKey, includeUsage: true })(model),
    },
  ],
  [
    'openai',
    {
      baseUrl: 'https://api.openai.com/v1',
      needsKey: true,
      // Chat completions keep nothing at the provider, unlike its responses.
      open: (model, baseURL, apiKey) => createOpenAI({ baseURL, apiKey }).chat(model),
    },
  ],
  [
    'anthropic',
    {
      baseUrl: 'https://api.anthropic.com/v1',
      needsKey: true,
      open: (model, baseURL, apiKey) => createAnthropic({ baseURL, apiKey })(model),
    },
  ],
  [
    'google',
    {
      baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
      needsKey: true,
      open: (model, baseURL, apiKey) => createGoogle({ baseURL, apiKey })(model),
    },
  ],
  [
    'ollama',
    {
      baseUrl: 'http://127.0.0.1:11434',
      needsKey: false,
      // Its usual window is shorter than a prompt can be, and it cuts the beginning off without a word.
      open: (model, baseURL, apiKey) => createOllama({ baseURL, apiKey })(model, { options: { num_ctx: 16_384 } }),
    },
  ],
]);

/**
 * Opens `provider:model` without calling it. Refuses an unknown provider, an address that is missing or is none, and a key
 * that is missing or cannot be sent, in one sentence each and without showing the key.
 */
export function openProvider(name: string, access: Access): LanguageModelV4 {
  const [, kind = '', model = ''] = /^([^:]*):(.+)$/.exec(name) ?? [];
  const provider = providers.get(kind);
  if (provider === undefined) {
    throw new Error(
      `The model "${name}" is not of the form provider:model with one of these providers: ${[...providers.keys()].join(', ')}.`,
    );
  }
  if (provider.needsKey && !access.apiKey) throw new Error(`The provider "${kind}" needs an API key.`);
  const key = outboundKey(access.apiKey) ?? undefined;
  return provider.open(model, outboundAddress(`The provider "${kind}"`, access.baseUrl ?? provider.baseUrl), key);
}
