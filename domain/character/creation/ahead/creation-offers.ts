import { freshClass } from '#domain/character/classes/class-levels.ts';
import { gainsAt } from '#domain/character/advancement/level-gains.ts';
import type { LevelGains } from '#domain/character/advancement/level-gains.ts';
import { openOptions } from '#domain/character/options/feature-options.ts';
import { isTrainedWith } from '#domain/character/sheet/equipment.ts';
import { skillNames } from '#domain/rules/skill.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import { backgrounds } from '#domain/srd/backgrounds.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { weapons } from '#domain/srd/equipment/weapons.ts';
import { findFeatureChoice } from '#domain/srd/features/feature-choices.ts';
import { featIds, feats, fightingStylesOf, initiateLists } from '#domain/srd/feats.ts';
import type { FeatId } from '#domain/srd/feats.ts';
import { spellsBornWith } from '#domain/srd/species-spells.ts';
import { species } from '#domain/srd/species.ts';
import { spellsOnList } from '#domain/homebrew/own-spells.ts';
import type { HomebrewUser } from '#domain/homebrew/own-spells.ts';
import type { CreationPick } from './creator-steps.ts';
import type { Creating, CreationDraft } from './creation-draft.ts';
import { fittingPicks } from '#domain/character/options/offer.ts';
import type { Offer } from '#domain/character/options/offer.ts';

/** What can be picked now, and what of it is. */
export interface CreationOffers {
  offer: Record<CreationPick, Offer>;
  /** The picks that count. */
  picked: Record<CreationPick, string[]>;
  skills: SkillName[];
  speciesSkill: SkillName | null;
  expertise: SkillName[];
  featSkills: SkillName[];
  style: FeatId | null;
  feat: FeatId | null;
  gains: LevelGains | null;
}

const nothing = { choose: 0, from: [] };
const initiate = { cantrips: 2, spells: 1 };
const featsOf = (kind: (typeof feats)[FeatId]['kind']) => featIds.filter((id) => feats[id].kind === kind);

function spellOffer(user: HomebrewUser, list: ClassId, level: 'cantrip' | 'leveled', choose: number, taken: readonly string[]): Offer {
  const from = spellsOnList(user, list, level === 'cantrip' ? 0 : 1).filter((spell) => (level === 'cantrip') === (spell.level === 0));
  return { choose, from: from.map(({ id }) => id).filter((id) => !taken.includes(id)) };
}

function speciesSkills(draft: CreationDraft, taught: readonly SkillName[]): Offer<SkillName> {
  if (draft.species === null || species[draft.species].skills.length === 0) return nothing;
  const from = species[draft.species].skills;
  const all = from.includes('any') ? skillNames : skillNames.filter((skill) => from.some((each) => each === skill));
  return { choose: 1, from: all.filter((skill) => !taught.includes(skill)) };
}

function masteriesFor(draft: CreationDraft, choose: number): Offer {
  if (draft.class === null || choose === 0) return nothing;
  const blank = { classes: [{ ...freshClass(draft.class), order: draft.order }] } satisfies Parameters<typeof isTrainedWith>[0];
  return { choose, from: weapons.filter((weapon) => isTrainedWith(blank, weapon)).map(({ id }) => id) };
}

/** Options of a feature that level 1 lets one choose. */
function optionOffer(gains: LevelGains | null): Offer {
  const due = gains?.options ?? null;
  const rules = due && findFeatureChoice(due.feature);
  return rules ? { choose: due.choose, from: openOptions({ classes: [freshClass(rules.class)], spells: [] }, rules, []) } : nothing;
}

/** The chosen order; null for classes without one. */
export function orderOf({ class: calling, order }: Pick<CreationDraft, 'class' | 'order'>): CreationDraft['order'] {
  return calling === 'cleric' || calling === 'druid' ? order : null;
}

/** The ability to pick skills, in the order in which they are learned: what comes later does not offer what is known. */
function skillOffers(draft: CreationDraft, gains: LevelGains | null, feat: FeatId | null) {
  const { picks } = draft;
  const taught: readonly SkillName[] = draft.background === null ? [] : backgrounds[draft.background].skills;
  const speciesSkill = speciesSkills(draft, taught);
  const ofSpecies = fittingPicks(picks.speciesSkill ?? [], speciesSkill);
  const bornWith = [...taught, ...ofSpecies];
  const featSkills: Offer<SkillName> =
    feat === 'skilled' ? { choose: 3, from: skillNames.filter((skill) => !bornWith.includes(skill)) } : nothing;
  const byFeat = fittingPicks(picks.featSkills ?? [], featSkills);
  const before = [...bornWith, ...byFeat];
  const skills: Offer<SkillName> =
    gains === null ? nothing : { choose: gains.skills.choose, from: gains.skills.from.filter((skill) => !before.includes(skill)) };
  const learned = fittingPicks(picks.skills ?? [], skills);
  const known = [...before, ...learned];
  const expertise: Offer<SkillName> =
    gains === null ? nothing : { choose: gains.expertise.choose, from: gains.expertise.from.filter((skill) => known.includes(skill)) };
  return {
    offer: { speciesSkill, featSkills, skills, expertise },
    picked: { speciesSkill: ofSpecies, featSkills: byFeat, skills: learned, expertise: fittingPicks(picks.expertise ?? [], expertise) },
  };
}

