import { fillSentence } from '#domain/result.ts';
import type { Refused } from '#domain/result.ts';

/** What the form of the quick rules says while something in it is empty. */
export const incompleteForm = 'Please fill in all fields (name, race, class).';

/** Why a character is not made, in words. */
export const creationRefusals = {
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

/** Says why a character is not made. */
export function tellCreationRefusal({ code, slots }: Refused<keyof typeof creationRefusals>): string {
  return fillSentence(creationRefusals[code], slots);
}
