import { limits } from '#domain/limits/limits.ts';
import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** Whether the server has a voice of its own; no until that is known. */
export function useServerVoice(): boolean {
  return useQuery(calls.speech.voice.queryOptions({ input: {}, staleTime: limits.serverVoiceMilliseconds })).data?.isConfigured ?? false;
}
