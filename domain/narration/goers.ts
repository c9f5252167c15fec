import { escapePattern } from '#domain/text/escape-pattern.ts';
import type { Adventure, Exit, Scene } from './adventure.ts';
import type { Hero, Intent } from './brief.ts';
import { goesBarely, joiningIn } from './joining/joining.ts';

const staying =
  /\b(?:i|we)(?:'ll| will|'m going to| am going to| would rather|'d rather| prefer to)? (?:just |only )?(?:stay|remain|wait|keep watch|stand guard|hang back|hold (?:the|my|our) (?:\p{L}+ )?(?:doors?|gate|lines?|positions?|ground|bridge|fort|way|passage|entrance|wall|posts?|rear|corridor|stairs?|steps|street|breach))|^(?:stay|remain)\b/iu;
/** A way that is not gone, or not yet: "I do not go to the wreck"; "wait" at the head of a line. */
const notGoing =
  /\bnot (?:me|coming|going)\b|\b(?:i|we) (?:do not|don't|won't|will not|am not|'m not|refuse to) (?:go|come|follow|leave|move)\b|^wait\b/i;
/** Where one thing that is said of going ends and another begins. */
const breaks = /[.;!?\n]+|\s[-–—]+\s|,? (?=(?:but|then|instead) )|, (?=(?:and |so |first |now )*(?:i|we|i'm|i'd|i'll|let's)\b)/iu;
/** Somebody goes somewhere, by their own words: "first I want to go back to the quay". */
const setsOut =
  /^(?:(?:and|but|so|then|now|first|instead|rather|no|ok(?:ay)?|well|please|after that|afterwards)[, ]+)*(?:(?:i|we|let's|lets|let us|i'm|we're|i'd|we'd|i'll|we'll)(?: (?:am|are|will|would|want|wish|need|have|had|like|love|prefer|rather|better|just|only|first|quickly|to|going))* )?(?:(?:go|going|walk|head|heading|run|climb|come|move|rush|hurry|sneak|slip|crawl|creep|march|step|get) (?:(?:straight|right|quickly|quietly) )*(?:back|up|down|out|in|into|inside|outside|to|towards?|through|off|away|on|across|along|home|there|over to)\b|(?:leave|return|follow|escape|retreat|flee|descend|ascend)\b|take the\b|back (?:to|up|down|out|into)\b)/iu;
/** What comes after staying: "I wait a moment, then I go in". */
const afterwards = /^(?:and |but )?(?:then|after that|afterwards)\b/i;
/** What is done only if something comes about. */
const onCondition = /\b(?:if|when|unless|until|once|in case|as soon as|otherwise)\b/i;
const alone =
  /(?<!\b(?:leav(?:e|es|ing)|lets?) [^.!?]{0,30} )\balone\b|\b(?:by myself|on my own|without (?:you|them|the others|the rest|her|him))\b|\b(?:sneak|scout|slip|go|run|creep|hurry|walk|press|push)s?(?: on)? ahead\b|\b(?:you|they|the others|the rest|everyone else|everybody else)(?: all| two| three| lot| guys| others)? (?:can |should |must )?(?:wait|stay|remain|hold)\b|(?:^|[.,;!] *|\band )(?:please )?(?:wait|stay) (?:here|there|put|back)\b/i;
const together =
  /\b(?:we|let's|lets|let us|us all|all of us|everyone|everybody|the party|together|come (?:on|along|with me)|with me|follow me|both of us)\b/i;
const following =
  /^(?:me too|same|so do i|i'm in|i am in|count me in|lead on|with you|agreed|ok(?:ay)?|sure|fine|yeah|yep|yes)\b|\b(?:follow|following|come along|coming(?: too)?|tag along|go with|stay with|stick with|right behind|after (?:them|her|him|you)|come too|go too|join)\b/i;
const going =
  /\b(?:go|goes|going|walk|head|run|leave|climb|enter|travel|sneak|slip|return|come|move|rush|hurry|ride|row|sail|swim|crawl|creep|march|set (?:out|off)|cross|descend|ascend|flee|escape|retreat|take the|through|back to|step (?:in|out|through)|meet)\b/i;

/** What a hero's words say of going anywhere. */
interface Wish {
  stays: boolean;
  /** They go, and want nobody with them. */
  alone: boolean;
  /** They would take the others along. */
  together: boolean;
  follows: boolean;
}

/** Names in these words of whom should stay where they are: "Tov stays", "Tov, wait here". */
function bidsToStay(text: string, { name }: Hero): boolean {
  const escaped = escapePattern(name);
  return new RegExp(`(?<!\\p{L})${escaped},?(?: (?:should|can|will|must|please))? (?:stay|wait|remain|keep|stand|hold)s?\\b`, 'iu').test(
    text,
  );
}

/**
 * Whether words say, when all is said, that somebody stays. Whoever does not go the one way may go another, and whoever waits may go then; "I
 * wait there" is said of where one goes.
 */
function staysAtLast(words: string): boolean {
  let stays: 'here' | 'unless' | null = null;
  let goes = false;
  for (const part of words.split(breaks).map((each) => each.trim())) {
    if (staying.test(part)) stays = goes && /\bthere\b/i.test(part) ? stays : 'here';
    else if (notGoing.test(part)) stays ??= 'unless';
    else if (setsOut.test(part) && !onCondition.test(part)) {
      goes = true;
      if (stays === 'unless' || afterwards.test(part)) stays = null;
    }
  }
  return stays !== null;
}

/** Words without what is said in them to others in quotation marks, where more is told than that. */
function asTold(text: string): string {
  const told = text.replaceAll(/["“][^"“”]*["”]/gu, ' ');
  return /\p{L}{2}/u.test(told) ? told : text;
}

/** Reads what one hero's words say of going anywhere; it tells by plain words alone, and nothing of where. */
export function wishOf(text: string): Wish {
  const words = asTold(text.replaceAll('’', "'"));
  const isAlone = alone.test(words);
  const joins = joiningIn(words, []);
  return {
    // "Wait for me" stays nowhere.
    stays: staysAtLast(words) && !isAlone && joins === null,
    alone: isAlone,
    together: together.test(words) && !isAlone,
    follows: (following.test(words) || joins !== null || goesBarely(words)) && !isAlone,
  };
}

/** Whether somebody's words lead others on: they say where to go, and do not go alone. With `all`, they would have the others along. */
export function leadsOn(text: string, all = false): boolean {
  const wish = wishOf(text);
  return going.test(text) && !goesBarely(text) && !wish.alone && !wish.stays && (wish.together || !all);
}

function wordsOf(intents: readonly Intent[], heroId: string): string | null {
  const own = intents.filter((intent) => intent.heroId === heroId).map(({ text }) => text);
  return own.length === 0 ? null : own.join('\n');
}

/** Whether somebody who goes would have the others along, or leaves nobody behind by what they say. Whoever is only bidden to go takes nobody. */
function takesAlong(goers: readonly Hero[], hero: Hero, intents: readonly Intent[]): boolean {
  const own = intents.filter(({ by }) => by === undefined);
  const said = goers.flatMap(({ id }) => wordsOf(own, id) ?? []);
  return said.some((text) => !wishOf(text).alone) && !said.some((text) => bidsToStay(text, hero));
}

/** Whether those who go carry this hero with them, who says nothing or has bidden it: "I carry Mira to the quay". */
function isBorne(goers: readonly Hero[], { id, name }: Hero, intents: readonly Intent[]): boolean {
  const bears = new RegExp(`\\b(?:carry|drag|haul|lug|bear|pull|take|bring)(?:s|ing)? ${escapePattern(name)}(?!['’]|\\p{L})`, 'iu');
  const isSilent = wordsOf(intents, id) === null;
  return intents.some(
    ({ heroId, by, text }) => heroId !== id && (isSilent || by === id) && goers.some((hero) => hero.id === heroId) && bears.test(text),
  );
}

/** Whether those who go want this hero to stay, or to be alone. */
function isUnwanted(goers: readonly Hero[], hero: Hero, intents: readonly Intent[]): boolean {
  const said = goers.flatMap(({ id }) => wordsOf(intents, id) ?? []);
  return said.some((text) => bidsToStay(text, hero)) || said.every((text) => wishOf(text).alone);
}

/**
 * Whether a hero may be among those who go. Whose player has spoken goes by these words: never where they say that they stay. Whose
 * player is silent goes along with the others, unless those say that they go alone or that this hero stays.
 */
export function mayGo(hero: Hero, goers: readonly Hero[], intents: readonly Intent[]): boolean {
  const own = wordsOf(intents, hero.id);
  if (isBorne(goers, hero, intents)) return true;
  if (own !== null) return !wishOf(own).stays;
  return takesAlong(goers, hero, intents);
}

/** What somebody can do for a friend while both are on their way: "I give Mira my arm", "I hold her bag". */
const onTheWay =
  /^(?:(?:and|then|now|just|please) )*i (?:\p{L}+ly )?(?:give \p{L}+ (?:my|an?|the) (?:arm|hand|shoulder|elbow)|(?:give|lend) (?:my|an?) (?:arm|hand) to|(?:help|steady|support|assist|comfort|reassure)\b|hold (?:on to |onto )?(?:\p{L}+['’]s |the |my |her |his |their )?(?:hands?|arms?|elbow|bags?|pack|lantern|lamp|light|torch|candle|cloak|coat|hat|things|rope|cup)\b|hold (?:still|tight|on)\b|take \p{L}+(?:['’]s)? (?:arm|hand|bag|pack)|lean on|light the way|mind my (?:head|feet|step|tongue)|(?:be|keep|stay) (?:quiet|careful|low|calm|brave|close|near)|watch my step|hush|smile|sing|hum|whistle|carry)\b/iu;

/** Whether all that somebody was bidden by one of those who go is done while they go with them. */
function isDoneOnTheWay(leading: readonly Hero[], { id }: Hero, intents: readonly Intent[]): boolean {
  const own = intents.filter(({ heroId }) => heroId === id);
  const isBidden = ({ by, text }: Intent) => by !== undefined && leading.some((hero) => hero.id === by) && onTheWay.test(text);
  return own.length > 0 && own.every(isBidden);
}

/**
 * Who of those in a place goes along, once it is known whose own words say that they go. A "we" takes along all who say nothing
 * against it; whoever follows, follows. Those who are silent go with the others, where nobody who has spoken stays behind.
 */
export function companyOf(
  leading: readonly Hero[],
  here: readonly Hero[],
  intents: readonly Intent[],
  others: readonly Hero[] = [],
): Hero[] {
  const isLeading = (hero: Hero) => leading.some(({ id }) => id === hero.id);
  const isTaken = leading.some(({ id }) => wishOf(wordsOf(intents, id) ?? '').together);
  const joins = (hero: Hero): boolean => {
    const own = wordsOf(intents, hero.id);
    if (own === null || others.some(({ id }) => id === hero.id)) return false;
    const wish = wishOf(own);
    if (wish.stays || wish.alone) return false;
    // Whoever follows asks nobody, and so may follow one who was only bidden to go.
    const isLed = isTaken || isDoneOnTheWay(leading, hero, intents);
    return (isLed && takesAlong(leading, hero, intents)) || (wish.follows && !isUnwanted(leading, hero, intents));
  };
  const spoken = here.filter((hero) => isLeading(hero) || joins(hero));
  const isAnyLeft = here.some((hero) => !spoken.includes(hero) && wordsOf(intents, hero.id) !== null);
  const isSilentTaken = (hero: Hero) =>
    isBorne(leading, hero, intents) ||
    (wordsOf(intents, hero.id) === null && (isTaken || !isAnyLeft) && takesAlong(leading, hero, intents));
  return here.filter((hero) => spoken.includes(hero) || isSilentTaken(hero));
}

/**
 * Who goes by a way when the narrator names nobody: all in the place whose words speak of going or of the way itself, and their
 * company; where nobody's words do, all who have spoken and do not stay.
 */
export function goersBy(exit: Exit, to: Scene, here: readonly Hero[], intents: readonly Intent[]): Hero[] {
  const speaks = (text: string) => going.test(text) || namesPlace(text, exit, [to]);
  const speaking = here.filter((hero) => {
    const own = wordsOf(intents, hero.id);
    return own !== null && !wishOf(own).stays;
  });
  const leading = speaking.filter(({ id }) => speaks(wordsOf(intents, id) ?? ''));
  return companyOf(leading.length > 0 ? leading : speaking, here, intents);
}

/** A journey that is to stop nowhere before its goal. */
const toTheEnd =
  /\ball the way\b|\bstraight (?:go )?(?:(?:up|down|on|over|through|back|in|out|along) )?(?:to|into|through)\b|\bdirectly (?:to|into)\b|\bnon-?stop\b|\bwithout (?:stopping|a stop|(?:any )?delay|pausing|(?:a )?pause|resting)\b|\bno (?:dawdling|stops?|stopping|delays?|lingering|rests?)\b|\b(?:keep|carry|continue)s?(?: on)? (?:going|walking|moving|running|climbing)\b.* to\b/iu;

/** Whether words take a journey to its end, through places that nobody has seen yet: "all the way to the Salt Office". */
export function goesToTheEnd(text: string): boolean {
  return toTheEnd.test(text);
}

/** So many places that nobody has seen yet are passed on the way to one that is named: a journey does not end half-way where nothing holds it. */
export const newPlacesPassed = 2;

/** Whether somebody's words name a place where a way leads, by its name or by what the way is called. */
export function namesPlace(text: string, { to, aliases }: Exit, scenes: readonly Scene[]): boolean {
  const name = scenes.find(({ id }) => id === to)?.name.replace(/^the /i, '');
  return [name ?? '', ...aliases].some((each) => each !== '' && text.toLowerCase().includes(each.toLowerCase()));
}

/** Whether a place lies on the way to one that words name, or where somebody is whom they name, without going back to any of `passed`. */
export function leadsToNamed(
  text: string,
  place: string,
  passed: readonly string[],
  { scenes, npcs }: Pick<Adventure, 'scenes' | 'npcs'>,
): boolean {
  const said = text.toLowerCase();
  const isSaid = (name: string) => name !== '' && said.includes(name.toLowerCase());
  const isGoal = ({ name, npcs: here }: Scene) =>
    isSaid(name.replace(/^the /i, '')) || npcs.some((npc) => here.includes(npc.id) && [npc.name, ...npc.aliases].some(isSaid));
  const seen = new Set([...passed, place]);
  let edge = [place];
  while (edge.length > 0) {
    const found = scenes.filter(({ id }) => edge.includes(id));
    if (found.some((scene) => scene.id !== place && isGoal(scene))) return true;
    const next = [...new Set(found.flatMap(({ exits }) => exits.map(({ to }) => to)))].filter((id) => !seen.has(id));
    next.forEach((id) => seen.add(id));
    edge = next;
  }
  return false;
}
