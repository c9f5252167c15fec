import { attitudeOf, presentNpcs } from '#domain/narration/play-state.ts';
import { companionOf, npcOf } from '#server/features/storyteller/parse/deed.ts';
import type { Deed } from '#server/features/storyteller/parse/deed.ts';
import { isJourney } from '#server/features/storyteller/parse/journey.ts';
import { trialFor } from './plan-checks.ts';
import { deedsOf } from './planned-call.ts';
import type { Step, PlanContext, PlannedCall } from './planned-call.ts';

/** Checks and blows at the start of a reply, so that room is left for what follows from them. */
const openingLimit = 14;
const harmful =
  /\b(?:bolt|missile|blast|flame|fire|frost|ice|ray|smite|thunder\w*|acid|lightning|burn\w*|shock\w*|witch|fireball|freeze|blade|spear|strike|wound|harm|hurt|kill|attack)s?\b/i;

/** Whom a deed strikes at: the target of an attack or of a spell that does harm; for a bare "I attack", the first who is hostile. */
function strikeTargetOf(deed: Deed, { brief: { adventure, state } }: PlanContext): string | undefined {
  const named = npcOf(deed);
  if (deed.kind === 'cast') return named && harmful.test(deed.clauses.join(' ')) ? named.id : undefined;
  if (deed.kind !== 'attack') return undefined;
  if (named || companionOf(deed)) return named?.id;
  return presentNpcs(adventure, state).find((npc) => npc.combat !== undefined && attitudeOf(state, npc) === 'hostile')?.id;
}

/** Whether someone hostile stands between the party and the ways out. */
export function isBarred({ brief: { adventure, state } }: PlanContext): boolean {
  return presentNpcs(adventure, state).some((npc) => npc.combat !== undefined && attitudeOf(state, npc) === 'hostile');
}

function slip(deed: Deed): PlannedCall {
  const skill = deed.kind === 'flee' ? 'athletics' : 'stealth';
  return { purpose: 'slip', deed, call: { name: 'check', who: deed.who.id, skill, dc: 12, advantage: 'none' } };
}

function callFor(deed: Deed, context: PlanContext, helped: ReadonlySet<string>): PlannedCall | null {
  const target = strikeTargetOf(deed, context);
  if (target !== undefined) return { purpose: 'strike', deed, call: { name: 'attack', who: deed.who.id, target } };
  if (deed.kind !== 'sneak' && isJourney(deed) && isBarred(context)) return slip(deed);
  const trial = trialFor(deed, context, context.brief.state);
  if (!trial) return null;
  const advantage = helped.has(deed.who.id) ? 'advantage' : 'none';
  return { purpose: 'try', deed, call: { name: 'check', who: deed.who.id, skill: trial.skill, dc: trial.dc, advantage } };
}

/** Heroes of the party whom another one helps in this reply. */
function helpedIn(context: PlanContext): Set<string> {
  return new Set(deedsOf(context, false).flatMap((deed) => (deed.kind === 'help' ? (companionOf(deed)?.id ?? []) : [])));
}

function isOfParty(deed: Deed, context: PlanContext): boolean {
  return context.brief.party.some((hero) => hero.id === deed.who.id);
}

/** The first step: a check or a blow for each deed that is uncertain. Each hero's first deeds come before anyone's second. */
export const opening: Step = (context) => {
  const helped = helpedIn(context);
  const ranked = context.read
    .flatMap(({ deeds }) => deeds.map((deed, rank) => ({ deed, rank })))
    .filter(({ deed }) => !deed.afterTravel && isOfParty(deed, context))
    .toSorted((left, right) => left.rank - right.rank);
  return ranked.flatMap(({ deed }) => callFor(deed, context, helped) ?? []).slice(0, openingLimit);
};
