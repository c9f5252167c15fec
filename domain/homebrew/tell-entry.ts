import { abilities, abilityMark, modifierOf, signed } from '#domain/rules/ability.ts';
import { tellActivity, tellEffect } from '#domain/rules/activity/tell/tell-activity.ts';
import { hitPointsText } from '#domain/srd/monsters/hit-dice.ts';
import type { HomebrewEntry, HomebrewItem, HomebrewMonster, HomebrewSpell } from './entry.ts';

// Without a validator, so that a browser can say what an entry does while it is written.

/** An entry in words: what it is, and one line for each thing that it does. */
export interface ToldEntry {
  facts: string[];
  deeds: { name: string; text: string }[];
}

const feetText = (feet: Readonly<Record<string, unknown>>) =>
  Object.entries(feet)
    .flatMap(([name, value]) => (typeof value === 'number' ? [`${name} ${value} ft`] : []))
    .join(', ');

function monsterFacts({ facts }: HomebrewMonster): string[] {
  const { size, type, alignment, armorClass, hitDice, challenge, speeds, senses, saves, languages } = facts;
  const named = (title: string, all: readonly string[]) => (all.length === 0 ? [] : [`${title}: ${all.join(', ')}`]);
  const [pace, sight] = [feetText(speeds), feetText(senses)];
  return [
    `${size} ${type}, ${alignment}`,
    `AC ${armorClass} · HP ${hitPointsText(hitDice)} · CR ${challenge}${facts.attacksPerTurn > 1 ? ` · ${facts.attacksPerTurn} attacks a turn` : ''}`,
    ...(pace === '' ? [] : [`Speed: ${pace}`]),
    abilities
      .map((ability) => `${abilityMark(ability)} ${facts.abilities[ability]} (${signed(modifierOf(facts.abilities[ability]))})`)
      .join(' · '),
    ...named('Save proficiencies', saves.map(abilityMark)),
    ...named(
      'Skills',
      Object.entries(facts.skills).map(([skill, bonus]) => `${skill} ${signed(bonus)}`),
    ),
    ...named('Vulnerable to', facts.vulnerabilities),
    ...named('Resists', facts.resistances),
    ...named('Immune to', [...facts.immunities, ...facts.conditionImmunities]),
    ...(sight === '' ? [] : [`Senses: ${sight}`]),
    ...(languages === '' ? [] : [`Speaks: ${languages}`]),
  ];
}

function spellFacts({ facts }: HomebrewSpell): string[] {
  const { level, school, classes, castingTime, ritual, range, components, material, duration, concentration, higher } = facts;
  return [
    `${level === 0 ? `${school} cantrip` : `Level ${level} ${school}`}${ritual ? ', ritual' : ''} (${classes.join(', ')})`,
    `Casting time: ${castingTime}`,
    `Range: ${range}`,
    `Components: ${components.join(', ')}${material === undefined ? '' : ` (${material})`}`,
    `Duration: ${concentration ? 'concentration, ' : ''}${duration}`,
    ...(higher === undefined ? [] : [`At higher levels: ${higher}`]),
  ];
}

function itemFacts({ facts }: HomebrewItem): string[] {
  const { kind, rarity, attunement, base, bonus, charges, curse } = facts;
  const attuned = attunement === false ? '' : attunement === true ? ', requires attunement' : `, requires attunement by ${attunement}`;
  const back = charges?.regains === undefined ? '' : `, regains ${charges.regains}${charges.when === 'dawn' ? ' at dawn' : ''}`;
  return [
    `${kind === 'wondrous' ? 'wondrous item' : kind}${base === undefined ? '' : ` (${base})`}, ${rarity}${attuned}`,
    ...(bonus === undefined ? [] : [`+${bonus} to ${kind === 'armor' ? 'armor class' : 'attack and damage rolls'}`]),
    ...(charges ? [`${charges.most} charges${back}`] : []),
    ...(curse === undefined ? [] : [`Curse: ${curse}`]),
  ];
}

function factsOf(entry: HomebrewEntry): string[] {
  switch (entry.kind) {
    case 'monster':
      return monsterFacts(entry);
    case 'spell':
      return spellFacts(entry);
    case 'item':
      return itemFacts(entry);
    case 'feature': {
      const { of, uses } = entry.facts;
      const back = uses && (uses.back === 'anyRest' ? 'any rest' : 'a long rest');
      return [...(of === '' ? [] : [of]), ...(uses ? [`${uses.total} ${uses.total === 1 ? 'use' : 'uses'}, back after ${back}`] : [])];
    }
  }
}

const begun = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What an entry is and does, in the words in which the rest of the product tells it. */
export function tellEntry(entry: HomebrewEntry): ToldEntry {
  const always = entry.effects.map(({ name, ...effect }) => ({ name: name ?? 'Always', text: begun(tellEffect(effect)) }));
  const deeds = entry.activities.map((activity) => ({ name: activity.name ?? entry.name, text: tellActivity(activity) }));
  return { facts: factsOf(entry).map(begun), deeds: [...always, ...deeds].filter(({ text }) => text !== '') };
}
