import type { Character } from '#domain/character/character.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import { classOffersOf } from '#domain/character/advancement/class-prerequisites.ts';
import type { LevelChoices } from '#domain/character/advancement/level-choices.ts';
import type { LevelGains } from '#domain/character/advancement/level-gains.ts';
import { levelUp } from '#domain/character/advancement/level-up.ts';
import { preparedIn, spellsToChoose, toChooseText, toPrepareText } from '#domain/character/advancement/spells-to-choose.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { refuse } from '#domain/character/refusals.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { abilityModifierOf } from '#domain/character/sheet/scores.ts';
import { formsToChooseText, knownFormsOf } from '#domain/character/shape/known-forms.ts';
import { formPickables } from '#domain/character/shape/form-pickables.ts';
import { featPickables, optionPickables, skillPickables, spellPickables, weaponPickables } from '#domain/character/options/pickable.ts';
import type { Pickable } from '#domain/character/options/pickable.ts';
import { tellLevelAhead } from '#domain/character/tell.ts';
import { yes } from '#domain/result.ts';
import type { Ability } from '#domain/rules/ability.ts';
import { highestLevel } from '#domain/srd/class-rules.ts';
import type { ClassId, ClassRules } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { feats } from '#domain/srd/feats.ts';
import { findSpell } from '#domain/srd/spells.ts';
import type { LevelDraft, LevelPick, LevelStep } from './level-draft.ts';
import {
  classOf,
  levelChoicesOf,
  levelOffers,
  levelStepsOf,
  listOf,
  openLists,
  orderAskedOf,
  pickedFeat,
  raisable,
} from './level-offers.ts';
import { suggestionForLevel } from './level-suggestion.ts';
import type { LevelSuggestion } from './level-suggestion.ts';
import { labelOf, levelProblem } from './level-problem.ts';

/** Something to choose so many of, with the facts of each. */
export interface PlannedOffer {
  label: string;
  choose: number;
  options: Pickable[];
}

/** The next level of somebody as far as it is chosen: what it brings, what there is to choose, and what it comes to. */
export interface LevelPlan {
  /** That comes, of all classes. */
  level: number;
  steps: LevelStep[];
  /** The class it is taken in. */
  class: ClassId;
  /** Classes in which it can be taken, with the level in each that comes. */
  open: { class: ClassId; name: string; level: number; hitDie: number }[];
  /** Classes in which it cannot, under the sentence that says why. */
  closed: { why: string; names: string[] }[];
  gains: Pick<LevelGains, 'subclass' | 'features' | 'always' | 'hitDie'> & {
    /** Hit points when the die is not rolled, and what of them is the average of the die. */
    hitPoints: number;
    average: number;
  };
  /** The order that is asked for with the first level of a class that has one. */
  order: ClassRules['order'];
  offers: Record<LevelPick, PlannedOffer>;
  /** What the feat that is picked goes on asking; null without one. */
  feat: { raises: { points: number; to: number } | null; growing: { ability: Ability; score: number }[] } | null;
  /** The lists that an initiate of magic can still learn from, and the one that is; none where no such feat is picked. */
  lists: { open: LevelDraft['list'][]; chosen: LevelDraft['list'] } | null;
  /** What a step still needs, where it needs something. */
  problems: Partial<Record<LevelStep, string>>;
  /** What would suit the class at a step that asks for choices, for those who do not want to choose. */
  suggestions: Partial<Record<LevelStep, LevelSuggestion>>;
  /** As they are sent. */
  choices: LevelChoices;
  /** What changes and what is left for later, a line each; or why there is no such level. */
  outcome: { changes: string[]; open: string[] } | { refused: string };
}

/** What a roll of the hit die decides. */
const rolledFacts: readonly CharacterFact['kind'][] = ['hitPointMaximum', 'hitDie'];
const lowest = () => 1;

function closedClasses(offers: ReturnType<typeof classOffersOf>): LevelPlan['closed'] {
  const found = new Map<string, string[]>();
  for (const { class: id, refused } of offers) {
    if (refused === null) continue;
    const why = tellCharacterRefusal(refused.refused);
    found.set(why, [...(found.get(why) ?? []), classes[id].name]);
  }
  return [...found].map(([why, names]) => ({ why, names }));
}

/** What is left for the sheet: spells to choose and to prepare, and forms. */
function openChoices(after: Character): string[] {
  const toPrepare = preparedIn(after)?.open ?? 0;
  const forms = formsToChooseText(knownFormsOf(after));
  return [
    ...spellsToChoose(after).map(toChooseText),
    ...(toPrepare > 0 ? [toPrepareText(toPrepare)] : []),
    ...(forms === null ? [] : [forms]),
  ];
}

