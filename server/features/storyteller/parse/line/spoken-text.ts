import { planning } from '#server/features/storyteller/parse/plans/planning.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import { cleanText } from '#server/features/storyteller/parse/words/clean-text.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { partnerOf } from '#server/features/storyteller/parse/addressee.ts';
import { withCorrection } from '#server/features/storyteller/parse/clauses/corrections.ts';
import { withCoinsTaken } from '#server/features/storyteller/parse/clauses/coins-taken.ts';
import { withReplaced } from '#server/features/storyteller/parse/clauses/replaced.ts';
import { withAddress } from '#server/features/storyteller/parse/talk/address.ts';
import { withCallsMarked } from '#server/features/storyteller/parse/talk/vocatives.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';
import { allAlong } from '#server/features/storyteller/parse/party/taken-along.ts';
import { withOrders } from '#server/features/storyteller/parse/trade/with-orders.ts';
import { withCallsFirst } from '#server/features/storyteller/parse/talk/called-at-ease.ts';
import { withoutLeadIn } from '#server/features/storyteller/parse/question/lead-in.ts';
import { namesOf } from '#server/features/storyteller/parse/hero-names.ts';
import { withWarePointedAt } from '#server/features/storyteller/parse/trade/pointed-at.ts';
import { withTerms } from '#server/features/storyteller/parse/trade/with-terms.ts';
import { putPlainly } from '#server/features/storyteller/parse/rephrase/put-plainly.ts';
import { withoutTableGreeting } from './opening-questions.ts';
import { withWayLast } from './purposes.ts';
import { withPlainWishes } from './plain-wishes.ts';
import { withSpelling } from './spelling.ts';
import { saidToNarrator, withNameAsked } from './to-narrator.ts';

/** What somebody does between asterisks, as chats have it: a word in the middle of a sentence only has weight there. */
const emote = /(?<=^|[.!?,…"')] *)\*{1,2}([^*]{2,}?)[.!]?\*{1,2}|\*{1,2}([^*]{2,}?)[.!]?\*{1,2}(?= *(?:$|[.!?"(]))/g;

