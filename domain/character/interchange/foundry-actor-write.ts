import { abilities } from '#domain/rules/ability.ts';
import type { Ability } from '#domain/rules/ability.ts';
import type { Character } from '#domain/character/character.ts';
import { classLevelOf, firstClassOf } from '#domain/character/classes/class-levels.ts';
import { withoutEffects } from '#domain/character/effects/end-effects.ts';
import type { FoundryFlags } from './foundry-flags.ts';
import { isOfCarriedItem } from '#domain/character/effects/item-effects.ts';
import { heldShield, wornArmor } from '#domain/character/sheet/equipment.ts';
import { hitPointsLeft } from '#domain/character/sheet/hit-points.ts';
import { bareContent, withEntries } from './foundry/content.ts';
import type { FoundryContent } from './foundry/content.ts';
import { effectOnActor, unsaid } from './foundry/effect-write.ts';
import type { Losses } from './foundry/owner.ts';
import { listed } from './quoted.ts';
import { languagesWritten, toolsUnknown, toolsWritten } from './foundry/proficiencies.ts';
import { foundryClassId, writeFoundryItems } from './foundry-items-write.ts';
import { concentrating, foundryAbility, foundryId, foundrySkill } from './foundry-terms.ts';
import { givenBeside } from '#domain/character/sheet/known-spells.ts';
import { isSaveProficient } from '#domain/character/sheet/proficiency.ts';
import { isDead } from '#domain/character/sheet/state.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { skillAbility, skillNames } from '#domain/rules/skill.ts';
import { ownSlotsLeft, pactSlotsLeft } from '#domain/character/sheet/class-casting.ts';
import { backgrounds } from '#domain/srd/backgrounds.ts';
import { conditions } from '#domain/rules/conditions.ts';
import { species } from '#domain/srd/species.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';

const mostLosses = 20;

/** By which of Foundry’s ways armor class is worked out: the armor, or without any, a way of the class. */
function armorCalculation(character: Character): string {
  if (wornArmor(character)) return 'default';
  if (classLevelOf(character, 'barbarian') > 0) return 'unarmoredBarb';
  return classLevelOf(character, 'monk') > 0 && !heldShield(character) ? 'unarmoredMonk' : 'default';
}

function attributesOf(character: Character, left: number) {
  const { hitPoints, speed, armorClass, spellcasting } = deriveSheet(character);
  return {
    // Foundry works armor class out itself; by the quick rules it is what the sheet shows.
    ac: character.ruleSet === 'quick' ? { calc: 'flat', flat: armorClass.value } : { calc: armorCalculation(character), flat: null },
    hp: { value: left, max: hitPoints.maximum.value, temp: character.temporaryHitPoints, tempmax: 0 },
    movement: { walk: speed.value, units: 'ft' },
    death: { success: character.deathSaves.successes, failure: character.deathSaves.failures },
    exhaustion: character.exhaustion,
    inspiration: character.inspiration,
    spellcasting: spellcasting ? foundryAbility[spellcasting.classes[0].ability] : '',
  };
}

function skillsOf({ skills, expertise }: Character) {
  const value = (skill: (typeof skillNames)[number]) => (expertise.includes(skill) ? 2 : skills.includes(skill) ? 1 : 0);
  return Object.fromEntries(
    skillNames.map((skill) => [foundrySkill[skill], { value: value(skill), ability: foundryAbility[skillAbility[skill]] }]),
  );
}

/** Slots that are left: `spell1` to `spell9`, and `pact`. */
function slotPools(character: Character) {
  const own = ownSlotsLeft(character);
  const pools = own.map((left, index): [string, { value: number }] => [`spell${index + 1}`, { value: left }]);
  return Object.fromEntries([...pools, ['pact', { value: pactSlotsLeft(character) }]]);
}

/** Conditions, the spell that is held, and what lies on them for a time; what items do is written with the items. */
function effectsOf(bearer: Character): object[] {
  const { id, conditions: held, concentration, activeEffects } = bearer;
  const lasting = activeEffects.filter((effect) => !isOfCarriedItem(effect));
  const brought = new Set(lasting.flatMap(({ conditions: some = [] }) => some));
  const plain = { type: 'base', transfer: false, disabled: false, changes: [] };
  const effects = [
    ...held.filter((each) => !brought.has(each)).map((each) => ({ name: conditions[each].name, statuses: [each], ...plain })),
    ...lasting.map((effect, index) => effectOnActor(effect, id, index)),
  ];
  if (concentration === null) return effects;
  const spell = spellOf(bearer, concentration)?.name ?? concentration;
  return [...effects, { name: `Concentrating: ${spell}`, statuses: [concentrating], ...plain }];
}

