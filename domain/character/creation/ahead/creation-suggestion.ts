import { defaultBuild } from '#domain/character/creation/default-build.ts';
import { fittingPicks } from '#domain/character/options/offer.ts';
import type { CreationPick, CreatorStep } from './creator-steps.ts';
import type { Creating, CreationDraft } from './creation-draft.ts';
import { creationOffers } from './creation-offers.ts';
import { dealFor } from './creation-raises.ts';
import { poolOf } from './creation-scores.ts';

/** The lists of a step, in the order in which they are filled. */
const kindsOf: Partial<Record<CreatorStep, readonly CreationPick[]>> = {
  species: ['lineage'],
  feat: ['feat', 'featSkills', 'featCantrips', 'featSpells'],
  skills: ['speciesSkill', 'skills', 'expertise'],
  fighting: ['style', 'masteries'],
  spells: ['backgroundCantrips', 'backgroundSpells', 'cantrips', 'spells', 'options'],
};

/** What a suggestion changes of a draft; of its picks those that it names. */
export type Suggestion = Partial<Pick<CreationDraft, 'bought' | 'array' | 'rolled' | 'picks'>>;

/** What would suit the class, for those who do not want to choose: only one step is filled, and what was picked stays. */
export function suggestionFor(draft: Creating, step: CreatorStep, totals: readonly number[]): Suggestion {
  const { species, class: calling } = draft;
  if (species === null || calling === null) return {};
  const ready = defaultBuild('', species, calling);
  if (step === 'abilities') {
    if (draft.method === 'pointBuy') return { bought: ready.scores };
    return { [draft.method === 'rolled' ? 'rolled' : 'array']: dealFor(calling, poolOf(draft, totals)) };
  }
  const spells = [...ready.choices.cantrips, ...ready.choices.spells, ...ready.backgroundFeat.spells];
  const preset: Partial<Record<CreationPick, readonly string[]>> = {
    lineage: ready.lineage === null ? [] : [ready.lineage],
    feat: ready.speciesFeat === null ? [] : [ready.speciesFeat.feat],
    speciesSkill: ready.speciesSkill === null ? [] : [ready.speciesSkill],
    skills: ready.choices.skills,
    expertise: ready.choices.expertise,
    style: ready.choices.fightingStyle === null ? [] : [ready.choices.fightingStyle],
    masteries: ready.choices.masteries,
    options: ready.choices.options,
  };
  const picks: CreationDraft['picks'] = {};
  for (const kind of kindsOf[step] ?? []) {
    const before = draft.picks[kind] ?? [];
    const offer = creationOffers({ ...draft, picks: { ...draft.picks, ...picks } }).offer[kind];
    const chosen = fittingPicks(before, offer);
    const more = [...(preset[kind] ?? spells), ...offer.from].filter((id) => !chosen.includes(id));
    const all = fittingPicks([...chosen, ...new Set(more)], offer);
    picks[kind] = [...all, ...before.filter((id) => !all.includes(id))];
  }
  return { picks };
}
