import { unattuned } from '#domain/character/inventory/curse.ts';
import { initiate } from '#domain/character/advancement/level-feat.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import type { Character } from '#domain/character/character.ts';
import { withSpecies } from '#domain/character/advancement/with-species.ts';
import { keepingHitPoints, withoutEffects } from '#domain/character/effects/end-effects.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { differenceFacts } from '#domain/character/sheet/difference-facts.ts';
import { usesOf } from '#domain/character/sheet/uses.ts';
import { isDead } from '#domain/character/sheet/state.ts';
import { step } from '#domain/character/step.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { partyOf } from '#domain/party-of.ts';
import { yes } from '#domain/result.ts';
import { speciesUses } from '#domain/srd/species-uses.ts';
import { isCalledBack } from './called-back.ts';
import type { Rebirth } from './rebirth.ts';
import { featOfSpecies, rebirthAsks } from './rebirth-asks.ts';

/** Without the first spells that an initiate of magic has learned from a list. */
function withoutInitiate(character: Character, list: NonNullable<Character['feats'][number]['list']>): Character {
  const learned = character.spells.filter(({ spell, from, class: of }) => {
    return from === 'other' && of === null && spellOf(character, spell)?.classes.includes(list);
  });
  const isCantrip = ({ spell }: Character['spells'][number]) => spellOf(character, spell)?.level === 0;
  const gone = [
    ...learned.filter(isCantrip).slice(0, initiate.cantrips),
    ...learned.filter((each) => !isCantrip(each)).slice(0, initiate.spells),
  ];
  return { ...character, spells: character.spells.filter((each) => !gone.includes(each)) };
}

/** Somebody without what the old species gave and the sheet keeps: its skills, its feat, what it was used for and does still. */
function withoutOldSpecies(character: Character, lost: Rebirth['lostSkills']): CharacterResult<Character> {
  const { of, count } = rebirthAsks(character, character.species).lost;
  if (lost.length !== count || new Set(lost).size !== count || lost.some((skill) => !of.includes(skill)))
    return refuse('chooseLostSkills', { count });
  const old = new Set(speciesUses[character.species].map(({ id }) => id));
  const stays = (skill: Rebirth['lostSkills'][number]) => !lost.includes(skill);
  const born = featOfSpecies(character);
  const plain: Character = {
    ...character,
    lineage: null,
    skills: character.skills.filter(stays),
    expertise: character.expertise.filter(stays),
    feats: character.feats.filter((each) => each !== born),
  };
  const rested = withoutEffects(plain, ({ source }) => source.kind === 'feature' && old.has(source.id));
  return yes(born?.list === undefined ? rested : withoutInitiate(rested, born.list));
}

/** What one is born with was there at the first level, and of what is gone nothing is used any more. */
function settled(before: Character, after: Character): Character {
  const left = new Set(usesOf(after).map(({ id }) => id));
  return {
    ...after,
    feats: after.feats.map((each, at) => (at < before.feats.length ? each : { ...each, level: 1 })),
    usesSpent: Object.fromEntries(Object.entries(after.usesSpent).filter(([id]) => left.has(id))),
  };
}

/** Somebody who was dead, in a body that nothing has hurt: with a level of exhaustion fewer, and attuned to nothing (SRD 5.2.1, Dead). */
const inWholeBody = (character: Character): Character => ({
  ...character,
  damage: 0,
  deathSaves: { successes: 0, failures: 0 },
  exhaustion: Math.max(0, character.exhaustion - 1),
  inventory: character.inventory.map((item) => (item.attuned ? unattuned(item) : item)),
});

/**
 * Somebody is in a new body, of another species or the same one (SRD 5.2.1, Reincarnate): they keep what they could do, lose what the
 * old species gave, and have what the new one gives. Whoever was dead lives, and the new body is whole. Refuses choices that do not fit.
 */
export function beReborn(character: Character, { species, lineage, skill, feat, lostSkills }: Rebirth): CharacterResult<CharacterStep> {
  const isBack = isDead(character);
  const called = withoutEffects(character, isCalledBack);
  const alive = isBack ? inWholeBody(called) : called;
  const bare = character.ruleSet === 'quick' ? yes(alive) : withoutOldSpecies(alive, lostSkills);
  if (!bare.ok) return bare;
  const other = { ...bare.value, species };
  const born = character.ruleSet === 'quick' ? yes(other) : withSpecies(other, { lineage, speciesSkill: skill, speciesFeat: feat });
  if (!born.ok) return born;
  const whole = settled(bare.value, born.value);
  const after = isBack ? whole : keepingHitPoints(character, whole);
  const more = differenceFacts(character, after).filter(({ kind }) => kind !== 'sheetChanged' && kind !== 'hitPoints');
  const hero = partyOf(character);
  const lives = isBack ? [characterFact({ kind: 'isRevived', hero })] : [];
  return yes(step(after, characterFact({ kind: 'isReborn', hero, species }), ...lives, ...more));
}
