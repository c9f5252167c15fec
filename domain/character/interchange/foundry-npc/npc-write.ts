import { abilities, modifierOf } from '#domain/rules/ability.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { challengeNumber, proficiencyOf, xpOf } from '#domain/rules/challenge-experience.ts';
import { skillAbility, skillNames } from '#domain/rules/skill.ts';
import type { HomebrewMonster } from '#domain/homebrew/entry.ts';
import { statBlockOfHomebrew } from '#domain/homebrew/stat-block.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { foundryAbility, foundrySkill } from '#domain/character/interchange/foundry-terms.ts';
import { writeActivities } from '#domain/character/interchange/foundry/activity-write.ts';
import type { ActivityOwner } from '#domain/character/interchange/foundry/activity-write.ts';
import { effectsOnItem } from '#domain/character/interchange/foundry/effect-write.ts';
import { htmlOf } from '#domain/character/interchange/foundry/rich-text.ts';
import { foundrySchools } from '#domain/character/interchange/foundry/spell-item.ts';
import type { WrittenItem } from '#domain/character/interchange/foundry/written-item.ts';
import { foundrySizes } from './npc-terms.ts';

/** Of whom activities are written: a creature, whose formulas name its own scores. */
function ownerOf({ name, facts }: HomebrewMonster): ActivityOwner {
  const { abilities: scores, challenge } = facts;
  const modifiers = abilities.map((ability) => [ability, modifierOf(scores[ability])] as const);
  const [best] = modifiers.toSorted(([, one], [, other]) => other - one);
  const level = Math.max(1, Math.floor(challengeNumber(challenge)));
  return {
    name,
    names: {
      ...Object.fromEntries(abilities.map((ability) => [ability, `@abilities.${foundryAbility[ability]}.mod`])),
      ability: `@abilities.${foundryAbility[best?.[0] ?? 'strength']}.mod`,
      proficiency: '@prof',
    },
    values: { ...Object.fromEntries(modifiers), ability: best?.[1] ?? 0, proficiency: proficiencyOf(challenge), level, slot: 0 },
    spellLevel: null,
    concentration: false,
    duration: { kind: 'instant' },
    countedIn: () => null,
    lose: () => {},
  };
}

const isWeapon = (activity: Activity): boolean => activity.kind === 'attack' && activity.attack.with !== 'spell';

/** What a creature does, an item for each activity, and what always holds. */
function deedsOf(monster: HomebrewMonster): WrittenItem[] {
  const owner = ownerOf(monster);
  const deeds = monster.activities.map((activity): WrittenItem => {
    const { activities, effects } = writeActivities([activity], owner);
    const isNatural = isWeapon(activity);
    return {
      name: activity.name ?? monster.name,
      type: isNatural ? 'weapon' : 'feat',
      system: {
        identifier: slugOf(activity.name ?? monster.name),
        type: { value: isNatural ? 'natural' : 'monster', ...(!isNatural && { subtype: '' }) },
        ...(isNatural && { equipped: true, proficient: 1 }),
        activities,
      },
      effects,
    };
  });
  const always = { name: monster.name, duration: { kind: 'permanent' } as const, values: owner.values, isConstant: true };
  const effects = effectsOnItem(monster.effects, always, 0);
  const traits: WrittenItem[] =
    effects.length === 0
      ? []
      : [
          {
            name: monster.name,
            type: 'feat',
            system: { identifier: slugOf(monster.name), type: { value: 'monster', subtype: '' } },
            effects,
          },
        ];
  return [...deeds, ...traits];
}

/** The spells of a creature; those that are cast at will, and so often a day. */
function spellsOf({ facts: { spellcasting } }: HomebrewMonster): WrittenItem[] {
  return (spellcasting?.spells ?? []).map(({ name, level, uses }) => {
    const known = findSpell(slugOf(name));
    return {
      name,
      type: 'spell',
      system: {
        identifier: slugOf(name),
        level: known?.level ?? level,
        ...(known && { school: foundrySchools[known.school] }),
        method: uses === null ? 'atwill' : 'innate',
        preparation: { mode: uses === null ? 'atwill' : 'innate', prepared: true },
        prepared: 2,
        ...(uses !== null && { uses: { max: String(uses), spent: 0, recovery: [{ period: 'day', type: 'recoverAll' }] } }),
      },
    };
  });
}

function skillsOf(monster: HomebrewMonster) {
  const { skills, abilities: scores, challenge } = monster.facts;
  const proficiency = proficiencyOf(challenge);
  return Object.fromEntries(
    skillNames.map((skill) => {
      const ability = skillAbility[skill];
      const own = modifierOf(scores[ability]);
      const bonus = skills[skill];
      const value = bonus === undefined ? 0 : bonus - own === 2 * proficiency ? 2 : 1;
      const more = bonus === undefined ? 0 : bonus - own - value * proficiency;
      return [foundrySkill[skill], { value, ability: foundryAbility[ability], bonuses: { check: more === 0 ? '' : String(more) } }];
    }),
  );
}

/** The actor of Foundry VTT (system dnd5e, type npc) of a creature of homebrew. A flag holds the entry itself. */
export function writeFoundryNpc(monster: HomebrewMonster): object {
  const { name, text, facts } = monster;
  const block = statBlockOfHomebrew(monster);
  const { speeds, senses, legend } = facts;
  const { hover = false, ...ways } = speeds;
  return {
    name,
    type: 'npc',
    system: {
      abilities: Object.fromEntries(
        abilities.map((ability) => [
          foundryAbility[ability],
          { value: facts.abilities[ability], proficient: facts.saves.includes(ability) ? 1 : 0 },
        ]),
      ),
      attributes: {
        ac: { calc: 'flat', flat: facts.armorClass },
        hp: { value: block.hitPoints, max: block.hitPoints, temp: 0, tempmax: 0, formula: facts.hitDice },
        movement: { ...ways, hover, units: 'ft' },
        senses: { ...senses, units: 'ft', special: '' },
        spellcasting: facts.spellcasting ? foundryAbility[facts.spellcasting.ability] : '',
      },
      details: {
        alignment: facts.alignment,
        type: { value: facts.type, subtype: '', swarm: '', custom: '' },
        cr: challengeNumber(facts.challenge),
        xp: { value: xpOf(facts.challenge) },
        biography: { value: htmlOf(text), public: '' },
      },
      resources: {
        legact: { value: legend?.actions ?? 0, max: legend?.actions ?? 0 },
        legres: { value: legend?.resistances ?? 0, max: legend?.resistances ?? 0 },
        lair: { value: legend?.lair ?? false },
      },
      traits: {
        size: foundrySizes[facts.size],
        di: { value: facts.immunities },
        dr: { value: facts.resistances },
        dv: { value: facts.vulnerabilities },
        ci: { value: facts.conditionImmunities },
        languages: { value: [], custom: facts.languages },
      },
      skills: skillsOf(monster),
    },
    items: [...deedsOf(monster), ...spellsOf(monster)],
    effects: [],
    flags: { hearthlore: { homebrew: monster } },
  };
}
