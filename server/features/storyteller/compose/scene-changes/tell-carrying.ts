import { tellRuling } from '#domain/narration/rulings/tell-ruling.ts';
import { stayingHere } from '#domain/narration/scene-tags/carried.ts';
import { subjectName } from '#domain/narration/scene-tags/seen-tag.ts';
import type { RulingFact } from '#domain/narration/tool-call.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { Change } from '#server/features/storyteller/parse/scene-changes/change.ts';
import { listed, npcFacts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { actionFacts, bare } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { tellMissing } from '#server/features/storyteller/compose/tell-missing.ts';
import type { RuledCall } from '#server/features/storyteller/plan/planned-call.ts';
import { tellTakenSeen } from '#server/features/storyteller/compose/items/tell-seen.ts';
import { tagKey } from './tag-key.ts';

/** Sentences for why a small thing is not had, laid down or used up, by the code of the refusal. */
const refusals: Partial<Record<RulingFact['code'], string>> = {
  tagIsSo: 'carry.already',
  tagIsSpoilt: 'change.spoilt',
  tagHoldsOut: 'change.holds',
  tagTooBig: 'carry.fixed',
  tagKept: 'carry.kept',
  tagsEnough: 'carry.enough',
};
/** What is done with one thing of several, as the narrator says it of the hero. */
const verbs: Partial<Record<Change['state'], { action: string; attempt: string }>> = {
  carried: { action: 'takes', attempt: 'take' },
  laid: { action: 'puts down', attempt: 'put down' },
  used: { action: 'finishes', attempt: 'finish' },
};

/** The thing of a call as it stands in a sentence. */
function thingOf({ call }: RuledCall, { scene, context }: SceneWriter): string {
  const name = call.name === 'scene_tag' ? (call.thing ?? '') : '';
  return subjectName({ kind: 'thing', name }, scene.id, context.brief);
}

/** Why a small thing is not had, laid down or used up; `attempt` is the whole of what was wanted, where it was one thing. */
function tellNotCarried(ruled: RuledCall, action: HeroAction, attempt: string | undefined, writer: SceneWriter): RankedText {
  const [why] = ruled.ruling.facts;
  const feature = thingOf(ruled, writer);
  const keeper = writer.context.brief.adventure.npcs.find((npc) => npc.name === why?.slots['npc']);
  const facts = {
    ...actionFacts(action, writer),
    ...(keeper ? npcFacts(keeper) : {}),
    ...(attempt !== undefined && { attempt: `${attempt} ${feature}` }),
    feature,
  };
  const reason = stayingHere(writer.scene, feature);
  if (reason !== undefined) return required(writer.fragments.insist(['carry.stays'], { ...facts, reason }) ?? reason);
  return required(writer.fragments.insist([(why && refusals[why.code]) ?? 'change.refused'], facts) ?? tellRuling(ruled.ruling));
}

/** What heroes now have, have laid down or have used up, each thing by itself where not all of it came about, and what is not here. */
export function tellCarrying(action: HeroAction, change: Change, all: readonly RuledCall[], writer: SceneWriter): RankedText[] {
  const done = all.filter(({ ruling }) => ruling.allowed);
  const refused = all.filter(({ ruling }) => !ruling.allowed);
  const lacking = change.lacking ?? [];
  const isWhole = all.length + lacking.length === 1 || done.length === all.length + lacking.length;
  const verb = isWhole ? undefined : verbs[change.state];
  const feature = listed(done.map((each) => thingOf(each, writer)));
  for (const about of [change.about, ...(change.more ?? [])]) writer.narrated.add(tagKey(about));
  const facts = { ...actionFacts(action, writer), feature, ...(verb && { action: `${verb.action} ${feature}` }) };
  const told = done.length === 0 ? [] : [required(writer.fragments.insist([`change.${change.state}`], facts) ?? bare(facts, true))];
  return [
    ...told,
    ...(done.length > 0 && change.state === 'carried' ? tellTakenSeen(action, writer, facts) : []),
    ...refused.map((each) => tellNotCarried(each, action, verb?.attempt, writer)),
    ...lacking.flatMap((noun) => tellMissing(noun, action, writer)),
  ];
}