/** The lists that the feat of a species can learn from: not the one that the background learns from. */
export function openFeatLists({ background }: Pick<CreationDraft, 'background'>): CreationDraft['featList'][] {
  const taken = background === null ? null : backgrounds[background].featList;
  return initiateLists.filter((list) => list !== taken);
}

/** The list that is learned from: the one that was chosen, as long as it is open. */
export function featListOf(draft: Pick<CreationDraft, 'background' | 'featList'>): CreationDraft['featList'] {
  const open = openFeatLists(draft);
  return open.includes(draft.featList) ? draft.featList : (open[0] ?? draft.featList);
}

/** Spells that the species and the chosen ancestors give at level 1. */
function bornWith({ species: kind, picks }: CreationDraft): string[] {
  if (kind === null) return [];
  const [lineage = null] = fittingPicks(picks.lineage ?? [], { choose: 1, from: species[kind].lineages });
  return spellsBornWith(kind, lineage);
}

/** The spells to pick, in the order in which they are learned. */
function spellOffers(draft: Creating, gains: LevelGains | null, feat: FeatId | null) {
  const { picks } = draft;
  const list = draft.background === null ? null : backgrounds[draft.background].featList;
  // What the species teaches is known anyway.
  const born = bornWith(draft);
  const always = [...(gains?.always ?? []), ...born];
  const backgroundCantrips = list === null ? nothing : spellOffer(draft, list, 'cantrip', initiate.cantrips, born);
  const backgroundSpells = list === null ? nothing : spellOffer(draft, list, 'leveled', initiate.spells, born);
  const given = [
    ...fittingPicks(picks.backgroundCantrips ?? [], backgroundCantrips),
    ...fittingPicks(picks.backgroundSpells ?? [], backgroundSpells),
  ];
  const initiated = feat === 'magic-initiate';
  const featCantrips = initiated ? spellOffer(draft, featListOf(draft), 'cantrip', initiate.cantrips, [...given, ...born]) : nothing;
  const featSpells = initiated ? spellOffer(draft, featListOf(draft), 'leveled', initiate.spells, given) : nothing;
  const taken = [
    ...given,
    ...fittingPicks(picks.featCantrips ?? [], featCantrips),
    ...fittingPicks(picks.featSpells ?? [], featSpells),
    ...always,
  ];
  const casts = draft.class !== null && gains !== null;
  const cantrips = casts && gains.cantrips > 0 ? spellOffer(draft, draft.class ?? 'wizard', 'cantrip', gains.cantrips, taken) : nothing;
  const spells = casts && gains.spells > 0 ? spellOffer(draft, draft.class ?? 'wizard', 'leveled', gains.spells, taken) : nothing;
  return { backgroundCantrips, backgroundSpells, featCantrips, featSpells, cantrips, spells };
}

/** Everything there is to pick for what is decided so far, with the picks that fit. */
export function creationOffers(draft: Creating): CreationOffers {
  const gains = draft.class === null ? null : gainsAt({ class: draft.class, order: orderOf(draft) }, 1);
  const bringsFeat = draft.species !== null && species[draft.species].feat;
  const taught = draft.background === null ? null : backgrounds[draft.background].feat;
  const free = featsOf('origin').filter((id) => id !== taught || feats[id].repeatable);
  const feat: Offer<FeatId> = bringsFeat ? { choose: 1, from: free } : nothing;
  const [takenFeat = null] = fittingPicks(draft.picks.feat ?? [], feat);
  const style: Offer<FeatId> = gains?.fightingStyle === true ? { choose: 1, from: fightingStylesOf(gains.class) } : nothing;
  const skills = skillOffers(draft, gains, takenFeat);
  const spells = spellOffers(draft, gains, takenFeat);
  const masteries = masteriesFor(draft, gains?.masteries ?? 0);
  const lineages = draft.species === null ? [] : species[draft.species].lineages;
  const lineage: Offer = lineages.length === 0 ? nothing : { choose: 1, from: lineages };
  const options = optionOffer(gains);
  const { picks } = draft;
  const fit = (kind: keyof typeof spells) => fittingPicks(picks[kind] ?? [], spells[kind]);
  return {
    offer: { ...skills.offer, ...spells, lineage, feat, style, masteries, options },
    picked: {
      ...skills.picked,
      backgroundCantrips: fit('backgroundCantrips'),
      backgroundSpells: fit('backgroundSpells'),
      featCantrips: fit('featCantrips'),
      featSpells: fit('featSpells'),
      cantrips: fit('cantrips'),
      spells: fit('spells'),
      lineage: fittingPicks(picks.lineage ?? [], lineage),
      feat: takenFeat === null ? [] : [takenFeat],
      style: fittingPicks(picks.style ?? [], style),
      masteries: fittingPicks(picks.masteries ?? [], masteries),
      options: fittingPicks(picks.options ?? [], options),
    },
    skills: skills.picked.skills,
    speciesSkill: skills.picked.speciesSkill[0] ?? null,
    expertise: skills.picked.expertise,
    featSkills: skills.picked.featSkills,
    style: fittingPicks(picks.style ?? [], style)[0] ?? null,
    feat: takenFeat,
    gains,
  };
}
