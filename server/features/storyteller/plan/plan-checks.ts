import { searchedOf } from '#server/features/storyteller/parse/things/of-bodies.ts';
import { waysToFind } from '#domain/narration/rulings/clue.ts';
import { calmingDifficulty, winningDifficulty } from '#domain/narration/rulings/npc.ts';
import type { Skill } from '#domain/rules/skill.ts';
import { attitudeOf, hitPointsOf } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { addresseeOf } from '#server/features/storyteller/parse/addressee.ts';
import { targetOf, hidesClue, isListening, isMental } from '#server/features/storyteller/parse/target-of.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { companionOf, exitOf, isUnpaid, lootOf, npcOf } from '#server/features/storyteller/parse/action.ts';
import { opening } from '#server/features/storyteller/parse/words/turns-of-phrase.ts';
import { isClimb } from '#server/features/storyteller/parse/travel/climbs.ts';
import { isByStealth, stealthTrial } from '#server/features/storyteller/parse/things/unseen.ts';
import { changeTrial } from './plan-changes.ts';
import type { PlanContext } from './planned-call.ts';
import { hagglingIn } from '#server/features/storyteller/parse/talk/haggling.ts';
import { heardTopics } from '#server/features/storyteller/parse/answers/heard-topics.ts';

/** What an action must be tried by. */
export interface Trial {
  skill: Skill;
  dc: number;
}

export const usualDifficulty = 12;
/** To keep somebody from dying (SRD 5.2.1, Help: Wisdom (Medicine) DC 10). */
const tendingDifficulty = 10;

/** A look at something that is named, and not a search for what may be there. */
const looksAt =
  /\b(?:look|glance|peer|stare|gaze|squint|peek)s? (?:\p{L}+ ){0,2}?(?:at|into|inside|under|behind|in)\b|\b(?:examine|inspect|study|read|turn|hold|unfold)s? (?:\p{L}+ )?(?:the|that|this|his|her|their|its|what|\p{L}+['’]s)\b/iu;

function talkTrial(action: HeroAction, context: PlanContext, state: PlayState): Trial | null {
  const { adventure, cause } = context.brief;
  if (action.skill === 'animal handling') return { skill: 'animal handling', dc: calmingDifficulty };
  const npc = addresseeOf(action, adventure, state);
  if (!npc || hitPointsOf(state, npc) === 0 || action.tone === 'insult') return null;
  const guarded = heardTopics(action, npc, adventure, state).find(
    ({ dc, clue }) => dc !== undefined && (clue === undefined || !state.clues.includes(clue)),
  )?.dc;
  const haggled = hagglingIn(action, npc, state);
  if (haggled)
    return haggled.offered === null && haggled.ware.least !== undefined
      ? { skill: 'persuasion', dc: winningDifficulty[attitudeOf(state, npc)] }
      : null;
  if (action.tone !== 'plain') return { skill: action.skill ?? 'persuasion', dc: guarded ?? winningDifficulty[attitudeOf(state, npc)] };
  if (action.skill === 'insight') return cause === 'turn' ? { skill: 'insight', dc: guarded ?? usualDifficulty } : null;
  return guarded === undefined ? null : { skill: 'persuasion', dc: guarded };
}

function lookTrial(action: HeroAction, context: PlanContext, state: PlayState): Trial | null {
  const { adventure, cause } = context.brief;
  const feature = targetOf(action, adventure, state);
  // What lies in the open is seen by whoever looks at it.
  if (action.kind === 'search' && !feature && (lootOf(action) || (exitOf(action) && !isListening(action)))) return null;
  if (hidesClue(feature, state) && isMental(feature.skill)) {
    const named = action.namesSkill ? waysToFind(feature.skill).find((each) => each === action.skill) : undefined;
    return feature.dc === undefined ? null : { skill: named ?? feature.skill ?? lookingSkill(action), dc: feature.dc };
  }
  // Where nothing can be found, a look finds out nothing that a roll could decide.
  if (action.kind === 'search' && !feature && !isListening(action) && looksAt.test(action.clauses.join(' '))) return null;
  const atLarge = action.skill === 'perception' && action.targets.length === 0 && !isListening(action);
  if (cause === 'chat' || (action.kind === 'search' && (feature !== undefined || atLarge))) return null;
  return { skill: action.skill ?? 'perception', dc: usualDifficulty };
}

/** A feature without a skill of its own opens to either way of looking. */
function lookingSkill(action: HeroAction): Skill {
  return action.skill === 'perception' ? 'perception' : 'investigation';
}

function handTrial(action: HeroAction, context: PlanContext, state: PlayState): Trial | null {
  const named = targetOf(action, context.brief.adventure, state);
  // Whoever climbs up a thing does not read it.
  if (named && isMental(named.skill) && action.namesSkill && action.skill && !isMental(action.skill))
    return { skill: action.skill, dc: usualDifficulty };
  if (isClimb(action) && named && isMental(named.skill)) return { skill: 'athletics', dc: usualDifficulty };
  if (named?.dc !== undefined && !(named.clue !== undefined && !hidesClue(named, state))) {
    return { skill: named.skill ?? action.skill ?? 'investigation', dc: named.dc };
  }
  // A way that is known and open takes no strength: whoever pushes at its door opens it.
  if (!named && exitOf(action) && opening.test(action.clauses.join(' '))) return null;
  const plan = !action.sure && context.brief.cause === 'chat';
  return action.skill === null || plan ? null : { skill: action.skill, dc: usualDifficulty };
}

/** The check an action needs, or null where it simply happens. Talk outside a turn is checked only for what is clearly uncertain. */
export function trialFor(action: HeroAction, context: PlanContext, state: PlayState): Trial | null {
  if (action.absent || action.hindered || action.free || isUnpaid(action)) return null;
  const { aftermath } = context.brief;
  if (aftermath && searchedOf(action, aftermath).length > 0) return null;
  const unseen = stealthTrial(action, context.brief.adventure, state, usualDifficulty);
  if (action.change) return changeTrial(action.change, context, state) ?? (context.brief.cause === 'turn' ? unseen : null);
  switch (action.kind) {
    case 'talk':
      return talkTrial(action, context, state);
    case 'search':
    case 'lore':
      return npcIsDead(action, state) ? null : lookTrial(action, context, state);
    case 'use':
    case 'athletics':
      return handTrial(action, context, state);
    case 'take':
      if (lootOf(action)) return context.brief.cause === 'turn' ? unseen : null;
      // Nobody sneaks off with what is not here.
      return isByStealth(action) && action.targets.length === 0 ? null : handTrial(action, context, state);
    case 'trick':
      // The dead are deceived by nobody.
      return npcIsDead(action, state) ? null : { skill: action.skill ?? 'dexterity', dc: usualDifficulty };
    case 'sneak':
    case 'cast':
      return { skill: action.skill ?? 'dexterity', dc: usualDifficulty };
    case 'help':
      return action.skill === 'medicine' && isHurt(companionOf(action)?.id, state) ? { skill: 'medicine', dc: tendingDifficulty } : null;
    default:
      return null;
  }
}

/** Whether somebody whom an action is for lies at 0 hit points. */
export function npcIsDead(action: HeroAction, state: PlayState): boolean {
  const npc = npcOf(action);
  return npc !== undefined && hitPointsOf(state, npc) === 0;
}

function isHurt(hero: string | undefined, state: PlayState): boolean {
  return hero !== undefined && (state.heroes[hero]?.damage ?? 0) > 0;
}
