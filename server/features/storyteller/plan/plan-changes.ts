import type { Adventure, Attitude } from '#domain/narration/adventure.ts';
import { attitudeOf } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { rightsOf } from '#domain/narration/rulings/rights.ts';
import { isUncertain, tagDifficulty } from '#domain/narration/rulings/scene-tag.ts';
import type { TagSubject } from '#domain/narration/scene-tags/scene-tag.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import type { ToolCall } from '#domain/narration/tool-call.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { Change } from '#server/features/storyteller/parse/scene-changes/change.ts';
import { isByStealth } from '#server/features/storyteller/parse/things/unseen.ts';
import { succeeded, trialOf } from './planned-call.ts';
import type { PlanContext, PlannedCall, RuledCall } from './planned-call.ts';

/** The check that an action takes; null where it simply happens, or waits for a turn of the table. */
export function changeTrial(
  change: Change,
  { brief, whole }: PlanContext,
  state: PlayState,
): { skill: Change['skill']; dc: number } | null {
  if (rightsOf(whole) === 'talk') return null;
  const { adventure } = brief;
  const isTried = change.isHard || isUncertain({ adventure, state }, change.about, change.state);
  return isTried ? { skill: change.skill, dc: tagDifficulty({ adventure, state }, change.about, change.state) } : null;
}

/** Whether the check of a change says only who has seen it. */
function isOfSight(action: HeroAction, { adventure, state }: PlanContext['brief']): boolean {
  const { change } = action;
  return change != null && isByStealth(action) && !change.isHard && !isUncertain({ adventure, state }, change.about, change.state);
}

function callFor({ actor }: HeroAction, about: TagSubject, { state, phrase }: Change): ToolCall {
  return {
    name: 'scene_tag',
    heroId: actor.id,
    state,
    ...('id' in about && { target: about.id }),
    ...(about.kind === 'thing' && { thing: about.name }),
    ...(phrase !== undefined && { words: phrase }),
  };
}

/** Whether a clue is known by now, where there is nothing to be had before. */
function hasComeToLight(clue: string | undefined, { state }: PlanContext['brief'], past: readonly RuledCall[]): boolean {
  const isFound = past.some(
    (each) =>
      each.purpose === 'try' &&
      succeeded(each) &&
      each.action?.targets.some((target) => target.kind === 'feature' && target.feature.clue === clue),
  );
  return clue === undefined || isFound || state.clues.includes(clue);
}

/** What actions that came off leave in the scene. */
export function changes(actions: readonly HeroAction[], { brief }: PlanContext, past: readonly RuledCall[]): PlannedCall[] {
  return actions.flatMap((action): PlannedCall[] => {
    const { change, actor } = action;
    const trial = isOfSight(action, brief) ? undefined : trialOf(action, past);
    if (
      !change ||
      action.down ||
      !hasComeToLight(change.once, brief, past) ||
      !brief.party.some(({ id }) => id === actor.id) ||
      (trial && !succeeded(trial))
    )
      return [];
    return [change.about, ...(change.more ?? [])].map((about) => ({ purpose: 'change', action, call: callFor(action, about, change) }));
  });
}

const worse: Partial<Record<Attitude, Attitude>> = { friendly: 'neutral', neutral: 'wary', wary: 'hostile' };

/** What actions cost that failed: whoever they were aimed at thinks less of the party, or the doer is off balance. */
export function mishaps(actions: readonly HeroAction[], { brief }: PlanContext, past: readonly RuledCall[]): PlannedCall[] {
  const offended = new Set<string>();
  return actions.flatMap((action): PlannedCall[] => {
    const { change, actor } = action;
    const trial = trialOf(action, past);
    if (!change || trial?.action !== action || !trial.ruling.allowed || succeeded(trial) || isOfSight(action, brief)) return [];
    const { about } = change;
    const npc = about.kind === 'npc' ? brief.adventure.npcs.find(({ id }) => id === about.id) : undefined;
    const attitude = npc && worse[attitudeOf(brief.state, npc)];
    if (npc && attitude && !offended.has(npc.id) && (attitude !== 'hostile' || npc.combat !== undefined)) {
      offended.add(npc.id);
      return [{ purpose: 'mind', action, call: { name: 'update_npc', npc: npc.id, attitude } }];
    }
    return [{ purpose: 'mishap', action: null, call: { name: 'scene_tag', heroId: actor.id, state: 'offBalance', target: actor.id } }];
  });
}

/** Those whom an action of this reply keeps from acting. */
export function heldNow(past: readonly RuledCall[], { npcs }: Pick<Adventure, 'npcs'>): Set<string> {
  return new Set(
    past.flatMap((each) => {
      // What came over somebody only for a moment took their turn.
      const dazed = each.ruling.facts.flatMap(({ code, slots }) => (code === 'spellLetsGo' ? [slots['target']] : []));
      if (dazed.length > 0 && each.call.name === 'cast_spell') return npcs.filter(({ name }) => dazed.includes(name)).map(({ id }) => id);
      const change = each.purpose === 'try' ? each.action?.change : undefined;
      return change?.about.kind === 'npc' && tagRules[change.state].holds && succeeded(each) ? [change.about.id] : [];
    }),
  );
}
