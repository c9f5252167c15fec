import type { ResolvedIntent } from '#domain/chat/message.ts';

/** What became of an intent, as people read it. */
export const outcomeText: Record<ResolvedIntent['outcome'], string> = { done: 'done', partly: 'partly done', blocked: 'blocked' };
