import type { Attitude } from '#domain/narration/adventure.ts';
import type { Skill } from '#domain/rules/skill.ts';
import { attitudeOf, hitPointsOf } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { addresseeOf } from '#server/features/storyteller/parse/addressee.ts';
import { targetOf, hidesClue, isListening, isMental } from '#server/features/storyteller/parse/target-of.ts';
import type { Deed } from '#server/features/storyteller/parse/deed.ts';
import { companionOf, lootOf, npcOf } from '#server/features/storyteller/parse/deed.ts';
import type { PlanContext } from './planned-call.ts';
import { topicFor } from '#server/features/storyteller/parse/topics.ts';

/** What a deed must be tried by. */
export interface Trial {
  skill: Skill;
  dc: number;
}

const usualDifficulty = 12;
const winning: Record<Attitude, number> = { friendly: 10, neutral: 12, wary: 14, hostile: 17 };

function talkTrial(deed: Deed, context: PlanContext, state: PlayState): Trial | null {
  const { adventure, cause } = context.brief;
  if (deed.skill === 'animal handling') return { skill: 'animal handling', dc: usualDifficulty };
  const npc = addresseeOf(deed, adventure, state);
  if (!npc || hitPointsOf(state, npc) === 0 || deed.tone === 'insult') return null;
  const topic = topicFor(deed, npc, state);
  const guarded = topic?.dc !== undefined && (topic.clue === undefined || !state.clues.includes(topic.clue)) ? topic.dc : undefined;
  if (deed.tone === 'charm' || deed.tone === 'threat')
    return { skill: deed.skill ?? 'persuasion', dc: guarded ?? winning[attitudeOf(state, npc)] };
  if (deed.skill === 'insight') return cause === 'turn' ? { skill: 'insight', dc: guarded ?? usualDifficulty } : null;
  return guarded === undefined ? null : { skill: 'persuasion', dc: guarded };
}

function lookTrial(deed: Deed, context: PlanContext, state: PlayState): Trial | null {
  const { adventure, cause } = context.brief;
  const feature = targetOf(deed, adventure, state);
  if (hidesClue(feature, state) && isMental(feature.skill)) {
    return feature.dc === undefined ? null : { skill: feature.skill ?? lookingSkill(deed), dc: feature.dc };
  }
  const atLarge = deed.skill === 'perception' && deed.targets.length === 0 && !isListening(deed);
  if (cause === 'chat' || (deed.kind === 'search' && (feature !== undefined || atLarge))) return null;
  return { skill: deed.skill ?? 'perception', dc: usualDifficulty };
}

/** A feature without a skill of its own opens to either way of looking. */
function lookingSkill(deed: Deed): Skill {
  return deed.skill === 'perception' ? 'perception' : 'investigation';
}

function handTrial(deed: Deed, context: PlanContext, state: PlayState): Trial | null {
  const feature = targetOf(deed, context.brief.adventure, state);
  if (feature?.dc !== undefined && !(feature.clue !== undefined && !hidesClue(feature, state))) {
    return { skill: feature.skill ?? deed.skill ?? 'investigation', dc: feature.dc };
  }
  const plan = !deed.sure && context.brief.cause === 'chat';
  return deed.skill === null || plan ? null : { skill: deed.skill, dc: usualDifficulty };
}

/** The check a deed needs, or null where it simply happens. Talk outside a turn is checked only for what is clearly uncertain. */
export function trialFor(deed: Deed, context: PlanContext, state: PlayState): Trial | null {
  if (deed.absent) return null;
  switch (deed.kind) {
    case 'talk':
      return talkTrial(deed, context, state);
    case 'search':
    case 'lore':
      return npcIsDead(deed, state) ? null : lookTrial(deed, context, state);
    case 'use':
    case 'athletics':
      return handTrial(deed, context, state);
    case 'take':
      return lootOf(deed) ? null : handTrial(deed, context, state);
    case 'sneak':
    case 'cast':
    case 'trick':
      return { skill: deed.skill ?? 'dexterity', dc: usualDifficulty };
    case 'help':
      return deed.skill === 'medicine' && isHurt(companionOf(deed)?.id, state) ? { skill: 'medicine', dc: usualDifficulty } : null;
    default:
      return null;
  }
}

function npcIsDead(deed: Deed, state: PlayState): boolean {
  const npc = npcOf(deed);
  return npc !== undefined && hitPointsOf(state, npc) === 0;
}

function isHurt(hero: string | undefined, state: PlayState): boolean {
  return hero !== undefined && (state.heroes[hero]?.damage ?? 0) > 0;
}
