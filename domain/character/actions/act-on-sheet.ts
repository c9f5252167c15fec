import type { CharacterStep } from '#domain/character/step.ts';
import type { Character } from '#domain/character/character.ts';
import { noContent } from '#domain/character/effects/content.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { actOnGear } from './act-gear.ts';
import { actOnHealth } from './act-health.ts';
import { actOnMagic } from './act-magic.ts';
import { actOnSelf } from './act-self.ts';
import { planOfSpell } from './cast.ts';
import { withRolledBody } from '#domain/character/rebirth/rolled-species.ts';
import { freedOf, spellLetGo } from './concentration.ts';
import { mayBear, reachOther } from './choose-deeds.ts';
import type { Plan } from './choose-deeds.ts';
import { planOfFeature } from './use-feature.ts';
import { planOfItem, useItem } from './use-item.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { SheetAct } from './act.ts';
import { shakenAwake, shakesAwake } from '#domain/character/effects/shake-awake.ts';
import { yes } from '#domain/result.ts';
import { endWithItems } from '#domain/character/effects/end-with-items.ts';
import { withMomentsOver } from './end-effect.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/**
 * Does one act on a sheet, as `carryOut` does, and ends with the action that it takes what lasted no longer than a turn or some rounds.
 */
export function actOnSheet(
  character: Character,
  act: SheetAct,
  dice: Dice,
  content: ActContent = noContent,
): CharacterResult<CharacterStep> {
  const done = carryOut(character, act, dice, content);
  return done.ok ? yes(withItemsLost(withMomentsOver(character, act, content, done.value))) : done;
}

/** A step with the end of what lay on things that it has given away, dropped or let go. */
function withItemsLost(done: CharacterStep): CharacterStep {
  const { character, facts } = endWithItems(done.character);
  return facts.length === 0 ? done : { ...done, character, facts: [...done.facts, ...facts] };
}

/**
 * Does one act on a sheet, by the rules the character is played with: the sheet after it, what happened in sentences, and
 * the dice. What spells and features do is carried out where their content is given. Refuses in one sentence what the rules do
 * not allow. Who may do it is not asked here.
 */
function carryOut(character: Character, act: SheetAct, dice: Dice, content: ActContent): CharacterResult<CharacterStep> {
  switch (act.kind) {
    case 'takeDamage':
    case 'heal':
    case 'temporaryHitPoints':
    case 'companionHitPoints':
    case 'shortRest':
    case 'longRest':
    case 'deathSave':
    case 'stabilize':
    case 'revive':
    case 'addCondition':
    case 'removeCondition':
    case 'exhaustion':
    case 'endDay':
      return actOnHealth(character, act, dice, content);
    case 'cast':
    case 'endConcentration':
    case 'endEffect':
    case 'saveAgainst':
    case 'judgePastEffect':
    case 'passTime':
    case 'recoverSlot':
    case 'learnSpell':
    case 'forgetSpell':
    case 'prepareSpell':
    case 'chooseLand':
    case 'conjureBook':
    case 'fillInitiate':
    case 'chooseMastered':
      return actOnMagic(character, act, dice, content);
    case 'setStats':
    case 'rename':
    case 'setPronouns':
    case 'setProficiencies':
    case 'drawPortrait':
    case 'inspiration':
    case 'chooseOptions':
    case 'levelUp':
    case 'giveExperience':
    case 'grantLevel':
    case 'useFeature':
    case 'learnForm':
    case 'forgetForm':
    case 'beReborn':
      return actOnSelf(character, act, dice, content);
    case 'useItem':
      return useItem(character, act, content, dice);
    case 'shakeAwake':
      return shakesAwake(character, content.others ?? []);
    default:
      return actOnGear(character, act, content.items);
  }
}

/** What an act does to whoever does it, and to the others it is for. */
export interface ReachingStep extends CharacterStep {
  reached: CharacterStep[];
}

/** Does one act, as `actOnSheet` does, and what it does to the others it is for, whose sheets are given. Refuses also what one of them cannot bear. */
export function actReaching(
  character: Character,
  act: SheetAct,
  dice: Dice,
  content: ActContent,
  before: Character = character,
): CharacterResult<ReachingStep> {
  const { others = [] } = content;
  if (act.kind === 'shakeAwake') return shakeEach(character, act, dice, content);
  const own = actOnSheet(character, act, dice, content);
  const plan = others.length > 0 ? planOfAct(character, act, dice, content) : null;
  if (!own.ok) return own;
  if (!plan) return yes({ ...own.value, reached: [] });
  if (!plan.ok) return plan;
  const unable = others.map((other) => mayBear(other, plan.value, 'targets')).find(({ ok }) => !ok);
  if (unable && !unable.ok) return unable;
  const over = spellLetGo(before, own.value);
  const reach = (other: Character) => reachOther(other, plan.value, freedOf(other, before, over));
  return yes({ ...own.value, reached: others.map((other) => withRolledBody(reach(other), other, own.value.rolls)) });
}

/** Somebody shakes others awake, who are so after it. */
function shakeEach(character: Character, act: SheetAct, dice: Dice, content: ActContent): CharacterResult<ReachingStep> {
  const own = actOnSheet(character, act, dice, content);
  if (!own.ok) return own;
  const reached: CharacterStep[] = [];
  for (const other of content.others ?? []) {
    const woken = shakenAwake(other);
    if (!woken.ok) return woken;
    reached.push(woken.value);
  }
  return yes({ ...own.value, reached });
}

/** What an act does to others than whoever does it; null for acts that reach nobody else. */
export function planOfAct(character: Character, act: SheetAct, dice: Dice, content: ActContent): CharacterResult<Plan> | null {
  if (act.kind === 'useFeature') return planOfFeature(character, act, content, dice);
  if (act.kind === 'useItem') return planOfItem(character, act, content, dice);
  const spell = act.kind === 'cast' ? spellOf(character, act.spell) : undefined;
  return act.kind === 'cast' && spell ? planOfSpell(character, spell, act.with, { content, chosen: act, dice }) : null;
}
