import { initiate } from '#domain/character/advancement/empty-initiate.ts';
import { skilledSkills } from '#domain/character/advancement/level-feat.ts';
import type { Character } from '#domain/character/character.ts';
import { rebirthAsks } from '#domain/character/rebirth/rebirth-asks.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import type { FeatId, initiateLists } from '#domain/srd/feats.ts';
import type { SpeciesId } from '#domain/srd/species-ids.ts';
import type { Act } from '#web/features/characters/use-act.ts';

/** What is chosen for somebody who is born anew. */
export interface RebirthDraft {
  species: SpeciesId;
  lineage: string;
  skill: SkillName[];
  lost: SkillName[];
  feat: FeatId | '';
  featSkills: SkillName[];
  list: (typeof initiateLists)[number];
  cantrips: string[];
  spells: string[];
}

/** A draft in which nothing is chosen for this species yet. */
export const blankRebirth = (species: SpeciesId): RebirthDraft => ({
  species,
  lineage: '',
  skill: [],
  lost: [],
  feat: '',
  featSkills: [],
  list: 'cleric',
  cantrips: [],
  spells: [],
});

/** The skills that go with the old species: all that can be of it, where that is clear, else those that were chosen. */
function lostSkills(character: Character, { species, lost }: RebirthDraft): SkillName[] {
  const { of, count } = rebirthAsks(character, species).lost;
  return of.length === count ? of : lost;
}

/** The feat of the draft with what it lets choose; undefined while something of it is missing. */
function featOf({ feat, featSkills, list, cantrips, spells }: RebirthDraft) {
  if (feat === '') return undefined;
  if (feat === 'skilled') return featSkills.length === skilledSkills ? { feat, skills: featSkills } : undefined;
  if (feat !== 'magic-initiate') return { feat };
  const isWhole = cantrips.length === initiate.cantrips && spells.length === initiate.spells;
  return isWhole ? { feat, list, spells: [...cantrips, ...spells] } : undefined;
}

/** What is asked of the server for a draft; null while something is missing. */
export function actOfRebirth(character: Character, draft: RebirthDraft): Act | null {
  const asks = rebirthAsks(character, draft.species);
  const lost = lostSkills(character, draft);
  const feat = asks.feat ? featOf(draft) : null;
  const [skill = null] = draft.skill;
  const isMissing =
    (asks.lineages.length > 0 && draft.lineage === '') || (asks.skills.length > 0 && skill === null) || lost.length !== asks.lost.count;
  if (isMissing || feat === undefined) return null;
  return {
    kind: 'beReborn',
    species: draft.species,
    lineage: asks.lineages.length > 0 ? draft.lineage : null,
    skill: asks.skills.length > 0 ? skill : null,
    feat,
    lostSkills: lost,
  };
}
