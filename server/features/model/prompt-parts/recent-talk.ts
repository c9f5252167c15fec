import type { Brief } from '#domain/narration/brief.ts';
import { limits } from '#domain/limits/limits.ts';
import { narrationServerLimits } from '#domain/limits/narration-limits.ts';

type Talk = Brief['recent'];

/**
 * The talk of a table that a prompt holds, oldest first. It only grows from one reply to the next, so that a provider can keep it:
 * what is too much goes by several replies at once. What the reply answers stands among its intents, and not here.
 */
export function recentTalk({ recent, turn }: Pick<Brief, 'recent' | 'turn'>): object[] {
  const talk = recent.slice(-limits.recentMessages);
  const start = startsOf(talk, turn, recent.length < limits.recentMessages).find(
    (at) => lengthOf(talk.slice(at)) <= narrationServerLimits.talkCharacters,
  );
  const held = start === undefined ? newestThatFit(talk) : talk.slice(start);
  return held.filter(({ isAnswered = false }) => !isAnswered).map(({ sender, role, content }) => ({ from: sender, role, text: content }));
}

/** Where the talk may begin, the earliest first: with the first message of all, or with every sixth reply of the narrator. */
function startsOf(talk: Talk, turn: number, isWhole: boolean): number[] {
  const replies = talk.flatMap(({ role }, at) => (role === 'ai' ? [at] : []));
  const numbered = replies.map((at, index) => ({ at, number: turn - replies.length + index }));
  const kept = numbered.filter(({ number }) => number % narrationServerLimits.repliesDroppedTogether === 0).map(({ at }) => at);
  return isWhole ? [0, ...kept] : kept;
}

const lengthOf = (talk: Talk) => talk.reduce((sum, { content }) => sum + content.length, 0);

/** Where no start is near enough: the newest messages that fit; one that is too long makes room for others. */
function newestThatFit(talk: Talk): Talk {
  let room: number = narrationServerLimits.talkCharacters;
  return talk
    .toReversed()
    .filter(({ content }) => {
      const fits = content.length <= room;
      if (fits) room -= content.length;
      return fits;
    })
    .toReversed();
}
