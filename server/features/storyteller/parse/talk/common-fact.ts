import type { Adventure, CommonFact, Npc, Topic } from '#domain/narration/adventure.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { withoutName } from '#server/features/storyteller/parse/words/whole-word.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { openTopics } from '#server/features/storyteller/parse/topics.ts';
import { plainQuestionOf } from '#server/features/storyteller/parse/question/plain-question.ts';
import type { PlainQuestion } from '#server/features/storyteller/parse/question/plain-question.ts';

/** Where a phrase goes on from what it names: "ring on your finger". */
const further = / (?:of|in|on|at|from|with|for|to|by|under|behind|beside|near|a?round|over|and|or|out|up|down|there|here|\p{L}+ing)\b.*$/u;

/** How well a name fits a phrase: 0 where the phrase is about something else that only holds the name. */
function fitOf(phrase: string, name: string): number {
  const plain = bare(phrase);
  if (plain === name) return 100 + name.length;
  const head = plain.replace(further, '');
  if (head === name || head === `${name}s` || `${head}s` === name) return 50 + name.length;
  return head.endsWith(` ${name}`) || head.endsWith(` ${name}s`) ? name.length : 0;
}

/** Whether a phrase names somebody else by name before what it shares with a fact: "the Fisk boy" is not just any boy. */
function isOfAnother(phrase: string, { names }: CommonFact, npcs: readonly Npc[]): boolean {
  const own = new Set(names.flatMap((name) => name.toLowerCase().split(' ')));
  const named = new Set(npcs.flatMap(({ name }) => name.toLowerCase().split(' ')));
  const before = bare(phrase).toLowerCase().split(' ').slice(0, -1);
  return before.some((word) => word.length > 2 && named.has(word) && !own.has(word));
}

/** What everybody knows, and still says. */
export function commonNow({ common = [] }: Adventure, { clues }: Pick<PlayState, 'clues'>): CommonFact[] {
  return common.filter(({ until }) => until === undefined || !clues.includes(until));
}

