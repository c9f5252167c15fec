import type { FavorKind } from '#domain/narration/favors.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { quoteMark } from '#server/features/storyteller/parse/clauses.ts';
import { patternFor } from '#server/features/storyteller/parse/words/whole-word.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** Something that somebody is asked to do. */
export interface Favor {
  kind: FavorKind;
  /** What is to be done, as an order: "come with us to the Moot". */
  text: string;
}

const you = "(?:you|u|ya|ye|y'all)";
const gently =
  '(?:(?:please|just|maybe|kindly|perhaps|possibly|at least|also|both|all|be so kind as to|be able to|consider|try and|try to) )*';
/** Ways to put it to somebody, each with what they are to do as its group. They are understood whoever they are said to. */
const puttings: readonly RegExp[] = [
  new RegExp(`^(?:can|could|would|will|can't|couldn't|won't|wouldn't) ${you} ${gently}(?!like\\b|want\\b|mind\\b)(.+)`, 'iu'),
  new RegExp(
    `^(?:do|would|don't) ${you} (?:like|want|fancy|wanna)(?: to)? ${gently}(?!(?:have|eat|drink|taste|some|an?|one|another|your|the|my|our|his|her|their|it|this|that|them|him|me|us|being|living|working)\\b)(?=\\p{L}+)(.+)`,
    'iu',
  ),
  new RegExp(`^(?:you |u )?(?:wanna|want to|care to|fancy) ${gently}(?!(?:have|eat|drink|taste|some|an?|one|another)\\b)(.+)`, 'iu'),
  new RegExp(
    `(?<!\\b(?:what|who|where|why|when|how)\\b[^.!?]{0,20}\\b(?:do|did) )\\b${you} (?:really |truly |all |both |and [\\p{L}' -]{2,20} )?(?:should|ought to|must|need to|have to|had better|better|gotta|could always) ${gently}(?!know\\b|be (?:proud|happy|ashamed|careful))(.+)`,
    'iu',
  ),
  new RegExp(`\\b(?:why don't|why not|how about|what if) (?:you|we|u) ${gently}(.+)`, 'iu'),
  new RegExp(
    `\\b(?:i|we)(?: would|'d)? (?:really )?(?:want|need|like|beg|ask|urge|invite|order|command|trust)s? (?:you|u) (?:all |both )?to (.+)`,
    'iu',
  ),
  /\b(?:i|we) (?:beg|implore) you,? (.+)/iu,
  /\b(?:you can|you could|you may|you're welcome to|feel free to|you are welcome to) (?=(?:come|sleep|stay|join|travel|live|sit|keep|have|ride|rest|hide)\b)(.+)/iu,
  /^(?:i|we) (?:promise|swear)\b()/iu,
];
/** Leave that somebody asks for. */
const asksToHave =
  /^(?:can|could|may|might) (?:i|we)(?: please| maybe| perhaps)* (?:have|borrow|keep|buy|get|take|use) ((?:the|that|this|those|these|your|one of (?:the|your|those)) .+|(?:an?|one|two|three|some|another) (?!(?:bowl|pint|cup|mug|glass|bottle|plate|loaf|loave|slice|round|portion|helping|jug|tankard|piece|bit|pot)(?:e?s)? of)\p{L}+ of .+|it|them|that|this)$/iu;
/** Some one thing that somebody is to give who has nothing to sell. */
const asksForOne =
  /^(?:can|could|may|might) (?:i|we)(?: please| maybe| perhaps)* (?:have|borrow|get|take|use) ((?:an?|one|two|three|some|another) (?!(?:look|peek|peep|word|moment|minute|second|seat|rest|chat|talk|guess|turn|go|try|hand|answer|name)\b)[^,.?!]+)$/iu;
const asksToPass =
  /^(?:can|could|may|might) (?:i|we)(?: please| maybe| perhaps| just)* ((?:come|go|get|step|walk|squeeze|slip) (?:in|inside|through|past|by|up|down|out)\b.*|pass\b.*|enter\b.*)$/iu;
const asksToStay =
  /^(?:can|could|may|might) (?:i|we)(?: please| maybe| perhaps| just)* ((?:stay|sleep|sit|rest|wait|hide|join|warm|shelter|spend)\b.*)$/iu;
/** Leave to look at something, to stroke a cat or to hold a thing for somebody, which changes nothing. */
const asksToLook =
  /^(?:(?:can|could|may|might|shall|should) (?:i|we)(?: please| maybe| perhaps| just)*|(?:am i|are we) (?:allowed|free) to|is it (?:all right|alright|ok|okay|allowed)(?: for (?:me|us))? to) ((?:look|peek|peep|see|read|have a (?:look|peek|read)|hold|carry|stroke|pet|smell)\b(?! (?:(?:at|in|into|through|over) )?(?:you|my|our|why|what|how|where|if|whether|that you)\b).*)$/iu;
const asksLeave =
  /^(?:is it (?:all right|alright|ok|okay|fine)|would it be (?:all right|alright|ok|okay|fine)|are you (?:ok|okay|fine)) (?:if|with it if) (?:i|we) (.+)/iu;
const minding = /^(?:would|do) (?:you|u) mind (?:if (?:i|we) (.+)|(\p{L}+)ing (.+))/iu;
const letting = /^(?:please |just |now |then )*let (?:me|us) ((?:in|out|through|past|by|go|pass|up|down|leave|enter|inside|on)\b.*)$/iu;
const lettingHave = /^(?:please |just )*let (?:me|us) (?:have|borrow|keep|take|use) (.+)$/iu;
const together = /^(?:(?:well|so|then|ok|okay|come on|right),? )*(?:let's|lets|let us|shall we) (?!not\b)(.+)$/iu;
/** What is told of such words: "I ask Hesper to come with us". */
const reported =
  /\b(?:ask|beg|invite|urge|tell|convince|persuade|order|command|implore|encourage|request|want|coax|plead with|warn)(?:s|es|ing)? (?:(?!(?:to|if|about|for|what|who|whose|why|when|where|how|which|whether|that|happened)\b)[\p{L}'-]+,? ){1,6}?(?:not )?to (.+)$/iu;
const reportedNot =
  /\b(?:ask|beg|urge|tell|convince|persuade|order|implore|warn)(?:s|es|ing)? (?:(?!(?:to|if|about|for|what|who|whose|why|when|where|how|which|whether|that|happened)\b)[\p{L}'-]+,? ){1,6}?not to (.+)$/iu;
const opening =
  /^(?:(?:so|and|but|well|ok|okay|hey|oh|ah|now|then|look|listen|right|alright|yes|yeah|no|please|pls|plz|come on|c'mon|also|just|maybe|perhaps|lol|haha|honestly|seriously|quick|quickly)\b[,.!]? ?)+/iu;
const closing =
  /(?:,? (?:please|pls|plz|ok|okay|alright|right|will you|would you|could you|can you|won't you|yeah|huh|eh|for once|instead|then|lol|haha|kid|love|dear|mate|friend|buddy|sir|ma'am|madam|my (?:dear|friend|lady|lord)))+[\s,.!?]*$/iu;

/** "Not your fault" asks for nothing. */
const comforting =
  /^(?:(?:don't|dont|do not|no need to|never) (?:worry|cry|fret|be (?:sad|sorry|afraid|scared|upset|frightened|so hard|silly))|cheer up|there,? there|relax|calm down|easy(?: (?:now|there|boy|girl|lads?))?|chill|take it easy|never mind|no worries|hush|shh+)\b|^not (?:your|my|our|his|her|their|the|an?|so|that|bad|yet|now|here|really|at all|because|anymore)\b/i;
/** Whoever gives their own word asks nobody for theirs: "I'll bring it. Promise." */
const ownWord =
  /^(?:i |we )?(?:pinky )?(?:promise|swear|vow)(?: (?:you|it|so|to you|on my .*))?$|^(?:i|we) (?:promise|swear|vow)\b(?! me\b)|^(?:you have )?my word(?: on it)?$|^cross my heart\b/i;
/** Somebody is wanted as a guide or a help for pay, however it is put. */
const hiring =
  /^(?:(?:i|we)(?:'d| would|'ll)? (?:really )?(?:like|want|need|wish)? ?(?:to )?|(?:can|could|may) (?:i|we) |let (?:me|us) )(?:hire|employ|engage)\b/i;
/** Pay that is held out before what it is for: "one silver piece, will you come with us", "two gold and you walk us across". */
const priced =
  /^(?:(?:i|we)(?:'ll| will|'d| would) (?:pay|give|offer) (?:you )?|for )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|some) (?:silver|gold|copper|electrum|platinum|crowns?|coins?|sp|gp|cp)s?(?: (?:pieces?|coins?|bits?))?[,:]? (?=(?:and|if|that|then|will|would|can|could|you)\b)/i;
/** To be told something is a question, and no favor. */
const asksToBeTold =
  /^(?:say|speak|utter|give (?:me|us)|let (?:me|us) (?:have|hear)) (?:(?:his|her|their|the|that|a) )?(?:\p{L}+['’]s )?names?\b|^name (?:him|her|them|names|(?:the|your|that) \p{L}+)\b|^(?:talk|run) (?:me|us) through\b|^(?:take|walk|lead) (?:me|us) (?:back )?through (?:(?:the|that|this|your|last|it|what|whole|entire|all of|everything) ?)+(?:night|day|evening|morning|hours?|week|story|hearing|events?|tale|trial|inquiry|meeting|happened|saw|did|again|once|step|hour|$)|^(?:tell|show|explain|describe|remind|teach|read|give|say|guess|see|hear|remember|know|think|mean|understand|believe|imagine|recall|recognize|recognise|swear you know)\b(?: (?:me|us|to me|to us|again))*(?: (?:what|who|where|when|why|how|which|if|whether|about|of|anything|something|more|everything|the (?:truth|way|story|rest)|your (?:name|story)|all)\b.*|)$|^(?:tell|show|teach|remind|answer|point) (?:me|us)\b|^(?:lead|guide|bring|take) (?:me|us)\b(?! (?:(?:out|over|up|down|back|safely|there|along|with|in) )*(?:to|into|across|through|over|past|there|along|with|out)\b)|^(?:answer|explain|describe|go on|continue|speak up|speak|talk|listen|look|see|hear|know|think|believe|remember|understand|mean|guess|thank|thanks|excuse|pardon|forgive|smell|feel|wait|have (?:you|a look)|get me|do (?:you|u)|be (?:honest|straight|frank|truthful|open|sure|serious|real)|have (?:this|these|some|my|a))\b(?! (?:for|after|out for)\b)/iu;

const kinds: readonly (readonly [FavorKind, RegExp])[] = [
  [
    'secret',
    /\b(?:keep (?:\p{L}+ ){0,3}(?:secret|quiet|to yourself|between (?:us|you|ourselves))|(?:don't|do not|never|not to|not) (?:tell|say|mention|breathe|repeat|let on)|not a word|say nothing|tell (?:nobody|no one|noone)|hush)\b/iu,
  ],
  ['promise', /^(?:promise|swear|vow|give (?:me|us) your word)\b/iu],
  [
    'pass',
    /^(?:(?:in|out|through|past|by|pass|up|down|enter|inside|leave|go)\b(?=.*)$|(?:stand|step|move|get) (?:aside|over|back|out of (?:the|my|our) way|away from)|make way|let (?:me|us|them|him|her) (?:in|out|through|past|by|go|pass|up|down|leave|enter)|open the (?:door|gate|way) for)/iu,
  ],
  [
    'stop',
    /^(?:stop|quit|cease|surrender|yield|stand down|back off|calm down|give up|give it up|drop|lower|put (?:\p{L}+ ){0,4}(?:down|away)|lay down|leave (?:\p{L}+ ){1,3}(?:alone|be|in peace)|release|spare|free|let (?:\p{L}+ ){1,2}(?:go|be|live)|(?:don't|do not|not|never) (?:hurt|attack|shoot|kill|fight|do|strike|harm|touch|burn|take|sell|sign))\b/iu,
  ],
  ['stay', /^(?:stay|remain|wait (?:here|for)|keep still|(?:don't|do not|never|not) (?:go|leave|move|run|wander))\b/iu],
  [
    'come',
    /^(?:come\b(?! (?:here|closer|on|now)\b)|join\b|follow\b|accompany\b|travel with|walk with|ride with|tag along|go (?:\p{L}+ ){0,3}(?:with|together)|run away with|leave with|live with|sleep (?:at|in|with|by)|stay (?:with|at)|be our guide|guide us|(?:take|lead|guide|bring|walk|row|ferry) (?:me|us)\b|let (?!me\b|us\b)[\p{L}' ]{2,40}? come (?:with|along|up|to)\b|show (?:me|us) the way (?:over|across|through|out)\b)/iu,
  ],
  [
    'help',
    /^(?:help|save|protect|assist|support|back (?:me|us)|fight (?:with|for|beside)|stand (?:with|by|up for)|side with|rescue|heal|patch|look after|take care of|vouch|speak for|defend|do something|make (?:it|this) right|fix (?:it|this))\b/iu,
  ],
  [
    'message',
    /^(?:tell|ask|warn|let(?=.*\bknow\b)|inform|remind|convince|persuade|send|write (?:to )?(?:\p{Lu}|him|her|them|the)|pass (?:it|this|that|the word) on|give \p{L}+ (?:my|our) )(?! (?:me|us)\b)/iu,
  ],
  [
    'give',
    /^(?:give|lend|hand|sell|loan|spare|share|return|trade|swap|fetch|bring|have|part with|let (?:me|us) have)\b(?! (?:up|it a|a moment|(?:us|me) a (?:moment|minute|second)))/iu,
  ],
  ['go', /^(?:go|leave|run|flee|hide|get (?:out|away|lost|going)|head|return|hurry|come home|climb|get down|get up)\b/iu],
  [
    'gesture',
    /^(?:sing|dance|smile|wave|sit|stand|look|watch|keep|listen|hold|hug|shake|eat|drink|taste|breathe|rest|sleep|pray|think|remember|forgive|trust|play|laugh|relax|cheer|turn|nod|close|whistle|clap|hum|join hands|take (?:my|our|a|this|it|your time)|have (?:a|some)|wait|come (?:here|closer|on|now)|show|touch|feel|smell|try|repeat|tell (?:me|us) a|bow|kneel|wish|say|call|knock|be|get some|warm|mind|hold)\b/iu,
  ],
];

/** Whether somebody comes along, however it is put: "so are you coming or not?", "are you going to join us?" */
const askingAlong =
  /(?<lead>^|[,.!?] |\b(?:so|and|but|then) )(?:(?:are|r) (?:you|u)|aren't you|you) (?:coming|joining|in or out)(?<how>(?: along| too| now)?(?: with (?:me|us))?)(?:,? (?:or|then|yes or no)(?: (?:not|what|no|staying|are you staying|do you stay)(?: here)?)?)?(?=[\s.!?]*$)|(?<=^|[,.!?] |\b(?:so|and|but|then) )(?:are|r) (?:you|u) (?:going to|gonna) (?=(?:come|help|join|stay|let|follow)\b)/iu;
/** Orders that stay orders whatever mark they end with: "come help me carry it?" */
const plainOrder = /^(?:come|help|follow|lend|hand|bring|carry|give|hold|let|wait|stay)\b/iu;

/** A clause without those whom it calls, and without what people say before and after the matter itself. */
function bared(text: string, names: readonly string[]): string {
  const plain = text
    .replaceAll(quoteMark, ' ')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    // "You're coming with me" is wished, however it is put.
    .replace(/\byou(?:'re| are) (?:coming|going) (?=(?:along |away )?with (?:me|us)\b)/iu, 'will you come ')
    .replace(askingAlong, '$<lead>will you come$<how>')
    .replace(/[.!?\s]+$/, '');
  const called = names.map((name) => name.replaceAll(/[^\p{L}\p{N} '-]/gu, '')).join('|');
  const name = `(?:(?:dear|old|my|mr\\.?|mrs\\.?|miss|ms\\.?|lady|master|mistress|the) )?(?:${called === '' ? '-' : called})`;
  const first = patternFor(
    `^(?:hey |oi |oh |so |and |ok |please )?${name}(?:(?: love| dear)?[,:!.]+\\s*|\\s+(?=(?:please|pls|can|could|would|will|come|don't|let)\\b))`,
  );
  const last = patternFor(`(?:,\\s*|(?<!\\b(?:for|to|with|and|at|of|from|about|by|like|near|or|the|without))\\s+)${name}$`);
  let rest = plain;
  for (let turn = 0; turn < 2; turn += 1)
    rest = rest
      .replace(opening, '')
      .replace(first, '')
      .replace(closing, '')
      .replace(rest.split(' ').length > 3 || /,/.test(rest) ? last : /$^/, '')
      .trim();
  return rest;
}

const isOrder = (text: string) => {
  const [first = '', second = '', third = ''] = text.toLowerCase().split(/[\s,]+/);
  // "Don't you get scared?" asks.
  if (/^(?:don't|dont)$/.test(first) && /^(?:you|u|they|we|i)$/.test(second)) return false;
  // "Do people vanish here" asks, with its mark or without.
  if (
    first === 'do' &&
    (/^(?:people|ppl|folks?|children|others|any|many|some|most|men|women)$/.test(second) ||
      (second.endsWith('s') && baseOf(third) === third))
  )
    return false;
  if (/^(?:don't|dont|never)$/.test(first) || (first === 'do' && second === 'not')) return true;
  if (/^(?:not|please|promise|swear|come|go|give|lend|stay|stop|help|say|keep|take|hold|put|drop|let|be|vote|refuse)$/.test(first))
    return true;
  return (
    baseOf(first) === first &&
    !/^(?:what|who|like|found|left|can|will|may|might|must|need|want|thank|thanks|hello|back|right|well|seem|look|mean)$/.test(first)
  );
};

/** Whether words tell the narrator what the hero says to the listener: "ask Lucan what he fears". */
function isToldOf(text: string, names: readonly string[]): boolean {
  const [, whom = ''] =
    /^(?:ask|tell|thank|greet|warn|beg|show|give|say to|talk to|speak to) (?:the |old |mr |mrs )?(.+)/i.exec(text) ?? [];
  return names.some((name) => whom.toLowerCase().startsWith(name.toLowerCase()));
}

function kindOf(text: string): FavorKind {
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}

function proposed(text: string, kind?: FavorKind): Favor | null {
  const order = text
    .replace(opening, '')
    .replace(closing, '')
    .replace(kind === undefined ? /^let (?:me|us) (?:have|borrow|keep|use|take)\b/i : /$^/, 'give us')
    .trim();
  if (order === '' || (asksToBeTold.test(order) && kind === undefined)) return null;
  return { kind: kind ?? kindOf(order), text: order };
}

/**
 * What a sentence asks somebody to do; null where it asks for nothing to be done. A plain order counts where it is sure that it is said to
 * somebody (`isSpeech`): else it is what the hero does.
 */
export function favorIn(sentence: string, names: readonly string[], isSpeech: boolean): Favor | null {
  const text = bared(sentence, names);
  if (text === '' || comforting.test(text) || ownWord.test(text)) return null;
  if (hiring.test(text)) return proposed('come with us', 'come');
  const offered = text.replace(priced, '');
  if (offered !== text) {
    const order = /^(?:if |and |that |then )*(?:will |would |can |could )?you (?:will |would |can |could )?(.+)$/i.exec(offered)?.[1];
    if (order !== undefined && kindOf(order) === 'come') return proposed(order, 'come');
  }
  const have = asksToHave.exec(text)?.[1] ?? lettingHave.exec(text)?.[1];
  if (have !== undefined) return proposed(`give us ${have}`, 'give');
  const pass = asksToPass.exec(text)?.[1] ?? letting.exec(text)?.[1];
  if (pass !== undefined) return proposed(`let us ${pass}`, 'pass');
  const stay = asksToStay.exec(text)?.[1] ?? (isSpeech ? (asksToLook.exec(text) ?? asksLeave.exec(text))?.[1] : undefined);
  if (stay !== undefined) return proposed(`let us ${stay}`, 'allow');
  const [, allowed, doing = '', rest = ''] = minding.exec(text) ?? [];
  if (allowed !== undefined) return proposed(`let us ${allowed}`, 'allow');
  if (doing !== '') return proposed(`${baseOf(`${doing}ing`) ?? doing} ${rest}`);
  const isLed = isSpeech && isOrder(text) && !sentence.trim().endsWith('?');
  for (const putting of puttings) {
    const found = putting.exec(text);
    // "Come with us, you should hear this": what is bidden first is what is wished.
    const [, order = ''] = found && (found.index === 0 || !isLed) ? found : [];
    if (order !== '' && !/^(?:the|a|an|some|any|to|it|that|this|not|never|ever|think|say|call|be|imagine)\b/i.test(order))
      return proposed(order);
  }
  if (!isSpeech) {
    const not = reportedNot.exec(text)?.[1];
    if (not !== undefined) return proposed(`don't ${not}`);
    const told = reported.exec(text)?.[1] ?? '';
    return told === '' || !isOrder(told) ? null : proposed(told);
  }
  const joint = together.exec(text)?.[1];
  if (joint !== undefined) return proposed(joint, 'come');
  const isAsked = sentence.trim().endsWith('?') && !plainOrder.test(text);
  return isOrder(text) && !isToldOf(text, names) && !isAsked ? proposed(text) : null;
}

/** What a sentence asks of somebody who has nothing to sell: what others would be asked to sell, they are asked to give. */
export function giftIn(sentence: string, names: readonly string[]): Favor | null {
  const thing = asksForOne.exec(bared(sentence, names))?.[1];
  return thing === undefined ? null : proposed(`give us ${thing}`, 'give');
}

/** Whether words put something to somebody outright, so that they can only be said: "could you come with us?" */
export function isPut(sentence: string, names: readonly string[]): boolean {
  const text = bared(sentence, names);
  return !/\b(?:remind|narrator|dm|gm)\b/i.test(text) && !reported.test(text) && favorIn(sentence, names, false) !== null;
}

/** How words change that whoever was asked says again. */
const turned: Record<string, string> = {
  you: 'me',
  u: 'me',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  me: 'you',
  us: 'you',
  i: 'you',
  we: 'you',
  my: 'your',
  our: 'your',
  myself: 'yourself',
  ourselves: 'yourselves',
  "you'll": "I'll",
  "you're": "I'm",
};
const longestEcho = 9;

/** What was asked for, as whoever was asked says it again: "come with us to the Moot" -> "Come with you to the Moot?" */
export function echoOf({ kind, text }: Favor): string | null {
  if (/^(?:promise|swear|vow)\b/i.test(text)) return kind === 'secret' ? 'Keep it to myself?' : 'My word on it?';
  const [first = ''] = text.split(
    /[,;:.!?]|\s[-–—]\s|\b(?:because|so that|so we|so you|and then|before|after|when|if|unless|until|while|but|or)\b/i,
  );
  const plain = first.replaceAll(/\s+/g, ' ').trim();
  const whole =
    plain.split(' ').length > longestEcho ? (plain.split(/ (?:and|for|to|from|until|with) (?!(?:me|us|you)\b)/i)[0] ?? '') : plain;
  if (!/^[\p{L}' -]{3,}$/u.test(whole) || whole.split(' ').length > longestEcho) return null;
  const said = whole.replaceAll(/[\p{L}']+/gu, (word) => turned[word.toLowerCase()] ?? word);
  return `${capitalize(said)}?`;
}
