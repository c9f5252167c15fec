import type { Npc } from '#domain/narration/adventure.ts';
import { attitudeOf } from '#domain/narration/play-state.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { fullStop } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { namesAt } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { withNames } from '#server/features/storyteller/parse/words/restate.ts';
import { turnedQuestion } from '#server/features/storyteller/parse/talk/echo/turned-question.ts';
import type { TurnedQuestion } from '#server/features/storyteller/parse/talk/echo/turned-question.ts';
import { bidsAsking, spokenText } from '#server/features/storyteller/parse/topics.ts';
import { heardLately, saidBy } from '#server/features/storyteller/recall/passages.ts';
import { soughtIn } from './tell-directory.ts';
import { sayOnce } from './tell-self.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';

const asksTrust =
  /\b(?:trust|trustworthy|believe|honest|rely on|count on|liar|lying|lies|up to (?:something|no good)|dangerous|suspicious|suspect|guilty|innocent)\b/i;
/** What somebody is said to have done. */
const blames =
  /\b(?:did (?:it|this|that)|(?:is|are|was) (?:behind|guilty|to blame|the (?:thief|culprit|murderer|killer|villain|one who|liar))|lied|lies|stole|steals|killed|murdered|drowned|betrayed|cheated|poisoned|took (?:it|her|him|them))\b/i;
const asksLikes =
  /\bwhat(?:'s| is|s| kind of| sort of) .+ like\b|\bwhat (?:kind|sort) of (?:a )?(?:man|woman|person|fellow)\b|\b(?:thinks?|makes?|opinion|reckons?|feels?|says?) (?:of|about)\b|\bdo you (?:like|know|get (?:on|along) with)\b|\b(?:tell|know|heard?|anything|something) (?:me |us )?(?:more )?(?:about|of)\b|\bhow well\b|\b(?:good|bad|nice|kind|decent|evil) (?:man|woman|person|sort|people)\b/i;

const asksMind =
  /\b(?:thinks?|makes?|opinion|reckons?|feels?) (?:of|about)\b|\bwhat (?:kind|sort) of (?:a )?(?:man|woman|person|fellow)\b|\bwhat(?:'s| is|s) .+ like\b/i;

/** What somebody thinks of another in words of their own, where that and nothing else is asked; undefined where it is not. */
export function tellMindOf(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const text = spokenText(action, npc);
  return asksMind.test(text) ? ownOpinion(soughtIn(text, npc, writer), npc, writer, facts) : undefined;
}

function ownOpinion(of: Npc | undefined, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const own = of && npc.opinions?.[of.id];
  return own === undefined ? undefined : sayOnce(own, npc, writer, facts);
}

/** What somebody thinks of another of whom the party has heard: whether to trust them, and what they are like. Undefined where that is not asked. */
export function tellOpinion(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const text = spokenText(action, npc);
  const isTrust = asksTrust.test(text);
  if (!isTrust && !asksLikes.test(text) && !blames.test(text)) return undefined;
  const other = soughtIn(text, npc, writer);
  const own = ownOpinion(other, npc, writer, facts);
  if (own) return own;
  if (!other || !action.question || (!isTrust && !asksLikes.test(text))) return undefined;
  const { adventure } = writer.context.brief;
  const subject = capitalize(withinSentence(other.name));
  const isFoundOut = writer.before.clues.some((id) => {
    const clue = adventure.clues.find((each) => each.id === id)?.text ?? '';
    return other.name.split(' ').some((part) => part.length > 3 && isNamed(clue, part));
  });
  const isMet = adventure.scenes.some(({ id, npcs }) => npcs.includes(other.id) && writer.before.visited.includes(id));
  const [trait = ''] = sentencesOf(other.description);
  const says = isMet && trait !== '' ? fullStop(trait.trim()) : fullStop(capitalize(other.role));
  const group = isTrust ? (isFoundOut ? 'talk.trust.known' : 'talk.trust') : 'talk.likes';
  const told = writer.fragments.insist([group], { ...facts, subject, says });
  return told === null ? undefined : required(told);
}

/** Words that ask for more of whatever it is. */
const ofAsking = /^(?:ask|asks|asking|else|more|other|again|exactly|really)$/u;

/** Who asks somebody to put their own last words in another way: "what do you mean by that?", "not got any what?" */
const asksBack =
  /^[^\p{L}]*(?:(?:so|and|but|sorry|wait|hang on|hm+|eh),? )*(?:what (?:do|did) (?:you|u) mean(?: by (?:that|this|it|.{3,40}))?|what(?:'s| is| was) that(?: (?:supposed to mean|you said|again))?|what does that mean|how do you mean|meaning what|(?!(?:what|who|whom|whose|why|where|when|how|which|is|are|was|were|do|does|did|can|could|will|would|should|i|we|you|so)\b)(?:\p{L}+ ){1,4}what)[\s?!.]*$/iu;
/** So many of somebody's last sentences are said again in answer to that. */
const saidAgain = 2;

/** What somebody makes of a question that takes up their own last words: that it is all they know. Undefined where it takes up none. */
export function tellHint(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  if (!action.question || attitudeOf(writer.before, npc) === 'hostile') return undefined;
  const names = stemsOf([npc.name, ...writer.context.brief.adventure.npcs.map(({ name }) => name)].join(' '));
  const text = spokenText(action, npc);
  const words = contentWords(text).filter(({ word }) => !ofAsking.test(word));
  const things = words.filter(({ stem }) => !names.has(stem));
  // Whom they have spoken of is taken up by the name, where nothing else is asked.
  const asked = things.length > 0 ? things : words;
  const said = saidBy(npc, writer.before, heardLately(writer.context.brief)).filter((each) => !bidsAsking.test(each.text));
  const [best] = said
    .map(({ text }, at) => ({ text, at, shared: asked.filter(({ stem }) => stemsOf(text).has(stem)).length }))
    .filter(({ shared }) => shared > 0 && shared * 2 >= asked.length)
    .toSorted((one, other) => other.shared - one.shared || other.at - one.at);
  const isBack = asksBack.test(text);
  const says =
    best?.text ??
    (isBack && said.length > 0
      ? said
          .slice(-saidAgain)
          .map((each) => each.text)
          .join(' ')
      : undefined);
  if (says === undefined) return undefined;
  const told = writer.fragments.insist([isBack ? 'talk.meant' : 'talk.hint'], { ...facts, says: fullStop(says) });
  return told === null ? undefined : required(told);
}

/** A question as whoever is asked says it again, with its names as they are written; null where it cannot be said again. */
export function ownQuestion(action: HeroAction, npc: Npc, writer: SceneWriter): TurnedQuestion | null {
  const turned = turnedQuestion(action.quote ?? action.clauses.at(-1) ?? '', npc.name);
  return turned && { ...turned, echo: withNames(turned.echo, namesAt(writer.context)) };
}
