import type { Hero } from '#domain/narration/brief.ts';
import type { Target } from './action.ts';
import { bringsSomebodyTo, particleReading, withoutBidden } from './targets/particles.ts';
import { quoteMark } from './clauses.ts';
import { isInAManner } from './travel/in-a-manner.ts';
import { phrases } from './words/lexicon-phrases.ts';
import { readings } from './words/lexicon-verbs.ts';
import type { HeardClause } from './clauses.ts';
import { asksLeave } from './question/for-narrator.ts';
import type { Reading } from './reading.ts';
import { verbPhraseOf } from './verb-phrase.ts';
import { baseOf } from './words/verb-forms.ts';

const speech: Reading = { kind: 'talk', skill: 'persuasion', tone: 'plain' };
const glance: Reading = { kind: 'search', skill: 'perception', tone: 'plain' };
const plan: Reading = { kind: 'use', skill: null, tone: 'plain' };
const moment: Reading = { kind: 'wait', skill: null, tone: 'plain' };

const lifting = /^(?:lift|raise|pull|tug|hoist|push|scale|carry|flip|roll|tip)$/;
const light =
  /^(?:up |down |open |aside |on |at |out )?(?:(?:the|a|an|my|his|her|their|its|that|this|one of the|\p{L}+'s) )+(?:[\p{L}-]+ ){0,2}?(?:coats?|cloaks?|hats?|caps?|shawls?|cloths?|blankets?|sheets?|scar(?:f|ves)|mittens?|gloves?|socks?|boots?|shoes?|dress|apron|cushions?|pillows?|papers?|pages?|letters?|books?|trousers?|breeches|skirts?|trouser legs?|cups?|mugs?|bowls?|plates?|spoons?|forks?|kni(?:fe|ves)|candles?|lamps?|lanterns?|keys?|pens?|strings?|threads?|ribbons?|feathers?|flowers?|baskets?|jars?|bottles?|bags?|latch|curtains?|flaps?|napkins?|pictures?|paintings?|portraits?|corners?|edges?|hems?|sleeves?|collars?|hand|arm|finger|chin|bun|kitten|handkerchief|scraps?|notes?|hood|veil|mask|towel|rags?|sacking|chairs?|stools?|drawers?)\b/u;

/** What is no small thing: it takes strength to lift it. */
const heavy =
  /\b(?:gates?|doors?|portcullis|gratings?|grates?|bars?|slabs?|boulders?|rocks?|beams?|logs?|trunks?|barrels?|casks?|crates?|chests?|strongbox|statues?|anvils?|anchors?|carts?|wagons?|sledges?|barrows?|boats?|hulls?|bells?|stoves?|tables?|beds?|bunks?|bench(?:es)?|desks?|trapdoors?|hatch(?:es)?|planks?|trees?|masts?|millstones?|tombstones?|gravestones?|coffins?|wheels?|winch|bod(?:y|ies)|m[ae]n|wom[ae]n|boys?|girls?|child|guards?|ox(?:en)?|horses?|hounds?|dogs?|goats?|gander|goose|weights?|sacks?|bins?|cauldrons?|furnace|oven|lid of|hammer|everything|all)\b/u;
const lifts = /^(?:lift|raise)$/;
const aThing = /^(?:up |off |aside )?(?:the|a|an|his|her|their|its|that|this|one of the) \p{L}/u;

/** Whether what is lifted or pulled at takes no strength. */
function isLight(verb: string, after: string): boolean {
  return lifting.test(verb) && (light.test(after) || (lifts.test(verb) && aThing.test(after) && !heavy.test(after)));
}

const breakable = /\b(?:door|gate|lid|box|strongbox|chest|lock|window|wall|barrel|crate|statue|idol|wheel|shutter|barricade|chain)s?\b/;

/** What hides a thing, and is taken off it. */
const cover =
  /\b(?:sack(?:ing|cloth)?s?|cloths?|sheets?|blankets?|tarps?|tarpaulin|covers?|covering|lid|curtains?|canvas|rugs?|quilts?|napkin|veil|apron|shawl|drape|oilcloth|straw|planks?|boards?|flap|hood|wrapping|dust sheet|carpet)\b/;
const uncovering =
  /^(?:whip|tear|rip|pull|throw|yank|pluck|peel|lift|draw|fling|toss|snatch|tug|flip|push|sweep|strip|take|kick|jerk|twitch|drag|shove|remove|raise|unwrap|uncover|unveil|unfold)$/;

const body =
  /\b(?:his|her|its|their|\p{L}+'s) (?:\p{L}+ )?(?:skull|head|face|neck|jaw|nose|teeth|ribs?|knees?|bones?|back|chest|gut|stomach)\b/u;

function isUncovering(verb: string, after: string): boolean {
  if (!uncovering.test(verb) || !cover.test(after)) return false;
  if (verb === 'take') return /\boff\b/.test(after) && !/\bmy\b/.test(after);
  return /^(?:un|remove|raise|lift)/.test(verb) || /\b(?:off|back|aside|away)\b/.test(after);
}

/** A thing behind "get", and no place: "get the shoe then". */
const gettingThing =
  /^(?:the|an?|my|our|that|this|some|his|her|their|its) (?!.*\b(?:to|into|onto|out of|back|home|over|up|down|off|away)\b)/u;

/** Verbs whose sense hangs on what they are done to. */
function bend(verb: string, rest: string, reading: Reading): Reading {
  const after = rest.toLowerCase();
  // What is light is lifted by anybody.
  if (reading.kind === 'athletics' && isLight(verb, after)) return plan;
  // To take a cover off is to look at what it hides.
  if (isUncovering(verb, after)) return { kind: 'search', skill: 'investigation', tone: 'plain' };
  if (reading.kind === 'attack' && breakable.test(after) && !/\b(?:at|him|her|them|with)\b/.test(after))
    return { kind: 'athletics', skill: 'athletics', tone: 'plain' };
  if (
    verb === 'press' &&
    reading.kind === 'travel' &&
    !/^(?:on|onwards?|ahead|forward)(?:$| (?:to|into|through|towards?|along|up|down|past)\b)/.test(after)
  )
    return plan;
  if (verb === 'lie' && /^(?:there|here|down|still|low|flat|back|in|on|under|beside|next)\b/.test(after)) return moment;
  if (verb === 'get' && reading.kind === 'travel' && gettingThing.test(after)) return { kind: 'take', skill: null, tone: 'plain' };
  if (verb === 'back' && /^(?:off|away|out|up|down)? ?(?:up|down|out|through|to|into|towards?)\b/.test(after))
    return { kind: 'flee', skill: null, tone: 'plain' };
  if (verb === 'rush' && /^(?:up|down|to|into|toward|towards|out|over|back|inside)\b/.test(after))
    return { kind: 'travel', skill: null, tone: 'plain' };
  if (verb === 'bolt' && /^(?:it|them|that|this|the|both)\b/.test(after)) return { kind: 'use', skill: null, tone: 'plain' };
  if (verb === 'jam' && !/\block\b/.test(after)) return plan;
  if (reading.kind === 'athletics' && body.test(after)) return { kind: 'attack', skill: null, tone: 'plain' };
  if (verb === 'swing' && /\b(?:across|over|from|on)\b/.test(after)) return { kind: 'athletics', skill: 'acrobatics', tone: 'plain' };
  if (/^(?:throw|hurl|fling|fire|loose)$/.test(verb) && !/\b(?:at|into|toward|towards)\b/.test(after)) return plan;
  if (verb === 'throw' && /^(?:a |the )?(?:rope|grapple|grappling hook)/.test(after)) return { kind: 'use', skill: null, tone: 'plain' };
  if (verb === 'read' && /\b(?:face|mind|eyes)\b/.test(after)) return { kind: 'talk', skill: 'insight', tone: 'plain' };
  if (verb === 'know' || verb === 'consider' || verb === 'identify') return { kind: 'lore', skill: 'history', tone: 'plain' };
  if (verb === 'look' && /^(?:for|through|inside|under)\b/.test(after))
    return { kind: 'search', skill: /^for\b/.test(after) ? 'perception' : 'investigation', tone: 'plain' };
  return reading;
}

const subordinate =
  /[\s,](?:so that|so (?:nobody|no one|he|she|they|i|we|it|all|everybody|everyone|the \p{L}+)|because|since|until|while|before|after|when|unless|in case|hoping|in order to|as (?:he|she|they|i|we)|to see (?:if|what|whether|how)) .*$/u;
/** What somebody is asked about is not what the asker does. */
const askedAbout = /\b(?:why|whether|if|how|where|when|what|who)\b.*$/;
/** What somebody goes somewhere for: "I run back to stand over Pell". */
const goneFor = /(?<=\b(?:to|into|back) .*) to (?:stand|guard|protect|watch over|defend|shield|keep)\b.*$/;
const notVerbs = /^(?:left|back|right|cover|fire|light|hand|guard|shadow|watch|water|second|like|say)$/;
const nounBefore = /^(?:a|an|the|my|his|her|their|our|your|this|that|of|some|no|any|every|\p{L}+'s)$/u;

const softly = /\b(?:quietly|silently|stealthily|softly|soundlessly|noiselessly)\b/;
const weapon = /\b(?:blades?|swords?|axes?|arrows?|spear|daggers?|mace|knife|knives|javelins?|bolts?|fists?|crossbow|bow|hammer|club)\b/;

/** The first verb of the lexicon anywhere in the words, where it does not stand as a noun. */
function readAnyVerb(text: string): Reading | undefined {
  const list = text.split(/[^\p{L}']+/u);
  for (const [index, word] of list.entries()) {
    const base = notVerbs.test(word) || nounBefore.test(list[index - 1] ?? '') ? undefined : baseOf(word);
    const reading = base === undefined ? undefined : readings.get(base);
    if (reading) return reading;
  }
  return undefined;
}

function phraseIn(text: string): Reading | undefined {
  return phrases.find(([pattern]) => pattern.test(text))?.[1];
}

/** Where somebody goes, by a name. */
const toName = /\bto (?:the )?\p{Lu}/u;

/** A plan for what may come: "and if we meet the surveyors I steal a red peg". */
export const onlyIf = /^(?:(?:and|but|then|so) )+if (?:i|we|s?he|they|it|any\p{L}*|some\p{L}*|the|there|that)\b/u;

/** Somebody is held back from something, which is no such thing itself: "keep her from shooting". */
const holdingBack = /^(?:(?:i|we|and|then|\p{Lu}\p{L}+) )*(?:keep|stop|hold|prevent|restrain|hinder)s? .+ from \p{L}+ing\b/iu;

/** The reading of one clause. `targets` are what it names, and who of them could answer; `sure` is false for a plan outside every kind. */
export function classify(clause: HeardClause, actor: Hero, targets: readonly Target[]): Reading & { sure: boolean } {
  const people = targets.flatMap((each) => (each.kind === 'npc' ? [each.npc] : []));
  const text = clause.text.toLowerCase().replaceAll(quoteMark, ' ').replaceAll(/\s+/g, ' ').trim();
  const main = text.replace(subordinate, '');
  const phrase = verbPhraseOf(clause.text, actor);
  const leading = phrase.verb === null ? undefined : readings.get(phrase.verb);
  if (clause.quote !== null && leading?.kind !== 'trick') return { ...readSpeech(clause.quote, leading), sure: true };
  if (holdingBack.test(text)) return { ...moment, sure: true };
  const sensed = clause.question ? phraseIn(text) : undefined;
  if (sensed?.skill === 'insight') return { ...sensed, sure: true };
  if (clause.question && clause.mode === 'speak') return { ...speech, sure: true };
  if (leading?.kind === 'travel' && softly.test(text)) return { kind: 'sneak', skill: 'stealth', tone: 'plain', sure: true };
  if (leading?.kind === 'travel' && isInAManner(`${phrase.verb} ${phrase.rest}`) && phraseIn(main) === undefined)
    return { ...moment, sure: true };
  if (!clause.question && phrase.verb !== null && isUncovering(phrase.verb, phrase.rest.toLowerCase()))
    return { kind: 'search', skill: 'investigation', tone: 'plain', sure: true };
  if (!clause.question && bringsSomebodyTo(phrase, people)) return { kind: 'talk', skill: 'persuasion', tone: 'charm', sure: true };
  // What is to be done when something comes about is not done now.
  if (!clause.question && onlyIf.test(text)) return { ...plan, sure: false };
  const byParticle = particleReading(phrase, people);
  if (byParticle) return { ...byParticle, sure: true };
  const own = withoutBidden(main, phrase);
  const turn = phraseIn(
    leading?.kind === 'talk'
      ? own.replace(askedAbout, '')
      : leading?.kind === 'travel' || leading?.kind === 'flee'
        ? own.replace(goneFor, '')
        : own,
  );
  // "Saunter over to the Sleeping Ox" goes to a place, and speaks to nobody.
  const isToPlace = turn?.kind === 'talk' && leading?.kind === 'travel' && people.length === 0 && toName.test(clause.text);
  if (turn && !isToPlace) return { ...turn, sure: true };
  if (/^if\b/.test(text)) return { kind: 'wait', skill: null, tone: 'plain', sure: true };
  if (clause.question && !asksLeave(text)) return { ...glance, sure: true };
  if (leading && phrase.verb !== null && !(leading.kind === 'use' && phrase.rest === ''))
    return { ...bend(phrase.verb, phrase.rest, leading), sure: true };
  const found = phraseIn(withoutBidden(text, phrase)) ?? readAnyVerb(withoutBidden(text, phrase));
  if (!found && people.length > 0 && weapon.test(text)) return { kind: 'attack', skill: null, tone: 'plain', sure: true };
  return found ? { ...found, sure: true } : { ...plan, sure: false };
}

/** Direct speech is talk; what is said can be a threat. */
export function readSpeech(quote: string, leading: Reading | undefined): Reading {
  if (leading?.kind === 'talk' && leading.tone !== 'plain') return leading;
  const menace =
    /\bor (?:else|i(?:'ll| will)? (?:cut|kill|break|burn|hurt|gut))\b|\b(?:i'll|i will) (?:kill|gut|burn|hurt|end) you\b|\blast (?:warning|chance)\b/i.test(
      quote,
    );
  return menace ? { kind: 'talk', skill: 'intimidation', tone: 'threat' } : speech;
}
