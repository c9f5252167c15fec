import * as account from './account.ts';
import * as campaigns from './campaigns.ts';
import * as chat from './chat.ts';
import * as narrator from './narrator.ts';
import * as turns from './turns.ts';
import * as worlds from './worlds.ts';

/** Every operation of the product, by noun. */
export const contract = {
  account: { me: account.me },
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
  narrator: { current: narrator.current, stop: narrator.stop },
  worlds: { list: worlds.list, get: worlds.get },
} as const;
