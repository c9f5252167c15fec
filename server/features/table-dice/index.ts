export { showDiceOfSession } from './change-dice.ts';
export { takeGivenDice, takeTableDice } from './take-table-dice.ts';
