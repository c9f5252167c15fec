import type { Dice } from '#domain/dice/dice.ts';
import { pick, pickSome } from './pick.ts';

const first = [
  'Al',
  'Bre',
  'Cor',
  'Dun',
  'Eda',
  'Fen',
  'Gis',
  'Hal',
  'Ise',
  'Jor',
  'Kel',
  'Lin',
  'Mar',
  'Nev',
  'Ost',
  'Per',
  'Quil',
  'Ros',
  'Sev',
  'Tam',
  'Ul',
  'Ves',
  'Wyn',
  'Yar',
];
const last = ['a', 'an', 'ber', 'dra', 'el', 'en', 'ith', 'ka', 'la', 'mund', 'na', 'or', 'ric', 'sa', 'ta', 'we', 'wick', 'yn'];
const bynames = [
  'Ashgrove',
  'Bellweather',
  'Cinderly',
  'Drift',
  'Ember',
  'Fallow',
  'Greywater',
  'Hollin',
  'Inkwell',
  'Kestrel',
  'Lowmarsh',
  'Moss',
  'Nettle',
  'Oakham',
  'Pell',
  'Quarry',
  'Rook',
  'Saltmere',
  'Thorn',
  'Underhill',
  'Vane',
  'Weir',
];
const callings = [
  'a chandler who counts everything twice',
  'a ferryman who talks to his boat',
  'a worker with ink on one thumb',
  'a retired sergeant with a limp and a list',
  'a herbalist who never answers the first question',
  'a pedlar who knows whose debt is whose',
  'a bell-ringer gone deaf on one side',
  'a young cook with an old knife',
  'a collector of tolls who would rather paint',
  'a widow who keeps three dogs and one secret',
];

/** Five people whom nobody has met, each with something to play. */
export function makeNames(dice: Dice): string {
  const [starts, houses, works] = [pickSome(dice, first, 5), pickSome(dice, bynames, 5), pickSome(dice, callings, 5)];
  const people = starts.map((start, n) => `- **${start}${pick(dice, last)} ${houses[n]}**, ${works[n]}`);
  return ['Nobody has met these yet:', ...people].join('\n');
}
