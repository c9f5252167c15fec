import type { Npc } from '#domain/narration/adventure.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import type { Target } from '#server/features/storyteller/parse/action.ts';
import type { Clause, HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { readQuestion } from '#server/features/storyteller/parse/question/question-form.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';
import { isPut } from './favor.ts';
import { hailedIn } from './hailed.ts';
import { callsOf } from './spoken-parts.ts';
import { vocativesIn } from './vocatives.ts';
import { isForAnything } from '#server/features/storyteller/parse/topics.ts';
import { bare, targetsIn } from '#server/features/storyteller/parse/targets.ts';

/** A step toward somebody, with nothing else than that they are spoken to: "I walk over to the ferrywoman and ask her". */
const approaching =
  /^(?:(?:i|we|and|then) )*(?:go|walk|step|come|run|head|turn|move|stroll|wander|saunter|sidle)(?:es|s)? (?:(?:over|up|back|out|down|in|inside|outside|across|straight|right) )*to (.+?)(?: (?:and|to) (?:ask|tell|talk|speak|chat)(?: (?:to|with))?(?: (?:him|her|them|it))?)?$/i;
const asksThem = /^(?:(?:i|we|and|then) )*(?:ask|tell|talk to|speak to|greet|thank) (?:him|her|them|it)\b/i;
/** "I ask her", where what is asked stands beside it. */
export const asksNothing = /^(?:(?:i|we|and|then) )*(?:ask|tell|talk to|speak to|speak with|talk with) (?:him|her|them|it)$/i;
/** Whom direct speech calls by name: "Lucan, who are you working for?" */
export function calledIn(quote: string, { adventure, state, party }: Stage): Target[] {
  const ends = [
    ...quote.split(/[,.!?:]/).slice(0, 2),
    quote
      .replace(/[.!?]+$/, '')
      .split(',')
      .at(-1) ?? '',
  ]
    .map((part) => part.trim())
    .filter((part) => part.split(' ').length <= 4)
    // A call is short: in "do you have kids, Wenna?" the kids are called by nobody.
    .toSorted((one, other) => one.split(' ').length - other.split(' ').length);
  // "Where is she, mayor?" calls the mayor.
  const calls = (part: string) => targetsIn(part, adventure, state, party).filter(({ kind }) => kind === 'npc');
  const named = ends.flatMap((part) => {
    const called = calls(part);
    return called.length > 0 || part.includes(' ') ? called : calls(`the ${part}`);
  });
  // A call stands for itself, wherever it stands; else a short part that holds a name counts as one.
  return [...vocativesIn(quote, { adventure, state }), ...named].slice(0, 1);
}

/** Whether somebody who stands here is called by their name or by what they look like, at the beginning or the end of the words: "Wenna, who is Hob?" */
export function callsSomebody(text: string, stage: Stage): boolean {
  return /,/.test(text) && (calledIn(text, stage).length > 0 || hailedIn(text, stage) !== undefined);
}

const bidding =
  /^(?:(?:hey|oi|ok|okay|oh|dear|now|so),? )*(\p{L}[\p{L}' -]{1,28}?)(?:,| (?=(?:please|pls|plz)\b)) ?(?:please |pls |plz |just |now )*(\p{L}[\p{L}']*)/iu;

/** Whether somebody who stands here is told by name to do something: "Hob, please ring her", "Wenna please come with us". */
export function bidsSomebody(text: string, stage: Stage): boolean {
  const [, name = '', bid = ''] = bidding.exec(text) ?? [];
  const isOrdered = name.includes(' ') && baseOf(name.split(' ')[0]?.toLowerCase() ?? '') !== undefined;
  if (name === '' || isOrdered || calledIn(`${name},`, stage).length === 0) return false;
  const rest = text.slice(text.indexOf(',') + 1).trim();
  return baseOf(bid.toLowerCase()) === bid.toLowerCase() || /^(?:do|don't|dont|never|let)$/i.test(bid) || isForAnything(rest);
}

/** Whether somebody who stands here is called at the end of the words: "where does Ilse live, Elke?" */
export function callsLast(text: string, stage: Stage): boolean {
  const [, last = ''] = /,\s*([^,]{2,30})$/.exec(text) ?? [];
  return (
    last !== '' && last.split(' ').length <= 2 && calledIn(last, stage).length > 0 && !/^(?:and|or|is|are|what|who|where)\b/i.test(last)
  );
}

const money = /\b(?:gold|silver|copper|coins?|gp|sp|cp|crowns?|penn(?:y|ies))\b/i;
/** A hero's own action, which speech to somebody is not: "I walk over". */
export const ownAction =
  /^(?:(?:and|then|so|now|ok(?:ay)?|together|(?:but )?first|next|afterwards?|meanwhile),? )*(?:i|we) (?!(?:am|are|was|were|have|had|know|think|believe|reckon|guess|suppose|bet|suspect|figure|doubt|assume|fear|feel|say|forgot|found|saw|heard|need|want|promise|swear|will|would|can|could|won't|don't|didn't|can't|do|did|just|only|never|come|came|mean|like|love|hope|wish|wonder|understand|see|hear|brought|met|lost|got)\b|(?:'m|'re|'ve|'ll|'d)\b)\p{L}+/iu;

/** What stands before a name that somebody is called by: "hey", "mr", "the". */
const beforeName =
  /^(?:(?:hey|hi|hello|oh|ok|okay|so|well|now|yes|no|please|and|but|come on|listen|look|good (?:morning|day|evening)|dear|poor|old|my|mr|mrs|miss|mister|madam|sir|the|a|an)\b\.? *)+/i;
/** What many go by. */
const ofMany =
  /^(?:somebody|someone|everybody|everyone|people|men|women|guys|friends?|all|you|kids?|children|man|woman|girl|boy|lad|lady|sir)$/i;

/** Somebody of the adventure who is not here, where a phrase begins with what they are called by and nobody here goes by it. */
export function absentBy(phrase: string, { adventure, state }: Pick<Stage, 'adventure' | 'state'>): Npc | undefined {
  const said = phrase.trim().replace(beforeName, '').toLowerCase();
  const isCalled = (npc: Npc) =>
    callsOf(npc).some(
      (name) => name.length > 2 && !ofMany.test(name) && (said === name.toLowerCase() || said.startsWith(`${name.toLowerCase()} `)),
    );
  if (said === '' || ofMany.test(said)) return undefined;
  const present = presentNpcs(adventure, state);
  return present.some(isCalled) ? undefined : adventure.npcs.find((npc) => !present.includes(npc) && isCalled(npc));
}

/** Who is called first: "come on Nan, …", "Mr Mayor, …". */
const calledFirst =
  /^"?(?:(?:hey|oi|hi|hello|excuse me|sorry|(?:good )?(?:morning|day|evening|afternoon)|oh|dear|come on|c'mon|ok(?:ay)?|so|well|and|but|now|listen|look|please|mr\.?|mrs\.?|miss|master|mistress|madam|sir|lady|lord),? )*(\p{L}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?:[,!]|:(?! (?:he|she|they|it)\b)| (?=(?:wait|hold (?:on|up)|hang on|come back|slow down|stop)\b))/iu;
const calledAtEnd = /,\s*(?:(?:mr|mrs|miss|master|mistress)\.? )?(\p{L}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)[.!?]*"?$/iu;
/** What somebody who is called is told to do. */
const asked =
  /^(?:please |just |now )*(?:tell|show|give|help|come|wait|listen|look|stop|let|say|answer|admit|swear|promise|follow|bring|take|hang on|hold (?:on|up)|slow down)(?: |$)/i;

/** Whether the words call somebody of the adventure by name who is known to the party and not here: "Wenna, I know that it was you". */
export function callsAbsent(text: string, { adventure, state, party }: Stage): boolean {
  const [opened = '', first = ''] = calledFirst.exec(text) ?? [];
  const [, last = ''] = calledAtEnd.exec(text) ?? [];
  const isNobody = (name: string) => name === '' || party.some((hero) => hero.name.toLowerCase() === name);
  const calls = [first, last].map((name) => bare(name)).filter((name) => !isNobody(name));
  const rest = text.slice(opened.length).trim();
  const isPut = /\b(?:you|your)\b|[?!]\s*"?$/i.test(text) || readQuestion(rest) !== null || asked.test(rest);
  // "Ketta Lorne! Dorrit, does that mean anything to you?" is for Dorrit.
  if (calls.length === 0 || !isPut || vocativesIn(text, { adventure, state }).length > 0) return false;
  const present = new Set(presentNpcs(adventure, state).map(({ id }) => id));
  const met = adventure.scenes.filter(({ id }) => state.visited.includes(id)).flatMap(({ npcs }) => npcs);
  const isCalled = (npc: Npc) => {
    const names = [npc.name, ...npc.name.split(' ')].map((name) => bare(name));
    const others = met.includes(npc.id) ? [npc.role, ...npc.aliases].map((name) => bare(name)) : [];
    return calls.some((call) => call.length > 2 && [...names, ...others].includes(call));
  };
  return (
    adventure.npcs.some((npc) => isCalled(npc) && !present.has(npc.id)) &&
    !adventure.npcs.some((npc) => isCalled(npc) && present.has(npc.id))
  );
}

/** What a hero is about, or sets about. */
const doing =
  /^(?:(?:and|then|so) )*(?:(?:i'm|i am|we're|we are) \p{L}+ing\b|(?:grab|pick up|search|examine|open|steal|pocket|stuff|climb|hide)s?\b|(?:show|give|hand|offer|bring|pass|kiss|hug|tell|ask)s? (?:him|her|them|it)\b)/iu;

/** A way that is gone: "off to Warmside", which is read as "go off to Warmside". */
const setsOut = /^(?:(?:and|then|so|now|right|ok(?:ay)?),? )*go (?:off|back|up|down|out|over|into|inside|outside|across|through|to)\b/iu;

/** Speech without quotation marks that calls somebody first or last and goes on to them, sentence by sentence; undefined for all else. */
export function addressedWhole(text: string, clauses: readonly Clause[], stage: Stage): Target | undefined {
  // What is paid or offered is more than words.
  if (money.test(text)) return undefined;
  if (
    clauses.length < 2 ||
    clauses.some(({ quote }) => quote !== null) ||
    clauses.some((each, index) => ownAction.test(each.text) || doing.test(each.text) || (index > 0 && setsOut.test(each.text)))
  )
    return undefined;
  const [first = ''] = text.split(/[,!?.]/);
  // "Ask Lucan, politely, what he fears" is the hero's own.
  const isOrdered = first.includes(' ') && baseOf(first.split(' ')[0]?.toLowerCase() ?? '') !== undefined;
  const opens =
    /^[^,!?.]{2,30}[,.!]/.test(text) && !isOrdered && first.split(' ').length <= 3 ? calledIn(`${first},`, stage)[0] : undefined;
  const [, last = ''] = /,\s*([^,.!?]{2,30})[.!?]*$/.exec(text) ?? [];
  const closes = last !== '' && last.split(' ').length <= 3 && /\byou\b/i.test(text) ? calledIn(last, stage)[0] : undefined;
  // "Who's Hob, Juniper? And how did he go deaf?"
  const [, asked = ''] = /^[^.!?]*,\s*([^,.!?]{2,30})\?\s+\S/.exec(text) ?? [];
  const goesOn = asked !== '' && asked.split(' ').length <= 2 ? calledIn(asked, stage)[0] : undefined;
  // "Deal, Hob. How do we get up there?" asks Hob nothing.
  const isForThem = clauses.every((each) => !each.question || /\byou/i.test(each.text) || vocativesIn(each.text, stage).length > 0);
  return opens ?? closes ?? goesOn ?? (isForThem ? vocativesIn(text, stage)[0] : undefined);
}

/** Whether a clause says what a hero does, and puts it to nobody: "I go there myself". */
const isOwnDeed = (text: string): boolean => doing.test(text) || (ownAction.test(text) && !/\b(?:you|your)\b/i.test(text));

/** Whom an unquoted text is said to that puts something to somebody outright: "could you come up with us and check it yourself?" */
export function putWhole(text: string, clauses: readonly Clause[], stage: Stage): { to: Target[] } | undefined {
  const here = presentNpcs(stage.adventure, stage.state).filter((npc) => !isBeast(npc));
  if (here.length === 0 || money.test(text) || clauses.some((each) => each.quote !== null || isOwnDeed(each.text))) return undefined;
  const [first = ''] = sentencesOf(text);
  return isPut(first, here.flatMap(callsOf)) ? { to: calledIn(text, stage) } : undefined;
}

/** Whom speech without quotation marks calls: by name, or by what they look like. */
export function spokenTo({ text, mark }: Clause, stage: Stage): Target[] {
  const hailed = hailedIn(`${text}${mark}`, stage);
  const [called] = [...(hailed ? [hailed] : []), ...calledIn(text, stage)];
  return called ? [called] : namedLast(text, stage);
}

const afterPreposition =
  /\b(?:to|at|with|and|for|from|about|of|by|near|the|on|toward|towards|behind|past|against|like|or|in|over|under|mr|mrs|miss|ms|sir|lady|lord|mother|father|old|young|no|an?|any|some|every|his|her|my|our|this|that|help|hug|ask|tell|thank|follow|join|kiss|pat|poke|greet|find|visit|see|warn|feed|tickle|grab|hold|free|calm|watch|protect|carry|wake|meet) \p{L}+$/iu;

/** Who is called by the last word, and not spoken of: "drop the rake Grote". */
export function namedLast(text: string, stage: Stage): Target[] {
  const words = text.split(' ');
  return words.length < 3 || afterPreposition.test(text) ? [] : calledIn(words.at(-1) ?? '', stage);
}

/** What is told to whoever is called before it: "Nan, the mayor did it". */
const stating =
  /^[\p{L}' -]{2,30}, (?:(?:the|he|she|they|it|there|that|nobody|somebody|my|our|if|because)(?:'s|'re)?\b|(?:i|we|I|We) (?:think|believe|know|guess|reckon|need|found|saw|heard|love|like|hate)\b)|^[\p{L}' -]{2,30}, (?:\p{Lu}\p{L}+(?:'s)?|your|his|her|their|this|these|those|every(?:body|one|thing)?|no ?one|some(?:one|thing)|all) (?:\p{L}+ ){0,4}(?:is|are|was|were|has|have|had|did|does|do|hung|took|told|said|stole|made|killed|knows?|wants?|lied|needs?|says|paid|bought|sold|drowned|never|can't|won't|will|would|must|should)\b/u;

/** Whether words call somebody here first and then tell them something. */
export function callsAndTells(text: string, stage: Stage): boolean {
  return stating.test(text) && calledIn(text.split(',')[0] ?? '', stage).length > 0;
}

/** Whether a question to "you" ends in the name of somebody here: "does that mean anything to you Dorrit". */
export function namedAtEnd(text: string, stage: Stage): boolean {
  const [, last = ''] = /\b(?:you|here|then|now|that|this|it|him|her|them) (\p{L}+)$/iu.exec(text) ?? [];
  return last !== '' && calledIn(last, stage).length > 0;
}

/** A step toward somebody, and who it is. */
export interface Approach {
  clause: HeardClause;
  target: Target;
}

/** The step toward somebody that goes with words to nobody else; undefined where there is none. */
export function approachedIn(clauses: readonly HeardClause[], { adventure, state, party }: Stage): Approach | undefined {
  const named = (text: string) => targetsIn(text, adventure, state, party).find(({ kind }) => kind === 'npc');
  const steps = clauses.flatMap((clause) => {
    const [, whom = ''] = clause.quote === null ? (approaching.exec(clause.text) ?? []) : [];
    const target = whom === '' ? undefined : named(whom);
    return target ? [{ clause, target }] : [];
  });
  const others = clauses.filter((clause) => clause !== steps[0]?.clause);
  const isForThem = ({ text, quote, question, mode }: HeardClause) => question || quote !== null || mode === 'speak' || asksThem.test(text);
  return others.every((each) => isForThem(each) && named(`${each.text} ${each.quote ?? ''}`) === undefined) ? steps[0] : undefined;
}
