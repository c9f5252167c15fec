import { escapePattern } from '#domain/text/escape-pattern.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { action, companionOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { Clause, HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { calledIn, callsSomebody, ownAction } from '#server/features/storyteller/parse/talk/called.ts';
import { wished } from '#server/features/storyteller/parse/words/turns-of-phrase.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';
import { isForNarrator, stateQuestionOf } from '#server/features/storyteller/parse/question/state-question.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';

/** The other hero whose action a clause tells: "Tov goes to the mill" in the words of Mira's player; undefined for all else. */
export function otherHeroIn(
  { text, quote, question }: Pick<Clause, 'text' | 'quote' | 'question'>,
  actor: Hero,
  party: readonly Hero[],
): Hero | undefined {
  if (quote !== null || question) return undefined;
  return party.find(({ id, name }) => {
    if (id === actor.id) return false;
    const own = `${name.toLowerCase()} `;
    const said = text.toLowerCase().replace(/^(?:and|then|while|but) /, '');
    return (
      said.startsWith(own) && /^(?!and\b)(?:\w+ly )?(?:\w+(?<!s)s|will|can|should|could|would|goes|does|has)\b/.test(said.slice(own.length))
    );
  });
}

/** What is put to somebody, and not told of them. */
const put =
  /\?\s*$|^(?:what|who|where|why|when|how|which|any (?:ideas?|thoughts|clues?)|are you|do you|did you|can you|could you|will you|should we|shall we|let's|let us|don't|come|wait|look|help|stay|follow|please|you)\b/iu;

/** Whether words tell somebody to do something: "grab it from behind". */
function isBidden(text: string): boolean {
  const [first = ''] = text.split(/[\s,.!?]+/);
  return baseOf(first) === first;
}

/** What stands before a name that is called: "wait, Tov". */
const beforeCall =
  /^(?:(?:hey|oi|ok(?:ay)?|so|psst|well|wait|hm+|um+|uh|oh|wow|omg|listen|look|and|but|right|no|yes|yeah)\b[,.!…]* ?)+(?=\p{L})/iu;

/** The other hero whom a line calls and puts something to, alone: "Tov, what do you make of this?"; undefined for all else. */
export function heroCalled(typed: string, actor: Hero, party: readonly Hero[]): Hero | undefined {
  const text = /^"([^"]+)"[.!]*$/u.exec(typed)?.[1] ?? typed;
  if (text.includes('"')) return undefined;
  return party.find(({ id, name }) => {
    if (id === actor.id) return false;
    const own = name.toLowerCase();
    const said = text.toLowerCase().replace(beforeCall, '');
    // "Tov? Who is Tov?" calls nobody: it asks who that is.
    if (new RegExp(`\\bwho(?:'s| is| was|s)?(?: the \\w+| even)? ${escapePattern(own)}\\b`).test(said)) return false;
    const isComma = said.startsWith(own) && /^[,.!:?]/.test(said.slice(own.length));
    // "Tov you take the lame one!"
    const isYou = said.startsWith(`${own} you`) && /^ you(?:'re|'ve)? \p{L}/u.test(said.slice(own.length));
    const rest = isComma || said.startsWith(`${own} `) ? said.slice(own.length + 1).trim() : '';
    const isLast = /\b(?:you|we)\b/.test(said) && /\?\s*$/.test(said) && new RegExp(`, ${own}\\?\\s*$`).test(said);
    return (
      isLast ||
      isYou ||
      (rest !== '' &&
        (isComma
          ? put.test(rest) || isBidden(rest)
          : /^(?:what|why|how|do|are|can|could|will|should|shall|any)\b.*\b(?:you|we|ideas?|thoughts)\b/.test(rest)))
    );
  });
}

/** Words that are said to another hero. */
export function wordTo(hero: Hero, text: string, actor: Hero): HeroAction {
  return action(actor, [text], {
    kind: 'talk',
    skill: 'persuasion',
    targets: [{ kind: 'hero', hero }],
    quote: text.replaceAll('"', ''),
    question: text.includes('?'),
  });
}

/** What is said to nobody before somebody is called: "Fine. Tov, what now?" */
const filler = /^(?:\p{L}+\W*){1,2}$/iu;

/** A line that calls another hero: what comes before, the words for that hero, and what whoever speaks does after them. */
interface CutAtHero {
  before: string;
  said: string;
  after: string;
  hero: Hero;
}

/** Whether a sentence asks what no fellow hero knows better: "what's in our packs?", "and who's Pim?" */
function asksTheTable(sentence: string): boolean {
  const asked = /\?["']?$/.test(sentence) && !/\byou\b/i.test(sentence) ? stateQuestionOf(sentence) : null;
  return asked !== null && (isForNarrator(asked) || (asked.asks === 'who' && !/^(?:it|that|this|s?he|they)\b/u.test(asked.subject ?? '')));
}

/** The words for a hero, up to where the speaker tells of their own doing or calls somebody else: "Tov, hold my hand. I read them all out". */
function upToOwn(text: string, stage: Stage): [said: string, after: string] {
  const sentences = text.split(/(?<=[.!?…;]["')]?)\s+/u);
  const isOwn = (sentence: string) => ownAction.test(sentence) || callsSomebody(sentence, stage) || asksTheTable(sentence);
  const at = sentences.findIndex((sentence, index) => index > 0 && isOwn(sentence));
  return at < 0 ? [text, ''] : [sentences.slice(0, at).join(' ').replace(/;$/, '.'), sentences.slice(at).join(' ')];
}

/** A line cut where it calls another hero in the midst of it, or goes on with the speaker's own doing. Undefined for all others. */
export function cutAtHero(text: string, actor: Hero, stage: Stage): CutAtHero | undefined {
  const names = stage.party.map(({ name }) => escapePattern(name)).join('|');
  const starts = [...text.matchAll(new RegExp(`(?<=[.!?…]["')]? +)(?=\\p{Lu}|"(?:${names})\\b)`, 'giu'))].map(({ index }) => index);
  for (const index of [0, ...starts]) {
    const words = text.slice(index);
    const hero = heroCalled(words, actor, stage.party);
    const before = text.slice(0, index).trim();
    if (!hero || before.includes('"')) continue;
    const [said, after] = upToOwn(words, stage);
    if (index === 0 && after === '') return undefined;
    // What is only wished for is gone about by what comes after.
    if (wished.test(before.replace(/[.!]+$/, ''))) return { before: '', said, after, hero };
    return filler.test(before) && calledIn(before, stage).length === 0
      ? { before: '', said: `${before} ${said}`, after, hero }
      : { before, said, after, hero };
  }
  return undefined;
}

/** What another hero would do is for their own player to say. */
export function readOthers(clause: HeardClause, actor: Hero, { party }: Stage): HeroAction | undefined {
  const hero = otherHeroIn(clause, actor, party);
  return hero && action(actor, [clause.text], { kind: 'ooc', targets: [{ kind: 'hero', hero }] });
}

/** What another hero does goes on without their name: "Tov flaps his cloak and runs round the pump". Undefined for all else. */
export function goesOnOther(last: HeroAction | undefined, { text, quote, question }: HeardClause, actor: Hero): HeroAction | undefined {
  if (last?.kind !== 'ooc' || !companionOf(last) || quote !== null || question) return undefined;
  const [first = ''] = text.toLowerCase().split(' ');
  const verb = verbPhraseOf(text, actor).verb;
  return verb !== null && baseOf(first) === verb && first !== verb && first.endsWith('s')
    ? { ...last, clauses: [...last.clauses, text] }
    : undefined;
}
