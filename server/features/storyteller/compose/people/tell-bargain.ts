import type { Attitude, Npc, Want } from '#domain/narration/adventure.ts';
import { attitudeOf } from '#domain/narration/play-state.ts';
import { openWants } from '#domain/narration/wants.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { fullStop } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { namesAt, wasNarratedLately } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { openAim } from '#server/features/storyteller/parse/question/open-aim.ts';
import { withNames } from '#server/features/storyteller/parse/words/restate.ts';
import { bargainIn, dealIn } from '#server/features/storyteller/parse/trade/offers.ts';
import type { Deal } from '#server/features/storyteller/parse/trade/offers.ts';
import { askedText } from '#server/features/storyteller/parse/talk/common-fact.ts';
import { echoOf } from '#server/features/storyteller/parse/talk/favor.ts';
import { statementOf } from '#server/features/storyteller/parse/talk/statement.ts';
import { toldGroups } from './tell-after-end.ts';
import { asksOfBargain, closesBargain } from '#server/features/storyteller/parse/trade/closing.ts';
import { termsWith } from '#server/features/storyteller/parse/trade/with-terms.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { tellWantRaised } from './tell-want.ts';

const answers = { friendly: 'yes', neutral: 'maybe', wary: 'maybe', hostile: 'no' } as const;

/** Stands for a deal, among what was answered in one reply: it is one deal, in however many sentences it is put. */
const dealTold = 'a deal';

/**
 * How somebody takes it that something is held out to them for what they do, or asked for it: by what they want and think of the party. What
 * is new to tell goes before a mere condition. Undefined where nothing is held out.
 */
export function tellBargain(
  action: HeroAction,
  npc: Npc,
  { isNew, answered, whole }: { isNew: boolean; answered: Set<string>; whole: HeroAction },
  writer: SceneWriter,
  facts: Facts,
): RankedText[] | undefined {
  const text = askedText(action, npc);
  if (sentencesOf(text).every((sentence) => closesBargain(sentence) || asksOfBargain(sentence)))
    return tellHeldOut(action, npc, writer, facts);
  const settled = isNew && (npc.wants?.length ?? 0) > 0 && openWants(npc, writer.before).length === 0;
  // Whoever has had what they wanted speaks of the matter itself.
  // "You guide us out. We split whatever we find": what they are to do stands in one part, and what is given for it in the next.
  const wide = dealIn(askedText(whole, npc));
  const isPart = wide?.inReturn != null && text.includes(wide.inReturn);
  const deal = settled ? null : (dealIn(text) ?? (isPart ? wide : null));
  if (deal && answered.has(dealTold)) return [];
  if (deal?.kind === 'reward' && ofPay.test(text) && namesReward(npc)) return undefined;
  const told = deal ? tellDeal(deal, text, whole, npc, writer, facts) : isNew ? undefined : tellCondition(text, action, npc, writer, facts);
  if (told && deal?.kind === 'offer') answered.add(dealTold);
  return told;
}

/** What is asked of is money, and no return for something done for whoever is asked. */
const ofPay = /\b(?:pay(?:s|ing|ment)?|reward|money|silver|gold)\b/iu;

/** Whether somebody has a reward to name, which is not what they want for themselves. */
const namesReward = ({ topics }: Npc): boolean => topics.some(({ keywords }) => keywords.includes('reward'));

/** What has become of what was held out before, for whoever closes the bargain or asks whether it holds; undefined where nothing was. */
function tellHeldOut(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  const terms = termsWith(npc.id, writer.before);
  if (!terms) return undefined;
  const told = writer.fragments.insist([terms.isAgreed ? 'talk.terms.agreed' : 'talk.terms.open'], {
    ...facts,
    says: fullStop(terms.text),
  });
  if (told === null) return undefined;
  return [required(told), ...(terms.isAgreed ? [] : tellWantRaised(npc, action, writer, facts))];
}

function tellCondition(text: string, action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  const bargain = bargainIn(text);
  if (!bargain) return undefined;
  const attitude = attitudeOf(writer.before, npc);
  const echo = withNames(bargain.echo, namesAt(writer.context));
  const told = writer.fragments.insist([`talk.bargain.${answers[attitude]}`], { ...facts, echo });
  if (told === null) return undefined;
  keepTerms(attitude, action, npc, writer);
  return [required(told), ...(attitude === 'neutral' ? tellWantRaised(npc, action, writer, facts) : [])];
}

