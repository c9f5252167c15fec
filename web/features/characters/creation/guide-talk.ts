import type { contract } from '#contract/index.ts';
import type { ContractRouterClient } from '@orpc/contract';

type Guide = ContractRouterClient<typeof contract>['characters']['guide'];
export type GuideAnswer = Awaited<ReturnType<Guide>>;
type Asked = NonNullable<Parameters<Guide>[0]>;

/** A creation by conversation, as far as it has come. */
export interface GuideTalk {
  version: 1;
  /** The id the character shall have. */
  id: string;
  step: Asked['step'];
  data: NonNullable<Asked['data']>;
  said: { by: 'narrator' | 'me'; text: string }[];
  suggestions: string[];
}

/** Nothing said yet. */
export function newTalk(id: string): GuideTalk {
  return { version: 1, id, step: 'start', data: {}, said: [], suggestions: [] };
}

/** Whether what a tab kept is such a conversation. */
export function isTalk(value: unknown): value is GuideTalk {
  return (
    typeof value === 'object' && value !== null && 'version' in value && value.version === 1 && 'said' in value && Array.isArray(value.said)
  );
}

/** The conversation after the narrator answered; what one said oneself stands before it. */
export function heard(talk: GuideTalk, mine: string, { step, data, message, suggestions }: GuideAnswer): GuideTalk {
  const asked = mine === '' ? [] : [{ by: 'me' as const, text: mine }];
  return { ...talk, step, data, suggestions, said: [...talk.said, ...asked, { by: 'narrator', text: message }] };
}
