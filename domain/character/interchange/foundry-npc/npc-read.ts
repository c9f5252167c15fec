import { z } from 'zod';
import { abilities, eachAbility, modifierOf } from '#domain/rules/ability.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import { challenges } from '#domain/rules/challenges.ts';
import { challengeNumber, proficiencyOf } from '#domain/rules/challenge-experience.ts';
import { damageTypes } from '#domain/rules/damage-types.ts';
import { conditionIds } from '#domain/rules/conditions.ts';
import { skillAbility, skillNames } from '#domain/rules/skill.ts';
import { sizes } from '#domain/rules/weapon-terms.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { monsterTypes } from '#domain/srd/monsters/monster-types.ts';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import { FoundryItem } from '#domain/character/interchange/foundry-actor.ts';
import { within } from '#domain/character/interchange/clamp.ts';
import { foundryAbility, foundrySkill } from '#domain/character/interchange/foundry-terms.ts';
import { contentUuid } from '#domain/character/interchange/foundry-homebrew/content-uuid.ts';
import { foreignEntry } from '#domain/character/interchange/foundry-homebrew/foreign-entry.ts';
import { descriptionIn } from '#domain/character/interchange/foundry/own-entry.ts';
import { textOfHtml } from '#domain/character/interchange/foundry/rich-text.ts';
import { fieldName, unsafeField } from '#domain/character/interchange/foundry/safe-keys.ts';
import { foundrySizes } from './npc-terms.ts';

const mostItems = 200;
const Amount = z.coerce.number().catch(0);
const Text = z.string().max(gameLimits.combatNotesLength).catch('');
const Values = z.looseObject({ value: z.array(z.string()).max(100).catch([]), custom: Text.optional() }).catch({ value: [] });
const none = { value: [] };

const NpcSystem = z.looseObject({
  abilities: z.record(z.string(), z.looseObject({ value: Amount, proficient: Amount }).catch({ value: 10, proficient: 0 })).catch({}),
  attributes: z
    .looseObject({
      ac: z
        .looseObject({ flat: z.coerce.number().nullable().catch(null), value: z.coerce.number().optional().catch(undefined) })
        .catch({ flat: null }),
      hp: z.looseObject({ max: Amount, formula: Text }).catch({ max: 1, formula: '' }),
      movement: z.looseObject({}).catch({}),
      senses: z.looseObject({}).catch({}),
      spellcasting: Text,
    })
    .catch({ ac: { flat: null }, hp: { max: 1, formula: '' }, movement: {}, senses: {}, spellcasting: '' }),
  details: z
    .looseObject({
      alignment: Text,
      type: z.looseObject({ value: Text }).catch({ value: '' }),
      cr: Amount,
      biography: z.looseObject({ value: z.string().catch('') }).catch({ value: '' }),
    })
    .catch({ alignment: '', type: { value: '' }, cr: 0, biography: { value: '' } }),
  traits: z
    .looseObject({ size: Text, di: Values, dr: Values, dv: Values, ci: Values, languages: Values })
    .catch({ size: '', di: none, dr: none, dv: none, ci: none, languages: none }),
  skills: z.record(z.string(), z.looseObject({ value: Amount, bonuses: z.looseObject({ check: Amount }).catch({ check: 0 }) })).catch({}),
});

const Npc = z.looseObject({
  name: z.string().max(2000),
  type: z.literal('npc'),
  system: NpcSystem,
  items: z.array(FoundryItem).max(mostItems).catch([]),
  flags: z.looseObject({ hearthlore: z.looseObject({ homebrew: z.unknown() }).optional().catch(undefined) }).catch({}),
});
type Npc = z.infer<typeof Npc>;

/** A creature that was read, and what of its actor has no place, a sentence each; or why there is none. */
export type ReadNpc = { entry: HomebrewEntry; report: string[] } | { problem: string };

const feet = (value: unknown): number | undefined => {
  const read = Math.round(Number(value));
  return Number.isFinite(read) && read > 0 ? Math.min(read, 500) : undefined;
};

