import { createSrdCharacter } from '#domain/character/creation/create.ts';
import { readyGear } from '#domain/character/inventory/ready.ts';
import { featPickables, optionPickables, skillPickables, spellPickables, weaponPickables } from '#domain/character/options/pickable.ts';
import type { Pickable } from '#domain/character/options/pickable.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import type { Sheet } from '#domain/character/sheet/sheet.ts';
import { findFeatureChoice } from '#domain/srd/features/feature-choices.ts';
import { lineageOf } from '#domain/srd/lineages.ts';
import type { CreationPick, CreatorStep } from './creator-steps.ts';
import type { Creating, CreationDraft } from './creation-draft.ts';
import { creationOffers, featListOf, openFeatLists } from './creation-offers.ts';
import type { CreationOffers } from './creation-offers.ts';
import { backgroundCards, bornAs, calledTo, kitsOf } from './creation-origins.ts';
import type { BackgroundCard, BornAs, CalledTo, KitOffer } from './creation-origins.ts';
import { raiseRulesOf } from './creation-raises.ts';
import type { RaiseRules } from './creation-scores.ts';
import { buildOf, problemOf, stepsOf } from './creation-steps.ts';
import type { Missing, NamelessBuild } from './creation-steps.ts';
import { suggestionFor } from './creation-suggestion.ts';
import type { Suggestion } from './creation-suggestion.ts';

/** A character of level 1 as far as it is chosen: what there is to choose, what each step still needs, and what it comes to. */
export interface CreationPlan {
  steps: CreatorStep[];
  /** What a step still needs, where it needs something; the name is left to whoever asks. */
  problems: Partial<Record<CreatorStep, Missing>>;
  offers: Record<CreationPick, { choose: number; options: Pickable[] }>;
  /** What the species gives that is chosen, and the class. */
  born: BornAs | null;
  called: CalledTo | null;
  backgrounds: BackgroundCard[];
  /** What the background raises. */
  raises: RaiseRules | null;
  /** The lists that an initiate of magic can learn from, and the one that is; null without such a feat. */
  lists: { open: CreationDraft['featList'][]; chosen: CreationDraft['featList'] } | null;
  /** The feature whose options are chosen, by its name. */
  feature: string | null;
  kits: KitOffer[];
  /** What suits the class, for each step that can be filled. */
  suggestions: Partial<Record<CreatorStep, Suggestion>>;
  /** Everything as it is sent; null while something without which nobody begins is missing. */
  build: NamelessBuild | null;
  /** How the sheet will be, with all gear put on that can be; or why there is none. */
  look: { sheet: Sheet } | { refused: string } | null;
}

const fillable: readonly CreatorStep[] = ['abilities', 'feat', 'skills', 'fighting', 'spells'];
const home = { id: '', userId: '', campaignId: '' };

const lineagePickables = (names: readonly string[]): Pickable[] =>
  names.map((name) => ({ id: name, label: name, meaning: lineageOf(name)?.line ?? '' }));

function offersOf(draft: Creating, { offer, gains }: CreationOffers): CreationPlan['offers'] {
  const spells = spellPickables(draft);
  const of = (kind: CreationPick, describe: (ids: readonly string[]) => Pickable[]) => {
    const { choose, from } = offer[kind];
    return { choose, options: choose === 0 ? [] : describe(from) };
  };
  return {
    lineage: of('lineage', lineagePickables),
    skills: of('skills', skillPickables),
    speciesSkill: of('speciesSkill', skillPickables),
    expertise: of('expertise', skillPickables),
    masteries: of('masteries', weaponPickables),
    style: of('style', featPickables),
    cantrips: of('cantrips', spells),
    spells: of('spells', spells),
    backgroundCantrips: of('backgroundCantrips', spells),
    backgroundSpells: of('backgroundSpells', spells),
    feat: of('feat', featPickables),
    featSkills: of('featSkills', skillPickables),
    featCantrips: of('featCantrips', spells),
    featSpells: of('featSpells', spells),
    options: of('options', optionPickables(gains?.options?.feature)),
  };
}

function lookAt(draft: Creating, build: NamelessBuild | null, totals: readonly number[]): CreationPlan['look'] {
  if (build === null) return null;
  const made = createSrdCharacter({ ...home, homebrew: draft.homebrew }, { ...build, name: 'Your character' }, totals);
  return made.ok ? { sheet: deriveSheet(readyGear(made.value)) } : { refused: tellCharacterRefusal(made.refused) };
}

/** Works out a character of level 1 from what is chosen of it; `totals` are the scores that were rolled for it. */
export function planCreation(draft: Creating, totals: readonly number[]): CreationPlan {
  const offers = creationOffers(draft);
  const steps = stepsOf(offers);
  const build = buildOf(draft, totals);
  const problems = steps.flatMap((step) => {
    const problem = step === 'name' ? null : problemOf(step, draft, totals, offers);
    return problem === null ? [] : [[step, problem] as const];
  });
  return {
    steps,
    problems: Object.fromEntries(problems),
    offers: offersOf(draft, offers),
    born: bornAs(draft, offers.picked.lineage[0] ?? null),
    called: calledTo(draft, offers.gains),
    backgrounds: backgroundCards(),
    raises: raiseRulesOf(draft),
    lists: offers.feat === 'magic-initiate' ? { open: openFeatLists(draft), chosen: featListOf(draft) } : null,
    feature: findFeatureChoice(offers.gains?.options?.feature ?? '')?.name ?? null,
    kits: kitsOf(draft),
    suggestions: Object.fromEntries(fillable.map((step) => [step, suggestionFor(draft, step, totals)])),
    build,
    look: lookAt(draft, build, totals),
  };
}
