import type { Npc } from '#domain/narration/adventure.ts';
import { hitPointsOf } from '#domain/narration/play-state.ts';
import { addresseeOf, isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { companionOf } from '#server/features/storyteller/parse/deed.ts';
import type { Deed } from '#server/features/storyteller/parse/deed.ts';
import { factOf, fullStop, greetingsOf } from './facts.ts';
import type { Facts } from './facts.ts';
import { firstSentences, optional, required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { isPlain, spoken, withNames } from '#server/features/storyteller/parse/restate.ts';
import { isAlive, succeeded, trialOf } from '#server/features/storyteller/plan/planned-call.ts';
import { bare, deedFacts, namesAt, toldDeed, wasToldLately, withNpc } from './teller.ts';
import type { Teller } from './teller.ts';
import { topicFor } from '#server/features/storyteller/parse/topics.ts';

/** The hero's own words, where they stand in what was typed. */
function ownWords(deed: Deed, names: readonly string[] = []): string | null {
  return deed.quote !== null && isPlain(deed.quote) ? spoken(withNames(deed.quote, names)) : null;
}

function quoted(quote: string): Facts {
  return { quote, quoted: quote.replace(/\.$/, ',') };
}

/** What the hero says or does to be heard. */
function lead(deed: Deed, teller: Teller, facts: Facts, npc: Npc | undefined): RankedText {
  const quote = ownWords(deed, namesAt(teller.context));
  const trial = trialOf(deed, teller.judged);
  if (quote !== null) return toldDeed(teller, [npc ? 'talk.quote.to' : 'talk.quote.open'], { ...facts, ...quoted(quote) });
  const companion = companionOf(deed);
  if (companion && !npc) return toldDeed(teller, ['talk.hero'], { ...facts, other: companion.name });
  if (trial) return toldDeed(teller, ['talk.tried'], facts, false);
  const plainly = teller.writer.draw() < 0.4;
  return plainly ? required(bare(facts, true)) : toldDeed(teller, ['talk.lead'], facts);
}

/** What the NPC tells of a topic; once more, and in brief, when it has been told lately. */
function answer(teller: Teller, facts: Facts, says: string): RankedText {
  const again = wasToldLately(teller, says);
  teller.told.add(says);
  const text = teller.writer.insist([again ? 'talk.again' : 'talk.answer'], { ...facts, says: fullStop(says) });
  return required(text ?? `"${fullStop(says)}"`, `${factOf(facts, 'npc')} answers. "${firstSentences(fullStop(says), 40)}"`);
}

function smallTalk(teller: Teller, facts: Facts, npc: Npc): RankedText {
  if (isBeast(npc))
    return required(
      teller.writer.insist(['talk.beast'], { ...facts, says: fullStop(npc.greetings[0] ?? '') }) ?? `${npc.name} does not understand.`,
    );
  const greetings = greetingsOf(npc).filter((each) => !teller.writer.isStale(each.id));
  const text =
    greetings.length > 0
      ? teller.writer.write(['talk.greeting'], { ...facts, says: greetings })
      : teller.writer.insist(['talk.mute'], facts);
  return required(text ?? `${npc.name} only nods.`, `${npc.name} nods.`);
}

function reading(teller: Teller, facts: Facts, npc: Npc, read: boolean): string[] {
  if (!read) return ['insight.failure'];
  const hiding = npc.topics.some((topic) => topic.clue !== undefined && !teller.before.clues.includes(topic.clue));
  return [hiding ? 'insight.hiding' : 'insight.open'];
}

/** How the NPC takes it: by tone and outcome, then with the answer, if there is one to be had. */
function reply(deed: Deed, teller: Teller, facts: Facts, npc: Npc): RankedText[] {
  const { writer } = teller;
  const trial = trialOf(deed, teller.judged);
  const worked = trial === undefined || succeeded(trial);
  const one = (groups: string[]) => required(writer.insist(groups, facts) ?? `${npc.name} lets it pass.`, `${npc.name} hears it.`);
  if (!isAlive(teller.context, npc) || hitPointsOf(teller.before, npc) === 0) return [one(['talk.dead'])];
  if (deed.tone === 'insult') return [one(['talk.insult'])];
  if (deed.skill === 'insight') return trial ? [one(reading(teller, facts, npc, worked))] : [one(['search.npc', 'talk.mute'])];
  const topic = topicFor(deed, npc, teller.before);
  if (deed.tone === 'charm' || deed.tone === 'threat') {
    const taken = one([`${deed.tone}.${worked ? 'success' : 'failure'}`]);
    return topic && worked ? [taken, answer(teller, facts, topic.says)] : [taken];
  }
  if (!topic) return [smallTalk(teller, facts, npc)];
  return [worked ? answer(teller, facts, topic.says) : one(['talk.refused'])];
}

/** Talk: what the hero says, then what comes back. */
export function tellTalk(deed: Deed, teller: Teller): RankedText[] {
  const facts = deedFacts(deed, teller);
  if (deed.skill === 'animal handling') {
    const trial = trialOf(deed, teller.judged);
    const worked = trial === undefined || succeeded(trial);
    return [toldDeed(teller, [`animal.${worked ? 'success' : 'failure'}`, `any.${trial?.ruling.degree ?? 'plain'}`], facts, worked)];
  }
  const npc = addresseeOf(deed, teller.context.brief.adventure, teller.before);
  if (npc) {
    teller.told.add(npc.id);
    const whole = withNpc(facts, npc);
    return [lead(deed, teller, whole, npc), ...reply(deed, teller, whole, npc)];
  }
  if (deed.absent && ownWords(deed) === null) return [toldDeed(teller, ['talk.absent', 'any.failure'], facts, false)];
  const first = lead(deed, teller, facts, undefined);
  if (companionOf(deed)) return [first];
  const silence = teller.writer.write(['talk.unanswered'], facts);
  return silence === null ? [first] : [first, optional(silence, 1)];
}
