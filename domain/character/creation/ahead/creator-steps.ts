/** The decisions of a creation by SRD 5.2, one a step. */
export const creatorSteps = [
  'species',
  'class',
  'background',
  'abilities',
  'feat',
  'skills',
  'fighting',
  'spells',
  'gear',
  'name',
] as const;
export type CreatorStep = (typeof creatorSteps)[number];

/** What can be picked out of lists. */
export const creationPicks = [
  'lineage',
  'skills',
  'speciesSkill',
  'expertise',
  'masteries',
  'style',
  'cantrips',
  'spells',
  'backgroundCantrips',
  'backgroundSpells',
  'feat',
  'featSkills',
  'featCantrips',
  'featSpells',
  'options',
] as const;
export type CreationPick = (typeof creationPicks)[number];
