import type { Hero } from '#domain/narration/brief.ts';
import { currentScene, presentNpcs } from '#domain/narration/play-state.ts';
import type { Clause } from '#server/features/storyteller/parse/clauses.ts';
import { isStatement } from './remarks.ts';
import { readQuestion } from '#server/features/storyteller/parse/question/question-form.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { isNamed, pronounTarget, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { singular } from '#server/features/storyteller/parse/things/missing.ts';
import { detailIn, sceneryFor } from '#server/features/storyteller/parse/things/scenery.ts';
import { soughtFor } from '#server/features/storyteller/parse/things/sought-for.ts';
import { remark } from '#server/features/storyteller/parse/words/turns-of-phrase.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';
import { focusIn, focusOf, headOf } from './focus.ts';
import type { Focus } from './focus.ts';

/** What is done to a thing that one has before one's eyes or in one's hands. */
const handles =
  /^(?:look|glance|peer|peek|stare|gaze|squint|examine|inspect|study|check|search|investigate|touch|feel|stroke|tap|knock|rap|smell|sniff|taste|lick|count|recount|turn|flip|open|close|lift|raise|shake|read|listen|put|press|hold|lay|unfold|unroll|unwrap|untie|cut|pull|tug|push|shove|poke|prod|kick|peel|scratch|rub|wipe|brush|weigh|try|wear|pick|take|grab|pocket|measure|compare|reach|dig|go|rummage|see|show|hide|carry|clean|bend|break|tear|rip|squeeze|run|trace|move|drag|roll|light|blow|drink|eat|sip|bite|nibble|throw|toss|drop|stick|nick|swipe|snatch|steal|pinch|collect|bag|pluck|unhook|unpin|remove|detach|borrow|snag|palm|unscrew|sniff|scrape)$/;
