import { z } from 'zod';
import { contentFile } from '#server/kernel/content.ts';
import type { Npc } from '#domain/narration/adventure.ts';
import { knownVerbs } from '#server/features/storyteller/parse/words/lexicon-verbs.ts';
import { Reading } from '#server/features/storyteller/parse/reading.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import type { VerbPhrase } from '#server/features/storyteller/parse/verb-phrase.ts';

const Word = z.string().regex(/^[a-z-]+$/);
/**
 * Verbs that a particle gives another sense, where what they are done to is somebody: "take her out". `bids` are verbs after which
 * somebody else is to do something, and `causes` those that say so only with somebody behind them: "get Wenna to take me out".
 */
const lexicon = contentFile(
  'storyteller/lexicon/particles.json',
  z.strictObject({
    bids: z.array(Word),
    causes: z.array(Word),
    readings: z.array(Reading.extend({ pairs: z.record(Word, z.array(Word).min(1)) })),
  }),
);
const bids = new Set(lexicon.bids);
const causes = new Set(lexicon.causes);

/** What stands for somebody without a name. */
const someone =
  /^(?:him|her|them|it|this one|that one|(?:both|all|one|the last|the rest) of them|the (?:first|last|next|nearest|other) one|everybody|everyone)$/;
/** Where somebody is taken to, after the particle: then nobody is struck. */
const goesSomewhere =
  /^[\s,]*(?:of|to|into|onto|on|for(?! good\b)|across|over|there|here|past|along|towards?|around|round|beyond|in(?! (?:one|a (?:single|flash|heartbeat|blink|moment))\b))\b/;
/** What somebody is asked to do: the first verb behind "to", which no article follows. */
const askedToDo = /\s(?:not )?to (?!(?:the|a|an|my|our|his|her|their|this|that|these|those|some|him|them|me|us|you)\b)\p{L}+\b.*$/u;

type Named = Pick<Npc, 'name' | 'role' | 'aliases'>;

/** Whether an object of a verb is somebody who is named, and not what is theirs. */
function isSomebody(object: string, people: readonly Named[]): boolean {
  const words = object.trim();
  if (someone.test(words)) return true;
  if (/^(?:my|our|an?|some|me|us|myself)\b|'s? \p{L}/u.test(words)) return false;
  // "The letter for Wenna" is a letter.
  const [head = ''] = words.split(/ (?:for|of|from|to|with|by|and|before|using)\b/u);
  return people.some(({ name, role, aliases }) => [name, bare(role), ...aliases].some((each) => isNamed(head, each)));
}

/** Whether the words behind a verb are "object, particle" or "particle, object", with somebody for an object. */
function isDoneToSomebody(rest: string, particle: string, people: readonly Named[]): boolean {
  const words = rest.toLowerCase().replace(/[.!?\s]+$/u, '');
  if (words.startsWith(`${particle} `)) return isSomebody(words.slice(particle.length + 1), people);
  const parts = new RegExp(`^(.+?) ${particle}(?=$|[\\s,])(.*)$`, 'u').exec(words);
  return parts !== null && !goesSomewhere.test(parts[2] ?? '') && isSomebody(parts[1] ?? '', people);
}

/** What a verb means by a particle, wherever that stands: "take Wenna out", "take out the ferrywoman". Undefined where it means nothing else. */
export function particleReading({ verb, rest }: VerbPhrase, people: readonly Named[]): Reading | undefined {
  if (verb === null) return undefined;
  const found = lexicon.readings.find(({ pairs }) => pairs[verb]?.some((particle) => isDoneToSomebody(rest, particle, people)));
  if (!found) return undefined;
  const { pairs: _pairs, ...reading } = found;
  return reading;
}

/** Words without what somebody else is asked to do, which the speaker does not do: "persuade the ferrywoman to take me out". */
export function withoutBidden(text: string, { verb }: VerbPhrase): string {
  return verb !== null && bids.has(verb) ? text.replace(askedToDo, '') : text;
}

/** Whether somebody is brought to do something: "get Wenna to take me out", "make Wenna take us", "I would like Wenna to row us". */
export function bringsSomebodyTo({ verb, rest }: VerbPhrase, people: readonly Named[]): boolean {
  const words = rest.toLowerCase();
  const made = verb === 'make' ? /^(.+?) (\p{L}+) (?:me|us|the|an?|it|them)\b/u.exec(words) : null;
  if (made) return knownVerbs.has(made[2] ?? '') && isSomebody(made[1] ?? '', people);
  const toDo = askedToDo.exec(words);
  return verb !== null && causes.has(verb) && toDo !== null && isSomebody(words.slice(0, toDo.index), people);
}
