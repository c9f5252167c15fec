import { fillSentence, refuseIn } from '#domain/result.ts';
import type { Refused, Result } from '#domain/result.ts';
import { ruleRefusals } from '#domain/rules/refusals.ts';
import { incompleteForm } from './creation/quick-options.ts';

const healthRefusals = {
  isDead: '{name} is dead.',
  isNotDead: '{name} is not dead.',
  isNotDying: '{name} is not dying.',
  healingDoesNotHelp: '{name} is dead. Healing does not help.',
  amountOutOfBounds: 'Choose a whole number that is not below 0.',
  hasCondition: '{name} is already {condition}.',
  hasNoCondition: '{name} is not {condition}.',
  exhaustionOutOfBounds: 'Exhaustion goes from 0 to {most}.',
  cannotRest: '{name} cannot rest at 0 hit points.',
  chooseHitDice: 'Choose how many hit dice to spend.',
  noHitDice: 'The quick rules have no hit dice.',
  hitDiceLeft: '{name} does not have that many hit dice. Hit dice left: {left}.',
  hitDiceOfSizeLeft: '{name} does not have that many hit dice of the size {die}. Left: {left}.',
  noSuchFeature: 'This character has no such feature to use.',
  nothingToRegain: '{name} has nothing spent that {feature} gives back.',
  noUsesLeft: '{feature} has no uses left.',
  oneUseLeft: '{feature} has 1 use left.',
  usesLeft: '{feature} has {left} uses left.',
  noSuchWay: '{feature} cannot be used like that.',
  lastsWithItem: '{effect} lasts as long as the item is worn or held, and attuned.',
  noSuchEffect: 'There is no such effect on this character.',
} as const;

const magicRefusals = {
  noSuchSpell: 'There is no such spell.',
  cannotCastNow: '{name} cannot cast spells right now.',
  conditionStopsCasting: '{name} is {condition} and cannot cast.',
  armorStopsCasting: 'Nobody casts in armor they are not trained with.',
  doesNotKnowSpell: '{name} does not know {spell}.',
  isNoRitual: '{spell} is not a ritual spell.',
  isNotPrepared: '{spell} is not prepared.',
  castsOnlyWithSlot: '{name} casts {spell} with a spell slot: nothing on the sheet casts it without one.',
  needsHigherSlot: '{spell} needs a slot of level {level} or higher.',
  noSlotsLeft: 'No level {level} spell slots are left.',
  noSlotUsed: 'No level {level} spell slot has been used.',
  notConcentrating: 'There is no spell you are concentrating on.',
  spellIsNotKnown: 'That spell is not known.',
  spellIsAlwaysKnown: 'This spell is always known and cannot be removed.',
  spellIsAlwaysPrepared: 'This spell is always prepared.',
  preparedSpellsAreFull: 'Only {most} spells can be prepared at this level.',
  effectStopsCasting: '{name} cannot cast spells while {effect} lasts.',
  tooManyTargets: '{entry} can be used on {most} at most.',
  onlyForOneself: '{entry} is only for whoever uses it.',
  chooseEffect: 'Choose one for {entry}: {options}.',
  noLandCircle: 'Only druids of the Circle of the Land choose a land, from level 3.',
  landIsChosen: 'The {land} land is already chosen.',
  mastersNoSpells: 'Only wizards choose that, from level {level}.',
  masterQuickSpell: 'Choose a level {level} spell of the spellbook that takes an action.',
  masterSpell: 'Choose a level {level} spell of the spellbook that is not chosen yet.',
  spellIsMastered: '{spell} is already chosen.',
} as const;

const rollRefusals = {
  noSuchAttack: '{name} does not carry that weapon.',
  conditionStopsAttacks: '{name} is {condition} and cannot attack.',
  cannotTakeShape: '{name} cannot take that shape.',
  notInspired: '{name} has no Heroic Inspiration.',
  cannotRollAgain: 'Only a roll of {name} that stands in the story can be rolled again.',
  castsNothing: '{name} casts no spells.',
  dealsNoDamage: '{spell} deals no damage that is rolled.',
} as const;

