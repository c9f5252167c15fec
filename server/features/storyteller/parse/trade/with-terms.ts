import type { Npc } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import type { Ware } from '#domain/narration/items/adventure-goods.ts';
import { waresOf } from '#domain/narration/items/wares.ts';
import { memoriesOf } from '#domain/narration/people.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { timeOf } from '#domain/narration/rulings/story-time.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { asksOfBargain, closesBargain } from './closing.ts';
import { coinsIn, withSum } from '#server/features/storyteller/parse/talk/payment.ts';
import { isSummed } from '#domain/narration/payment.ts';

/** Turns for which a price stands that was named. */
const standsFor = 2;
/** The same for anything else that was held out. */
const holdsFor = 4;
const lead = String.raw`(?:(?:ok(?:ay)?|fine|good|great|right|all ?right|well|yes|yeah|yep|so|then|and|here|now|oh|ha)\b[,.!]? ?)*`;
/** What is bid in place of what was bid before: "fine, twelve", "ok, nine copper then". */
const bidding = new RegExp(
  String.raw`^${lead}(?:(?:how about|what about|make it|let's say|say|call it|i(?:'ll| will| can) (?:go (?:up )?to|do|give(?: you)?|pay|offer)|my last (?:word|offer) is) )?(?<count>\d{1,5}|\p{L}+)(?: (?<coin>gold|silver|copper|gp|sp|cp)s?(?: pieces?)?)?(?:,? (?:then|it is|now|and that's (?:it|final|my last(?: word| offer)?)))?$`,
  'iu',
);

interface Terms {
  npc: Npc;
  ware: Ware;
  copper: number;
}

/** What a hero said last. */
const lastLine = (actor: Hero, { dialogue }: Stage): string => dialogue?.lines.find(({ sender }) => sender === actor.name)?.text ?? '';

/** The price that somebody here has named or agreed to a moment ago, for what they still sell. */
function termsHere({ adventure, state }: Stage): Terms | undefined {
  const now = timeOf(state).turns;
  return presentNpcs(adventure, state).flatMap((npc): Terms[] => {
    const { ware: name, copper, turn } = state.people?.[npc.id]?.price ?? { ware: '', copper: 0, turn: -1 };
    const ware = waresOf(npc, state).find((each) => each.name === name);
    return ware && now - turn <= standsFor ? [{ npc, ware, copper }] : [];
  })[0];
}

/** Whether somebody here has just been given coins, so that what was held out to them is theirs. */
const isJustPaid = ({ adventure, state }: Stage): boolean =>
  presentNpcs(adventure, state).some(({ id }) => memoriesOf(state, id, ['given']).some(({ turn }) => timeOf(state).turns - turn <= 1));

/** What was held out to somebody lately and what they think of it: agreed to, or weighed still. */
export function termsWith(npc: string, state: PlayState): { text: string; isAgreed: boolean } | undefined {
  const last = memoriesOf(state, npc, ['agreed', 'wished']).at(-1);
  return last && timeOf(state).turns - last.turn <= holdsFor ? { text: last.words, isAgreed: last.kind === 'agreed' } : undefined;
}

/** What was bid before, with the sum that is bid now. */
function raised(sentence: string, actor: Hero, stage: Stage): string | undefined {
  const { count = '', coin } = bidding.exec(sentence)?.groups ?? {};
  const before = lastLine(actor, stage);
  return count !== '' && !isJustPaid(stage) && isSummed(coinsIn(before)) ? withSum(before, count, coin) : undefined;
}

/** Coins that are laid down, with how many: "ok, here's three". */
const layingDown = new RegExp(
  String.raw`^${lead}(?:here(?:'s| is| are)|take) (?:your |the )?(?<count>\d{1,5}|\p{L}+)(?: (?<coin>coppers?|cp))?$`,
  'iu',
);

/** Whether a sentence lays down so many coppers, or more. */
const laysDown = (sentence: string, copper: number): boolean => {
  const { count = '' } = layingDown.exec(sentence)?.groups ?? {};
  return count !== '' && (coinsIn(`${count} copper`).copper ?? 0) >= copper;
};

/**
 * A line that closes a bargain, or bids another sum, in so many words: "deal!" pays the price that stands, and "fine, twelve" bids twelve
 * for what was bid for before. Any other line stays as it is.
 */
export function withTerms(text: string, actor: Hero, stage: Stage): string {
  const said = /^"([^"]*)"$/u.exec(text)?.[1] ?? text;
  if (said.includes('"')) return text;
  const sentences = said.split(/(?<=[.!?])\s+/u);
  const plain = (sentence: string) => sentence.replace(/[.!?,\s]+$/u, '').replaceAll('’', "'");
  const bid = sentences.map((sentence) => raised(plain(sentence), actor, stage)).find((each) => each !== undefined);
  if (bid !== undefined) return bid;
  const asked = sentences.find((sentence) => sentence.endsWith('?') && asksOfBargain(sentence));
  const partner = asked === undefined ? undefined : presentNpcs(stage.adventure, stage.state).find((npc) => termsWith(npc.id, stage.state));
  if (partner && asked !== undefined) return text.replace(asked, `I ask ${partner.name}, "${asked.replace(/, \p{L}+\?$/u, '?')}"`);
  const standing = termsHere(stage);
  const open = sentences.filter((sentence) => !closesBargain(sentence) && !(standing && laysDown(plain(sentence), standing.copper)));
  const terms = open.length < sentences.length ? standing : undefined;
  if (!terms) return text;
  const { npc, ware, copper } = terms;
  return [`I pay ${npc.name} ${copper} copper for the ${ware.name.replace(/^(?:the|an?|some) /iu, '')}.`, ...open].join(' ');
}