/** A question that only asks whether it is heard. */
const tagged = /(?:^|[.,!?] )(?:ok(?:ay)?|deal|alright|all right|right|yes|yeah|agreed|is that ok(?:ay)?|is it a deal)\?["']?$/i;

/** How somebody hears that they are promised something; undefined where they are not. */
export function tellPromised(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  const asks = action.question && !tagged.test(action.quote ?? '');
  if (asks || statementOf(action)?.kind !== 'promised') return undefined;
  return [required(writer.fragments.insist(toldGroups('promised', npc, writer), facts) ?? `${npc.name} hears it.`)];
}

/** What is held out, without the words around it: "here is my offer", "deal?" */
function termsOf(action: HeroAction): string {
  const text = action.quote ?? action.clauses.join(', ');
  const terms = sentencesOf(text).filter(
    (each) =>
      !closesBargain(each) && !asksOfBargain(each) && !/\bmy (?:offer|proposal)\b|\byou a (?:deal|bargain|trade)[^:]*$/iu.test(each),
  );
  return terms.length === 0 ? text : terms.join(' ');
}

/** Keeps what was held out to somebody: agreed to by a friend, and weighed still by whoever is not against the party. */
function keepTerms(attitude: Attitude, action: HeroAction, npc: Npc, writer: SceneWriter): void {
  if (attitude === 'hostile') return;
  const kind = attitude === 'friendly' ? 'agreed' : 'wished';
  writer.remembered.push({ npc: npc.id, by: action.actor.id, kind, words: termsOf(action) });
}

/** What somebody wants of the party that words speak of by its name; of a deal that names nothing, what they have asked for. */
function wantMeant(text: string, npc: Npc, writer: SceneWriter): Want | undefined {
  const open = openWants(npc, writer.before);
  const said = contentWords(text).map(({ stem }) => stem);
  const named = open.find((want) => said.some((stem) => stemsOf(want.words).has(stem)));
  return named ?? (writer.before.people?.[npc.id]?.wants?.saidAt === undefined ? undefined : open[0]);
}

/** What somebody gives whoever does what they want. */
function rewardOf({ gives }: Want): string {
  if (gives.clue !== undefined || gives.topic !== undefined) return 'want.reward.told';
  return gives.attitude === 'friendly' ? 'want.reward.friend' : 'want.reward.thanks';
}

/** The sentences for a deal about what somebody wants. */
function groupOf({ kind }: Deal, want: Want): string {
  return kind === 'reward' ? rewardOf(want) : kind === 'wanted' ? 'want.yes' : 'want.first';
}

/** How somebody takes a deal, by what they want of the party where it is about that, else by what they think of the party. */
function tellDeal(deal: Deal, text: string, action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  const attitude = attitudeOf(writer.before, npc);
  const want = attitude === 'hostile' ? undefined : wantMeant(text, npc, writer);
  if (want) {
    writer.remembered.push({ npc: npc.id, by: action.actor.id, kind: 'wants' });
    if (deal.kind === 'offer') keepTerms(attitude, action, npc, writer);
    const isKnown = wasNarratedLately(writer, want.says) || writer.before.people?.[npc.id]?.wants?.saidAt !== undefined;
    writer.narrated.add(want.says);
    const told = writer.fragments.insist([groupOf(deal, want)], { ...facts, subject: want.words });
    const says = isKnown ? null : writer.fragments.insist(['want.raised'], { ...facts, says: fullStop(want.says) });
    return told === null ? undefined : [required(told), ...(says === null ? [] : [required(says)])];
  }
  if (deal.kind === 'wanted') return undefined;
  if (deal.kind === 'reward') {
    const told = writer.fragments.insist([attitude === 'hostile' ? 'talk.reward.hostile' : 'talk.reward.none'], facts);
    return told === null ? undefined : [required(told)];
  }
  const echo = deal.inReturn === null ? null : echoOf({ kind: 'other', text: deal.inReturn });
  // Nobody says yes to what they have not been asked for in so many words.
  const isOpen =
    attitude === 'friendly' && deal.inReturn === null && !sentencesOf(text).every((each) => closesBargain(each) || asksOfBargain(each));
  const group = `talk.deal.${isOpen ? 'maybe' : answers[attitude]}`;
  const told = writer.fragments.insist([group], { ...facts, echo: withNames(echo ?? 'A bargain?', namesAt(writer.context)) });
  if (told === null) return undefined;
  keepTerms(isOpen ? 'neutral' : attitude, action, npc, writer);
  return [required(told), ...(group.endsWith('maybe') ? tellWantRaised(npc, action, writer, facts) : [])];
}

const asksAdvice =
  /\b(?:what (?:must|should|can|could|needs? to|has to) (?:be done|happen|we do|i do|one do)|what (?:do|would) (?:we|i) (?:need|have) to do|how (?:can|could|do|should|might|would) (?:we|i|one) (?:help|stop|fix|save|bring|mend|beat|win|end|undo|change|call)|what would you do)\b/i;

/** What somebody who is well disposed would do in the party's place; undefined where that is not asked, or nothing is open. */
export function tellAdvice(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const text = askedText(action, npc);
  if (!action.question || !asksAdvice.test(text) || attitudeOf(writer.before, npc) !== 'friendly') return undefined;
  const aim = openAim(text, writer.context.brief.adventure, writer.before);
  const told = aim && !wasNarratedLately(writer, aim.says) && writer.fragments.insist(['talk.advice'], { ...facts, says: aim.says });
  return told ? required(told) : undefined;
}