const gearRefusals = {
  noSuchItem: 'There is no such item in the list.',
  itemIsNotCarried: 'This item is not in the inventory.',
  itemIdIsTaken: 'The inventory already has an item with this id.',
  inventoryIsFull: '{name} already carries {most} different items.',
  quantityOutOfBounds: 'You can carry 1 to {most} of an item.',
  chooseQuantity: 'Choose a number from 1 to {most}.',
  leaveOneInEachStack: 'Leave at least one in each stack.',
  chooseAnotherReceiver: 'Choose somebody else to give it to.',
  purseIsFull: 'A character can carry at most {most} {coin} pieces.',
  shieldIsHeld: 'A shield is held in one hand.',
  armorIsWorn: 'Armor is worn, not held.',
  weaponIsHeld: 'A weapon is held, not worn.',
  takesBothHands: '{item} takes both hands.',
  unequipFirst: 'Unequip {item} first.',
  takeOffFirst: 'Take off {item} first.',
  oneShield: 'Only one shield can be equipped.',
  chooseBase: 'Choose what {item} is: {bases}.',
  needsNoAttunement: '{item} does not need attunement.',
  isAttuned: '{name} is already attuned to {item}.',
  isNotAttuned: '{name} is not attuned to {item}.',
  attunedToItsLike: '{name} is already attuned to another {item}.',
  attunesToOneOfPile: 'Split the stack first: attunement is to one {item}.',
  attunedToMost: '{name} is attuned to {most} items: {items}. End one attunement first.',
} as const;

const levelRefusals = {
  highestLevel: 'Level {level} is the highest.',
  classNeedsScore:
    'Levels of several classes need {least} or more in the primary ability of each: the {class} needs {ability}, and {name} has {score}.',
  quickHasOneClass: 'By the quick rules everybody has one class: this one is a {class}.',
  chooseFeat: 'Choose a feat.',
  noFeatToChoose: 'There is no feat to choose at this level.',
  featIsTaken: 'You already have {feat}.',
  isFightingStyle: '{feat} is a fighting style, not a feat of this level.',
  featNeedsLevel: '{feat} needs level {level}.',
  featNeedsScore: '{feat} needs strength or dexterity of {score}.',
  featNeedsCaster: '{feat} needs a class that casts.',
  featGivesNoSkills: 'This feat gives no skills.',
  featGivesNoSpells: 'This feat gives no spells.',
  featRaisesNoScore: 'This feat raises no ability score.',
  chooseSpellList: 'Choose the list to learn from: cleric, druid or wizard.',
  chooseOneScore: 'Choose one score that grows by 1.',
  raiseScores: 'Raise your ability scores by {points} points in all.',
  doesNotRaise: 'This does not raise {ability}.',
  scoreIsTooHigh: '{ability} cannot be higher than {most}.',
  chooseFightingStyle: 'Choose a fighting style.',
  noFightingStyleToChoose: 'There is no fighting style to choose at this level.',
  noArcanumToChoose: 'There is no arcanum to choose at this level.',
  noOptionToChoose: 'There is no option of a feature to choose at this level.',
  noSuchOption: '{feature} has no such option.',
  chooseOneOption: '{feature}: choose one.',
  chooseSomeOptions: '{feature}: choose {count}.',
  chooseEachOptionOnce: '{feature}: choose each only once.',
  optionNeedsLevel: '{feature}: {option} needs {class} level {level}.',
  optionNeedsOption: '{feature}: {option} needs {other}.',
  optionNeedsCantrip: '{feature}: {option} needs a cantrip of the class that deals damage.',
  chooseEachSkillOnce: 'Choose each skill once.',
  noSkillToChoose: 'There is no skill to choose now.',
  chooseOneSkill: 'Choose one skill.',
  chooseSkills: 'Choose {count} skills.',
  skillIsNotOffered: '{skill} is not one of the skills you can choose from.',
  skillIsKnown: 'You already know {skill}.',
  chooseEachExpertiseOnce: 'Choose each skill to be expert in once.',
  noExpertiseToChoose: 'There is no skill to be expert in to choose now.',
  chooseOneExpertise: 'Choose one skill to be expert in.',
  chooseExpertise: 'Choose {count} skills to be expert in.',
  expertiseNeedsSkill: 'Expertise needs proficiency: {skill} is not one of your skills.',
  expertiseIsKnown: 'You already have expertise in {skill}.',
  chooseEachMasteryOnce: 'Choose each kind of weapon to master once.',
  noMasteryToChoose: 'There is no kind of weapon to master to choose now.',
  chooseOneMastery: 'Choose one kind of weapon to master.',
  chooseMasteries: 'Choose {count} kinds of weapon to master.',
  weaponCannotBeMastered: 'Choose weapons you are proficient with and have not mastered yet.',
  chooseEachSpellOnce: 'Choose each spell once.',
  spellIsNotOnList: '{spell} is not on the {list}’s list.',
  spellIsTooHigh: '{spell} is a level {level} spell; you can learn spells up to level {highest}.',
  spellIsKnown: '{spell} is already known.',
  noCantripToChoose: 'There is no cantrip to choose now.',
  atMostOneCantrip: 'Choose at most one cantrip.',
  atMostCantrips: 'Choose at most {most} cantrips.',
  noSpellToChoose: 'There is no spell to choose now.',
  atMostOneSpell: 'Choose at most one spell.',
  atMostSpells: 'Choose at most {most} spells.',
} as const;

