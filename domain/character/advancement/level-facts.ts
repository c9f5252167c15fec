import { isSame } from '#domain/difference.ts';
import { partyOf } from '#domain/party-of.ts';
import { abilities } from '#domain/rules/ability.ts';
import type { Character, ClassLevels } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import type { LevelGains } from './level-gains.ts';
import { formFacts } from '#domain/character/shape/form-facts.ts';
import { optionFacts } from '#domain/character/options/option-facts.ts';
import { maximumHitPointsOf } from '#domain/character/sheet/hit-points.ts';
import { pactSlotsOf, slotsOf } from '#domain/character/sheet/class-casting.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import { slugOf } from '#domain/srd/slug.ts';

const added = <Value>(before: readonly Value[], after: readonly Value[]) => after.filter((each) => !before.includes(each));

/** The slots that there are at a level, those of a pact alike. */
function slotsAt(character: Character): { level: number; count: number }[] {
  const own = slotsOf(character).flatMap((count, index) => (count > 0 ? [{ level: index + 1, count }] : []));
  return [...own, ...[pactSlotsOf(character) ?? []].flat()];
}

/** What was learned. */
function learned(before: Character, after: Character): CharacterFact[] {
  const idOf = ({ spell }: Character['spells'][number]) => spell;
  const skills = added(before.skills, after.skills);
  const expertise = added(before.expertise, after.expertise);
  const weapons = added(before.masteries, after.masteries);
  const spells = added(before.spells.map(idOf), after.spells.map(idOf));
  return [
    ...(skills.length > 0 ? [characterFact({ kind: 'skills', skills })] : []),
    ...(expertise.length > 0 ? [characterFact({ kind: 'expertise', skills: expertise })] : []),
    ...(weapons.length > 0 ? [characterFact({ kind: 'masteries', weapons })] : []),
    ...(spells.length > 0 ? [characterFact({ kind: 'spells', spells })] : []),
  ];
}

/** What a level changed; `taken` is the class that it was taken in. */
export function levelFacts(before: Character, after: Character, taken: ClassLevels, gains: LevelGains | null): CharacterFact[] {
  const { class: of, level: ofClass } = taken;
  const total = levelOf(after);
  const [least, most] = [maximumHitPointsOf(before).value, maximumHitPointsOf(after).value];
  const facts = [
    characterFact({ kind: 'reachesLevel', hero: partyOf(after), level: ofClass, class: of, ...(total !== ofClass && { total }) }),
    characterFact({ kind: 'hitPointMaximum', before: least, after: most }),
  ];
  if (!gains) return facts;
  const bonus = proficiencyBonusOf(total);
  if (bonus !== proficiencyBonusOf(levelOf(before))) facts.push(characterFact({ kind: 'proficiencyBonus', bonus }));
  if (gains.subclass) facts.push(characterFact({ kind: 'subclass', class: of }));
  for (const [level, name] of gains.features) facts.push(characterFact({ kind: 'feature', class: of, level, feature: slugOf(name) }));
  for (const ability of abilities) {
    const [from, to] = [before.stats[ability], after.stats[ability]];
    if (from !== to) facts.push(characterFact({ kind: 'changed', field: ability, before: from, after: to }));
  }
  for (const { feat } of after.feats.slice(before.feats.length)) facts.push(characterFact({ kind: 'feat', feat }));
  facts.push(...learned(before, after), ...optionFacts(before, after), ...formFacts(before, after));
  const slots = slotsAt(after);
  if (!isSame(slotsAt(before), slots)) facts.push(characterFact({ kind: 'spellSlots', slots }));
  return facts;
}
