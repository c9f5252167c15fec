import { withoutSlang } from '#server/features/storyteller/parse/words/slang.ts';
import type { Brief, Hero, Intent } from '#domain/narration/brief.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import { sceneIdOf } from '#domain/narration/whereabouts.ts';
import { heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import { patternFor } from '#server/features/storyteller/parse/words/whole-word.ts';
import { isUnseenMoment } from '#server/features/storyteller/parse/things/unseen.ts';
import { bareWay, leftBehind, takenAlong, withYou } from './taken-along.ts';
import { calledBy, namesOf, othersOf, writtenFor } from '#server/features/storyteller/parse/hero-names.ts';
import { withoutCeremony } from '#server/features/storyteller/parse/rephrase/ceremony.ts';
import { asOwn } from './as-own.ts';
import { toldSpeech } from './told-speech.ts';
import { withOrderFirst } from './order-first.ts';
import { bidOtherwise } from './other-bids.ts';
import { asCover, coveredBy, underCover } from './as-cover.ts';
import { cutOwn, ownMeanwhile } from './own-doing.ts';
import { calledPlainly } from './called-plainly.ts';
import { calledFirst } from './put-kindly.ts';
import { partedShared, wayBorne } from './shared-acts.ts';
import type { Parted, Speaker } from './shared-acts.ts';
import { filler, goesOnAs, onlySaying, sentencesOf, spoken } from './sentences.ts';
import { firstWord, inMind, perceiving, plainVerb, seeming, soughtBy, verbIn } from './bidden-verbs.ts';

/** What stands before somebody is called or told of: "ok then, Tov". */
const leadIn = String.raw`(?:(?:hey|oi|ok(?:ay)?|lol|oh|ugh|no+|fine|good|plan|whatever|so|psst|well|wait|right|alright|and|but|then|now|quick(?:ly)?|meanwhile|also|plus|please|yes)\b[,.!:…]* ?)*`;
/** What one does who bids somebody by telling of it: "I ask Tov to", "have Tov". */
const bidding = {
  bare: String.raw`(?:(?:i|we|i'll|we'll|let's) )?(?:have|make|let)`,
  aloud: String.raw`(?:i|we) (?:whisper|say|call|shout|yell|hiss|mutter|murmur)(?: out)? to`,
  to: String.raw`(?:(?:i'd|i would|we'd|we would) like|(?:(?:i|we|i'll|we'll|let's) )?(?:get|ask|tell|bid|order|want|need|signal(?: to| for)?|motion(?: to| for)?|nod (?:to|at|for)|gesture(?: to| for)?|beckon(?: to| for)?|wave(?: at| to| for)?))`,
};
/** What joins two who do something: "me n Tov", "Tov + me". */
const joined = String.raw`(?:and|n|&|\+|plus|'n'?)`;
/** One word that bids somebody do something, with a mark of its own: "move!!" */
const loneBid = /^\p{L}+!+$/u;
/** What only hurries somebody. */
const urging = /^(?:move|hurry|go|run|quick|come|now|please)\b/iu;
/** What two do side by side, each by themself. */
const sideBySide =
  /^(?:attack|strike|hit|stab|slash|shoot|fire|charge|fight|punch|kick|rush|go|walk|head|run|leave|enter|climb|follow|cross|step|slip|stroll|wander|move|hurry|dash|swim|sneak|creep|crawl|ride|return|rest|wait|stay|sleep|hide|bow|nod|wave|laugh|sit|duck|kneel)$/;

const striking = /\b(?:attack|strike|hit|stab|slash|shoot|charge|fight|punch|kick|rush|cast)\b/iu;

/** Taking on a foe, where the speaker strikes another. */
const takesOn = /^I take (?:on )?(?=the (?:\p{L}+ )?(?:one|other|left|right|first|second|big|small|rest)\b)/iu;

/** What is only asked kindly, and why of this one: "keep her busy for me, will you", "sniff at it, you've the nose". */
const askedKindly =
  /,? (?:for (?:me|us),? )?(?:will|would|can|could) (?:you|u|ya)(?: please)?$|,? (?:because |since |as |for )?you(?:['’]ve|['’]?re| have| are| r)\b[^,]*$/iu;
/** What is told of it afterwards is the narrator's to tell: "look behind the door and tell me what you see". */
const report =
  /,? if (?:you|he|she|they) can$|,? and (?:then )?(?:tell|let) (?:me|us) (?:know )?(?:what|if|whether|who|how|where|which)\b.*$/iu;

/** Going together, which is read from the words as they stand. */
const isGoing = /^(?:let's|lets|let us) (?:both )?(?:go|head|walk|run|move|leave|get|hurry|return|climb|visit|see)\b/iu;
/** What somebody says of themself, or only to be heard, before a name: "come on, Tov". */
const isOnlyCalling =
  /^(?:i|we|he|she|they|it|my|our|the|come on|c'mon|hurry|keep up|look|listen|wait|thanks?|thank you|sorry|good|nice|well done|hail|greet|bless|curse|damn|forgive me|god|welcome)\b/iu;

/** What is bidden, where it is to be done; undefined for all else, such as questions and what is only said. */
function partedBid(text: string, speaker: Speaker): Parted | undefined {
  const request = /^(?:can|could|will|would) you (?:please )?(?=\p{L})/iu.exec(text);
  const saysYou = /^(?:you|u) /iu.test(text);
  const bare = (saysYou ? text.replace(ownMeanwhile, ', ') : text)
    .slice(request?.[0].length ?? 0)
    .replace(/^(?:come on|go on|c'mon|hurry(?: up)?|up|down|here|quick),? +(?=\p{L})/iu, '')
    .replace(/^(?:you|u) (?:(?:should |could |can |must |go (?!left|right|first|last|ahead|\p{L}+ly\b))(?=\p{L}))?/iu, '');
  if (saysYou && seeming.test(bare)) return undefined;
  // "Sniff at it, would you?" bids.
  if (/\?\s*$/u.test(text) && !request && !askedKindly.test(text.replace(/[?!.\s]+$/u, ''))) return undefined;
  const shared = /^(?:let's|lets|let us) (?:both )?/iu.exec(bare);
  if (shared) return isGoing.test(bare) ? undefined : partedBoth(bare.slice(shared[0].length), speaker);
  const { bid: asked, own } = cutOwn(
    bare
      .replace(/[?!.\s]+$/u, '')
      .replace(report, '')
      .replace(perceiving, soughtBy),
  );
  const bid = asked.replace(askedKindly, '');
  if (bareWay.test(bid)) return { own, lent: asOwn(`go ${bid.replace(withYou, '')}`, speaker), isAhead: true };
  const sharedAct = partedShared(bid, own, speaker);
  if (sharedAct || verbIn(bid) === undefined || /^go,? go\b/iu.test(bid)) return sharedAct;
  return { own, lent: asOwn(bid, speaker), isAhead: true };
}

/** What is told of somebody as done by them: "Tov hits the lame one, and I take the other". */
function partedTold(told: string, speaker: Speaker): Parted | undefined {
  if (/\?\s*$/u.test(told)) return undefined;
  const isThirdPerson =
    /^(?:\p{L}+ly )?(?:\p{L}+(?<!s)s|will|shall|can|should|could|must|might|may|had better|ought to|goes|does|is going to)\b/iu.test(told);
  const { bid, own } = cutOwn(told.replace(/[!.\s]+$/u, ''));
  const does = plainVerb(bid.replace(report, ''));
  if (!isThirdPerson || seeming.test(does) || inMind.test(firstWord(does))) return undefined;
  return partedShared(does, own, speaker) ?? { own, lent: asOwn(does, speaker, true), isAhead: true };
}

/** What stands behind a name: "Tov stay here" is bidden, for nobody says so of him. */
const partedOf = (text: string, speaker: Speaker, isCalled = false): Parted | undefined =>
  isCalled || verbIn(text) === firstWord(text) ? partedBid(text, speaker) : partedTold(text, speaker);

/** What the other does beside what both do: "we go up, he keeps watch". */
const theirPart = /[,;] (?:and )?(?:s?he|they) (?=\p{L}+ )/iu;

/** What somebody else does beside it: "we search the pack, Pell watches the door". */
const othersPart = /[,;] (?:and |while )?\p{Lu}\p{L}+ \p{L}+s\b.*$/u;

/** What both do: one does it and the other helps, or they do it side by side. */
function partedBoth(line: string, speaker: Speaker): Parted | undefined {
  if (/\?\s*$/u.test(line)) return undefined;
  const { bid, own } = cutOwn(line.replace(/[!.\s]+$/u, ''));
  const [shared = '', theirs = ''] = bid.split(theirPart);
  const words = shared.replace(/^(?:both|will|can|should|together|then) | together\b/giu, '');
  const verb = verbIn(words);
  if (verb === undefined) return undefined;
  const does = words.replace(othersPart, '');
  const lent = sideBySide.test(verb) ? asOwn(does, speaker) : `I help ${speaker.name} ${does}`;
  return {
    own: [`I ${words}`, own].filter((part) => part !== '').join('. '),
    lent: [lent, partedTold(theirs, speaker)?.lent].filter((part) => part !== undefined).join('. '),
  };
}

/** One sentence of a player, as far as it bids this hero; undefined where it is the player's own. */
function partSentence(typed: string, name: string, speaker: Speaker): Parted | undefined {
  const [own, me] = [escapePattern(name), `(?:i|me|${escapePattern(speaker.name)})`];
  const sentence = calledFirst(bidOtherwise(typed, own, speaker.name), own);
  const match = (pattern: string) => new RegExp(`^${leadIn}${pattern}`, 'iu').exec(sentence);
  const rest = (found: RegExpExecArray) => sentence.slice(found[0].length);
  const covered = coveredBy(sentence, own);
  if (covered !== undefined) return { own: covered, lent: 'I draw all eyes', isAhead: true };
  const both = match(`(?:both )?(?:${own} ${joined} ${me}|${me} ${joined} ${own})\\b,? (?=\\p{L})`);
  if (both) return partedBoth(rest(both), speaker);
  const called = match(`${own} ?[,:!]+ *(?=\\p{L})`) ?? match(`${own} (?=(?:(?:can|could|will|would) )?you \\p{L})`);
  if (called) return partedBid(rest(called), speaker);
  const causes =
    match(`${bidding.bare} ${own} (?=\\p{L})`) ??
    match(`${bidding.to} ${own} to (?=\\p{L})`) ??
    match(`${bidding.aloud} ${own}[:,] *(?=\\p{L})`);
  if (causes) return partedBid(rest(causes), speaker);
  const sent = match(`(?:(?:i|we|let's) )?send ${own} (?=(?:to|into|up|down|through|over|back|ahead|out|in)\\b)`);
  if (sent) return { own: '', lent: asOwn(`go ${rest(sent)}`, speaker) };
  const last = new RegExp(`^${leadIn}(.+), ${own}[.!\\s]*$`, 'iu').exec(sentence)?.[1];
  if (last !== undefined) return isOnlyCalling.test(last) ? undefined : partedBid(last, speaker);
  const meanwhile = match(`(?:while|whilst) ${own} (?=\\p{L})`);
  if (meanwhile) return partedTold(rest(meanwhile).replace(ownMeanwhile, ', '), speaker);
  const told = match(`${own} (?=\\p{L})`);
  return told ? partedOf(rest(told), speaker) : partedWithin(sentence, own, speaker);
}

/** "I take the left and Tov takes the right"; "I sneak round while Tov keeps her talking"; "I push, with Tov's help". */
function partedWithin(sentence: string, own: string, speaker: Speaker): Parted | undefined {
  const helped = new RegExp(`[,;]? *(?:\\btogether with ${own}|\\bwith ${own}'s help|\\bwith the help of ${own})\\b`, 'iu').exec(sentence);
  if (helped) {
    const words = `${sentence.slice(0, helped.index)}${sentence.slice(helped.index + helped[0].length)}`.replace(/^(?:i|we) /iu, '');
    return partedBoth(words, speaker);
  }
  const at = new RegExp(
    `[,;]? *\\b(?:(?:and )?then )?(?:while|whilst|whereupon|and|but|then)(?: (?:have|let))? (?=${own},? \\p{L})|[,;] *(?=${own},? \\p{L})|[,;]? *\\b(?:and|then|but)(?: then)?,? ${bidding.to} (?=${own} to \\p{L})`,
    'iu',
  ).exec(sentence);
  if (!at || at.index === 0) return undefined;
  const words = sentence.slice(at.index + at[0].length);
  const name = new RegExp(`^${own}(,?) (?:to )?`, 'iu').exec(words);
  const rest = words.slice(name?.[0].length ?? 0);
  const isMeanwhile = /\bwhil(?:e|st)\b/i.test(at[0]);
  const bid = isMeanwhile ? rest.replace(ownMeanwhile, ', ') : rest;
  const parted = partedOf(bid, speaker, name?.[1] === ',' || /^you \p{L}/iu.test(bid) || /\b(?:have|let) $/iu.test(at[0]));
  if (!parted) return undefined;
  const before = sentence.slice(0, at.index);
  // "When Corm looks away, Tov grabs the hammer": nobody does anything but he.
  if (isUnseenMoment(before)) return { ...parted, lent: underCover(parted.lent), isAhead: true };
  // "I shoot it, Tov helps me bring it down": the speaker has said what they do.
  const isHelp = parted.lent.startsWith(`I help ${speaker.name} `);
  return {
    ...parted,
    own: isHelp ? before : [before, parted.own].filter((part) => part !== '').join('. '),
    isAhead: isMeanwhile && !isHelp,
  };
}

/** One message of a player, parted for one hero who is away: '"Tov, look at the shelf, would you?"' bids him, in quotation marks or without. */
function partFor(text: string, hero: Hero, speaker: Speaker, party: readonly Hero[]): Parted {
  const parted = partAsWritten(text, hero, speaker, party);
  const plain = namesOf(hero, party).reduce(
    (line, name) => line.replace(patternFor(String.raw`"(${escapePattern(name)}[,!:] [^"]+)"`), '$1'),
    text,
  );
  const bidden = parted.lent === '' && plain !== text ? partAsWritten(plain, hero, speaker, party) : parted;
  return bidden.lent === '' ? parted : bidden;
}

function partAsWritten(text: string, hero: Hero, speaker: Speaker, party: readonly Hero[]): Parted {
  const names = namesOf(hero, party);
  const written = writtenFor(text, names);
  if (written !== undefined) return { own: '', lent: written };
  const told = names.map((name) => toldSpeech(text, escapePattern(name))).find((each) => each !== undefined);
  if (told) {
    const rest = partFor(`${told.before} ${told.after}`.trim(), hero, speaker, party);
    const says = `${asOwn(plainVerb(told.does), speaker, true)}: "${told.said}"`;
    return { ...rest, lent: [rest.lent, says].filter((each) => each !== '').join('. ') };
  }
  const [own, lent]: [string[], string[]] = [[], []];
  let [isSpoken, isAhead, isCalling, isAfterBid, isAfterCall] = [false, false, false, false, false];
  for (const { sentence, isSpeech, waits } of sentencesOf(text, party)) {
    const isSaying = isSpoken && onlySaying.test(sentence);
    // "Tov, hold the door. He leans against it": what is told of him next is his, too.
    const isOfThem = isAfterBid && !isSpeech && goesOnAs.test(sentence);
    // "Tov, your eyes are sharper. Read it to us": what is bidden next is bidden him.
    const isBiddenNext = isAfterCall && !isSpeech && !/\?\s*$/u.test(sentence) && firstWord(sentence) === verbIn(sentence);
    isAfterCall =
      !isSpeech &&
      !/\?\s*$/u.test(sentence) &&
      names.some((name) => patternFor(String.raw`^${leadIn}${escapePattern(name)}, (?:you|your|we)\b`).test(sentence));
    const parted = names.reduce<Parted | undefined>((found, name) => {
      const said = isOfThem ? sentence.replace(goesOnAs, `${name} `) : isBiddenNext ? `${name}, ${sentence}` : spoken(sentence, name);
      return found ?? (isSpeech && said === sentence ? undefined : partSentence(said, name, speaker));
    }, undefined);
    isSpoken = parted !== undefined && isSpeech;
    isAfterBid = parted !== undefined && parted.own === '';
    // "Tov, wake up!! Move!!" bids him both, and so does "Tov, get it off us! Hit it hard".
    const goesOn = !parted && !isSpeech && own.length === 0 && lent.length > 0 && verbIn(sentence) !== undefined;
    if (goesOn && (loneBid.test(sentence) || (isCalling && firstWord(sentence) === verbIn(sentence)))) {
      const more = urging.test(sentence) ? undefined : partedBid(sentence, speaker);
      if (more) lent.push(more.lent);
      if (more && more.own !== '') own.push(more.own);
      continue;
    }
    if (parted) {
      isCalling = names.some((name) => patternFor(String.raw`^${leadIn}${escapePattern(name)} ?[,:!]`).test(sentence));
      isAhead ||= lent.length === 0 && own.length === 0 && parted.isAhead === true;
      lent.push(parted.lent);
    }
    const kept = parted ? parted.own : isSaying ? '' : sentence;
    own.push(...[kept, waits].filter((part) => part !== ''));
  }
  if (lent.length === 0) return { own: text, lent: '' };
  const left = own.join('. ').replaceAll(/([.!?…]["')]?)\. /gu, '$1 ');
  // "I stab the hound! Tov, take the lame one."
  const struck = striking.test(left) ? lent.map((each) => each.replace(takesOn, 'I attack ')) : lent;
  return { ...asCover({ own: left, lent: struck.join('. ') }, speaker, hero), isAhead };
}

/**
 * The intents of a reply, in which what a player bids a hero at the same place whose own player is away is that hero's own: of "Tov, hold
 * the door while I look" Tov holds the door, and Mira looks, in the order in which it is said. What is put to such a hero in words alone stays with whoever says it. For all
 * heroes whose player is there nothing changes.
 */
export function withLentWords({ intents, party, state }: Pick<Brief, 'intents' | 'party' | 'state'>): Intent[] {
  const away = party.filter(({ isAway }) => isAway);
  if (away.length === 0) return [...intents];
  return intents.flatMap((intent): Intent[] => {
    const player = party.find(({ id }) => id === intent.heroId);
    if (!player || player.isAway || intent.by !== undefined) return [intent];
    const speaker: Speaker = { ...player, isFallen: heroHitPointsOf(state, player) === 0 };
    const isNear = ({ id }: Hero) => sceneIdOf(state, id) === sceneIdOf(state, speaker.id);
    const ordered = withOrderFirst(
      withoutSlang(intent.text),
      away.flatMap((hero) => namesOf(hero, party)),
    );
    const plain = withoutCeremony(ordered, othersOf(speaker, party));
    let left = away.reduce((line, hero) => calledPlainly(line, calledBy(namesOf(hero, party)), heroHitPointsOf(state, hero) === 0), plain);
    const [ahead, after]: [Intent[], Intent[]] = [[], []];
    const lend = (hero: Hero, text: string, isAhead = false) => {
      if (text !== '') (isAhead ? ahead : after).push({ heroId: hero.id, text, by: speaker.id });
    };
    for (const hero of away) {
      const called = calledBy(namesOf(hero, party));
      const along = takenAlong(left, called, isNear(hero) ? undefined : speaker.name);
      if (!isNear(hero)) lend(hero, along?.going ?? '');
      left = along?.text ?? left;
      if (along && speaker.isFallen && isNear(hero)) {
        left = left.replace(/\bwe go [^.!?]*[.!?]*/iu, '').trim();
        lend(hero, `I carry ${speaker.name} ${wayBorne(along.going)}`, true);
      }
      if (along || !isNear(hero)) continue;
      const behind = leftBehind(left, called);
      if (behind !== undefined) lend(hero, 'I stay here');
      const parted = partFor(behind ?? left, hero, speaker, party);
      left = parted.own;
      lend(hero, parted.lent, parted.isAhead);
    }
    if (left === plain && ahead.length + after.length === 0) return [intent];
    const isAllLent = filler.test(left) && ahead.length + after.length > 0;
    return [...ahead, ...(isAllLent ? [] : [{ ...intent, text: left }]), ...after];
  });
}
