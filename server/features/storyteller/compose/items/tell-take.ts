import { guardHere } from '#domain/narration/rulings/loot.ts';
import type { Feature, Loot, Npc } from '#domain/narration/adventure.ts';
import { companionOf, featureOf, npcOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { isScenery } from '#server/features/storyteller/parse/things/scenery.ts';
import { liesAnywhere } from '#server/features/storyteller/parse/things/unplaced.ts';
import { prizeOf } from '#server/features/storyteller/plan/plan-consequences.ts';
import { featureFacts, lootFacts } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { aimedFacts, tellTried } from '#server/features/storyteller/compose/improvised/tell-tried.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { actionFacts, actionText, withNpc } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { tellTakenSeen } from './tell-seen.ts';
import { isHadAlready } from '#server/features/storyteller/compose/tell-without.ts';

/** That something stays where it is, and who guards it. */
export function tellGuarded(prize: Loot, writer: SceneWriter, facts: Facts): RankedText {
  const { adventure } = writer.context.brief;
  const state = writer.before;
  const guard = guardHere({ adventure, state }, prize);
  return actionText(
    writer,
    [...(guard ? ['take.refused'] : []), 'take.watched', 'any.failure'],
    guard ? withNpc(facts, guard) : facts,
    false,
  );
}

/** A feature as the player's words call it: "the chalk" of the chalked doorpost. */
export function namedAs({ name, aliases }: Feature, action: HeroAction): string {
  const text = action.clauses.join(' ').toLowerCase();
  const said = isNamed(text, bare(name))
    ? undefined
    : aliases.toSorted((one, other) => other.length - one.length).find((alias) => isNamed(text, alias));
  return said === undefined ? name : `the ${said}`;
}

/** What somebody has on them that one takes hold of: "grab Tov's sleeve". */
const ofBody = /['’]s (?:\p{L}+ )?(?:hands?|arms?|sleeve|elbow|shoulders?|collar|wrist|fingers?)\b/iu;

/** Whether it is somebody who would be picked up, and nothing of theirs. */
function isOfSomebody({ clauses, actor }: HeroAction, npc: Npc): boolean {
  const taken = clauses.map((clause) => bare(verbPhraseOf(clause, actor).rest.replace(/^(?:up|down|along|away) /i, '')));
  return taken.some((phrase) => callsOf(npc).some((name) => phrase === bare(name) || phrase.startsWith(`${bare(name)} `)));
}

/** Something that is taken, or why it is not. */
export function tellTake(action: HeroAction, writer: SceneWriter): RankedText[] {
  if (isHadAlready(action, writer)) return [actionText(writer, ['use.plain', 'any.plain'], actionFacts(action, writer))];
  const prize = prizeOf(action, writer.context, writer.before);
  const facts = { ...aimedFacts(action, writer), ...(prize ? lootFacts(prize) : {}) };
  const feature = featureOf(action);
  // A hand on somebody of the party carries nothing off.
  if (!prize && !feature && (companionOf(action) || ofBody.test(action.clauses.join(' '))))
    return [actionText(writer, ['use.plain', 'any.plain'], facts)];
  if (!prize && feature?.stays !== undefined)
    return [actionText(writer, ['carry.stays'], { ...facts, feature: namedAs(feature, action), reason: feature.stays }, false)];
  if (!prize && feature && isScenery(feature)) return [actionText(writer, ['take.scenery'], { ...facts, ...featureFacts(feature) }, false)];
  // A part of the place is looked at by the way, and never had.
  if (!prize && feature) return [actionText(writer, ['carry.fixed'], { ...facts, feature: namedAs(feature, action) }, false)];
  const npc = npcOf(action);
  if (!prize && npc && isOfSomebody(action, npc)) return [actionText(writer, ['take.somebody'], withNpc(facts, npc), false)];
  if (!prize && liesAnywhere(action.clauses.join(' '))) return [actionText(writer, ['use.plain', 'any.plain'], facts)];
  if (!prize) return tellTried(action, writer, facts) ?? [actionText(writer, ['take.none', 'any.failure'], facts, false)];
  writer.narrated.add(prize.id);
  const carried = writer.ruled.find((each) => each.action === action && each.purpose === 'carry');
  if (carried?.ruling.allowed) return [actionText(writer, ['take.done', 'any.success'], facts), ...tellTakenSeen(action, writer, facts)];
  const isOwn = writer.ruled.some(
    ({ call, ruling }) => call.name === 'loot' && call.loot === prize.id && call.heroId === action.actor.id && ruling.allowed,
  );
  if (isOwn) return [actionText(writer, ['use.plain', 'any.plain'], facts)];
  return [carried ? tellGuarded(prize, writer, facts) : actionText(writer, ['take.gone', 'any.failure'], facts, false)];
}
