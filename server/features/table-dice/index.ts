export { takeGivenDice, takeTableDice } from './take-table-dice.ts';