/** What everybody knows of what a phrase names, and still says; undefined where there is nothing. */
export function commonAbout(phrase: string, adventure: Adventure, state: PlayState): CommonFact | undefined {
  const [best] = commonNow(adventure, state)
    .filter((fact) => !isOfAnother(phrase, fact, adventure.npcs))
    .map((fact) => ({ fact, fit: Math.max(...fact.names.map((name) => fitOf(phrase, name))) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit);
  return best?.fact;
}

/** Forms of questions that a plain fact answers. */
const answeredBy: readonly PlainQuestion['form'][] = ['who', 'what', 'whose', 'where', 'knows', 'looks', 'happened', 'meant'];

/** What is said to somebody, once, without what they are called. */
export function askedText({ quote, clauses }: Pick<HeroAction, 'quote' | 'clauses'>, { name }: Npc): string {
  return withoutName(quote ?? clauses.join('. '), name);
}

/** What everybody knows of something that a text names; the longest name counts. */
export function commonNamedIn(text: string, adventure: Adventure, state: PlayState): CommonFact[] {
  return commonNow(adventure, state)
    .flatMap((fact) =>
      fact.names.flatMap((name) => {
        const head = name.split(' ').at(-1) ?? name;
        if (name.length > 3 && isNamed(text, name)) return [{ fact, length: name.length }];
        // "The bell" may be the tide bell.
        return head.length > 3 && isNamed(text, head) ? [{ fact, length: 1 }] : [];
      }),
    )
    .toSorted((one, other) => other.length - one.length)
    .map(({ fact }) => fact);
}

/** What everybody knows of what a text asks outright. */
export function commonFactIn(text: string, adventure: Adventure, state: PlayState): CommonFact | undefined {
  return sentencesOf(text)
    .flatMap((sentence) => {
      const asked = plainQuestionOf(sentence);
      const fact = asked && answeredBy.includes(asked.form) ? commonAbout(asked.subject, adventure, state) : undefined;
      return fact ?? factOfWhether(sentence, adventure, state) ?? [];
    })
    .at(-1);
}

/** Who does something, and not who somebody is: "who makes money of it?" */
const whoDoes = /\bwho(?:se|m)?\b(?! (?:is|are|was|were) (?:the |this |that |an? )?\p{L}+$)(?!['’](?:s|re)\b)/iu;
/** Words for somebody. */
const ofSomebody = /\b(?:he|she|him|her|his|i|my|mine|we|our|nobody|everybody|anybody|people)\b/iu;

/** Whether words can say who does what a sentence asks of: they speak of somebody. */
export function canSayWho(sentence: string, says: string, { npcs }: Adventure): boolean {
  // "Was it Pryce who took it?" asks for more than who he is.
  if (/\b(?:is|was) it .+ who\b/iu.test(sentence)) return false;
  if (!whoDoes.test(sentence) || ofSomebody.test(says)) return true;
  return npcs.some(({ name }) => name.split(' ').some((part) => /^\p{Lu}\p{L}{2,}/u.test(part) && says.includes(part)));
}

/** What somebody can say to what they are asked outright, because everybody knows it; undefined where they cannot. */
export function commonFactFor(text: string, npc: Npc, adventure: Adventure, state: PlayState): CommonFact | undefined {
  const facts = sentencesOf(text).flatMap((sentence) => {
    const asked = plainQuestionOf(sentence);
    // "Tell me about the ferry" is for whoever has a tale of it.
    if (asked?.form === 'knows' && openTopics(npc, state).some(({ keywords }) => keywords.includes(asked.subject))) return [];
    const isOwnTale =
      asked?.form === 'happened' &&
      openTopics(npc, state).some(({ keywords }) => keywords.some((each) => isNamed(sentence.toLowerCase(), each)));
    if (isOwnTale) return [];
    const fact = asked && answeredBy.includes(asked.form) ? commonAbout(asked.subject, adventure, state) : undefined;
    return fact && canSayWho(sentence, saidBy(fact, npc) ?? fact.says, adventure) ? fact : [];
  });
  return [...facts, ...sentencesOf(text).flatMap((sentence) => factOfWhether(sentence, adventure, state) ?? [])].findLast(
    (fact) => saidBy(fact, npc) !== undefined,
  );
}

/** Questions that want a yes or a no. */
const whether = /^(?:[\s,]*(?:so|and|but|or|ok|well|hey|then)\b,?)*[\s,]*(?:is|are|was|were|does|do|did|has|have|isn't|aren't|doesn't)\b/i;
/** Words of a question, its name among them, that a fact must have to answer whether something is so. */
const leastShared = 3;

/** The fact that says whether something is so: "does the mayor wear plum velvet?" */
function factOfWhether(sentence: string, adventure: Adventure, state: PlayState): CommonFact | undefined {
  if (!whether.test(sentence)) return undefined;
  const said = contentWords(sentence).map(({ stem }) => stem);
  const [best] = commonNow(adventure, state)
    .filter(({ names }) => names.some((name) => isNamed(sentence.toLowerCase(), name)))
    .map((fact) => ({ fact, shared: said.filter((stem) => stemsOf(`${fact.names.join(' ')} ${fact.says}`).has(stem)).length }))
    .filter(({ shared }) => shared >= leastShared)
    .toSorted((one, other) => other.shared - one.shared);
  return best?.fact;
}

/** A fact as somebody says it: in words of their own where it is about them. */
export function saidBy({ says, own, names, unsaidBy }: CommonFact, npc: Npc): string | undefined {
  if (own?.[npc.id] !== undefined) return own[npc.id];
  return unsaidBy?.includes(npc.id) === true || names.includes(bare(npc.name)) || isNamed(says, npc.name) ? undefined : says;
}

/** Whether a topic is about what a fact is about. */
export function isAboutSame({ keywords, says }: Topic, { names }: CommonFact): boolean {
  const isCalled = (name: string) =>
    new RegExp(`\\b${name.replace(/^\p{L}/u, (letter) => letter.toUpperCase())}\\b`, 'u').test(sentencesOf(says)[0] ?? '');
  return names.some((name) => keywords.includes(name) || isCalled(name));
}
