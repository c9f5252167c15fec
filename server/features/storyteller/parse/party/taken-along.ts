import type { Hero } from '#domain/narration/brief.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import { callsOf } from '#server/features/storyteller/parse/travel/whereabouts-of.ts';
import { patternFor } from '#server/features/storyteller/parse/words/whole-word.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** What stands before somebody is called, or before what is said of them: "ok then, Tov", "and Tov". */
const leadIn = String.raw`(?:(?:hey|oi|ok(?:ay)?|lol|oh|ugh|no+|fine|good|great|right|alright|so|well|wait|and|but|then|now|quick(?:ly)?|please|yes|yeah|yep)\b[,!.…]* ?)*`;
/** What is said after it, and changes nothing: "now for real". */
const trail = String.raw`(?: (?:now|then|please|quick(?:ly)?|for real|already|at once|right away|ok(?:ay)?|again|mate|buddy|friend|pal|this time|everyone|lads?))*`;
const withUs = String.raw`(?:me|us|my heels|our heels|my side|our side|my back|the rear)`;
const behind = String.raw`(?:(?:right|close|just|hard|straight|in) )*(?:with|behind|after|beside|next to|by|at|on|near) ${withUs}`;

/** How somebody is asked to come along, without a word of where. */
const asking = [
  String.raw`(?:come|c'mon|hurry|follow|get up|get moving|move it|keep up|let's go|lets go|let us go|this way|off we go)(?: (?:on|up|along|here|over|over here|back|back here|too|also|as well|with|after|behind|me|us))*`,
  String.raw`(?:you |u )?(?:too|also|as well)`,
  String.raw`(?:you(?:'re| are)?|u(?: r| are)?|are you|ur) (?:(?:can|should|must|will|also|just|then) )*(?:com(?:e|ing)|join(?:ing)?|follow(?:ing)?|tag(?:ging)? along)(?: (?:too|along|also|as well|with|after|behind|me|us))*`,
  String.raw`(?:you(?:'re| are)? |u(?: r| are)? |ur )?(?:(?:can|should|must|will|then|just|go|goes|going|come|coming|stay|keep|stick|walk|crawl|climb|sneak|squeeze) )*${behind}`,
  String.raw`(?:you |u )?(?:stay|keep|stick)(?: (?:right|very))? close(?: (?:to|by|behind) (?:me|us))?`,
  String.raw`(?:you |u )?(?:stick|stay|come|go) (?:with|to) (?:me|us)`,
  String.raw`(?:join (?:me|us)|tag along|in tow)`,
  String.raw`(?:just )?(?:you and (?:me|i)|me and you|you too|the pair of us|us two)`,
  String.raw`(?:get|grab|fetch|put on) (?:your|ur) (?:coat|cloak|hat|boots|jacket|gloves|things|stuff)(?: on)?`,
  String.raw`(?:(?:the )?(?:two|three|four|five)|both|all) of us|(?:all )?together`,
].join('|');
/** What is told of somebody who goes along, behind their name: "comes along", "right on my heels", "crawls in after me". */
const told = [
  String.raw`(?:comes?|coming|follows?|following|joins?|tags? along)(?: (?:on|up|along|too|also|as well|in|with|after|behind|me|us|right|close|just))*`,
  String.raw`(?:is |goes |comes? |walks? |crawls? |climbs? |sneaks? |creeps? |squeezes? |slips? |wriggles? |keeps? |sticks? |stays? |runs? |marches |trots )?(?:(?:in|up|down|through|along|on|close) )*(?:${behind}|in tow|too|as well|along)`,
  String.raw`(?:goes |comes |is )?(?:last|right behind|close behind|just behind|(?:takes|bringing up|brings up) the rear)`,
  String.raw`(?:covers?|watches|watch|guards?|minds?) (?:the|our|my|us from) (?:rear|backs?|flanks?|behind)`,
].join('|');
/** Who leads, and who follows them: both go. */
const leading = String.raw`(?:you (?:can |should )?)?(?:(?:lead|show|make)s? (?:us )?the way|(?:go|goes) (?:in |ahead |on )?first|takes? the lead|leads? (?:us|on)|leads?)`;

