import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { partIn, partKnown } from '#server/features/storyteller/parse/references/part-of.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { actionFacts, actionText, withNpc } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

/** What everybody has about them, whether a text speaks of it or not. */
const ofEverybody =
  /^(?:hand|finger|thumb|palm|wrist|arm|elbow|shoulder|head|face|eye|ear|nose|mouth|lip|tooth|teeth|chin|cheek|beard|hair|brow|forehead|neck|throat|chest|back|leg|knee|foot|feet|skin|voice|clothe|clothes|clothing|boot|shoe|sleeve|collar|coat|shirt|dress|belt|pocket)$/u;

/** A look at what somebody here has about them: what is said of it, else that there is nothing to it, or no such thing. */
export function tellPart(action: HeroAction, writer: SceneWriter): RankedText | undefined {
  const { context, before } = writer;
  const part = partIn(action.clauses.join(' '), { adventure: context.brief.adventure, state: before, party: context.brief.party });
  if (!part) return undefined;
  const facts = withNpc({ ...actionFacts(action, writer), subject: part.phrase }, part.npc);
  const known = partKnown(part);
  writer.narrated.add(part.npc.id);
  if (known === undefined) return actionText(writer, [ofEverybody.test(part.noun) ? 'search.part.plain' : 'search.part.none'], facts);
  return required(writer.fragments.insist(['search.part'], { ...facts, glimpse: known }) ?? known, `${action.actor.name} looks. ${known}`);
}
