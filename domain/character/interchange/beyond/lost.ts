import type { Character } from '#domain/character/character.ts';
import { classLevelOf } from '#domain/character/classes/class-levels.ts';
import { abilities, abilityMark } from '#domain/rules/ability.ts';
import { fittingNames, leftOut } from '#domain/character/interchange/proficiency-names.ts';
import { listed } from '#domain/character/interchange/quoted.ts';
import { mundaneIn, weaponNamed } from '#domain/character/interchange/named-item.ts';
import { armorTrainingOf, isTrainedWith } from '#domain/character/sheet/equipment.ts';
import { isSaveProficient } from '#domain/character/sheet/proficiency.ts';
import { findWeapon, weapons as allWeapons } from '#domain/srd/equipment/weapons.ts';
import type { BeyondDocument } from './document.ts';
import { modifiersOf } from './modifiers.ts';
import { languagesIn, toolsIn } from './notes.ts';

const armorKinds = { light: 'light-armor', medium: 'medium-armor', heavy: 'heavy-armor', shield: 'shields' } as const;

/** Training that the document gives and that neither class nor sheet has here. */
function unheldTraining(document: BeyondDocument, character: Character): string[] {
  const trained = new Set(modifiersOf(document).flatMap(({ type, subType }) => (type === 'proficiency' ? [subType] : [])));
  const saves = abilities.filter((ability) => trained.has(`${ability}-saving-throws`) && !isSaveProficient(character, ability));
  const armor = (['light', 'medium', 'heavy', 'shield'] as const).filter(
    (kind) => trained.has(armorKinds[kind]) && !armorTrainingOf(character).includes(kind),
  );
  const named = [...trained].map((subType) => subType.replaceAll('-', ' ')).filter((words) => mundaneIn([words]) !== null);
  const weapons = named.flatMap((words) => findWeapon(weaponNamed(words.replace(/^(\w+) (hand|light|heavy)$/, '$2 $1'))) ?? []);
  const unheld = [
    ...saves.map((ability) => `${abilityMark(ability)} saving throws`),
    ...armor.map((kind) => (kind === 'shield' ? 'shields' : `${kind} armor`)),
    ...(trained.has('martial-weapons') && !allWeapons.every((weapon) => isTrainedWith(character, weapon)) ? ['martial weapons'] : []),
    ...weapons.filter((weapon) => !isTrainedWith(character, weapon)).map(({ name }) => `the ${name.toLowerCase()}`),
  ];
  return unheld.length === 0 ? [] : [`Proficiency with ${listed(unheld)} cannot be imported: the class does not give it here.`];
}

const isOld = ({ race, classes, classSpells, feats }: BeyondDocument) =>
  race.isLegacy === true ||
  classes.some(({ definition }) => definition.isLegacy === true) ||
  feats.some(({ definition }) => definition.isLegacy === true) ||
  classSpells.some(({ spells }) => spells.some(({ definition }) => definition.isLegacy === true));

/** What of a document has no place, beside its classes, spells, feats and gear. */
export function lostIn(document: BeyondDocument, character: Character, hasNotes: boolean): string[] {
  const half = modifiersOf(document).some(({ type, subType }) => type === 'half-proficiency' && subType === 'ability-checks');
  return [
    ...(isOld(document)
      ? ['Parts of this character follow the rules of 2014. Here SRD 5.2 counts, so features and numbers can differ.']
      : []),
    ...unheldTraining(document, character),
    ...(half && classLevelOf(character, 'bard') === 0 ? ['Half proficiency cannot be imported.'] : []),
    ...leftOut('languages', fittingNames(languagesIn(document)).beyond),
    ...leftOut('tools', fittingNames(toolsIn(document)).beyond),
    ...(hasNotes ? ['What is written about the character has no place on the sheet. It can be kept as a private note.'] : []),
  ];
}
