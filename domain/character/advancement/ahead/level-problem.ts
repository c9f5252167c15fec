import type { Character } from '#domain/character/character.ts';
import type { LevelGains } from '#domain/character/advancement/level-gains.ts';
import { findFeatureChoice } from '#domain/srd/features/feature-choices.ts';
import { feats } from '#domain/srd/feats.ts';
import { levelChoicesOf, levelOffers, orderAskedOf, pickedFeat, pickedWarrior, raisable } from './level-offers.ts';
import type { LevelDraft, LevelPick, LevelStep } from './level-draft.ts';
import { fittingPicks } from '#domain/character/options/offer.ts';

const required: Partial<Record<LevelStep, readonly LevelPick[]>> = {
  feat: ['feat', 'featSkills', 'featCantrips', 'featSpells'],
  training: ['style', 'skills', 'expertise', 'masteries', 'options'],
};

/** The lists, by the names they have on the screen. */
const pickLabels: Record<LevelPick, string> = {
  feat: 'Feat',
  featSkills: 'Feat skills',
  featCantrips: 'Feat cantrips',
  featSpells: 'Feat spell',
  style: 'Fighting style',
  skills: 'Skills',
  expertise: 'Expertise',
  masteries: 'Weapon mastery',
  cantrips: 'Cantrips',
  spells: 'Spells',
  savant: 'Evocation Savant',
  arcanum: 'Mystic arcanum',
  options: 'Options',
  forms: 'Forms of Wild Shape',
};

/** The name of a list: that of the feature, where its options are chosen, and another where there are boons among the feats. */
export function labelOf(kind: LevelPick, { feat, options }: Pick<LevelGains, 'feat' | 'options'>): string {
  if (kind === 'feat' && feat === 'epic boon') return 'Epic boon or feat';
  return (kind === 'options' ? findFeatureChoice(options?.feature ?? '')?.name : undefined) ?? pickLabels[kind];
}

/** What a step of the next level still needs, as a sentence; null when one can go on. Spells of a class and forms can be learned later, so none is needed; those of a feat cannot. */
export function levelProblem(step: LevelStep, character: Character, draft: LevelDraft): string | null {
  const { gains, offer } = levelOffers(character, draft);
  const order = orderAskedOf(character, draft);
  if (step === 'gains' && order !== null && draft.order === null) return `${order.name}: choose one.`;
  const taught: readonly LevelPick[] = step === 'spells' && pickedWarrior(character, gains, draft) ? ['cantrips'] : [];
  for (const kind of [...(required[step] ?? []), ...taught]) {
    const { choose, from } = offer[kind];
    const left = Math.min(choose, from.length) - fittingPicks(draft.picks[kind] ?? [], offer[kind]).length;
    const label = kind === 'options' ? labelOf(kind, gains) : pickLabels[kind];
    if (left > 0) return `${label}: choose ${left} more.`;
  }
  if (step !== 'feat') return null;
  const feat = pickedFeat(character, gains, draft);
  const isRaised = Object.keys(levelChoicesOf(character, draft).feat?.increases ?? {}).length > 0;
  const raises = feat !== null && feats[feat].raises !== null && raisable(character, feat).length > 0;
  return raises && !isRaised ? 'Ability scores: choose what to increase.' : null;
}
