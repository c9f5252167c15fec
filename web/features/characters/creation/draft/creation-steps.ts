import { tellRuleRefusal } from '#domain/rules/refusal-sentences.ts';
import type { CharacterBuild } from '#domain/character/creation/build.ts';
import { judgePointBuy } from '#domain/rules/point-buy.ts';
import { classes } from '#domain/srd/classes.ts';
import { species } from '#domain/srd/species.ts';
import { stepIds } from './creation-draft.ts';
import type { CreationDraft, PickKind, StepId } from './creation-draft.ts';
import { featListOf, offersOf, orderOf } from './creation-offers.ts';
import type { Offers } from './creation-offers.ts';
import { raisesOf, scoresOf } from './creation-scores.ts';

/** What a step is called. */
export const stepTitles: Record<StepId, string> = {
  species: 'Species',
  class: 'Class',
  background: 'Background',
  abilities: 'Ability scores',
  feat: 'Origin feat',
  skills: 'Skills',
  fighting: 'Fighting',
  spells: 'Spells',
  gear: 'Gear',
  name: 'Name',
};

const picksOf: Partial<Record<StepId, readonly PickKind[]>> = {
  feat: ['feat'],
  skills: ['speciesSkill', 'skills', 'expertise'],
  fighting: ['style', 'masteries'],
  spells: ['backgroundCantrips', 'backgroundSpells', 'cantrips', 'spells', 'options'],
};

/** The steps there are for what is decided so far: those with nothing to decide are left out. */
export function stepsOf({ offer }: Offers): StepId[] {
  return stepIds.filter((step) => {
    const kinds = picksOf[step];
    return kinds === undefined || kinds.some((kind) => offer[kind].choose > 0);
  });
}

const missing: Partial<Record<PickKind, string>> = {
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

const lacking = ({ offer, picked }: Offers, kinds: readonly PickKind[]) =>
  kinds.find((kind) => missing[kind] !== undefined && picked[kind].length < Math.min(offer[kind].choose, offer[kind].from.length));

/** A field of a step: a list to pick from, or one of the others. */
export type FieldId = PickKind | 'species' | 'class' | 'order' | 'background' | 'scores' | 'name';

/** What a step still needs: the field, and a sentence that says so. */
export interface Missing {
  field: FieldId;
  sentence: string;
}

/** What a step still needs; null when one can go on. Spells of a class can be learned later, those of a feat cannot. */
export function problemOf(step: StepId, draft: CreationDraft, totals: readonly number[], offers: Offers): Missing | null {
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
  if (step === 'name') return draft.name.trim() === '' ? { field: 'name', sentence: 'Please enter a name.' } : null;
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

/** The first step that still needs something. */
export function firstOpenStep(draft: CreationDraft, totals: readonly number[]): StepId | null {
  const offers = offersOf(draft);
  return stepsOf(offers).find((step) => problemOf(step, draft, totals, offers) !== null) ?? null;
}

/** Everything that was chosen, as it is sent; null while something without which nobody begins is missing. */
export function buildOf(draft: CreationDraft, totals: readonly number[]): CharacterBuild | null {
  const scores = scoresOf(draft, totals);
  if (draft.species === null || draft.class === null || draft.background === null || scores === null) return null;
  const { picked, gains: _gains, style, feat, skills, speciesSkill, expertise, featSkills } = offersOf(draft);
  const plain = { skills: [], list: null, spells: [] };
  const initiated = feat === 'magic-initiate';
  return {
    name: draft.name.trim(),
    species: draft.species,
    lineage: picked.lineage[0] ?? null,
    class: draft.class,
    background: draft.background,
    method: draft.method,
    scores,
    increases: raisesOf(draft),
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
      arcanum: null,
      options: picked.options,
      order: null,
    },
    kit: draft.kits[draft.class] ?? 0,
    backgroundKit: draft.kits[draft.background] ?? 0,
  };
}