/** What somebody does on the way who goes along, and nothing that keeps them: "I keep an eye out for the mayor", "he takes the rear". */
const onTheWay =
  /^(?:and |while )?(?:i|i'll|i'm|i will|i am|he|she|we)(?: will| shall|'ll| am|'m)? ?(?:(?:be|come|stay|keep|go|just|am) )*(?:(?:right |close |just )*(?:behind|after|beside|with)(?: (?:you|him|her|them|u))?|follow(?:ing|s)?(?: (?:you|him|her|them|u|close|close behind|on|after|along))?|keep(?:ing|s)? (?:an? (?:eye|ear|look-?out)\b.*|watch\b.*|quiet|low|my head down|to the (?:wall|shadows?)s?)|watch(?:ing|es)? (?:our|my|your|his|her|the) backs?\b.*|(?:tak|bring)(?:e|es|ing|s)?(?: up)? the (?:rear|lead|back)|cover(?:ing|s)? (?:our|your|the) (?:rear|backs?)|lead(?:ing|s)?(?: the way)?|go(?:ing|es)? first|carry(?:ing)? the \p{L}+|carries the \p{L}+|hold(?:ing|s)? the (?:lantern|lamp|light|torch|candle|jar))$/iu;

/** A way without a verb, or with the ways of saying that one sets out: "up the broad steps", "off to Warmside". */
export const bareWay =
  /^(?:(?:off|back|over|on|straight|right|all the way|up|down|out|in|quickly|quietly|next|then|now) )*(?:to|into|in|inside|through|up|down|out|back|along|across|over|past|onto|towards?)\b(?! (?:you|your|yours|my|his|him|me|it|that|this|us|be|with|hell|arms|health|long life|luck|victory|glory|business|work|bed|sleep|the (?:point|contrary|death|end|best|question|moon|record|brim|left|right)|all|of|and)\b).*\p{L}/iu;
/** "Off to Warmside we go". */
const weGo = /,? (?:we|i) (?:all |both )?(?:go|march|run|trot|head)$/iu;
/** What goes with somebody who is sent by a way: "down the sledge road with you". */
export const withYou = / with (?:you|u|ya)$/iu;
/** That it is time to go where somebody is wanted: "the bakehouse is waiting for us". */
const isWaiting =
  /^(?<place>the (?:\p{L}+ ){0,2}\p{L}+|\p{L}+) (?:is waiting|awaits|is calling|calls|beckons)(?: for)?(?: us| me| you)?$/iu;
