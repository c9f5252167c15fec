import type { Npc, Topic } from '#domain/narration/adventure.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { turnsWithoutProgress } from '#domain/narration/rulings/story-time.ts';
import { asWord, factOf, fullStop, listed } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { firstSentences, optional, required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { isRole, wasNarratedLately } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import type { ContentWord } from '#server/features/storyteller/parse/words/content-words.ts';
import { withNames } from '#server/features/storyteller/parse/words/restate.ts';
import {
  bidsAsking,
  headOf,
  openTopics,
  sentencesOfTopic,
  sentencesSaid,
  spokenText,
  wantsMore,
} from '#server/features/storyteller/parse/topics.ts';
import { plainQuestionOf } from '#server/features/storyteller/parse/question/plain-question.ts';
import { askedForIn, canAnswer } from '#server/features/storyteller/parse/talk/asked-for.ts';
import { wordTable } from '#server/kernel/words/word-table.ts';
import { ownQuestion } from './tell-opinion.ts';
import { topicAnswer } from './topic-sentences.ts';

/** Topics that are named to somebody who does not know what to ask, and words of a reminder. */
const most = { heads: 3, words: 30 } as const;

/** What the party has been told of a topic; in a play from before people remembered, what the last messages hold counts. */
function askedOf(topic: Topic, npc: Npc, writer: SceneWriter) {
  const asked = writer.before.people?.[npc.id]?.asked[topic.id];
  return asked ?? (wasNarratedLately(writer, topic.says) ? { turn: 0, by: '' } : undefined);
}

/** Whether everything that a topic has to say has been said to the party. */
export function hasSaidAll(topic: Topic, npc: Npc, writer: SceneWriter): boolean {
  const asked = askedOf(topic, npc, writer);
  return asked !== undefined && (asked.sentences === undefined || asked.sentences.length >= sentencesOfTopic(topic).length);
}

/** Words of a question that can be said to be left open. */
const shortest = 3;
/** Words at least so near in sense speak of the same. */
const nearEnough = 0.6;
/** Words of a question that are about whatever it is about. */
const ofAnything =
  /^(?:happen|happened|mean|think|tell|time|thing|way|want|wrong|matter|place|people|true|truth|story|news|sort|kind|help)$/;

/** What is told, and only to be agreed with: "nothing rises, does it?" */
const tagged =
  /, (?:is|are|was|were|do|does|did|has|have|had|can|could|will|would)(?:n't|nt)? (?:it|he|she|they|you|u|we|i|there)[?!.\s]*$/iu;

/** Whether a topic is told because of whom a question names, and has none of what the question asks of them. */
function isBeside(topic: Topic, action: HeroAction, npc: Npc, writer: SceneWriter): boolean {
  const text = spokenText(action, npc);
  if (action.chosen || action.brings || action.tone !== 'plain' || sentencesSaid(action, npc).some(wantsMore) || tagged.test(text))
    return false;
  const { adventure } = writer.context.brief;
  const people = stemsOf(adventure.npcs.flatMap(({ name, role, aliases }) => [name, role, ...aliases]).join(' '));
  const asked = contentWords(text).filter(({ word, stem }) => word.length > 2 && !people.has(stem) && !ofAnything.test(word));
  if (asked.length === 0) return false;
  const clue = adventure.clues.find(({ id }) => id === topic.clue)?.text ?? '';
  const told = stemsOf(`${topic.says} ${clue} ${topic.keywords.join(' ')}`);
  const keys = topic.keywords.flatMap((keyword) => contentWords(keyword).map(({ word }) => word));
  const isOfIt = ({ stem, word }: ContentWord) => told.has(stem) || keys.some((key) => wordTable().nearness(word, key) >= nearEnough);
  if (!asked.some(isOfIt)) return true;
  return passesOver(text, topic.says, isOfIt);
}

/** A yes or a no is not what these want. */
const asksToTell =
  /\b(?:do|did|have|has|can|could) (?:you|u|anybody|anyone) (?:ever |even )?(?:know|remember|have|mean|think|say|tell|suppose|see|seen|hear|heard|notice)\b/iu;
const asksWhy = /(?:^|[.!?,] )(?:(?:so|and|but) )?why\b/iu;
const givesReason = /\b(?:because|so that|that is why|for fear|since|therefore|in order|lest)\b|\bso (?:i|he|she|we|they|it)\b/iu;
const saysYesOrNo =
  /(?:^|[.!?] )(?:yes|no|not|never|nobody|none|nothing|of course|indeed|certainly|always|(?:i|we) (?:am|are|do|will|would|could|can)\b|(?:it|he|she) (?:is|was|does)\b)/iu;

/** Whether a topic has none of what a question asks for in the end, and not the form of an answer to it: "is the sea cold?" */
function passesOver(text: string, says: string, isOfTopic: (word: ContentWord) => boolean): boolean {
  const question = sentencesOf(text).findLast((sentence) => sentence.trim().endsWith('?')) ?? text;
  const last = contentWords(question).at(-1);
  const isYesOrNo = wantsYesOrNo(question) && !asksToTell.test(question);
  // A yes or a no is in words of the question, and not in what is near them in sense.
  if (last && (isYesOrNo ? stemsOf(says).has(last.stem) : isOfTopic(last))) return false;
  if (asksWhy.test(question)) return !givesReason.test(says);
  return isYesOrNo && !answersYesOrNo(says);
}

const yesOrNo = /(?:^|[.?!,] )(?:and |so |but |or )?(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)\b[^?]*\?*$/i;

/** Whether the last question of a speech wants a yes or a no. */
export function wantsYesOrNo(text: string): boolean {
  return yesOrNo.test(text);
}

/** Whether words have the form of a yes or a no. */
export function answersYesOrNo(says: string): boolean {
  return saysYesOrNo.test(says);
}

/** The sentence of what was told before that comes nearest to a question; undefined where none has anything of it. */
function saidOf(topic: Topic, action: HeroAction, npc: Npc, { context }: SceneWriter): string | undefined {
  const text = spokenText(action, npc);
  const names = stemsOf(context.brief.adventure.npcs.map(({ name }) => name).join(' '));
  const asked = contentWords(text).filter(({ stem }) => !names.has(stem));
  const askedFor = askedForIn(text);
  const [best] = sentencesOfTopic(topic)
    .filter((sentence) => !bidsAsking.test(sentence) && (askedFor === null || askedFor === 'why' || canAnswer(sentence, askedFor)))
    .map((sentence, at) => ({ sentence, at, shared: asked.filter(({ stem }) => stemsOf(sentence).has(stem)).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared || one.at - other.at);
  return best?.sentence;
}

/** Whether it is this topic itself that is asked for: by its name, or as all that there is to tell. */
const isOfTopic = (topic: Topic, action: HeroAction, npc: Npc): boolean =>
  sentencesSaid(action, npc).some((each) => wantsMore(each) || topic.keywords.includes(plainQuestionOf(each)?.subject ?? ''));

/** Words by which something is to be told once more, from its beginning. */
const asksOnceMore =
  /\b(?:again|once more|(?:take|walk|talk|run) (?:me|us) through|from the (?:start|beginning|top)|(?:step|hour|bit|piece) by (?:step|hour|bit|piece)|repeat|say that)\b/iu;

/**
 * What the NPC tells of a topic: what answers the question; where that was told before, one clause that says so. `group` frames it; `isSure`
 * where it is known to be what was asked for.
 */
export function tellTopic(
  topic: Topic,
  npc: Npc,
  action: HeroAction,
  writer: SceneWriter,
  facts: Facts,
  group: 'talk.answer' | 'talk.more' = 'talk.answer',
  isSure = false,
): RankedText {
  // What follows an answer is no answer to the question itself, and told whole.
  const isNews = group === 'talk.more' || (topic.clue !== undefined && !writer.before.clues.includes(topic.clue));
  const { text, sentences, isAgain } = topicAnswer(topic, spokenText(action, npc), askedOf(topic, npc, writer), isNews);
  // Whoever wants it once more is told it once more.
  if (isAgain && asksOnceMore.test(spokenText(action, npc)) && !writer.narrated.has(topic.says)) {
    writer.narrated.add(topic.says);
    return required(writer.fragments.insist(['talk.answer'], { ...facts, says: fullStop(topic.says) }) ?? `"${topic.says}"`);
  }
  if (isAgain || writer.narrated.has(text)) {
    const says = fullStop(firstSentences(text, most.words));
    const groups =
      writer.narrated.has(text) || wasNarratedLately(writer, says) || sentences.some((at) => isLately(topic, at, writer))
        ? ['talk.again']
        : ['talk.remind'];
    const asked = ownQuestion(action, npc, writer);
    // What has been told in this very reply is not kept back in the same breath.
    if (asked && groups[0] === 'talk.again' && !isOfTopic(topic, action, npc) && !writer.narrated.has(text)) {
      const said = saidOf(topic, action, npc, writer);
      const group = said === undefined ? (asked.isPersonal ? 'talk.own' : 'talk.unsure') : 'talk.hint';
      const told = writer.fragments.insist([group], { ...facts, echo: asked.echo, says: fullStop(said ?? '') });
      return required(told ?? `${factOf(facts, 'npc')} has said all of that already.`);
    }
    return required(writer.fragments.insist(groups, { ...facts, says }) ?? `${factOf(facts, 'npc')} has said all of that already.`);
  }
  writer.narrated.add(text);
  const beside =
    group === 'talk.answer' && !isSure && action.question && isBeside(topic, action, npc, writer) ? ownQuestion(action, npc, writer) : null;
  // "What's wrong?" is too short to be beside anything.
  const isNamed = beside !== null && (beside.echo === '' || beside.echo.split(' ').length >= shortest);
  const isWhole = sentences.length === sentencesOfTopic(topic).length;
  writer.remembered.push({ npc: npc.id, by: action.actor.id, kind: 'asked', topic: topic.id, ...(!isWhole && { sentences }) });
  const says = fullStop(text);
  const framed = isNamed
    ? writer.fragments.insist(['talk.beside'], { ...facts, says, echo: beside.echo })
    : writer.fragments.insist([group, 'talk.answer'], { ...facts, says });
  return required(framed ?? `"${says}"`, `${factOf(facts, 'npc')} answers. "${firstSentences(says, 40)}"`);
}

function isLately(topic: Topic, at: number, writer: SceneWriter): boolean {
  const sentence = sentencesOfTopic(topic)[at];
  return sentence !== undefined && wasNarratedLately(writer, sentence);
}

/** What else somebody could be asked about, for a party that has got no farther: the words of what has not been told. */
export function tellHeads(npc: Npc, writer: SceneWriter, facts: Facts): RankedText[] {
  if (turnsWithoutProgress(writer.before) === 0) return [];
  const heads = openTopics(npc, writer.before)
    .filter((topic) => topic.isAside !== true && askedOf(topic, npc, writer) === undefined)
    .flatMap((topic) => headOf(topic) ?? [])
    .slice(0, most.heads)
    .map((keyword) =>
      withNames(
        keyword,
        writer.context.brief.adventure.npcs.flatMap(({ name }) => [
          name,
          ...name.split(' ').filter((part) => /^\p{Lu}\p{L}{3,}/u.test(part) && !isRole.test(part)),
        ]),
      ),
    );
  if (heads.length === 0) return [];
  const text = writer.fragments.write(['talk.heads'], { ...facts, things: listed(heads.map(asWord), 'or') });
  return text === null ? [] : [optional(text, 1)];
}
