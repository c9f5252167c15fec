import type { Npc } from '#domain/narration/adventure.ts';
import { hitPointsOf } from '#domain/narration/play-state.ts';
import { addresseeOf, isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { companionOf, featureOf } from '#server/features/storyteller/parse/action.ts';
import { isCrowd } from '#server/features/storyteller/parse/things/scenery.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { factOf, featureFacts, fullStop, greetingsOf } from './facts.ts';
import type { Facts } from './facts.ts';
import { firstSentences, optional, required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { isPlain, spoken, withNames } from '#server/features/storyteller/parse/restate.ts';
import { isAlive, succeeded, trialOf } from '#server/features/storyteller/plan/planned-call.ts';
import { isCool, keepInMind, tellRecollection } from './people/tell-memory.ts';
import { tellWantAsked, tellWantMet, tellWantRaised } from './people/tell-want.ts';
import { tellGift, tellPayment } from './people/tell-payment.ts';
import { tellDirectory } from './people/tell-directory.ts';
import { hasSaidAll, tellHeads, tellTopic } from './people/tell-topic.ts';
import { bare, actionFacts, namesAt, actionText, withNpc } from './scene-writer.ts';
import type { SceneWriter } from './scene-writer.ts';
import { priceOf } from '#server/features/storyteller/parse/talk/prices.ts';
import { sells } from '#server/features/storyteller/parse/talk/wants.ts';
import { statementOf } from '#server/features/storyteller/parse/talk/statement.ts';
import { subjectOf } from '#server/features/storyteller/parse/talk/subject.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { foundTopic, isClosed, spokenText } from '#server/features/storyteller/parse/topics.ts';

/** The hero's own words, where they stand in what was typed. */
function ownWords(action: HeroAction, names: readonly string[] = []): string | null {
  return action.quote !== null && isPlain(action.quote) ? spoken(withNames(action.quote, names)) : null;
}

function quoted(quote: string): Facts {
  return { quote, quoted: quote.replace(/\.$/, ',') };
}

/** What the hero says or does to be heard. */
function lead(action: HeroAction, writer: SceneWriter, facts: Facts, npc: Npc | undefined): RankedText {
  const quote = ownWords(action, namesAt(writer.context));
  if (action.wants !== null) return required(`${action.actor.name} asks for ${action.wants}.`);
  if (action.offers) return required(bare(facts, false).replace(' tries to ', ' moves to '));
  const trial = trialOf(action, writer.ruled);
  if (quote !== null) return actionText(writer, [npc ? 'talk.quote.to' : 'talk.quote.open'], { ...facts, ...quoted(quote) });
  const companion = companionOf(action);
  if (companion && !npc) return actionText(writer, ['talk.hero'], { ...facts, other: companion.name });
  if (trial) return actionText(writer, ['talk.tried'], facts, false);
  const plainly = writer.fragments.draw() < 0.4;
  return plainly ? required(bare(facts, true)) : actionText(writer, ['talk.lead'], facts);
}

function smallTalk(writer: SceneWriter, facts: Facts, npc: Npc): RankedText {
  const cool = isCool(npc, writer) ? writer.fragments.write(['talk.cool'], facts) : null;
  if (cool !== null) return required(cool);
  if (isBeast(npc))
    return required(
      writer.fragments.insist(['talk.beast'], { ...facts, says: fullStop(npc.greetings[0] ?? '') }) ?? `${npc.name} does not understand.`,
    );
  const greetings = greetingsOf(writer.context.brief.adventure, writer.before, npc).filter((each) => !writer.fragments.isStale(each.id));
  const text =
    greetings.length > 0
      ? writer.fragments.write(['talk.greeting'], { ...facts, says: greetings })
      : writer.fragments.insist(['talk.mute'], facts);
  return required(text ?? `${npc.name} only nods.`, `${npc.name} nods.`);
}

/** What comes of wanting to buy something: food and drink are served where somebody sells, and nothing else changes hands. */
function trade(action: HeroAction, wants: string, writer: SceneWriter, facts: Facts, npc: Npc): RankedText {
  const { fragments } = writer;
  const group = !sells(npc) ? 'trade.none' : priceOf(wants) !== null ? 'trade.served' : 'trade.refused';
  if (group === 'trade.served') writer.remembered.push({ npc: npc.id, by: action.actor.id, kind: 'owed', words: wants });
  return required(fragments.insist([group], { ...facts, subject: wants }) ?? `Nobody here sells ${wants}.`, `Nobody here sells ${wants}.`);
}

/** Questions that are a greeting, and no more. */
const aboutThem =
  /\b(?:how are you|how do you do|what are you (?:doing|up to)|you (?:ok|okay|alright|all right)|are you (?:ok|okay|alright|all right|well|hurt|busy)|how's it going|what's up|hello|hi|good (?:morning|day|evening))\b/i;

/** Words of lore that somebody tells because everybody knows it. */
const wordsOfLore = 40;

/**
 * What comes back where the NPC has no answer of their own: what everybody knows of it, that more must be known first, or that the
 * NPC does not know, by the name of what was asked. Talk that asks after nothing gets small talk.
 */
function unanswered(action: HeroAction, writer: SceneWriter, facts: Facts, npc: Npc): RankedText[] {
  if (isBeast(npc)) return [smallTalk(writer, facts, npc)];
  const text = spokenText(action, npc);
  const asked = subjectOf(text, factOf(facts, 'their')) ?? undefined;
  const subject = asked && withNames(asked, namesAt(writer.context));
  const named = subject === undefined ? undefined : writer.context.brief.lore?.find(({ name }) => isNamed(subject, name));
  if (action.offers) return [required(writer.fragments.insist(['talk.offered'], facts) ?? `${npc.name} does not take it.`)];
  if (action.wants !== null) return [trade(action, action.wants, writer, facts, npc)];
  const groups = isClosed(action, npc, writer.before)
    ? ['talk.closed', 'talk.refused']
    : named
      ? ['talk.common']
      : subject
        ? ['talk.unknown']
        : action.question && !aboutThem.test(text)
          ? ['talk.cannot']
          : [];
  const glimpse = named && firstSentences(named.text, wordsOfLore);
  const told = groups.length > 0 ? writer.fragments.insist(groups, { ...facts, subject, glimpse }) : null;
  const first = told === null ? smallTalk(writer, facts, npc) : required(told, `${npc.name} does not know.`);
  const heads = told !== null || action.question ? tellHeads(npc, writer, facts) : [];
  return [first, ...(heads.length > 0 ? heads : tellWantRaised(npc, action, writer, facts))];
}

function reading(writer: SceneWriter, facts: Facts, npc: Npc, read: boolean): string[] {
  if (!read) return ['insight.failure'];
  const hiding = npc.topics.some((topic) => topic.clue !== undefined && !writer.before.clues.includes(topic.clue));
  return [hiding ? 'insight.hiding' : 'insight.open'];
}

/** How the NPC takes it: by tone and outcome, then with the answer, if there is one to be had. */
function reply(action: HeroAction, sceneWriter: SceneWriter, facts: Facts, npc: Npc): RankedText[] {
  const { fragments } = sceneWriter;
  const trial = trialOf(action, sceneWriter.ruled);
  const worked = trial === undefined || succeeded(trial);
  const one = (groups: string[]) => required(fragments.insist(groups, facts) ?? `${npc.name} lets it pass.`, `${npc.name} hears it.`);
  if (!isAlive(sceneWriter.context, npc) || hitPointsOf(sceneWriter.before, npc) === 0) return [one(['talk.dead'])];
  if (action.tone === 'insult') return [one(['talk.insult'])];
  if (action.skill === 'insight') return trial ? [one(reading(sceneWriter, facts, npc, worked))] : [one(['search.npc', 'talk.mute'])];
  const found = foundTopic(action, npc, sceneWriter.before);
  // What was told lately is no answer to words that name it only by the way.
  const topic = found && (found.fit >= 1 || !hasSaidAll(found.topic, npc, sceneWriter)) ? found.topic : undefined;
  const statement = statementOf(action);
  if (action.tone === 'charm' || action.tone === 'threat') {
    const taken = one([`${action.tone}.${worked ? 'success' : 'failure'}`]);
    const isOpen = topic && worked && !(statement && hasSaidAll(topic, npc, sceneWriter));
    return isOpen ? [taken, tellTopic(topic, npc, action, sceneWriter, facts)] : [taken];
  }
  const wish = topic && !hasSaidAll(topic, npc, sceneWriter) ? undefined : tellWantAsked(npc, action, sceneWriter, facts);
  if (wish) return wish;
  // Who tells something and asks nothing is heard.
  if (statement && !action.question && (!topic || hasSaidAll(topic, npc, sceneWriter)))
    return [one([`talk.${statement.kind}`]), ...tellWantRaised(npc, action, sceneWriter, facts)];
  const directory = !topic || hasSaidAll(topic, npc, sceneWriter) ? tellDirectory(action, npc, sceneWriter, facts) : undefined;
  if (directory) return [directory];
  if (!topic) return unanswered(action, sceneWriter, facts, npc);
  return [worked ? tellTopic(topic, npc, action, sceneWriter, facts) : one(['talk.refused'])];
}

/**
 * Whether a hero only turns to somebody here, and says or asks something of them in the same words: then the answer is to that, and the
 * greeting gets none of its own.
 */
function leadsOn(action: HeroAction, npc: Npc, { context, before }: SceneWriter): boolean {
  const isBare = !action.question && action.tone === 'plain' && action.wants === null && !action.offers && action.pays === null;
  if (!isBare || statementOf(action) !== null || foundTopic(action, npc, before) !== undefined) return false;
  const later = context.read.flatMap(({ actions }) => (actions.includes(action) ? actions.slice(actions.indexOf(action) + 1) : []));
  return later.some((each) => each.kind === 'talk' && addresseeOf(each, context.brief.adventure, before)?.id === npc.id);
}

/** How a hero turns to somebody, where that stands in their own words. */
function turnsTo(action: HeroAction, writer: SceneWriter, facts: Facts): RankedText[] {
  return /^speaks (?:up|to )/.test(factOf(facts, 'action')) ? [] : [required(bare(facts, true))];
}

/** Talk: what the hero says, then what comes back. */
export function tellTalk(action: HeroAction, writer: SceneWriter): RankedText[] {
  const facts = actionFacts(action, writer);
  if (action.skill === 'animal handling') {
    const trial = trialOf(action, writer.ruled);
    const worked = trial === undefined || succeeded(trial);
    return [actionText(writer, [`animal.${worked ? 'success' : 'failure'}`, `any.${trial?.ruling.degree ?? 'plain'}`], facts, worked)];
  }
  const npc = addresseeOf(action, writer.context.brief.adventure, writer.before);
  if (npc) {
    writer.narrated.add(npc.id);
    const whole = withNpc(facts, npc);
    const isAwake = isAlive(writer.context, npc) && hitPointsOf(writer.before, npc) > 0 && !isBeast(npc);
    const recalled = isAwake ? tellRecollection(npc, writer, whole) : [];
    const settled = isAwake ? (tellPayment(action, npc, writer, whole) ?? tellGift(action, npc, writer, whole)) : undefined;
    const met = isAwake ? tellWantMet(npc, action, writer, whole) : undefined;
    if ((settled || met) && !trialOf(action, writer.ruled)) {
      if (met) keepInMind(action, npc, writer, true);
      return [...(settled ? [] : [lead(action, writer, whole, npc)]), ...recalled, ...(settled ?? []), ...(met ?? [])];
    }
    if (!settled && !trialOf(action, writer.ruled) && leadsOn(action, npc, writer)) return [...turnsTo(action, writer, whole), ...recalled];
    const told = [lead(action, writer, whole, npc), ...recalled, ...(settled ?? []), ...reply(action, writer, whole, npc)];
    const trial = trialOf(action, writer.ruled);
    if (isAwake) keepInMind(action, npc, writer, trial === undefined || succeeded(trial));
    return told;
  }
  const crowd = featureOf(action);
  if (crowd && isCrowd(crowd))
    return [
      required(
        writer.fragments.insist(['talk.crowd'], { ...facts, ...featureFacts(crowd) }) ?? `${capitalize(crowd.name)} have no answer.`,
      ),
    ];
  if (action.absent && ownWords(action) === null) return [actionText(writer, ['talk.absent', 'any.failure'], facts, false)];
  const first = lead(action, writer, facts, undefined);
  if (companionOf(action)) return [first];
  const silence = writer.fragments.write(['talk.unanswered'], facts);
  return silence === null ? [first] : [first, optional(silence, 1)];
}