/** A gesture between asterisks as something that the hero does: "*bows deep*" is "Mira bows deep." */
function asDeed(gesture: string, { name }: Hero): string {
  const said = gesture.replace(/^(?:i|she|he|they) (?=\p{L})/iu, '').trim();
  const [first = ''] = said.toLowerCase().split(/[^\p{L}']+/u);
  if (baseOf(first) === first) return `I ${said}. `;
  return /^(?!(?:this|his|its|is|was|yes)$)\p{L}{2,}s$/u.test(first) ? `${name} ${said}. ` : `${said}. `;
}

/** A line of the people at the table, not of their heroes. */
export const outOfCharacter =
  /^\s*(?![([][^()[\]]*[)\]]\s*\S)(?:\(.*\)|\/\/.*|\[.*\]|\(?\[?\s*ooc\b.*|out of character\b.*|brb\b.*|afk\b.*)\s*$/isu;

/** A few words of somebody else that a question is about, in quotation marks: "what is 'the warm'?" They are no speech. */
const askedAfter =
  /\b(what|who|which|where|why|is|are|was|were|does|did|do)\b((?: [^'".!?,;:]{0,30})?) ['"]((?:[\p{L}-]+ ){0,2}[\p{L}-]+)['"](?=[ ,?])(?=[^.!]*\?)/giu;

/** A pronoun of somebody's that is asked after in quotation marks: "who's 'she'". */
const pronounAsked = /\b(who(?:['’]?s| is| was)) ['"]((?:s?he|her|him|they|them|it))['"]/giu;

/** What one would like to know is asked: "I should like to know what the lamp is for." */
const wouldKnow =
  /(?:(?<=^|[.!?] )|(?<lead>,? and ))(?:(?:i|we) (?:should|would) (?:very much |really |also |just )?(?:like|love|be (?:very |so )?(?:glad|happy|curious|grateful|interested))|(?:i|we)['’]?d (?:really |also |just )?(?:like|love)|(?:i|we) (?:really |also |just )?(?:want|wish)) to know,? ((?:what|who|whose|where|why|when|how|which)\b[^.!?]*)[.!?]*/giu;

/** Of whom one would know something, who is asked: "I would know from her why she left". */
const knowFrom =
  /(?<=^|[.!?] |,? and )(i|we)(?: (?:should|would)|['’]?d)? (?:(?:really |also |just )?(?:like|love|want|wish) to )?(?:know|learn|hear) from (him|her|them|\p{Lu}\p{L}+) (?=(?:what|who|whose|where|why|when|how|which|if|whether)\b)/giu;

/** "Who Wenna Tarn is": what somebody would know, in its own order. */
const inOwnOrder =
  /^(?<word>who|what|where|whose \p{L}+) (?!(?:is|are|was|were|do|does|did|can|could|has|have|will|would)\b)(?<subject>[^,]+?) (?<verb>is|are|was|were)(?<end> for| about| called| like)?$/iu;

/** What somebody would like to know, put as the questions that it is: "where we are, and who is here" asks where are we, and who is here. */
function asQuestions(wanted: string): string {
  const parts = wanted
    .replace(/,? if (?:it|that|you|i|we)(?:'s| is|'re| are| may| can| please)\b[^,]*$/iu, '')
    .split(/,? and (?=(?:who|whose|what|where|when|why|how)\b)/iu);
  return parts.map((part) => `${part.trim().replace(inOwnOrder, '$<word> $<verb> $<subject>$<end>')}?`).join(' ');
}

/** What is only said for caution: "Tov shoots it if he can". */
const ifAble = /,? if (?:(?:s?he|they|i|we|it) (?:can|could|may)|(?:at all )?possible)(?=[,.!;]|$)/giu;

/** How something is done, said as an afterthought: "I go there, but quietly". */
const butInAManner =
  /,? but ((?:very |really |nice and )?(?:quietly|carefully|slowly|quickly|softly|silently|stealthily|gently))(?=[,.!?;]|$)/giu;

/** The coin that was asked for something: "the silver for the button" is a silver for it. */
const askedCoin = /\b(?:the|another|your) (silver|gold|copper)(?= for\b)/giu;

/** A thing that stands before what is done to it: "the red wool over the bed: I take it down". */
const namedFirst = /^((?:the|that|this|those|these) [^:,.!?"]{3,50}): (?=(?:i|we)\b)/iu;

/** Whether somebody has come along: "did Pell come with us?" */
const cameAlong =
  /\b(?:did|has|have|is) (?!(?:i|we|you|anyone|anybody|someone|somebody|it|this|that)\b)((?:the |old )?\p{L}+(?: \p{Lu}\p{L}+)?) (?:come|came|coming|follow(?:ed|ing)?|join(?:ed)?|stay(?:ed)?)(?: along)?(?:,? too)?(?: (?:with )?(?:us|me))(?=[?.,!]|$| and\b| or\b)/giu;

/** How a thing is only looked at: "I look at the drawing without touching it". */
const untouched =
  /(?<=\b(?:look|read|stud(?:y|ies)|examine|inspect|check)s?\b[^.!?:;"]{3,60}?),? without (?:even )?(?:touching|moving|disturbing) (?:it|them|anything)\b/giu;

/** "I pick one of the shirts up" picks up, and picks no lock. */
const pickedUp = /\bpick ((?:the|an?|one|some|that|this|those|these|my|his|her|their)\b[^,.!?;]{0,40}?) up\b(?! (?:to|on|the)\b)/giu;

/** What is asked of the speaker's own hero by name, as of oneself: "what does Mira see?" is "what do I see?", "where are Tov and I?" is "where are we?" */
function askedOfOneself(text: string, { name }: Hero, { party }: Stage): string {
  const own = escapePattern(name);
  const others = party.map((each) => escapePattern(each.name)).join('|');
  return text
    .replaceAll(
      new RegExp(
        `\\b(what|where|who|how) does ${own} (see|hear|smell|feel|notice|know|carry|have|look)\\b(?: (?:a?round|about) (?:her|him|them)\\b)?`,
        'giu',
      ),
      '$1 do I $2',
    )
    .replaceAll(new RegExp(`\\b(what|where|who|how) is ${own}\\b(?=[ ?])`, 'giu'), '$1 am I')
    .replaceAll(
      new RegExp(`\\b(where|how|why|who|what) are (?:(?:${others}) and (?:i|me|${own})|(?:i|me|${own}) and (?:${others}))\\b`, 'giu'),
      '$1 are we',
    )
    .replaceAll(new RegExp(`\\bfor (?:(?:${others}) and (?:me|myself)|(?:me|myself) and (?:${others}))\\b`, 'giu'), 'for us');
}

/** A line as it is read: clean, without the narrator's name and calls to come along, and whether the narrator was called by name. */
export function spokenText(line: string, actor: Hero, stage: Stage): { text: string; isToNarrator: boolean } {
  const toNarrator = saidToNarrator(line);
  const names = stage.party.flatMap((hero) => namesOf(hero, stage.party));
  const plain = withCallsFirst(withoutLeadIn(withoutTableGreeting(toNarrator ?? line, actor.name), names), actor, stage)
    .replace(planning, '')
    .replaceAll(ifAble, '')
    .replaceAll(butInAManner, ' $1')
    .replaceAll(askedCoin, 'a $1')
    .replaceAll(pickedUp, 'pick up $1')
    .replaceAll(untouched, '')
    .replaceAll(pronounAsked, '$1 $2')
    .replaceAll(knowFrom, '$1 ask $2 ')
    .replaceAll(wouldKnow, (_, lead: string | undefined, wanted: string) => `${lead === undefined ? '' : '. '}${asQuestions(wanted)}`)
    .replaceAll(/(?<=^|[.!?] )(?:an |one |my )?eyes? out for /giu, 'I keep an eye out for ')
    .replaceAll(/\bhow many are there(?=[?.!]|$)/giu, 'how many are they')
    .replaceAll(cameAlong, (asked: string, name: string) =>
      stage.party.some((hero) => hero.name.toLowerCase() === name.toLowerCase()) ? asked : `is ${name} with us`,
    )
    .replace(namedFirst, '$1! ');
  const typed = withAddress(withCallsMarked(withNameAsked(plain), stage), stage).replaceAll(/\([^()]*\)/g, ' ');
  const read = withSpelling(
    cleanText(typed.replaceAll(emote, (_, gesture?: string, last = '') => asDeed(gesture ?? last, actor))).replaceAll(
      askedAfter,
      '$1$2 $3',
    ),
    stage,
  );
  const before = stage.dialogue?.lines.find(({ sender }) => sender === actor.name)?.text;
  const corrected = withCorrection(
    withReplaced(withCoinsTaken(withTerms(askedOfOneself(read, actor, stage), actor, stage), actor, stage), before),
    toNarrator === undefined ? partnerOf(stage.adventure, stage.state, 1)?.name : undefined,
  );
  const said = withOrders(withWarePointedAt(withPlainWishes(corrected, stage), stage), stage);
  const text = withWayLast(putPlainly(allAlong(said, actor, stage), actor, stage));
  return { text, isToNarrator: toNarrator !== undefined };
}