function measured(given: object, names: readonly string[]): Record<string, number> {
  const values = new Map<string, unknown>(Object.entries(given));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = feet(values.get(name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const namedIn = <Name extends string>(names: readonly Name[], { value }: z.infer<typeof Values>): Name[] =>
  names.filter((name) => value.includes(name));

/** Hit dice as ours are written; where none can be read, dice that give the same hit points. */
function hitDiceIn({ formula, max }: Npc['system']['attributes']['hp']): string {
  const plain = formula.replaceAll(' ', '');
  return /^\d+d\d+([+-]\d+)?$/.test(plain) ? plain : `1d2+${within(max, 1, gameLimits.hitPoints) - 1}`;
}

/** The name of a deed on each of its activities that has none. */
const named = (activities: readonly Activity[], name: string): Activity[] =>
  activities.map((each) => ({ ...each, name: (each.name ?? name).slice(0, 80) }));

/** What the items of a creature do: activities, what always holds, and in words what is but told. */
function deedsIn(items: readonly FoundryItem[]): { activities: Activity[]; effects: LastingEffect[]; texts: string[]; lost: string[] } {
  const deeds = items.filter(({ type }) => type === 'weapon' || type === 'feat' || type === 'equipment' || type === 'consumable');
  const read = deeds.map((item) => ({ item, ...foreignEntry(item, item.type === 'feat' ? 'feature' : 'item', 'fighter') }));
  const activities = read.flatMap(({ item, entry }) => named(entry?.activities ?? [], item.name));
  const effects = read.flatMap(({ entry }) => entry?.effects ?? []);
  const texts = read.flatMap(({ item }) => {
    const text = descriptionIn(item).trim();
    return text === '' ? [] : [`${item.name}: ${text}`];
  });
  const lost = read.flatMap(({ item, lost: of }) =>
    of.length === 0 ? [] : [`Of “${item.name.slice(0, 60)}”, there is no place for ${of.join(', ')}.`],
  );
  return { activities, effects, texts, lost };
}

function spellcastingIn({ items, system }: Npc, scores: Record<(typeof abilities)[number], number>, proficiency: number) {
  const known = items.flatMap((item) => {
    const spell = item.type === 'spell' ? (findSpell(item.system.identifier ?? '') ?? findSpell(slugOf(item.name))) : undefined;
    return spell ? [{ spell, uses: Math.round(Number(item.system.uses?.max ?? 0)) }] : [];
  });
  if (known.length === 0) return null;
  const ability = abilities.find((each) => foundryAbility[each] === system.attributes.spellcasting) ?? 'charisma';
  const modifier = modifierOf(scores[ability]);
  const spells = known.slice(0, 40).map(({ spell: { name, level, concentration }, uses }) => ({
    name,
    level,
    uses: uses > 0 ? Math.min(uses, 10) : null,
    pool: null,
    concentration,
  }));
  return {
    ability,
    dc: within(8 + proficiency + modifier, 1, gameLimits.difficultyClass),
    toHit: proficiency + modifier,
    modifier,
    spells,
  };
}

function factsIn(npc: Npc) {
  const { attributes, details, traits, ...system } = npc.system;
  const scores = eachAbility((ability) => within(system.abilities[foundryAbility[ability]]?.value ?? 10, 1, gameLimits.score));
  const challenge = challenges.findLast((each) => challengeNumber(each) <= details.cr) ?? '0';
  const proficiency = proficiencyOf(challenge);
  const skills = skillNames.flatMap((skill) => {
    const { value = 0, bonuses } = system.skills[foundrySkill[skill]] ?? {};
    const bonus = Math.floor(value * proficiency) + modifierOf(scores[skillAbility[skill]]) + (bonuses?.check ?? 0);
    return value > 0 ? [[skill, within(bonus, gameLimits.modifierMinimum, gameLimits.modifierMaximum)]] : [];
  });
  const { value: spoken, custom = '' } = traits.languages;
  return {
    type: monsterTypes.find((each) => each === details.type.value.toLowerCase()) ?? 'monstrosity',
    size: sizes.find((each) => foundrySizes[each] === traits.size) ?? 'Medium',
    alignment: details.alignment.trim().slice(0, 80) || 'unaligned',
    armorClass: within(attributes.ac.flat ?? attributes.ac.value ?? 10 + modifierOf(scores.dexterity), 1, gameLimits.armorClass),
    hitDice: hitDiceIn(attributes.hp),
    speeds: {
      ...measured(attributes.movement, ['walk', 'fly', 'swim', 'climb', 'burrow']),
      ...(new Map<string, unknown>(Object.entries(attributes.movement)).get('hover') === true && { hover: true }),
    },
    abilities: scores,
    saves: abilities.filter((ability) => (system.abilities[foundryAbility[ability]]?.proficient ?? 0) > 0),
    skills: Object.fromEntries(skills),
    vulnerabilities: namedIn(damageTypes, traits.dv),
    resistances: namedIn(damageTypes, traits.dr),
    immunities: namedIn(damageTypes, traits.di),
    conditionImmunities: namedIn(conditionIds, traits.ci),
    senses: measured(attributes.senses, ['darkvision', 'blindsight', 'tremorsense', 'truesight']),
    languages: [...spoken, custom]
      .filter((each) => each !== '')
      .join(', ')
      .slice(0, 200),
    challenge,
    attacksPerTurn: 1,
    spellcasting: spellcastingIn(npc, scores, proficiency),
    legend: null,
  };
}

/**
 * The creature of homebrew that an actor of Foundry VTT (system dnd5e, type npc) is. Our own entry in its flag counts alone; of any
 * other creature numbers, attacks, saves, effects and spells of the SRD are read, and what has no place is told.
 */
export function readFoundryNpc(data: unknown): ReadNpc {
  const unsafe = unsafeField(data);
  if (unsafe !== null) return { problem: `The field “${unsafe}” of this file cannot be read.` };
  const read = Npc.safeParse(data);
  if (!read.success) return { problem: `The field “${fieldName(read.error.issues[0]?.path ?? [])}” of this file cannot be read.` };
  const npc = read.data;
  const flagged = npc.flags.hearthlore?.homebrew;
  if (flagged !== undefined) {
    const own = HomebrewEntry.safeParse(flagged);
    if (own.success && own.data.kind === 'monster') return { entry: own.data, report: [] };
  }
  const { activities, effects, texts, lost } = deedsIn(npc.items);
  const text = [textOfHtml(npc.system.details.biography.value), ...texts].filter((each) => each.trim() !== '').join('\n\n');
  const draft = {
    kind: 'monster',
    name: withoutHiddenCharacters(npc.name).trim().slice(0, limits.homebrewNameLength).toWellFormed().trim(),
    text: text.slice(0, limits.homebrewTextLength).toWellFormed().trim(),
    activities: activities.slice(0, limits.homebrewActivities),
    effects: effects.slice(0, limits.homebrewEffects),
    facts: factsIn(npc),
  };
  const made = HomebrewEntry.safeParse({ id: contentUuid(draft), ...draft });
  if (!made.success) {
    const [issue] = made.error.issues;
    return { problem: `The field “${fieldName(issue?.path ?? [])}” cannot be kept: ${issue?.message ?? ''}` };
  }
  const unknown = npc.items.filter(
    (item) => item.type === 'spell' && !findSpell(item.system.identifier ?? '') && !findSpell(slugOf(item.name)),
  );
  const more = activities.length - draft.activities.length;
  return {
    entry: made.data,
    report: [
      ...unknown.map(({ name }) => `The spell “${name.slice(0, 60)}” cannot be imported.`),
      ...(more > 0 ? [`${more} activities are more than an entry holds.`] : []),
      ...lost,
    ],
  };
}
