import type { Hero } from '#domain/narration/brief.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { fullStop } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { firstSentences, required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { askedForIn, canAnswer } from '#server/features/storyteller/parse/talk/asked-for.ts';
import { bare, isNamed, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { knownPassages } from '#server/features/storyteller/recall/passages.ts';

/** Whether somebody has seen, heard or kept in mind something: "do you remember the tune?" */
const asksWitness =
  /\b(?:do|does|did|have|has|had|don't|didn't|haven't)(?: not)? (?:you|u|he|she|they|\p{Lu}\p{L}+|\p{Ll}+) (?:(?:ever|still|also|too|even|really|perhaps|by any chance|happen to) )*(?:remember|recall|recogni[sz]e|know|see|seen|saw|notice|noticed|hear|heard|spot|spotted|smell|smelled)\b(?: of| about)? (?<what>.+)$/iu;
/** The same, as it is told of: "I ask Tov whether he remembers the tune". */
const reportsWitness =
  /\b(?:whether|if) (?:he|she|they|\p{L}+) (?:(?:ever|still|also|has|have|had) )*(?:remembers?|recalls?|knows?|knew|sees?|seen|saw|noticed?|hears?|heard)\b(?: of| about)? (?<what>.+)$/iu;
const asksFact = /^(?:\W|\b(?:so|and|but|or|hey|ok|okay|well)\b)*(?:who|whose|what|where|when|why|how|which)\b/iu;
/** Of the words of a question so many must stand in what is known. */
const share = { witness: 0.6, fact: 0.7 } as const;
const least = 2;
/** Words that are told of what stands before everybody's eyes. */
const wordsSeen = 25;

/** The sentence that the party knows with most of the words asked for; undefined where none has enough of them. */
function nearest(text: string, needed: number, { context, before }: SceneWriter, names: ReadonlySet<string>): string | undefined {
  const asked = contentWords(text).filter(({ stem }) => !names.has(stem));
  if (asked.length === 0) return undefined;
  const askedFor = askedForIn(text);
  const [best] = knownPassages(context.brief, before)
    .filter((each) => askedFor === null || askedFor === 'why' || canAnswer(each.text, askedFor))
    .map((each) => ({ each, shared: asked.filter(({ stem }) => stemsOf(`${each.text} ${each.about}`).has(stem)).length }))
    .filter(({ shared }) => shared >= asked.length * needed)
    .toSorted((one, other) => other.shared - one.shared);
  if (!best) return undefined;
  const { text: says, by } = best.each;
  return by ? `${by.name} has said it: "${fullStop(says)}"` : fullStop(says);
}

/** What anybody sees who looks at a thing or a person here; undefined where the words name none. */
function inSight(text: string, { context: { brief }, before, scene }: SceneWriter): string | undefined {
  const said = text.toLowerCase();
  const placed = (scene.details ?? []).map((each) => ({
    each,
    at: Math.min(...[bare(each.name), ...each.aliases].map((name) => (isNamed(text, name) ? said.indexOf(name.toLowerCase()) : Infinity))),
  }));
  const detail = placed.filter(({ at }) => Number.isFinite(at)).toSorted((one, other) => one.at - other.at)[0]?.each;
  if (detail) return firstSentences(detail.description, wordsSeen);
  const [target] = targetsIn(text, brief.adventure, before, []);
  const seen = target?.kind === 'feature' ? target.feature : target?.kind === 'npc' ? target.npc : undefined;
  return seen && firstSentences(seen.description, wordsSeen);
}

/**
 * What a hero whose player is away has to say to a question of what was there, or has been told: the sentence that the party knows of it,
 * or plainly that they have seen nothing of it. Undefined for all other questions.
 */
export function tellWitness(
  { quote, clauses }: Pick<HeroAction, 'quote' | 'clauses'>,
  other: Hero,
  writer: SceneWriter,
  facts: Facts,
): RankedText | undefined {
  const { party } = writer.context.brief;
  const names = stemsOf(party.map(({ name }) => name).join(' '));
  const text = quote ?? clauses.join(' ');
  const called = new RegExp(`^\\W*${other.name}[,:]? |[,:]? ${other.name}(?=[?.!]*$)`, 'iu');
  for (const sentence of sentencesOf(text).map((each) => each.trim().replace(called, ''))) {
    if (!sentence.endsWith('?') && quote !== null) continue;
    const what = (asksWitness.exec(sentence) ?? (quote === null ? reportsWitness.exec(sentence) : null))?.groups?.what;
    if (what !== undefined && contentWords(what).some(({ stem }) => !names.has(stem))) {
      const says = inSight(what, writer) ?? nearest(what, share.witness, writer, names);
      const told = writer.fragments.insist([says === undefined ? 'talk.companion.unseen' : 'talk.companion.saw'], { ...facts, says });
      if (told !== null) return required(told);
    }
    const isOfParty = party.some(({ name }) => sentence.includes(name));
    if (what === undefined && !isOfParty && asksFact.test(sentence) && contentWords(sentence).length >= least) {
      const says = nearest(sentence, share.fact, writer, names);
      const told = says === undefined ? null : writer.fragments.insist(['talk.companion.knows'], { ...facts, says });
      if (told !== null) return required(told);
    }
  }
  return undefined;
}
