import type { Dice } from '#domain/dice/dice.ts';
import { pickSome } from './pick.ts';

const houses = /\b(taverns?|inns?|pubs?|alehouses?|bars?|shops?|guesthouses?)\b/;
const vessels = /\b(ships?|boats?|barges?|ferry|ferries|vessels?)\b/;
const places =
  /\b(towns?|villages?|cit(?:y|ies)|hamlets?|islands?|rivers?|lakes?|forests?|woods?|mountains?|hills?|castles?|keeps?|towers?|ruins?|roads?|places?|streets?)\b/;
/** Somebody in or of a place is a person still. */
const people =
  /\b(\w*keepers?|owners?|landlords?|landlad(?:y|ies)|barmaids?|bartenders?|captains?|sailors?|guards?|cooks?|mayors?|lords?|lad(?:y|ies)|people|person|persons|npcs?|m[ae]n|wom[ae]n|who|him|her)\b/;

const qualities = [
  'Gilded',
  'Crooked',
  'Sleeping',
  'Salted',
  'Lucky',
  'Drowned',
  'Quiet',
  'Last',
  'Copper',
  'Patient',
  'Laughing',
  'Split',
];
const signs = ['Heron', 'Lantern', 'Kettle', 'Anchor', 'Badger', 'Oar', 'Bell', 'Fiddle', 'Goose', 'Millstone', 'Pike', 'Thimble'];
const stems = ['Reed', 'Ash', 'Salt', 'Low', 'Grey', 'Elder', 'Fen', 'Hollow', 'Crane', 'Stone', 'Winter', 'Mere'];
const ends = ['ford', 'wick', 'haven', 'holt', 'mouth', 'stead', 'barrow', 'fell', 'bridge', 'combe', 'watch', 'reach'];

/** Five names for the tavern, ship or place that a question is about; null when it is about nothing of the kind. */
export function makePlaceNames(question: string, dice: Dice): string | null {
  const text = question.toLowerCase();
  const isHouse = houses.test(text);
  if (people.test(text) || !(isHouse || vessels.test(text) || places.test(text))) return null;
  const [fronts, backs] = isHouse || vessels.test(text) ? [qualities, signs] : [stems, ends];
  const seconds = pickSome(dice, backs, 5);
  const names = pickSome(dice, fronts, 5).map((front, n) => (fronts === stems ? `${front}${seconds[n]}` : `The ${front} ${seconds[n]}`));
  return ['Five names that nothing here has yet:', ...names.map((name) => `- **${name}**`)].join('\n');
}
