import type { Npc, Topic } from '#domain/narration/adventure.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { wasNarratedLately } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { tellDirectory, tellIdentity } from './tell-directory.ts';
import { ownQuestion } from './tell-opinion.ts';
import { askedText, commonFactFor, saidBy } from '#server/features/storyteller/parse/talk/common-fact.ts';

/** Such a share of a fact's words stands in a topic, where it need not be told beside it. */
const sameShare = 0.7;

function isToldBy(says: string, topic: Topic | undefined): boolean {
  const [said, told] = [[...stemsOf(says)], stemsOf(topic?.says ?? '')];
  return said.filter((stem) => told.has(stem)).length >= said.length * sameShare;
}

/** That the party has heard by now all that everybody knows of what they ask; undefined where their question cannot be said again. */
function toldBefore(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const asked = ownQuestion(action, npc, writer);
  const text = asked && writer.fragments.insist(['talk.heard.already'], { ...facts, echo: asked.echo });
  return text ? required(text) : undefined;
}

/**
 * What somebody answers who is asked outright of something that everybody of the place knows; undefined where that is not asked, or
 * the topic that they tell next says it.
 */
export function tellCommon(
  action: HeroAction,
  npc: Npc,
  topic: Topic | undefined,
  writer: SceneWriter,
  facts: Facts,
): RankedText | undefined {
  if (action.wants !== null || action.offers || action.pays !== null) return undefined;
  const identity = tellIdentity(action, npc, writer, facts);
  if (identity) return identity;
  const fact = commonFactFor(askedText(action, npc), npc, writer.context.brief.adventure, writer.before);
  const says = fact && saidBy(fact, npc);
  if (says === undefined || isToldBy(says, topic) || writer.narrated.has(says)) return undefined;
  if (topic && wasNarratedLately(writer, says)) return tellDirectory(action, npc, writer, facts);
  return tellFact(says, action, npc, writer, facts);
}

/** What everybody knows, as somebody tells it; told lately, that the party has heard it. Undefined where neither can be said. */
export function tellFact(says: string, action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  if (writer.narrated.has(says)) return undefined;
  if (wasNarratedLately(writer, says)) return tellDirectory(action, npc, writer, facts) ?? toldBefore(action, npc, writer, facts);
  writer.narrated.add(says);
  return required(writer.fragments.insist(['talk.directory'], { ...facts, says }) ?? `"${says}"`);
}
