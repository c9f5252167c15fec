import { abilities } from '#domain/rules/ability.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { Character } from '#domain/character/character.ts';
import type { LevelGains } from './level-gains.ts';
import { maximumHitPointsOf } from '#domain/character/sheet/hit-points.ts';
import { pactSlotsOf, slotsOf } from '#domain/character/sheet/spell-slots.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { feats } from '#domain/srd/feats.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import { findSpell } from '#domain/srd/spells.ts';

const added = <Value>(before: readonly Value[], after: readonly Value[]) => after.filter((each) => !before.includes(each));
const list = (label: string, names: readonly string[]) => (names.length > 0 ? [`${label}: ${names.join(', ')}.`] : []);

function slotText(character: Character): string {
  const pact = pactSlotsOf(character);
  if (pact) return `${pact.count} of level ${pact.level}`;
  const slots = slotsOf(character);
  return slots.flatMap((count, index) => (count > 0 ? [`${count} of level ${index + 1}`] : [])).join(', ');
}

/** What a level changed, a sentence each, as people read it. */
export function tellLevel(before: Character, after: Character, gains: LevelGains | null): string[] {
  const told = [`${after.name} is now a level ${after.level} ${classes[after.class].name.toLowerCase()}.`];
  const most = [before, after].map((each) => maximumHitPointsOf(each).value);
  told.push(`Hit point maximum: ${most.join(' to ')}.`);
  if (!gains) return told;
  const bonus = proficiencyBonusOf(after.level);
  if (bonus !== proficiencyBonusOf(before.level)) told.push(`Proficiency bonus: +${bonus}.`);
  if (gains.subclass) told.push(`Subclass: ${gains.subclass}.`);
  for (const [, name, line] of gains.features) told.push(`${name}: ${line}`);
  for (const ability of abilities)
    if (before.stats[ability] !== after.stats[ability])
      told.push(`${capitalize(ability)}: ${before.stats[ability]} to ${after.stats[ability]}.`);
  for (const { feat } of after.feats.slice(before.feats.length)) told.push(`${feats[feat].name}: ${feats[feat].line}`);
  const spells = added(
    before.spells.map(({ spell }) => spell),
    after.spells.map(({ spell }) => spell),
  );
  told.push(
    ...list('New skills', added(before.skills, after.skills)),
    ...list('Expertise', added(before.expertise, after.expertise)),
    ...list(
      'Weapon mastery',
      added(before.masteries, after.masteries).map((id) => findWeapon(id)?.name ?? id),
    ),
    ...list(
      'New spells',
      spells.map((id) => findSpell(id)?.name ?? id),
    ),
  );
  if (slotText(before) !== slotText(after)) told.push(`Spell slots: ${slotText(after)}.`);
  return told;
}