function flagsOf(whole: Character): FoundryFlags {
  const { classes: taken, feats, spells, ...character } = whole;
  const { ruleSet, pronouns, languages, tools, lineage, circle, mastered, options, forms, usesSpent, portrait, inspirationToPass, source } =
    character;
  const orders = Object.fromEntries(taken.flatMap(({ class: id, order }) => (order === null ? [] : [[id, order]])));
  const classSpells = spells.filter(({ from }) => from === 'class').map(({ spell }) => spell);
  const featLevels = feats.map(({ level }) => level);
  const featLists = feats.map(({ list }) => list ?? null);
  const featSpells = spells.filter(({ ofFeat }) => ofFeat === true).map(({ spell }) => spell);
  const bookSpells = spells.filter(({ ofBook }) => ofBook === true).map(({ spell }) => spell);
  const givenSpells = givenBeside(whole).map(({ spell }) => spell);
  const known = { classSpells, featSpells, bookSpells, givenSpells };
  return {
    ruleSet,
    pronouns,
    languages,
    tools,
    lineage,
    order: null,
    orders,
    circle,
    mastered,
    options,
    forms,
    usesSpent,
    portrait,
    inspirationToPass,
    featLevels,
    featLists,
    ...known,
    ...(source && { source }),
  };
}

/** What effects and activities hold that Foundry has no place for, a sentence each. */
function lossesOf({ activeEffects }: Character, losses: Losses): string[] {
  const effects = activeEffects.filter((effect) => !isOfCarriedItem(effect) && unsaid(effect.changes).length > 0);
  const sentences = [...losses].map(([name, what]) => `Of ${name}, Foundry has no place for ${listed([...what])}.`);
  const more = sentences.length > mostLosses ? [`There are ${sentences.length - mostLosses} more of such spells, features and items.`] : [];
  const partly = `Foundry counts only a part of ${listed(effects.map(({ name }) => name))}; the rest is carried along unseen.`;
  return [...(effects.length > 0 ? [partly] : []), ...sentences.slice(0, mostLosses), ...more];
}

function reportOf(character: Character, losses: Losses): string[] {
  const { name, classes: taken, circle, options, portrait, ruleSet } = character;
  const aside = 'is carried along where Foundry does not show it.';
  const report: string[] = [];
  if (ruleSet === 'quick') report.push('The quick rules are not exported: Foundry works most numbers out by other rules.');
  if (taken.some(({ order }) => order !== null)) report.push(`The order of the class ${aside}`);
  if (circle) report.push(`The land of the circle (${circle.land}) ${aside}`);
  if (Object.keys(options).length > 0) report.push(`What was chosen of features ${aside}`);
  const tools = toolsUnknown(character);
  if (tools.length > 0) report.push(`Training with ${listed(tools)} ${aside}`);
  report.push(...lossesOf(character, losses));
  if (portrait.kind === 'picture') report.push('The picture has no place in the file.');
  if (isDead(character)) report.push(`That ${name} is dead shows in the death saves or the exhaustion alone.`);
  report.push('The history of the sheet has no place in the file.');
  return report;
}

/** The actor of Foundry VTT (system dnd5e) for a character, and what has no place in it, a sentence each. */
export function writeFoundryActor(given: Character, content: FoundryContent = bareContent): { actor: object; report: string[] } {
  const character = withoutEffects(given, () => true);
  const losses: Losses = new Map();
  const { name, stats, coins, background, masteries, experience } = character;
  const save = (ability: Ability) => (isSaveProficient(character, ability) ? 1 : 0);
  const actor = {
    name,
    type: 'character',
    system: {
      abilities: Object.fromEntries(
        abilities.map((ability) => [foundryAbility[ability], { value: stats[ability], proficient: save(ability) }]),
      ),
      attributes: attributesOf(character, hitPointsLeft(given)),
      details: {
        race: species[character.species].name,
        background: background ? backgrounds[background].name : '',
        xp: { value: experience },
        originalClass: foundryClassId(firstClassOf(character).class),
      },
      traits: { weaponProf: { mastery: { value: masteries.map(foundryId) } }, languages: languagesWritten(character.languages) },
      tools: toolsWritten(character),
      skills: skillsOf(character),
      currency: { pp: coins.platinum, gp: coins.gold, ep: coins.electrum, sp: coins.silver, cp: coins.copper },
      spells: slotPools(character),
    },
    items: writeFoundryItems(character, withEntries(content, character.homebrew), losses),
    effects: effectsOf(given),
    flags: { hearthlore: flagsOf(character) },
  };
  return { actor, report: reportOf(given, losses) };
}