/** A pronoun for a thing where the object of such a verb stands. */
const object =
  /\b(it|them|(?:these|those)(?! (?!(?:with|in|on|to|from|and|for|out|up|down|back|off|over|apart|too|again|now|then|carefully|closely)\b)\p{L}))\b(?! (?:\p{L}+ )?(?:is|are|was|were|has|have|had)\b)(?!['’])/iu;
/** Turns of phrase in which it means nothing. */
const idle =
  /\b(?:go for it|make it|take it (?:easy|slow|back)|hold it$|hold it right|cut it out|leave it|let it|try it$|see it|put it (?:like|that|this|another)|check it$|take it (?:that|from)|give it up|show them|show it to|run for it|have it|get it$|light it up|(?<!\b(?:one|some|all|each|both|most|any|none) )of them|to them|with them|for them|at them\b.*\b(?:shout|yell))\b/iu;
/** One of several, by what tells it from the others. */
const one =
  /\b(?:(?:the|that|this|another) (?:(?!(?:one|with|in|on|at|by|from|to|for|and|or|of)\b)\p{L}+ ){0,2}?|(?:at|into|inside|behind|under|over|up|open|touch|take|pick|lift|hold|read|smell|taste|try|unfold|unroll|turn|put|grab|check|inspect|examine|pull|shake|weigh|eat|drink|wear|choose|rock|snap|break|tap) )(ones?)\b(?! (?:of|above|below|beside|before|after|next))/iu;
/** Questions in which "it" or "they" is a thing. */
const asksOfThing =
  /^(?:what (?:does|do|did) (?:it|they) (?:look|smell|taste|feel|sound|say|show|weigh|mean|do)|what(?:'s| is| are|'re) (?:\p{L}+ )*(?:in|on|inside|under|underneath|behind|beneath|written on|carved on|stitched on|painted on) (?:it|them)\b|what(?:'s| is| are|'re) (?:it|they)(?: doing| made of| made from| for| worth| used for)?$|(?:how|what) (?:far|big|old|heavy|warm|hot|tall|deep|wide|high|thick|sharp|new|fresh|fine|many|colou?r|size|shape|kind|sort)\b.*\b(?:it|they|them)\b|why (?:is|are|was|were|does|do|did) (?:it|they) |did (?:it|they) (?:go out|break|open|shut|close|move|ring|fall|burn|stop|start|catch)\b|(?:is|are|was|were|does|do|can|has|have) (?:it|they) |whose (?:is|are|was|were) (?:it|they)|who (?:made|wrote|painted|carved|left|put|lit|drew|knitted|stitched|signed) (?:it|them)\b|where (?:does|do|did) (?:it|they) (?:go|lead|come|point|lie|hang|stand|sit)|(?:can|could|may) (?:i|we) .*\b(?:it|them)\b|is there .*\b(?:in|on|under|behind|inside) (?:it|them)\b|.*\b(?:in|on|under|inside|behind|through|into) (?:it|them)$)/iu;
/** Questions of hour, weather and the tale, and of people. */
const asksOfNothing =
  /\b(?:it|they) (?:(?:still|already|really|always|so|too|getting|be|been) )*(?:dark|light|late|early|night|day|morning|evening|safe|cold|warm|raining|snowing|windy|quiet|possible|true|over|time|ok|okay|alright|worth|wise|far|here|there|alive|dead|hostile|friendly|coming|following|after|asleep|gone|know|knows|talk|speak|want|attack|hurt|help|trust|angry|happen\p{L}*|work|matter|mean (?:that|if|when))\b|\bit (?:\p{L}+ )?(?:that|to|if)\b/iu;
/** Questions that ask of a thing alone what, whose or where it is. */
const ofNamed = /^(?:and )?(?:whose|where|what|how many) (?:is|are|was|were|do|does|did) (it|they)\b/iu;
/** "Where do they lie" asks where they are. */
const lies = /^where (?:does|do|did) (?:it|they) (?:lie|hang|stand|sit)$/iu;
const subjectPronoun = /\b(it|they|them)\b/iu;

const targetsBut = (text: string, actor: Hero, { adventure, state, party }: Stage) =>
  targetsIn(text, adventure, state, party).filter((each) => each.kind !== 'hero' || each.hero.id !== actor.id);

/** Whatever is named, be it here or not: "the bell", "Hob's rope". */
const nounPhrase = /\b(?:the|that|this|those|these|an?|my|our|his|her|\p{L}+['’]s) (?!(?:other |same )?ones?\b)\p{L}{3,}/iu;

/** Whether a clause names something or somebody that a pronoun in it, or after it, may mean: what is "its" is none. */
function names(clause: string, actor: Hero, stage: Stage): boolean {
  const { verb, rest } = verbPhraseOf(clause, actor);
  // "Smell it" names no smell.
  const text = (verb !== null && handles.test(verb) ? rest : clause).replaceAll(
    /\b(?:its|their) \p{L}+|\b(?:go|goes|went) out\b|\b(?:what|who|that|it|there|where|how)['’]s\b/giu,
    ' ',
  );
  return (
    targetsBut(text, actor, stage).length > 0 || detailIn(text, stage) !== undefined || sceneryFor(text, 'search', stage) !== undefined
  );
}

/** The phrase in a question where a pronoun for a thing stands; undefined where it asks of no thing. */
function askedPronoun({ text, question }: Clause): RegExp | undefined {
  const plain = question ? readQuestion(text)?.text : undefined;
  if (plain === undefined || !asksOfThing.test(plain) || asksOfNothing.test(plain)) return undefined;
  return subjectPronoun;
}

function donePronoun({ text, question }: Clause, actor: Hero): RegExp | undefined {
  const { verb } = verbPhraseOf(text, actor);
  return !question && verb !== null && handles.test(verb) && object.test(text) && !idle.test(text) ? object : undefined;
}

/** A part of a thing that is not named: "what is on the back?" */
const part =
  /(?<!\b(?:at|out) |\b(?:pat|slap|clap|tap|thump|scratch|rub) (?:him |her |them |\p{L}+ )?on )\b(?:the|its|their) (?:back|backside|front|other side|reverse|inside|outside|underside|bottom|cover|lining|rim|lid|label|handle)\b(?!['’])(?! (?!(?:and|or|but|for|with|in|on|at|to|is|are|was|were|as|too|again|then|now|here|there|where|from|by|while|please)\b)\p{L})/iu;

/** "The one that fits nobody" with the noun that it stands for. */
function withNoun(text: string, focus: Focus): string {
  const noun = headOf(focus.name);
  return text.replace(one, (phrase: string, word: string) => {
    const named = word.toLowerCase() === 'one' ? singular(noun) : noun;
    const isBare = !/^(?:the|that|this|another) /iu.test(phrase);
    return `${phrase.slice(0, -word.length)}${isBare ? 'one of the ' : ''}${isBare ? noun : named}`;
  });
}

/** Whether somebody of the adventure goes by these words, or who is here is told from another by them: "the bent one", "the lame one" of two hounds. */
function isCalledOne(phrase: string, { adventure, state }: Stage): boolean {
  const called = ` ${phrase.toLowerCase()}`;
  const told = /\b(?:the|that|this) (\p{L}+) ones?$/iu.exec(phrase)?.[1];
  if (told !== undefined && presentNpcs(adventure, state).some(({ name }) => isNamed(name, told))) return true;
  return adventure.npcs.some(({ name, aliases }) =>
    [name, ...aliases].some((each) => called.endsWith(` ${each.toLowerCase().replace(/^the /, '')}`)),
  );
}

/** A clause with the name of what its pronoun means. */
function withName(clause: Clause, actor: Hero, stage: Stage, earlier: Focus | undefined): Clause {
  const { text } = clause;
  if (clause.quote !== null) return clause;
  if (one.test(text)) {
    // "The tall one" may be what somebody is called, here or elsewhere.
    if (targetsBut(text, actor, stage).length > 0 || isCalledOne(one.exec(text)?.[0] ?? '', stage)) return clause;
    const focus = earlier ?? focusOf(actor, stage, true);
    return focus?.isMany === true ? { ...clause, text: withNoun(text, focus) } : clause;
  }
  if (part.test(text) && !names(text.replace(part, ' '), actor, stage)) {
    const whole = earlier ?? focusOf(actor, stage, false, !clause.question);
    // A way has an inside as well, and a place.
    if (whole) return { ...clause, text: text.replace(part, (phrase) => (clause.question ? whole.name : `${phrase} of ${whole.name}`)) };
  }
  // "What shirts? Whose are they?" asks of the shirts.
  if (earlier && askedPronoun(clause) && ofNamed.exec(text)?.[1] === (earlier.isMany ? 'they' : 'it'))
    return { ...clause, text: text.replace(lies, `where ${earlier.isMany ? 'are they' : 'is it'}`).replace(subjectPronoun, earlier.name) };
  const pattern = askedPronoun(clause) ?? donePronoun(clause, actor);
  const pronoun = (pattern?.exec(text)?.[1] ?? '').toLowerCase();
  if (!pattern || pronoun === '' || earlier || names(text, actor, stage)) return clause;
  const focus = focusOf(actor, stage, /^(?:them|they|these|those)$/.test(pronoun), !clause.question);
  // Whoever is an "it" here is meant before what was only told of.
  if (!focus || (!focus.isOwn && pronounTarget(text, stage.adventure, stage.state))) return clause;
  return { ...clause, text: text.replace(pattern, focus.name) };
}

/** What gets hold of a thing, whose name says what is had: "pocket it as evidence". */
const gets =
  /^(?:take|grab|pocket|nick|swipe|snatch|steal|pinch|collect|bag|pluck|unhook|unpin|remove|detach|pick|pull|tear|rip|borrow|snag|palm|carry|unscrew)$/;

/** Whether a clause says how a thing is and does nothing: "a brand new tongue!", "the tea cosy is clinking". */
function isOnlySaid({ text, mark, question }: Clause, actor: Hero): boolean {
  if (question || isStatement(text) || remark.test(text)) return true;
  const { verb } = verbPhraseOf(text, actor);
  return verb === null || (mark === '!' && !/^(?:(?:and|then|so|now|ok) )*(?:i|we)\b/i.test(text));
}

/**
 * A clause with the name of what the line has named before, where no action did: "a new tongue! I tap it". What one gets hold of is what was
 * looked for: "I check the hook for that thread and pocket it". Undefined where the rules of the line know as much.
 */
function withNameOfLine(
  clause: Clause,
  actor: Hero,
  stage: Stage,
  { naming, focus }: { naming: Clause; focus: Focus },
): Clause | undefined {
  const { text, quote } = clause;
  const pattern = quote === null ? donePronoun(clause, actor) : undefined;
  const { verb } = verbPhraseOf(text, actor);
  const isGetting = verb !== null && gets.test(verb) && !gets.test(verbPhraseOf(naming.text, actor).verb ?? '');
  if (!pattern || names(text, actor, stage)) return undefined;
  const sought = isGetting ? soughtFor(naming.text, currentScene(stage.adventure, stage.state)) : null;
  const isOne = targetsBut(focus.name, actor, stage).some(({ kind }) => kind === 'loot');
  if (sought === null && !(isGetting && !isOne) && !isOnlySaid(naming, actor)) return undefined;
  return { ...clause, text: text.replace(pattern, sought === null ? focus.name : `the ${sought}`) };
}

/**
 * The clauses of a line with names for pronouns that stand for nothing in the line itself: "I count them" after a look at the doors counts the
 * doors. What the line names before is meant by the rules of the line.
 */
export function withAntecedents(clauses: readonly Clause[], actor: Hero, stage: Stage): Clause[] {
  if (!stage.dialogue) return [...clauses];
  const isSaid = clauses.map(({ text, quote }) => quote !== null || nounPhrase.test(text) || names(text, actor, stage));
  return clauses.map((clause, at) => {
    if (!isSaid.slice(0, at).some(Boolean)) return withName(clause, actor, stage, undefined);
    const named = clauses.slice(0, at).map(({ text }) => focusIn(text, actor, stage));
    const from = named.findLastIndex((each) => each !== undefined);
    const [last, naming] = [named[from], clauses[from]];
    if (last === undefined || last === 'somebody' || !naming) return clause;
    return withNameOfLine(clause, actor, stage, { naming, focus: last }) ?? withName(clause, actor, stage, last);
  });
}
