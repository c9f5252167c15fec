import type { Npc } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { signed } from '#domain/rules/ability.ts';
import type { Skill } from '#domain/rules/skill.ts';
import { limits } from '#domain/limits/limits.ts';
import { calmingDifficulty } from '#domain/narration/rulings/npc.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { npcOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';
import { trialFor, usualDifficulty } from '#server/features/storyteller/plan/plan-checks.ts';

import { rollFor } from './whole-sheet.ts';
import { enemyOf } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

/** Of twenty throws, those that reach a number; the highest always does where a blow is struck. */
function odds(bonus: number, against: number): string {
  const needed = Math.min(20, Math.max(2, against - bonus));
  return `${against - bonus <= 1 ? 'any throw but the worst' : `${needed} or more on the die`} is enough, ${(21 - needed) * 5} in a hundred`;
}

const bonusOf = (skill: Skill, { sheet }: Hero): number => sheet?.checks[skill] ?? limits.untrainedModifier;

function checkOdds(what: string, skill: Skill, dc: number, hero: Hero): string {
  const bonus = bonusOf(skill, hero);
  return `${what}: ${skill} ${signed(bonus)} against a difficulty of ${dc}; ${odds(bonus, dc)}.`;
}

function blowOdds({ name, combat }: Npc, { sheet }: Hero): string[] {
  if (!sheet || !combat) return [];
  const against = `armor class ${combat.armorClass}`;
  return [
    `To hit ${withinSentence(name)}: ${signed(sheet.attackBonus)} against ${against}; ${odds(sheet.attackBonus, combat.armorClass)}.`,
  ];
}

/** What is left of a question where only what is planned stands: "chances of hitting the gander" is "I hit the gander". */
function plannedIn(text: string): string | undefined {
  const found =
    /\b(?:of|to|(?:if|that) (?:i|we)|(?:i|we) (?:can|could|will|would|might)|(?:can|could|would|do|should) (?:i|we)(?: (?:need|have) to roll (?:(?:something|anything|a die|dice|for (?:it|that|this)) )?to)?) (?:try to |try and )?(\p{L}+)(.*)$/iu.exec(
      text,
    );
  if (!found) return undefined;
  const [, verb = '', rest = ''] = found;
  const base = baseOf(verb.toLowerCase());
  return base === undefined ? undefined : `I ${base}${rest}`;
}

/** Whether it is asked if anything is rolled at all. */
const toRoll = /\b(?:need|have) to roll\b/iu;

/** What the dice would be thrown for, with what the sheet adds and the number to reach: of what is named, else of what can be done about whoever is in the way. */
export function chancesOf(action: HeroAction, writer: SceneWriter): string[] {
  const { actor, clauses } = action;
  const { adventure, party } = writer.context.brief;
  const planned = plannedIn(clauses.join(' ').replace(/[?!.]+$/, ''));
  const [read] =
    planned === undefined ? [] : parseIntent({ heroId: actor.id, text: planned }, actor, { adventure, state: writer.before, party });
  if (read && read.kind !== 'ask') {
    const foe = read.kind === 'attack' ? (npcOf(read) ?? enemyOf(writer)) : undefined;
    if (foe) return blowOdds(foe, actor);
    const trial = trialFor(read, writer.context, writer.before);
    if (trial) return [rollFor(trial.skill, actor), `The difficulty is ${trial.dc}: ${odds(bonusOf(trial.skill, actor), trial.dc)}.`];
    if (toRoll.test(clauses.join(' '))) return ['Nothing has to be rolled for that: say that you do it, and it is done.'];
  }
  const foe = npcOf(action)?.combat ? npcOf(action) : enemyOf(writer);
  if (!foe) return [];
  return [
    ...blowOdds(foe, actor),
    checkOdds('To slip past unseen', 'stealth', usualDifficulty, actor),
    ...(isBeast(foe) ? [checkOdds(`To calm ${withinSentence(foe.name)}`, 'animal handling', calmingDifficulty, actor)] : []),
  ];
}
