import type { Npc } from '#domain/narration/adventure.ts';
import type { Bargain } from '#domain/narration/items/bargain.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { fullStop, listed } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { wasNarratedLately } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { sayOnce } from '#server/features/storyteller/compose/people/tell-self.ts';
import { tellResponse } from '#server/features/storyteller/compose/people/tell-response.ts';
import { tellTopic } from '#server/features/storyteller/compose/people/tell-topic.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { spokenParts } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import type { SpokenPart } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { askedBesides, bargainHeard } from '#server/features/storyteller/parse/trade/bargain-heard.ts';
import type { BargainHeard } from '#server/features/storyteller/parse/trade/bargain-heard.ts';

/** What came into the party's hands by a bargain in this reply. */
function tellGiven({ gives = [] }: Bargain, action: HeroAction, writer: SceneWriter, facts: Facts): RankedText[] {
  const got = writer.ruled.flatMap(({ call, ruling, action: of }) =>
    of === action && call.name === 'loot' && ruling.allowed && gives.includes(call.loot) ? [call.loot] : [],
  );
  const names = writer.context.brief.adventure.scenes
    .flatMap(({ loot }) => loot)
    .filter(({ id }) => got.includes(id))
    .map(({ name }) => withinSentence(name));
  if (names.length === 0) return [];
  const things = listed(names);
  return [required(writer.fragments.insist(['bargain.given'], { ...facts, things }) ?? `${action.actor.name} has ${things} now.`)];
}

/** What they say to a term that is met, and what is still wanting. */
function tellOpen({ met, guessed, open }: BargainHeard, action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText[] {
  const shorts = guessed.flatMap(({ short }) => (short === undefined || wasNarratedLately(writer, short) ? [] : [short]));
  // What is shown is answered for itself as well.
  const response = met.length === 0 && guessed.length > 0 ? tellResponse(action, npc, writer, facts) : undefined;
  const says = [...met.map((each) => each.says), ...shorts].join(' ');
  const said = says === '' ? [] : [sayOnce(says, npc, writer, facts)];
  const subject = listed(open.map(({ words }) => words));
  const left =
    shorts.length === 0 && subject !== ''
      ? [required(writer.fragments.insist(['bargain.open'], { ...facts, subject }) ?? `"${fullStop(`There is still ${subject}`)}"`)]
      : [];
  return [...(response ? [response] : []), ...said, ...left];
}

/**
 * What somebody who does something on terms says to whoever meets some of them, or asks for it: what they have had, what is still wanting,
 * and once all is met what they held out. With it the questions beside that, which are still to be answered. Undefined where the words are
 * about no such thing.
 */
export function tellTerms(
  action: HeroAction,
  npc: Npc,
  writer: SceneWriter,
  facts: Facts,
): { told: RankedText[]; parts: SpokenPart[] } | undefined {
  const heard = bargainHeard(action, npc, writer.before);
  if (!heard) return undefined;
  const { bargain, met, topic, isKept } = heard;
  for (const { id } of met) writer.remembered.push({ npc: npc.id, by: action.actor.id, kind: 'term', bargain: bargain.id, term: id });
  const parts = askedBesides(heard, spokenParts(action, npc), npc);
  const given = topic || isKept ? tellGiven(bargain, action, writer, facts) : [];
  if (topic) return { told: [tellTopic(topic, npc, action, writer, facts), ...given], parts };
  if (isKept) return { told: given.length > 0 ? given : [sayOnce(bargain.after, npc, writer, facts)], parts };
  return { told: tellOpen(heard, action, npc, writer, facts), parts };
}