function outcomeOf(character: Character, draft: LevelDraft, choices: LevelChoices): LevelPlan['outcome'] {
  const isRolled = draft.hitPoints === 'roll';
  const outcome = levelUp(character, { ...choices, hitPoints: 'fixed', class: classOf(character, draft) }, lowest);
  if (!outcome.ok) return { refused: tellCharacterRefusal(outcome.refused) };
  const told = outcome.value.facts.filter(({ kind }) => !isRolled || !rolledFacts.includes(kind));
  return {
    changes: [
      ...told.map(tellLevelAhead),
      ...(isRolled && character.ruleSet === 'srd' ? ['Hit points: the die is rolled when you press Level Up.'] : []),
    ],
    open: character.ruleSet === 'srd' ? openChoices(outcome.value.character) : [],
  };
}

function offersOf(character: Character, gains: LevelGains, offer: ReturnType<typeof levelOffers>['offer']): LevelPlan['offers'] {
  const spells = spellPickables(character);
  const of = (kind: LevelPick, describe: (ids: readonly string[]) => Pickable[]): PlannedOffer => ({
    label: labelOf(kind, gains),
    choose: Math.min(offer[kind].choose, offer[kind].from.length),
    options: offer[kind].choose === 0 ? [] : describe(offer[kind].from),
  });
  return {
    feat: of('feat', featPickables),
    featSkills: of('featSkills', skillPickables),
    featCantrips: of('featCantrips', spells),
    featSpells: of('featSpells', spells),
    style: of('style', featPickables),
    skills: of('skills', skillPickables),
    expertise: of('expertise', skillPickables),
    masteries: of('masteries', weaponPickables),
    cantrips: of('cantrips', spells),
    spells: of('spells', spells),
    savant: of('savant', spells),
    arcanum: of('arcanum', spells),
    forms: of('forms', formPickables),
    options: of('options', optionPickables(gains.options?.feature)),
  };
}

function gainedOf(character: Character, gains: LevelGains): LevelPlan['gains'] {
  const { subclass, features, always, hitDie, fixedHitPoints } = gains;
  return {
    subclass,
    features,
    always: always.map((id) => findSpell(id)?.name ?? id),
    hitDie,
    average: fixedHitPoints,
    hitPoints: Math.max(1, fixedHitPoints + abilityModifierOf(character, 'constitution')),
  };
}

function furtherChoices(character: Character, gains: LevelGains, draft: LevelDraft): Pick<LevelPlan, 'feat' | 'lists'> {
  const feat = pickedFeat(character, gains, draft);
  if (feat === null) return { feat: null, lists: null };
  const { raises } = feats[feat];
  const growing = raisable(character, feat).map((ability) => ({ ability, score: character.stats[ability] }));
  return {
    feat: { raises: raises && { points: raises.points, to: raises.to }, growing },
    lists: feat === 'magic-initiate' ? { open: openLists(character), chosen: listOf(character, draft) } : null,
  };
}

/** Works out the next level with what is chosen for it; refuses where there is none. */
export function planLevel(character: Character, draft: LevelDraft): CharacterResult<LevelPlan> {
  const level = levelOf(character) + 1;
  if (level > highestLevel) return refuse('highestLevel', { level: highestLevel });
  const { gains, offer } = levelOffers(character, draft);
  const steps = levelStepsOf(offer);
  const choices = levelChoicesOf(character, draft);
  const ways = classOffersOf(character);
  const problems = steps.map((step) => [step, levelProblem(step, character, draft)] as const);
  return yes({
    level,
    steps,
    class: classOf(character, draft),
    open: ways.flatMap(({ class: id, level: taken, refused }) =>
      refused === null ? [{ class: id, name: classes[id].name, level: taken + 1, hitDie: classes[id].hitDie }] : [],
    ),
    closed: closedClasses(ways),
    gains: gainedOf(character, gains),
    order: orderAskedOf(character, draft),
    offers: offersOf(character, gains, offer),
    ...furtherChoices(character, gains, draft),
    problems: Object.fromEntries(problems.filter(([, problem]) => problem !== null)),
    suggestions: Object.fromEntries(
      steps.filter((step) => step !== 'class' && step !== 'look').map((step) => [step, suggestionForLevel(character, draft, step)]),
    ),
    choices,
    outcome: outcomeOf(character, draft, choices),
  });
}
