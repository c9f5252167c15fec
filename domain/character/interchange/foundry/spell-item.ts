import type { Character, KnownSpell } from '#domain/character/character.ts';
import { durationOfSpell } from '#domain/character/effects/duration.ts';
import { foundryAbility } from '#domain/character/interchange/foundry-terms.ts';
import { givenBeside } from '#domain/character/sheet/known-spells.ts';
import { numbersOfSpell } from '#domain/character/sheet/spellcasting.ts';
import { classes } from '#domain/srd/classes.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { School } from '#domain/srd/spells/schools.ts';
import { castingTimeOf, foundryDuration, foundryTarget, spellRangeOf } from './activity-parts.ts';
import { writeActivities } from './activity-write.ts';
import type { FoundryContent } from './content.ts';
import { ownerOf } from './owner.ts';
import { ownFields } from './own-entry.ts';
import type { Losses } from './owner.ts';
import type { WrittenItem } from './written-item.ts';

/** What Foundry calls the schools of magic. */
export const foundrySchools: Record<School, string> = {
  abjuration: 'abj',
  conjuration: 'con',
  divination: 'div',
  enchantment: 'enc',
  evocation: 'evo',
  illusion: 'ill',
  necromancy: 'nec',
  transmutation: 'trs',
};
/** How Foundry writes that a spell needs no preparation. */
const alwaysPrepared = 2;
const components = new Map([
  ['V', 'vocal'],
  ['S', 'somatic'],
  ['M', 'material'],
]);

/** A spell that is known as an item of Foundry, with what it does; nothing for one that no catalogue has. */
export function spellItem(known: KnownSpell, character: Character, content: FoundryContent, losses: Losses): WrittenItem[] {
  const { spell: id, prepared, class: of } = known;
  const spell = spellOf(character, id);
  if (!spell) return [];
  const { name, level, concentration, ritual } = spell;
  const isPact = of !== null && classes[of].casting?.kind === 'pact';
  const details = spell.details ?? content.spells.get(name);
  const given = details?.activities ?? [];
  const duration = durationOfSpell(spell.duration);
  const owner = { ...ownerOf(character, { name, class: of, spellLevel: level }, losses), concentration, duration };
  const { activities, effects } = writeActivities(given, owner);
  const [first] = given;
  const isGiven = givenBeside(character).some((each) => each.spell === id);
  const own = ownFields(content.own.get(id));
  return [
    {
      name,
      type: 'spell',
      system: {
        identifier: id,
        level,
        school: foundrySchools[spell.school],
        preparation: { mode: isPact ? 'pact' : isGiven ? 'always' : 'prepared', prepared },
        method: isPact ? 'pact' : 'spell',
        prepared: isGiven ? alwaysPrepared : prepared ? 1 : 0,
        ...(of === null && { ability: foundryAbility[numbersOfSpell(character, id).ability] }),
        ...(of !== null && { sourceClass: of, sourceItem: `class:${of}` }),
        activation: castingTimeOf(spell.castingTime),
        duration: foundryDuration(duration, concentration),
        range: spellRangeOf(spell.range),
        ...(first && { target: foundryTarget(first, level) }),
        properties: [
          ...spell.components.flatMap((each) => components.get(each) ?? []),
          ...(concentration ? ['concentration'] : []),
          ...(ritual ? ['ritual'] : []),
        ],
        materials: { value: details?.material ?? '', consumed: false, cost: 0, supply: 0 },
        activities,
        ...own.system,
      },
      effects,
      ...own.flags,
    },
  ];
}
