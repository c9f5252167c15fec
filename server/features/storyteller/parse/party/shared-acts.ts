import type { Hero } from '#domain/narration/brief.ts';
import { asOwn } from './as-own.ts';
import { verbIn } from './bidden-verbs.ts';

/** Whoever speaks, as they are. */
export interface Speaker extends Hero {
  /** Whether they are at 0 hit points, and do nothing themself. */
  isFallen?: boolean;
}

/** A line of a player, parted into what is their own and what they bid a hero whose player is away. */
export interface Parted {
  own: string;
  lent: string;
  /** Whether what is bidden comes first, or the player does what is theirs meanwhile. */
  isAhead?: boolean;
}

/** Helping another with what they do themselves: "help me push", "give me a hand with the cart". */
const helping = /^(?:help|assist|aid)s? (?:me|us)(?: to| with| and)? (?=\p{L})/iu;

/** How somebody is taken up who is then borne away: "throw me over your shoulder and". */
const takingUp = String.raw`(?:grab|pick|throw|sling|hoist|lift|scoop|heave|take|get|haul|put|snatch|seize|bundle) me(?: up)?(?: (?:over|on|onto|in|into|by|under) (?:his|her|their|your|my|the|a|one) \p{L}+(?: \p{L}+)?)?(?:,? and (?:then )?|, (?:then )?)`;
const bearing = String.raw`(?:carry|bring|lead|take|guide|drag|pull|escort|follow|haul|lug|bear|help|get) me`;
const way = String.raw`(?:back|to|into|up|down|out|off|in|through|over|across|along|round|past|away|home|there|outside|inside|upstairs|downstairs)\b.*`;
/** Somebody is taken along by whom they bid: "carry me back to the quay", "throws me over his shoulder and runs". */
const takesMe = new RegExp(
  String.raw`^(?:(?:${takingUp})?(?:${bearing}|come(?: along)? with me|join me) (?<along>${way})|${takingUp}(?:run|flee|go|get(?: us| me)?|walk|climb|head|hurry|dash|leave|make|leg)(?: (?:it|for it))?(?: (?<away>${way}))?)$`,
  'iu',
);

/** What only hurries them. */
const hurrying = /(?:,? (?:quick(?:ly)?|now|please|fast|at once|pls))+$/iu;

/**
 * What both do by it: of "help me push" the speaker pushes, and of "carry me back" the speaker goes. Whoever is down goes nowhere by
 * themself, and is carried.
 */
export function partedShared(bid: string, own: string, speaker: Speaker): Parted | undefined {
  const taken = takesMe.exec(bid);
  if (taken) {
    const along = (taken.groups?.['along'] ?? taken.groups?.['away'] ?? 'out of here').replace(hurrying, '');
    if (speaker.isFallen) return { own, lent: `I carry ${speaker.name} ${along}` };
    return { own: `I go ${along}`, lent: asOwn(`go ${along}`, speaker) };
  }
  const help = speaker.isFallen ? null : helping.exec(bid);
  if (!help) return undefined;
  const does = bid.slice(help[0].length);
  if (verbIn(does) === undefined) return undefined;
  return { own: [`I ${does}`, own].filter((part) => part !== '').join('. '), lent: `I help ${speaker.name} ${does}` };
}

/** The way of those who go together, where one of them is down: "back to the quay" of "I go back to the quay". */
export const wayBorne = (going: string): string =>
  /^I \p{L}+ (?<way>\p{L}.*)$/u.exec(going)?.groups?.['way']?.replace(hurrying, '') ?? 'out of here';