/** Somebody who sets out in their own words: "I go to the mill", "we both crawl up", "let's head out". */
const setsOut =
  /^(?:(?:and|then|so|now|ok(?:ay)?|right) )*(?:(?:i|we|let's|lets|let us)(?:'m|'re|'ll|'d| am| are| will| shall| should| must| would| want to| need to| have to| gotta)? )(?:(?:both|all|just|now|then|also|quickly|quietly|two) )*(?:of us )?(?<verb>\p{L}+)\b/iu;
const going =
  /^(?:go|going|goes|head|heading|walk|run|rush|hurry|climb|crawl|creep|sneak|slip|squeeze|wriggle|wander|stroll|march|return|leave|move|enter|pop|nip|set|travel|descend|ascend|slide|clamber|trot|step|dash|visit|make|cross|follow|get|come|off|on|out|bound|tiptoe|swim|row|ride|jump|duck|hop|scramble|pull|open)$/iu;
/** Of both at once: "both of us to the moot hall", "the two of us up to Warmside". */
const bothOfUs =
  /^(?:both of us|(?:the )?two of us|us (?:both|two)|all of us|(?:the )?three of us|we both)(?: (?:go|head|walk|run|move|climb|crawl))? (?=(?:to|into|up|down|back|out|through|over|on|off|along|across)\b)/iu;

/** Somebody who is gone to, so that they are met: "I go down to Tov at the flues". */
const metIn = (name: string) =>
  new RegExp(
    String.raw`\b(?:(?:go|head|run|walk|climb|crawl|get|hurry|return|back|down|up|over)\b.* to|back to|fetch|get|grab|collect|join|meet(?: up with)?|pick up|find) ${name}\b`,
    'iu',
  );
/** Where one goes, and not only what one climbs. */
const somewhere =
  /\b(?:to|into|in|inside|through|up|upstairs|down|downstairs|out|outside|back|over|along|across|off|on|towards?|for|there|home|past|onto|away|leave|leaving|enter|entering|visit|return|(?:go|let's|lets) (?:and )?(?:find|see|meet|look for|talk to|ask))\b/iu;
/** "I pull the ring and wriggle in". */
const andGoes =
  /\band (?:then )?(?:quickly |quietly )?(?:go|head|walk|run|climb|crawl|creep|sneak|slip|squeeze|wriggle|step|duck|jump|slide|hop) (?:in|inside|through|up|down|out|into|to)\b/iu;
const sharing = /^(?:we|let's|lets|let us)\b/iu;
const ofUs = /\b(?:we|both|of us|together|with (?:him|her|them))\b/iu;

/** What a piece of a sentence says: of one other hero, or of who goes where. */
type Kind = 'call' | 'along' | 'left' | 'sent' | 'way' | 'goes' | 'meanwhile' | 'own' | 'other';

interface Piece {
  kind: Kind;
  text: string;
}

/** A sentence of a line in its pieces, as it stands and with its last mark. */
interface Sentence {
  text: string;
  mark: string;
  pieces: Piece[];
}

/** The pieces of a sentence, cut at its marks and where the other hero is told of. */
function cut(sentence: string, name: string): string[] {
  const joints = String.raw`\s*[,;:!…]+\s*|\s+[-–—]+\s+|\s+and (?=${name}\b)|,? and (?:then )?(?=(?:we both|both of us|the two of us|together)\b)|\s+(?=with ${name}(?: (?:right |close |just )*(?:at|by|on|behind|beside|with|in)\b|$))`;
  return sentence
    .replace(/[.!?…\s]+$/u, '')
    .split(patternFor(joints))
    .filter((piece) => piece !== '');
}

/** The way of those of whom one leads: "to the mill" of "Tov, lead the way to the mill"; undefined for all else. */
const wayLed = (piece: string, name: string): string | undefined =>
  patternFor(String.raw`^${leadIn}${name},? ${leading}\b(?<way>.*)$`)
    .exec(piece)
    ?.groups?.['way']?.trim();

/** What one piece says. `isCalled` where the other hero is called in the sentence. */
function kindOf(piece: string, name: string, isCalled: boolean): Piece {
  const is = (pattern: string) => patternFor(String.raw`^${leadIn}(?:${pattern})${trail}$`).test(piece);
  const plain = piece.replace(patternFor(String.raw`^${leadIn}(?=\S)`), '');
  if (is(String.raw`(?:leaving|i leave|we leave) ${name}(?: (?:behind|here|there|alone|to it|with \p{L}+(?: \p{L}+)?))?|without ${name}`))
    return { kind: 'left', text: piece };
  if (isCall(piece, name)) return { kind: 'call', text: piece };
  const led = wayLed(piece, name) ?? (isCalled ? wayLed(`${name} ${plain}`, name) : undefined);
  if (led !== undefined) return led === '' ? { kind: 'along', text: '' } : { kind: 'along', text: led };
  if (isAskedAlong(piece, name) || (isCalled && is(asking))) return { kind: 'along', text: '' };
  const both = plain.replace(bothOfUs, 'we go ');
  if (both !== plain) return { kind: 'goes', text: both };
  const place = isCalled ? isWaiting.exec(plain)?.groups?.['place'] : undefined;
  if (place !== undefined) return { kind: 'sent', text: `to ${place}` };
  const sent = isCalled ? plain.replace(patternFor(String.raw`^${name},? `), '') : plain;
  if (isCalled && bareWay.test(sent)) return { kind: 'sent', text: sent.replace(weGo, '').replace(withYou, '') };
  if (bareWay.test(plain)) return { kind: 'way', text: plain.replace(weGo, '') };
  if (onTheWay.test(plain)) return { kind: 'meanwhile', text: plain };
  const verb = setsOut.exec(plain)?.groups?.['verb'] ?? '';
  // "Let's get the shoe" sets both out.
  if (sharing.test(plain) && /^(?:get|see|visit|leave|return|hurry|move|climb|find)$/iu.test(verb)) return { kind: 'goes', text: plain };
  if (((going.test(verb) || going.test(baseOf(verb) ?? '')) && somewhere.test(plain)) || andGoes.test(plain))
    return { kind: 'goes', text: plain };
  return { kind: /^(?:i|we|i'm|i'll|we'll|we're|let's|lets)\b/iu.test(plain) ? 'own' : 'other', text: piece };
}

/** Whether a piece only calls the other hero. */
const isCall = (piece: string, name: string): boolean =>
  patternFor(String.raw`^${leadIn}(?:(?:look|listen|quick) )?${name}${trail}$`).test(piece);

/** Whether a piece asks the other hero by name to come along, or tells of them as coming. */
function isAskedAlong(piece: string, name: string): boolean {
  const asked = String.raw`${name},? (?:${asking})|(?:${asking}),? ${name}`;
  const coming = String.raw`(?:with )?${name},? (?:${told})|with ${name}`;
  return patternFor(String.raw`^${leadIn}(?:${asked}|${coming})${trail}$`).test(piece);
}

function sentencesOf(line: string, name: string): Sentence[] {
  return line.split(/(?<=[.!?…])\s+|\n+/u).map((text) => {
    const cuts = text.includes('"') ? [] : cut(text, name);
    const isCalled = cuts.some(
      (piece) =>
        isCall(piece, name) ||
        isAskedAlong(piece, name) ||
        patternFor(String.raw`^${leadIn}${name} (?=(?:back|off|up|down|into|to|through)\b)`).test(piece),
    );
    const mark = /[.!?…]*$/u.exec(text)?.[0] ?? '';
    // "Tov, bakehouse, now".
    const [who = '', where = '', now = ''] = cuts.length === 3 ? cuts : [];
    const isHurried =
      isCall(who, name) && /^(?:now|quick(?:ly)?|at once|right now)$/iu.test(now) && /^(?:the )?\p{L}+(?: \p{L}+)?$/iu.test(where);
    const pieces = isHurried
      ? [
          { kind: 'call' as const, text: who },
          { kind: 'sent' as const, text: `to ${where}` },
        ]
      : cuts.map((piece) => kindOf(piece, name, isCalled));
    return { text, mark, pieces: /\?/u.test(mark) && pieces.some(({ kind }) => kind !== 'call' && kind !== 'along') ? [] : pieces };
  });
}

/** What a line comes to in which another of the party goes along. */
export interface TakenAlong {
  /** The line without the call to come along; who goes, goes by "we", or silently with the speaker. */
  text: string;
  /** Where both go, as the other would say it. */
  going: string;
  /** Whether they are asked outright, and nothing else is said to them. */
  isAskedOnly: boolean;
}

/** Whether a piece tells of something that the speaker does where they are, so that nobody goes with them. */
const isElsewhere = ({ kind, text }: Piece): boolean => kind === 'own' || (kind === 'goes' && !ofUs.test(text));

/** Whether a piece bids somebody do something: "help me". */
function isOrder(piece: string): boolean {
  const [first = ''] = piece.toLowerCase().split(' ');
  return baseOf(first) === first;
}

/** A sentence with what is left of it, said of both. */
function together({ text, mark, pieces }: Sentence, isAlong: boolean): string {
  const isBid = pieces.some(({ kind, text: piece }) => kind === 'other' && isOrder(piece));
  if (pieces.length === 0 || isBid || !pieces.some(({ kind }) => kind === 'call' || kind === 'along' || kind === 'sent' || kind === 'way'))
    return text;
  let hasGone = false;
  const left = pieces.flatMap(({ kind, text: piece }) => {
    const isWay = kind === 'sent' || kind === 'way' || (kind === 'along' && piece !== '');
    const isSilent = kind === 'call' || kind === 'along' || (kind === 'meanwhile' && isAlong && !/\b(?:keep|watch)/iu.test(piece));
    if (!isWay && isSilent) return [];
    const words = isWay && !hasGone ? `we go ${piece}` : piece;
    hasGone ||= isWay || kind === 'goes';
    return [words];
  });
  return left.length === 0 ? '' : `${left.join(', ')}${mark === '' ? '' : mark.slice(0, 1)}`;
}

const textOf = (sentences: readonly Sentence[], isAlong: boolean): string =>
  sentences
    .map((each) => together(each, isAlong))
    .filter((each) => each !== '')
    .join(' ');

/** What is said of going, as another would say it of themself. */
function goingOf(pieces: readonly Piece[]): string {
  const words = pieces.flatMap(({ kind, text }) => (kind === 'goes' ? [text] : kind === 'way' || kind === 'sent' ? [`I go ${text}`] : []));
  return words.map((each) => each.replace(/^(?:and |then |so )*(?:let's|lets|let us|we both|we)\b/iu, 'I')).join('. ');
}

/** Where both go once one of them has gone to the other, as the other would say it; empty where they go nowhere together. */
function goingOnceMet(line: string, name: string): string {
  const met = metIn(name).exec(line);
  const after = met ? line.slice(met.index + met[0].length) : '';
  const rest = /(?:,|\band\b|\bthen\b)\s*(?:(?:and|then|so|from there) )*(\p{L}[^.!?]*)/iu.exec(after)?.[1] ?? '';
  if (!ofUs.test(rest) || !somewhere.test(rest)) return '';
  const words = rest
    .replace(/^(?:(?:i|we|both|all|together|the two|two|of us|i'll|we'll) )*/iu, '')
    .replace(/ (?:with (?:him|her|them)|together)$/iu, '');
  const [first = ''] = words.split(' ');
  return baseOf(first) === undefined || bareWay.test(words) ? `I go ${words}` : `I ${words}`;
}

/**
 * A line in which another of the party, by the pattern of their name, is to go along where the speaker goes: "Tov, after me! Up the steps".
 * `speaker` is whoever says so where the other is elsewhere. Undefined where nobody is asked along, or nobody goes anywhere.
 */
export function takenAlong(line: string, called: string, speaker?: string): TakenAlong | undefined {
  if (!patternFor(String.raw`\b${called}\b`).test(line)) return undefined;
  const sentences = sentencesOf(line, called);
  const pieces = sentences.flatMap((each) => each.pieces);
  const has = (...kinds: Kind[]) => pieces.some(({ kind }) => kinds.includes(kind));
  const isLed = pieces.some(({ kind, text }) => kind === 'along' && text !== '');
  const isWe = sentences.some(
    (each) => each.pieces[0]?.kind === 'call' && each.pieces.some(({ kind, text }) => kind === 'goes' && sharing.test(text)),
  );
  const isSent = has('sent') && !pieces.some(isElsewhere) && has('meanwhile', 'sent');
  const isAlong = has('along') || isWe;
  const isAskedOnly =
    has('along') &&
    sentences.every(
      (each) =>
        each.pieces.every(({ kind }) => kind !== 'other' && kind !== 'own') ||
        !each.pieces.some(({ kind }) => kind === 'call' || kind === 'along'),
    );
  const met = speaker === undefined || isAlong ? '' : goingOnceMet(line, called);
  // "Tov comes up after me", where he is elsewhere: he comes to where one is.
  if (speaker !== undefined && isAlong && !isLed && !has('goes', 'way', 'sent'))
    return { text: textOf(sentences, true), going: `I go to ${speaker}`, isAskedOnly };
  if (met !== '') return { text: line, going: met, isAskedOnly };
  if ((!isAlong && !isSent) || !(isLed || has('goes', 'way', 'sent'))) return undefined;
  return { text: textOf(sentences, isAlong || isSent), going: goingOf(pieces), isAskedOnly };
}

/**
 * A line without its calls to others of the party to come along where it goes: they see for themselves. Whoever of the place is called along
 * is asked, and says whether they come.
 */
export function allAlong(line: string, actor: Hero, { adventure, state, party }: Stage): string {
  const ours = party
    .filter(({ id }) => id !== actor.id)
    .reduce((left, { name }) => takenAlong(left, escapePattern(name))?.text ?? left, line);
  return presentNpcs(adventure, state).reduce((left, npc) => {
    const name = `(?:${callsOf(npc)
      .map((call) => escapePattern(bare(call)))
      .join('|')})`;
    // "I leave it with Nettle" takes nobody along.
    const along = patternFor(String.raw`\bwith (?:the )?${name}\b`).test(left) ? undefined : takenAlong(left, name);
    return along?.isAskedOnly && along.text !== left ? `I ask ${npc.name} to come with us. ${along.text}` : left;
  }, ours);
}

/** A line without the word that another of the party is left behind; undefined where they are not. */
export function leftBehind(line: string, called: string): string | undefined {
  const sentences = sentencesOf(line, called);
  if (!sentences.some(({ pieces }) => pieces.some(({ kind }) => kind === 'left') && pieces.length > 1)) return undefined;
  return sentences
    .map(({ text, mark, pieces }) =>
      pieces.some(({ kind }) => kind === 'left')
        ? `${pieces.flatMap((each) => (each.kind === 'left' ? [] : [each.text])).join(', ')}${mark}`
        : text,
    )
    .join(' ');
}
