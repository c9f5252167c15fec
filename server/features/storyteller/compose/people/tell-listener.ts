import type { Npc, Topic } from '#domain/narration/adventure.ts';
import { tellCoins } from '#domain/narration/payment.ts';
import { hitPointsOf } from '#domain/narration/play-state.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { featureOf, lootOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { accusesYou } from '#server/features/storyteller/parse/talk/accusation.ts';
import { heardTopics, topicOfPart } from '#server/features/storyteller/parse/answers/heard-topics.ts';
import { topicIn } from '#server/features/storyteller/parse/answers/sayable.ts';
import { contentWords } from '#server/features/storyteller/parse/words/content-words.ts';
import { isSaying, onlyGreets, reportedCourtesy } from '#server/features/storyteller/parse/talk/courtesy.ts';
import { spokenParts } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import type { SpokenPart } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { statementOf } from '#server/features/storyteller/parse/talk/statement.ts';
import type { FoundTopic } from '#server/features/storyteller/parse/topics.ts';
import { isAlive, succeeded, trialOf } from '#server/features/storyteller/plan/planned-call.ts';
import { tellAfterEnd, toldGroups } from './tell-after-end.ts';
import { tellAdvice, tellBargain, tellPromised } from './tell-bargain.ts';
import { isSureOf, tellPlainly } from './tell-answered.ts';
import { tellCommon } from './tell-common.ts';
import { tellDirectory, tellIdentity, tellNameOf, tellOwnName, tellWhereabouts, tellWhoBeside } from './tell-directory.ts';
import { withEnds } from './tell-ends.ts';
import type { HeardPart } from './tell-ends.ts';
import { tellCourtesyHeard, tellFactHeard } from './tell-heard.ts';
import { ownQuestion, tellHint, tellMindOf, tellOpinion } from './tell-opinion.ts';
import { agreedTo, isPassedOver, tellFavor } from './tell-favor.ts';
import { tellWay } from './places/tell-way.ts';
import { tellFollowUp } from './news/tell-follow-up.ts';
import { tellNews } from './news/tell-news.ts';
import { tellTerms } from './bargains/tell-terms.ts';
import { answersYesOrNo, hasSaidAll, tellTopic, wantsYesOrNo } from './tell-topic.ts';
import { tellResponse } from './tell-response.ts';
import { isSelfTold, tellSelf } from './tell-self.ts';
import { givenThing, tellGiven } from './tell-shown.ts';
import { orderOf, keepPriceAsked, speaksOfWares, tellHaggling, tellTrade, tellWares } from './tell-trade.ts';
import { tellLeftOver, tellUnanswered, tellUnheld } from './tell-unanswered.ts';
import { tellWantAsked, tellWantRaised } from './tell-want.ts';

function reading(writer: SceneWriter, facts: Facts, npc: Npc, read: boolean): string[] {
  if (!read) return ['insight.failure'];
  const hiding = npc.topics.some((topic) => topic.clue !== undefined && !writer.before.clues.includes(topic.clue));
  return [hiding ? 'insight.hiding' : 'insight.open'];
}

