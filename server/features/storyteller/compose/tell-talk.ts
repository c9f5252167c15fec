import type { Npc } from '#domain/narration/adventure.ts';
import { hitPointsOf } from '#domain/narration/play-state.ts';
import { addresseeOf, isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { companionOf, featureOf } from '#server/features/storyteller/parse/action.ts';
import { isCrowd } from '#server/features/storyteller/parse/things/scenery.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { factOf, listed } from './facts.ts';
import type { Facts } from './facts.ts';
import { optional, required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { asTyped } from '#server/features/storyteller/parse/words/as-typed.ts';
import { isPlain, spoken, withNames } from '#server/features/storyteller/parse/words/restate.ts';
import { isAlive, succeeded, trialOf } from '#server/features/storyteller/plan/planned-call.ts';
import { keepInMind, tellMeeting, tellRecollection } from './people/tell-memory.ts';
import { tellWishGranted } from './people/tell-favor.ts';
import { tellCompanion } from './people/tell-companion.ts';
import { tellCrowd } from './people/tell-crowd.ts';
import { tellListener } from './people/tell-listener.ts';
import { tellWantMet } from './people/tell-want.ts';
import { absentCalled, tellAbsent } from './people/tell-absent.ts';
import { tellGift, tellPayment } from './people/tell-payment.ts';
import { bare, actionFacts, actsThemself, namesAt, actionText, withNpc } from './scene-writer.ts';
import type { SceneWriter } from './scene-writer.ts';
import { statementOf } from '#server/features/storyteller/parse/talk/statement.ts';
import { foundTopic } from '#server/features/storyteller/parse/topics.ts';
import { spokenParts } from '#server/features/storyteller/parse/talk/spoken-parts.ts';

/** The hero's own words, where they stand in what was typed. */
function ownWords({ quote, actor }: HeroAction, { context }: SceneWriter): string | null {
  if (quote === null || !isPlain(quote)) return null;
  const typed = context.whole.intents.flatMap(({ heroId, text }) => (heroId === actor.id ? [text] : []));
  return spoken(withNames(asTyped(quote, typed), namesAt(context)));
}

function quoted(quote: string): Facts {
  return { quote, quoted: quote.replace(/\.$/, ',') };
}

/** Whether words are shouted, by how they are put or by how they are said. */
function isLoud({ quote, clauses }: HeroAction): boolean {
  const own = clauses.join(' ');
  return (
    /!/.test(quote ?? '') ||
    /\p{Lu}{3,} \p{Lu}{2,}/u.test(quote ?? '') ||
    /\b(?:shout|yell|scream|holler|bellow|roar|cry out|call out)(?:s|es|ing)?\b/i.test(own)
  );
}

/** Whether words are for one pair of ears. */
const isLow = ({ clauses }: HeroAction): boolean =>
  /\b(?:whisper|murmur|mutter|hiss|under my breath)(?:s|es|ing)?\b/i.test(clauses.join(' '));

/** What the hero says or does to be heard. */
function lead(action: HeroAction, writer: SceneWriter, facts: Facts, npc: Npc | undefined): RankedText {
  const quote = ownWords(action, writer);
  if (action.wants !== null) return required(`${action.actor.name} asks for ${action.wants}.`);
  // Whoever shows a thing has shown it; whether it is taken who gives it is still to be told.
  if (action.offers)
    return required(/\bshow/i.test(action.clauses.join(' ')) ? bare(facts, true) : bare(facts, false).replace(' tries to ', ' moves to '));
  // A bell that is rung speaks for whoever rings it.
  if (action.free) return required(bare(facts, true));
  const trial = trialOf(action, writer.ruled);
  const to = isLoud(action) ? ['talk.quote.loud', 'talk.quote.to'] : ['talk.quote.to'];
  const companion = companionOf(action);
  if (quote !== null && companion && !npc)
    return actionText(writer, isLow(action) ? ['talk.quote.low'] : to, { ...facts, ...quoted(quote), npc: companion.name });
  if (quote !== null) return actionText(writer, npc ? to : ['talk.quote.open'], { ...facts, ...quoted(quote) });
  if (companion?.isAway && !npc) return required(bare(facts, true));
  if (companion && !npc) return actionText(writer, ['talk.hero'], { ...facts, other: companion.name });
  if (trial) return actionText(writer, ['talk.tried'], facts, false);
  const plainly = writer.fragments.draw() < 0.4;
  return plainly ? required(bare(facts, true)) : actionText(writer, ['talk.lead'], facts);
}

/**
 * Whether a hero only turns to somebody here, and says or asks something of them in the same words: then the answer is to that, and the
 * greeting gets none of its own.
 */
function leadsOn(action: HeroAction, npc: Npc, { context, before }: SceneWriter): boolean {
  const isBare = !action.question && action.tone === 'plain' && action.wants === null && !action.offers && action.pays === null;
  if (!isBare || statementOf(action) !== null || foundTopic(action, npc, before) !== undefined) return false;
  if (spokenParts(action, npc).some(({ favor }) => favor !== null)) return false;
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
  if (action.soothes) {
    const who = listed([...new Set(action.targets.flatMap((each) => (each.kind === 'npc' ? [withinSentence(each.npc.name)] : [])))]);
    const soothed = writer.fragments.insist(['animal.soothed'], { ...facts, npc: capitalize(who) });
    return [required(bare(facts, true)), required(soothed ?? `${capitalize(who)} will let you be.`)];
  }
  if (action.skill === 'animal handling' && !action.absent) {
    const trial = trialOf(action, writer.ruled);
    const worked = trial === undefined || succeeded(trial);
    return [actionText(writer, [`animal.${worked ? 'success' : 'failure'}`, `any.${trial?.ruling.degree ?? 'plain'}`], facts, worked)];
  }
  const npc = addresseeOf(action, writer.context.brief.adventure, writer.before);
  if (npc) {
    writer.narrated.add(npc.id);
    const whole = withNpc(facts, npc);
    const isAwake = isAlive(writer.context, npc) && hitPointsOf(writer.before, npc) > 0 && !isBeast(npc);
    const recalled = isAwake ? [...tellMeeting(npc, writer, whole), ...tellRecollection(npc, writer, whole)] : [];
    const settled = isAwake ? (tellPayment(action, npc, writer, whole) ?? tellGift(action, npc, writer, whole)) : undefined;
    const met = isAwake ? tellWantMet(npc, action, writer, whole) : undefined;
    if ((settled || met) && !trialOf(action, writer.ruled)) {
      if (met) keepInMind(action, npc, writer, true);
      else writer.remembered.push({ npc: npc.id, by: action.actor.id, kind: 'spoke' });
      return [
        ...(settled ? [] : [lead(action, writer, whole, npc)]),
        ...recalled,
        ...(settled ?? []),
        ...(met ? [...met, ...tellWishGranted(npc, writer, whole)] : []),
      ];
    }
    if (!settled && !trialOf(action, writer.ruled) && leadsOn(action, npc, writer)) return [...turnsTo(action, writer, whole), ...recalled];
    const told = [lead(action, writer, whole, npc), ...recalled, ...(settled ?? []), ...tellListener(action, writer, whole, npc)];
    const trial = trialOf(action, writer.ruled);
    if (isAwake) keepInMind(action, npc, writer, trial === undefined || succeeded(trial));
    return told;
  }
  const crowd = featureOf(action);
  if (crowd && isCrowd(crowd)) return [tellCrowd(action, crowd, writer, facts)];
  const away = absentCalled(action, writer);
  if (away)
    return [
      ...(ownWords(action, writer) === null ? [] : [lead(action, writer, facts, undefined)]),
      ...tellAbsent(away, action, writer, facts),
    ];
  if (action.absent && ownWords(action, writer) === null) return [actionText(writer, ['talk.absent', 'any.failure'], facts, false)];
  const first = lead(action, writer, facts, undefined);
  const companion = companionOf(action);
  if (actsThemself(companion, writer)) return [first];
  if (companion)
    return ownWords(action, writer) === null && companion.isAway !== true
      ? [first]
      : [first, ...tellCompanion(action, companion, writer, facts)];
  const silence = writer.fragments.write(['talk.unanswered'], facts);
  return silence === null ? [first] : [first, optional(silence, 1)];
}
