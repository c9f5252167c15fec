import { tellRuleRefusal } from '#domain/rules/refusals/sentences.ts';
import type { CharacterBuild } from '#domain/character/creation/build.ts';
import { judgePointBuy } from '#domain/rules/point-buy.ts';
import { classes } from '#domain/srd/classes.ts';
import { species } from '#domain/srd/species.ts';
import { creatorSteps } from './creator-steps.ts';
import type { CreationPick, CreatorStep } from './creator-steps.ts';
import type { Creating, CreationDraft } from './creation-draft.ts';
import { featListOf, creationOffers, orderOf } from './creation-offers.ts';
import type { CreationOffers } from './creation-offers.ts';
import { raiseRulesOf } from './creation-raises.ts';
import { raisesOf, scoresOf } from './creation-scores.ts';

const picksOf: Partial<Record<CreatorStep, readonly CreationPick[]>> = {
  feat: ['feat'],
  skills: ['speciesSkill', 'skills', 'expertise'],
  fighting: ['style', 'masteries'],
  spells: ['backgroundCantrips', 'backgroundSpells', 'cantrips', 'spells', 'options'],
};

/** The steps there are for what is decided so far: those with nothing to decide are left out. */
export function stepsOf({ offer }: CreationOffers): CreatorStep[] {
  return creatorSteps.filter((step) => {
    const kinds = picksOf[step];
    return kinds === undefined || kinds.some((kind) => offer[kind].choose > 0);
  });
}

const missing: Partial<Record<CreationPick, string>> = {
  feat: 'Choose an origin feat.',
  featSkills: 'Choose three skills for the feat.',
  featCantrips: 'Choose two cantrips for the feat.',
  featSpells: 'Choose a spell for the feat.',
  backgroundCantrips: 'Choose the two cantrips of your background.',
  backgroundSpells: 'Choose the spell of your background.',
  speciesSkill: 'Choose the skill of your species.',
  skills: 'Choose the skills of your class.',
  expertise: 'Choose your expertise.',
  style: 'Choose a fighting style.',
  masteries: 'Choose your weapon masteries.',
  options: 'Choose your Eldritch Invocation.',
};

const lacking = ({ offer, picked }: CreationOffers, kinds: readonly CreationPick[]) =>
  kinds.find((kind) => missing[kind] !== undefined && picked[kind].length < Math.min(offer[kind].choose, offer[kind].from.length));

/** A field of a step: a list to pick from, or one of the others. */
export type FieldId = CreationPick | 'species' | 'class' | 'order' | 'background' | 'scores' | 'name';

/** What a step still needs: the field, and a sentence that says so. */
export interface Missing {
  field: FieldId;
  sentence: string;
}

/** What a step still needs; null when one can go on. Spells of a class can be learned later, those of a feat cannot. */
export function problemOf(step: CreatorStep, draft: CreationDraft, totals: readonly number[], offers: CreationOffers): Missing | null {
  if (step === 'species') {
    if (draft.species === null) return { field: 'species', sentence: 'Choose a species.' };
    const needsLineage = species[draft.species].lineages.length > 0 && offers.picked.lineage.length === 0;
    return needsLineage ? { field: 'lineage', sentence: 'Choose a lineage.' } : null;
  }
  if (step === 'class') {
    if (draft.class === null) return { field: 'class', sentence: 'Choose a class.' };
    const { order } = classes[draft.class];
    return order !== null && draft.order === null ? { field: 'order', sentence: `Choose your ${order.name}.` } : null;
  }
  if (step === 'background') return draft.background === null ? { field: 'background', sentence: 'Choose a background.' } : null;
  if (step === 'abilities') {
    const sentence = scoreProblem(draft, totals);
    return sentence === null ? null : { field: 'scores', sentence };
  }
  const kind = lacking(offers, step === 'feat' ? ['feat', 'featSkills', 'featCantrips', 'featSpells'] : (picksOf[step] ?? []));
  return kind === undefined ? null : { field: kind, sentence: missing[kind] ?? '' };
}

function scoreProblem(draft: CreationDraft, totals: readonly number[]): string | null {
  if (draft.method === 'rolled' && totals.length === 0) return 'Roll your scores.';
  const scores = scoresOf(draft, totals);
  if (scores === null) return 'Give every ability a score.';
  if (draft.method !== 'pointBuy') return null;
  const answer = judgePointBuy(scores);
  return answer.ok ? null : tellRuleRefusal(answer.refused);
}

/** A build that has no name yet. */
export type NamelessBuild = Omit<CharacterBuild, 'name'>;

/** Everything that was chosen, as it is sent; null while something without which nobody begins is missing. */
export function buildOf(draft: Creating, totals: readonly number[]): NamelessBuild | null {
  const scores = scoresOf(draft, totals);
  const rules = raiseRulesOf(draft);
  if (draft.species === null || draft.class === null || draft.background === null || rules === null || scores === null) return null;
  const { picked, gains: _gains, style, feat, skills, speciesSkill, expertise, featSkills } = creationOffers(draft);
  const plain = { skills: [], list: null, spells: [] };
  const initiated = feat === 'magic-initiate';
  return {
    species: draft.species,
    lineage: picked.lineage[0] ?? null,
    class: draft.class,
    background: draft.background,
    method: draft.method,
    scores,
    increases: raisesOf(draft, rules),
    order: orderOf(draft),
    speciesSkill,
    backgroundFeat: { ...plain, spells: [...picked.backgroundCantrips, ...picked.backgroundSpells] },
    speciesFeat:
      feat === null
        ? null
        : {
            feat,
            increases: {},
            skills: featSkills,
            list: initiated ? featListOf(draft) : null,
            spells: initiated ? [...picked.featCantrips, ...picked.featSpells] : [],
          },
    choices: {
      hitPoints: 'fixed',
      feat: null,
      fightingStyle: style,
      skills,
      expertise,
      masteries: picked.masteries,
      cantrips: picked.cantrips,
      spells: picked.spells,
      savant: [],
      arcanum: null,
      options: picked.options,
      forms: [],
      order: null,
    },
    kit: draft.kits[draft.class] ?? 0,
    backgroundKit: draft.kits[draft.background] ?? 0,
  };
}