/** That somebody keeps the answer to themselves, by the question where it can be said again. */
function unwilling(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText {
  const asked = ownQuestion(action, npc, writer);
  const text = asked && writer.fragments.insist(['talk.own'], { ...facts, echo: asked.echo });
  return required(text ?? writer.fragments.insist(['talk.refused'], facts) ?? `${npc.name} lets it pass.`, `${npc.name} hears it.`);
}

/** Whether a question stands beside what is told that somebody can be heard to have no answer to. */
function isAskedBeside(action: HeroAction, npc: Npc, writer: SceneWriter): boolean {
  return action.question && ownQuestion(action, npc, writer)?.isPersonal === false;
}

/** Whether somebody speaks of it only since the party knows something, which is later than what they say of themself at any time. */
function isLater(found: FoundTopic | undefined): boolean {
  return found !== undefined && found.fit >= 1 && found.topic.needs !== undefined && found.topic.isAside !== true;
}

/** Stands for who somebody is, among what was answered in one reply. */
const whoTold = 'who is spoken of';

/**
 * What answers a question: whether they are somebody and what they think of another, which are asked in so many words, else the likeliest
 * of all that they can say, `found` where it is a topic. Undefined where nothing of that is asked.
 */
function tellAnswer(
  action: HeroAction,
  { found, answer }: Pick<ReturnType<typeof topicOfPart>, 'found' | 'answer'>,
  isGiving: boolean,
  worked: boolean,
  writer: SceneWriter,
  facts: Facts,
  npc: Npc,
  answered: Set<string>,
): RankedText[] | undefined {
  const outright =
    tellIdentity(action, npc, writer, facts) ?? tellNameOf(action, npc, writer, facts) ?? tellMindOf(action, npc, writer, facts);
  if (outright) return [outright];
  // Whoever is asked who they are has a name, whatever else they could say.
  const name = answer && isSureOf(answer) ? undefined : tellOwnName(action, npc, writer, facts);
  // What comes to light with it is told as well.
  const withNews = (told: RankedText): RankedText[] =>
    isGiving && worked && found ? [told, tellTopic(found.topic, npc, action, writer, facts, 'talk.more')] : [told];
  if (name) return withNews(name);
  const way = (answer && isSureOf(answer) && topicIn(answer.it, npc)) || found?.fit === 1 ? undefined : tellWay(action, npc, writer, facts);
  if (way) return withNews(way);
  const where = tellWhereabouts(action, answer?.it.text, npc, writer, facts);
  if (where) return withNews(where);
  if (!answer) {
    if (isSelfTold(action, npc, writer)) return [];
    const self = isGiving || isLater(found) ? undefined : tellSelf(action, npc, writer, facts);
    return self && [self];
  }
  if (!found) {
    // One answer is enough for several questions of one speech.
    if (answered.has(answer.it.id) || writer.narrated.has(answer.it.text)) return topicIn(answer.it, npc) ? undefined : [];
    answered.add(answer.it.id);
    const plainly = tellPlainly(answer.it, action, npc, writer, facts);
    return plainly && [plainly];
  }
  return [
    worked ? tellTopic(found.topic, npc, action, writer, facts, 'talk.answer', isSureOf(answer)) : unwilling(action, npc, writer, facts),
  ];
}

/** What was answered in one reply, by the ids of topics, and which of its texts only say that there is no answer. */
interface Answered {
  topics: Set<string>;
  open: Set<RankedText>;
}

/** What somebody has to sell, where a part asks after it and no topic of theirs tells it; the price that such a topic names is kept. */
function tellWaresAsked(action: HeroAction, topic: Topic | undefined, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  if (!topic || hasSaidAll(topic, npc, writer) || !speaksOfWares(topic.says, action, npc, writer))
    return tellWares(action, npc, writer, facts);
  keepPriceAsked(action, npc, writer);
  return undefined;
}

/** How somebody takes what is given to them of one's own; undefined where they have something to say to just that, or it is nothing of the kind. */
function tellGift(action: HeroAction, topic: Topic | undefined, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const thing = givenThing(action);
  if (thing === undefined) return undefined;
  const loot = lootOf(action);
  if (loot && !Object.hasOwn(writer.before.taken, loot.id)) return tellUnheld(action, loot, writer, facts);
  const isAbout = topic !== undefined && topic.keywords.some((each) => isNamed(thing, each)) && !hasSaidAll(topic, npc, writer);
  return loot || featureOf(action) || isAbout ? undefined : tellGiven(thing, npc, writer, facts);
}

/** How the NPC takes a turn of phrase, and thanks and comfort that are told of: they bring nothing to mind, and bid nothing. */
function tellSaying({ action, favor }: SpokenPart, writer: SceneWriter, facts: Facts, npc: Npc): RankedText[] | undefined {
  const isCourtesy = action.quote === null ? reportedCourtesy(action.clauses.join('. ')) !== null : isSaying(action.quote);
  return isCourtesy && favor === null && !action.question && !isBeast(npc) ? tellCourtesyHeard(action, npc, writer, facts) : undefined;
}

/** How the NPC takes one part of what is said: what is to be done, what is told, what is asked. */
function replyToPart(
  part: SpokenPart,
  whole: HeroAction,
  writer: SceneWriter,
  facts: Facts,
  npc: Npc,
  { topics: answered, open }: Answered,
  before: readonly RankedText[],
): RankedText[] {
  const { action, favor } = part;
  const trial = trialOf(whole, writer.ruled);
  const worked = trial === undefined || succeeded(trial);
  if (part.leans && answered.has(whoTold)) return [];
  if (favor?.kind === 'come' && isBeast(npc))
    return [required(writer.fragments.insist(['favor.come.beast'], facts) ?? `${npc.name} stays.`)];
  const saying = tellSaying(part, writer, facts, npc);
  if (saying) return saying;
  const follow = isBeast(npc) || trial ? undefined : tellFollowUp(part.alone ?? action, answered, npc, writer, facts);
  if (follow) return follow;
  const { found, isSaid, answer: weighed } = topicOfPart(part, npc, writer.context.brief.adventure, writer.before, answered);
  if (found) answered.add(found.topic.id);
  if (found && action.brings === found.topic) return [tellTopic(found.topic, npc, action, writer, facts)];
  const gift = isBeast(npc) ? undefined : tellGift(action, found?.topic, npc, writer, facts);
  if (gift) return [gift];
  const afterwards = before.length === 0 ? tellAfterEnd(action, found, npc, writer, facts) : undefined;
  if (afterwards) return [afterwards];
  const haggled = tellHaggling(action, npc, worked, writer, facts);
  if (haggled) return [haggled];
  const order = orderOf(action, npc, writer);
  if (order !== null) return [tellTrade(action, order, writer, facts, npc)];
  const wares = tellWaresAsked(action, found?.topic, npc, writer, facts);
  if (wares) return [wares];
  const isNew = found !== undefined && !hasSaidAll(found.topic, npc, writer);
  // What the party has found out, or shows, is answered for itself; whoever comes out with more at it says that too.
  const isGiving = isNew && found.topic.clue !== undefined && !writer.before.clues.includes(found.topic.clue);
  // What leans on the part before has had its answer to what that told.
  const response = isBeast(npc) ? undefined : tellResponse(part.alone ?? action, npc, writer, facts);
  if (response) {
    const more = isGiving && worked ? [tellTopic(found.topic, npc, action, writer, facts, 'talk.more')] : [];
    const who = more.length === 0 ? tellWhoBeside(action, npc, writer, facts) : undefined;
    if (who) answered.add(whoTold);
    const wish = favor && agreedTo.includes(favor.kind) && !answersYesOrNo(response.text.replace(/^[^"]*"/, ''));
    const granted = wish ? tellFavor(favor, npc, whole, writer, facts) : [];
    if (favor?.kind === 'come') return [...granted, response, ...more];
    return [response, ...more, ...granted, ...(who ? [who] : [])];
  }
  const dealt = isBeast(npc) ? undefined : tellBargain(action, npc, { isNew, answered, whole }, writer, facts);
  // A word that is given is heard for itself, as a deal is; whoever comes out with more at it says that too.
  const heard = dealt ?? (favor === null && !isBeast(npc) ? tellPromised(action, npc, writer, facts) : undefined);
  if (heard) return [...heard, ...(isGiving && worked ? [tellTopic(found.topic, npc, action, writer, facts, 'talk.more')] : [])];
  const answer = isBeast(npc) ? undefined : tellAnswer(action, { found, answer: weighed }, isGiving, worked, writer, facts, npc, answered);
  if (answer) return answer;
  // What somebody is asked to do is answered before whatever else they have to say of it.
  if (favor && isNew && worked && !isBeast(npc) && isPassedOver(favor, found.topic))
    return [...tellFavor(favor, npc, whole, writer, facts), tellTopic(found.topic, npc, action, writer, facts, 'talk.more')];
  if (favor && (!isNew || !worked) && !isBeast(npc)) return tellFavor(favor, npc, whole, writer, facts);
  return replyToRest({ ...part, found, isNew, isSaid, worked }, writer, facts, npc, { topics: answered, open }, before);
}

/** What is left of a part once nothing is asked of the NPC: what everybody knows, what they know themself, or how they take it. */
function replyToRest(
  { action, alone, leans, found, isNew, isSaid, worked }: SpokenPart & ReturnType<typeof topicOfPart> & { isNew: boolean; worked: boolean },
  writer: SceneWriter,
  facts: Facts,
  npc: Npc,
  { topics: answered, open }: Answered,
  before: readonly RankedText[],
): RankedText[] {
  const left = (told: RankedText[]) => {
    for (const each of told) open.add(each);
    return told;
  };
  const one = (groups: string[]) =>
    required(writer.fragments.insist(groups, facts) ?? `${npc.name} lets it pass.`, `${npc.name} hears it.`);
  // What has words of its own is not answered with what it leans on.
  const own = alone && contentWords(alone.quote ?? alone.clauses.join(' ')).length > 1 ? alone : action;
  const common = worked && !isBeast(npc) ? tellCommon(own, npc, isNew ? found?.topic : undefined, writer, facts) : undefined;
  if (common) return [common, ...(found && isNew ? [tellTopic(found.topic, npc, action, writer, facts, 'talk.more')] : [])];
  // What was told lately is no answer to words that name it only by the way.
  const topic = found && (found.fit >= 1 || isNew) ? found.topic : undefined;
  const isFresh = topic !== undefined && isNew;
  const advice = isFresh ? undefined : tellAdvice(action, npc, writer, facts);
  if (advice) return [advice];
  const wish = isFresh ? undefined : tellWantAsked(npc, action, writer, facts);
  if (wish) return wish;
  const opinion = (isFresh && topic.isAside !== true) || isBeast(npc) ? undefined : tellOpinion(action, npc, writer, facts);
  if (opinion) return [opinion];
  if (!isFresh && !isBeast(npc) && !action.offers && action.wants === null) {
    const taken =
      tellFactHeard(action, npc, writer, facts) ?? (action.question ? undefined : tellCourtesyHeard(action, npc, writer, facts));
    if (taken) return [...taken, ...(isAskedBeside(action, npc, writer) ? tellUnanswered(action, writer, facts, npc).slice(0, 1) : [])];
  }
  const statement = statementOf(action);
  if (!isFresh && !isBeast(npc) && accusesYou(action.quote ?? action.clauses.join(' '))) return [one(['talk.accused'])];
  const news = isFresh || isBeast(npc) ? undefined : tellNews(action, npc, writer, facts);
  if (news) return news;
  // Who tells something and asks nothing is heard.
  if (statement && !action.question && !isFresh && !isBeast(npc) && !onlyGreets(action.quote ?? ''))
    return [one([...toldGroups(statement.kind, npc, writer)]), ...tellWantRaised(npc, action, writer, facts)];
  const directory = isFresh || leans ? undefined : tellDirectory(action, npc, writer, facts);
  if (directory) return [directory];
  const hint = topic || isBeast(npc) ? undefined : tellHint(action, npc, writer, facts);
  if (hint) return [hint];
  // A yes or no to what has just been told of is in the telling, where the telling has its words.
  if (isSaid || (!topic && leans && answered.size > 0 && wantsYesOrNo(action.clauses.join(' '))))
    return left(tellLeftOver(alone ?? action, before, writer, facts, npc));
  if (!topic)
    return left(
      before.length === 0 ? tellUnanswered(action, writer, facts, npc) : tellLeftOver(alone ?? action, before, writer, facts, npc),
    );
  return [worked ? tellTopic(topic, npc, action, writer, facts) : unwilling(action, npc, writer, facts)];
}

/** What comes back to each part of what is said, in order; what somebody has no answer to is said last, and once. */
function tellParts(parts: readonly SpokenPart[], whole: HeroAction, writer: SceneWriter, facts: Facts, npc: Npc): RankedText[] {
  const answered: Answered = { topics: new Set(), open: new Set() };
  const heard = parts.reduce<HeardPart[]>((before, part) => {
    const known = before.filter(({ isOpen }) => !isOpen).flatMap((each) => each.told);
    const told = replyToPart(part, whole, writer, facts, npc, answered, known);
    const isMet = part.favor !== null || (part.leans && answered.topics.has(whoTold));
    return [...before, { part, told, isOpen: told.some((each) => answered.open.has(each)) || (told.length === 0 && !isMet) }];
  }, []);
  return withEnds(heard, writer, facts, npc);
}

/** How the NPC takes it: by tone and outcome, then with the answer to each part of it, if there is one to be had. */
export function tellListener(action: HeroAction, writer: SceneWriter, facts: Facts, npc: Npc): RankedText[] {
  const trial = trialOf(action, writer.ruled);
  const worked = trial === undefined || succeeded(trial);
  const one = (groups: string[]) =>
    required(writer.fragments.insist(groups, facts) ?? `${npc.name} lets it pass.`, `${npc.name} hears it.`);
  if (!isAlive(writer.context, npc) || hitPointsOf(writer.before, npc) === 0) return [one(['talk.dead'])];
  if (action.tone === 'insult') return [one(['talk.insult'])];
  if (action.skill === 'insight') return trial ? [one(reading(writer, facts, npc, worked))] : [one(['search.npc', 'talk.mute'])];
  const bargain = isBeast(npc) ? undefined : tellTerms(action, npc, writer, facts);
  const parts = bargain?.parts ?? spokenParts(action, npc);
  if (action.tone === 'plain') return [...(bargain?.told ?? []), ...(parts.length > 0 ? tellParts(parts, action, writer, facts, npc) : [])];
  const haggled = tellHaggling(action, npc, worked, writer, facts);
  if (haggled) return [haggled];
  const offered = action.offered === null ? null : tellCoins(action.offered);
  const heard = [`${action.tone}.${worked ? 'success' : 'failure'}`];
  // What was held out and taken is told with the payment.
  const taken =
    offered === null || worked
      ? one(heard)
      : required(writer.fragments.insist(['offer.refused'], { ...facts, things: offered }) ?? `${npc.name} does not take it.`);
  if (bargain) return [taken, ...bargain.told];
  // What somebody tells whoever asks, they tell whoever fails to win them over as well.
  const topics = heardTopics(action, npc, writer.context.brief.adventure, writer.before).filter(({ dc }) => worked || dc === undefined);
  const open = topics.find((topic) => !(statementOf(action) && hasSaidAll(topic, npc, writer)));
  if (open) return [taken, tellTopic(open, npc, action, writer, facts)];
  const response = isBeast(npc) ? undefined : tellResponse(action, npc, writer, facts);
  if (response) return [taken, response];
  const favor = worked && !isBeast(npc) ? parts.find((each) => each.favor !== null)?.favor : null;
  return favor ? [taken, ...tellFavor(favor, npc, action, writer, facts)] : [taken];
}
