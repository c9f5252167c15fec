import type { Loot, Npc } from '#domain/narration/adventure.ts';
import { factOf, fullStop, greetingsOf } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { firstSentences, required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { namesAt } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { lootOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { wordTable } from '#server/kernel/words/word-table.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import type { ContentWord } from '#server/features/storyteller/parse/words/content-words.ts';
import { withNames } from '#server/features/storyteller/parse/words/restate.ts';
import { onlyKnocks } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { askedForIn, canAnswer } from '#server/features/storyteller/parse/talk/asked-for.ts';
import { subjectOf } from '#server/features/storyteller/parse/talk/subject.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { asksOn, isClosed, sentencesSaid, spokenText } from '#server/features/storyteller/parse/topics.ts';
import { nameToldIn } from './tell-directory.ts';
import { isCool } from './tell-memory.ts';
import { ownQuestion } from './tell-opinion.ts';
import { answersYesOrNo, tellHeads, wantsYesOrNo } from './tell-topic.ts';
import { tellShown } from './tell-shown.ts';
import { tellTrade } from './tell-trade.ts';
import { tellWantRaised } from './tell-want.ts';

function smallTalk(writer: SceneWriter, facts: Facts, npc: Npc): RankedText {
  if (isBeast(npc))
    return required(
      writer.fragments.insist(['talk.beast'], { ...facts, says: fullStop(npc.greetings[0] ?? '') }) ?? `${npc.name} does not understand.`,
    );
  const cool = isCool(npc, writer) ? writer.fragments.write(['talk.cool'], facts) : null;
  if (cool !== null) return required(cool);
  const greetings = greetingsOf(writer.context.brief.adventure, writer.before, npc).filter((each) => !writer.fragments.isStale(each.id));
  const text =
    greetings.length > 0
      ? writer.fragments.write(['talk.greeting'], { ...facts, says: greetings })
      : writer.fragments.insist(['talk.mute'], facts);
  return required(text ?? `${npc.name} only nods.`, `${npc.name} nods.`);
}

/** That what would be given has not been picked up yet; undefined where it has just been. */
export function tellUnheld({ actor }: HeroAction, loot: Loot, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const isTaken = writer.ruled.some(({ call, ruling }) => call.name === 'loot' && call.loot === loot.id && ruling.allowed);
  if (isTaken) return undefined;
  const text = writer.fragments.insist(['offer.unheld'], { ...facts, loot: loot.name, where: loot.where });
  return required(text ?? `${actor.name} has not picked up ${loot.name} yet.`);
}

/** Questions that are a greeting, and no more. */
const aboutThem =
  /\b(?:how are you(?! \p{L}+ing\b)|how do you do|what are you (?:doing|up to)|you (?:ok|okay|alright|all right)|are you (?:ok|okay|alright|all right|well|hurt|busy)|how's it going|what's up|hello|hi|good (?:morning|day|evening))\b/iu;

/** An idea that is put to somebody: "what if nobody sleeps there tonight?" */
const isWhatIf = /^(?:what if|what happens if|what would happen if|could it be|maybe)\b/i;
/** Whether a name says anything to somebody. */
const asksName =
  /\b(?:mean|say|tell)s? (?:you )?(?:anything|something)\b|\brings? (?:any |a |some )?bells?\b|\bsounds? familiar\b|\b(?:heard|know|knew) of\b/i;
/** Words of lore that somebody tells because everybody knows it. */
const wordsOfLore = 40;

/**
 * What comes back where the NPC has no answer of their own: what everybody knows of it, that more must be known first, or that the
 * NPC does not know, by the name of what was asked. Talk that asks after nothing gets small talk.
 */
export function tellUnanswered(action: HeroAction, writer: SceneWriter, facts: Facts, npc: Npc): RankedText[] {
  if (isBeast(npc)) return [smallTalk(writer, facts, npc)];
  const shown = action.offers ? tellShown(action, npc, writer, facts) : undefined;
  if (shown) return shown;
  const text = spokenText(action, npc);
  if (action.quote !== null && onlyKnocks(action.quote)) return [smallTalk(writer, facts, npc)];
  // "And then?" asks for more of what has been told to its end.
  if (sentencesSaid(action, npc).some(asksOn))
    return [required(writer.fragments.insist(['talk.again'], facts) ?? `${npc.name} has said all of that already.`)];
  const asked = subjectOf(text, factOf(facts, 'their')) ?? undefined;
  const subject = asked && withNames(asked, namesAt(writer.context));
  const named = subject === undefined ? undefined : writer.context.brief.lore?.find(({ name }) => isNamed(subject, name));
  const loot = lootOf(action);
  const unheld =
    action.offers && loot && !Object.hasOwn(writer.before.taken, loot.id) ? tellUnheld(action, loot, writer, facts) : undefined;
  if (unheld) return [unheld];
  if (action.offers) return [required(writer.fragments.insist(['talk.offered'], facts) ?? `${npc.name} does not take it.`)];
  if (action.wants !== null) return [tellTrade(action, action.wants, writer, facts, npc)];
  const own = named ? null : ownQuestion(action, npc, writer);
  const echo = own?.echo;
  // Whether a name says anything to somebody is nothing that they keep to themselves.
  const isPersonal = own?.isPersonal === true && !asksName.test(text);
  const isAsked = action.question && !aboutThem.test(text);
  const groups = isClosed(action, npc, writer.before)
    ? ['talk.closed', ...(own ? ['talk.own'] : []), 'talk.refused']
    : named
      ? ['talk.common']
      : own && isAsked
        ? [isWhatIf.test(echo ?? '') ? 'talk.whatif' : isPersonal ? 'talk.own' : 'talk.unsure']
        : subject
          ? ['talk.unknown']
          : isAsked
            ? ['talk.cannot']
            : [];
  const glimpse = named && firstSentences(named.text, wordsOfLore);
  const told = groups.length > 0 ? writer.fragments.insist(groups, { ...facts, subject, glimpse, echo }) : null;
  const first = told === null ? smallTalk(writer, facts, npc) : required(told, `${npc.name} does not know.`);
  const heads = told !== null || action.question ? tellHeads(npc, writer, facts) : [];
  return [first, ...(heads.length > 0 ? heads : tellWantRaised(npc, action, writer, facts))];
}

/** Words that only ask to be told: "would you explain that, please?" */
const ofTelling = /^(?:explain|explaining|tell|telling|please|kindly|mean|meaning|describe|elaborate)$/u;

/** Words at least so near in sense speak of the same. */
const nearEnough = 0.6;
const isNear = ({ word }: ContentWord, told: string): boolean =>
  contentWords(told).some((other) => wordTable().nearness(word, other.word) >= nearEnough);

/** Whether what was told takes up the question of a part: it has the words that it asks with, and names a time, a place or somebody where it asks for one. */
export function isTakenUp(action: HeroAction, before: readonly RankedText[], writer: SceneWriter, npc: Npc): boolean {
  if (before.length === 0) return false;
  // What has just come to light is told as well, and not talked away.
  const news = writer.ruled.flatMap(({ purpose, ruling, call, action: of }) =>
    purpose === 'learn' && ruling.allowed && of?.actor === action.actor && call.name === 'reveal_clue' ? [call.clue] : [],
  );
  const clues = writer.context.brief.adventure.clues.filter(({ id }) => news.includes(id)).map(({ text }) => text);
  const told = [...before.map(({ text }) => /"(.*)"/s.exec(text)?.[1] ?? ''), ...clues].join(' ');
  const text = action.quote ?? action.clauses.join(' ');
  const name = nameToldIn(text, told, npc, writer);
  if (name !== undefined) return name !== null;
  const asked = contentWords(text).filter(({ word }) => !ofTelling.test(word));
  const isIn = ({ stem }: ContentWord) => stemsOf(told).has(stem);
  const taken = asked.filter(isIn).length;
  const askedFor = askedForIn(text);
  // "Who bought it from you?" is answered by whoever has just named somebody.
  const isOfOneself = askedFor === 'who' && /\b(?:you|your)\b/iu.test(text);
  if (askedFor !== null && askedFor !== 'why')
    return (taken * 2 > asked.length || asked.length < (isOfOneself ? 2 : 1)) && canAnswer(told, askedFor);
  const isPlain = !wantsYesOrNo(text) || answersYesOrNo(told);
  if (asked.length === 0) return isPlain;
  // "What did you drink?" is answered by the milk.
  const near = asked.filter((each) => isIn(each) || isNear(each, told)).length;
  if (asked.length > 2 && isPlain && near * 4 >= asked.length * 3) return true;
  return (taken * 2 >= asked.length && (taken > 1 || isPlain)) || (clues.length > 0 && asked.length < 3);
}

/** What comes back to a part that has no answer, after parts that had one: nothing where what was told takes it up, and nothing else is begun. */
export function tellLeftOver(action: HeroAction, before: readonly RankedText[], writer: SceneWriter, facts: Facts, npc: Npc): RankedText[] {
  return isTakenUp(action, before, writer, npc) ? [] : tellUnanswered(action, writer, facts, npc).slice(0, 1);
}
