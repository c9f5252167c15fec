import { defaultBuild } from '#domain/character/creation/default-build.ts';
import type { CreationDraft, PickKind, StepId } from './creation-draft.ts';
import { offersOf, orderOf } from './creation-offers.ts';
import { dealFor, poolOf } from './creation-scores.ts';
import { fittingPicks } from '#domain/character/options/offer.ts';

/** The lists of a step, in the order in which they are filled. */
const kindsOf: Partial<Record<StepId, readonly PickKind[]>> = {
  species: ['lineage'],
  feat: ['feat', 'featSkills', 'featCantrips', 'featSpells'],
  skills: ['speciesSkill', 'skills', 'expertise'],
  fighting: ['style', 'masteries'],
  spells: ['backgroundCantrips', 'backgroundSpells', 'cantrips', 'spells', 'options'],
};

/** What would suit the class, for those who do not want to choose: only the step in hand is filled, and what was picked stays. */
export function suggested(draft: CreationDraft, step: StepId, totals: readonly number[]): CreationDraft {
  const { species, class: calling } = draft;
  if (species === null || calling === null) return draft;
  if (step === 'abilities') {
    const pool = poolOf(draft, totals);
    if (draft.method === 'pointBuy') return { ...draft, bought: defaultBuild('', species, calling).scores };
    return { ...draft, [draft.method === 'rolled' ? 'rolled' : 'array']: dealFor(calling, pool) };
  }
  const ready = defaultBuild('', species, calling);
  const spells = [...ready.choices.cantrips, ...ready.choices.spells, ...ready.backgroundFeat.spells];
  const preset: Partial<Record<PickKind, readonly string[]>> = {
    lineage: ready.lineage === null ? [] : [ready.lineage],
    feat: ready.speciesFeat === null ? [] : [ready.speciesFeat.feat],
    speciesSkill: ready.speciesSkill === null ? [] : [ready.speciesSkill],
    skills: ready.choices.skills,
    expertise: ready.choices.expertise,
    style: ready.choices.fightingStyle === null ? [] : [ready.choices.fightingStyle],
    masteries: ready.choices.masteries,
    options: ready.choices.options,
  };
  let filled: CreationDraft = { ...draft, order: orderOf(draft) ?? draft.order };
  for (const kind of kindsOf[step] ?? []) {
    const offer = offersOf(filled).offer[kind];
    const chosen = fittingPicks(filled.picks[kind], offer);
    const more = [...(preset[kind] ?? spells), ...offer.from].filter((id) => !chosen.includes(id));
    const all = fittingPicks([...chosen, ...new Set(more)], offer);
    filled = { ...filled, picks: { ...filled.picks, [kind]: [...all, ...filled.picks[kind].filter((id) => !all.includes(id))] } };
  }
  return filled;
}
