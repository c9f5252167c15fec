import type { AnyProcedure } from '@orpc/server';
import type { contract } from '#contract/index.ts';
import * as auth from '#server/features/auth/index.ts';
import * as campaigns from '#server/features/campaigns/index.ts';
import * as chat from '#server/features/chat/index.ts';
import * as narrator from '#server/features/narrator/index.ts';
import * as turns from '#server/features/turns/index.ts';
import * as worlds from '#server/features/worlds/index.ts';

/** One handler for each operation of the contract, no more and no fewer. */
type Handlers = { [Noun in keyof typeof contract]: { [Name in keyof (typeof contract)[Noun]]: AnyProcedure } };

/** What answers each operation of the contract. */
export function operations(narratorLabel: string) {
  return {
    account: { me: auth.me },
    campaigns: {
      list: campaigns.list,
      get: campaigns.get,
      create: campaigns.create,
      delete: campaigns.remove,
      enroll: campaigns.enroll,
      standing: campaigns.standing,
    },
    chat: { list: chat.list, post: chat.post, roll: chat.roll },
    turns: { get: turns.get, raiseHand: turns.raiseHand, lowerHand: turns.lowerHand, forceEnd: turns.forceEnd },
    narrator: { current: narrator.current(narratorLabel), stop: narrator.stop },
    worlds: { list: worlds.list, get: worlds.get },
  } satisfies Handlers;
}