const creationRefusals = {
  formIsIncomplete: incompleteForm,
  nameIsRefused: '{problem}',
  scoreOutOfBounds: 'An ability score must be a whole number from {least} to {most}.',
  rollScoresFirst: 'Roll the scores first.',
  scoresStayInOrder: 'Scores rolled with 3d6 stay in the order they were rolled.',
  assignScoresYourself: 'With these rules, assign the rolled scores to your abilities yourself.',
  tablePlaysQuickRules: 'This table plays by the quick rules.',
  chooseLineage: 'Choose a lineage: {lineages}.',
  hasNoLineages: '{species} has no lineages.',
  speciesGivesNoFeat: '{species} gives no feat.',
  chooseOriginFeat: 'Choose an origin feat.',
  noSuchKit: 'There is no such starting equipment.',
  chooseOrder: 'Choose your {order}.',
  noOrderToChoose: 'This class has no order to choose.',
} as const;

const fileRefusals = {
  fileIsNoJson: 'This file is not JSON, or it is damaged.',
  fileFieldIsWrong: 'This file cannot be read as a character: {field} is not right.',
  fileNameIsInvisible: 'This file cannot be read as a character: its name has no visible characters.',
  fileCannotBeStored: 'This file contains characters that cannot be stored.',
  fileHasTooManyItems: 'A character can carry at most {most} different items.',
  fileAttunesTooMany: 'A character is attuned to at most {most} items.',
  sameItemId: 'Two items have the same id.',
  itemsCannotBeEquipped: 'These items cannot all be equipped at once.',
  spellIsListedTwice: 'A spell is listed twice.',
  noSpellOfThatName: 'There is no spell “{spell}”.',
  noSpellToConcentrateOn: 'There is no such spell to concentrate on.',
  skillIsListedTwice: 'A skill or a condition is listed twice.',
  expertiseWithoutSkill: 'Expertise needs proficiency in the same skill.',
  masteryIsWrong: 'A mastered weapon is listed twice, or there is no such weapon.',
  tooManyFeats: 'There are too many feats.',
  noSuchLineage: '{species} has no such lineage.',
  optionsAreWrong: 'This file chooses options of a feature that are not there: {feature}.',
  usesOfNoFeature: 'This file counts uses of a feature that this character does not have.',
  noActor: 'This file is no character of ours, no actor of Foundry VTT (system dnd5e) and no character JSON of D&D Beyond.',
  actorIsNoPlayerCharacter: 'Only player characters can be imported, and this actor is not one.',
  actorNameCannotBeStored: 'This actor’s name contains characters that cannot be stored.',
  actorMakesNoCharacter: 'This actor’s data does not make a character.',
  actorHasNoClass: 'This actor has no class yet.',
  classIsUnknown: 'The class “{class}” is not known here.',
} as const;

const undoRefusals = {
  laterChange: 'A later change affects the same thing. Undo that one first.',
  noEarlierState: 'There is no earlier state to go back to.',
  nothingToUndo: 'This entry changed nothing, so there is nothing to undo.',
} as const;

/** Why the rules of characters refuse something, in words. */
const catalogue = {
  ...ruleRefusals,
  ...healthRefusals,
  ...magicRefusals,
  ...rollRefusals,
  ...gearRefusals,
  ...levelRefusals,
  ...creationRefusals,
  ...fileRefusals,
  ...undoRefusals,
} as const;

type CharacterRefusalCode = keyof typeof catalogue;
/** What the rules of characters say to something. */
export type CharacterResult<Value> = Result<Value, CharacterRefusalCode>;

/** Refuses something, with all that the sentence of the code has places for. */
export const refuse = refuseIn(catalogue);

/** Says why the rules of characters refuse something. */
export function tellCharacterRefusal({ code, slots }: Refused<CharacterRefusalCode>): string {
  return fillSentence(catalogue[code], slots);
}
