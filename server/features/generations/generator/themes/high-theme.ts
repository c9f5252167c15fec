import { barred } from './theme.ts';
import type { Theme } from './theme.ts';

export const highTheme: Theme = {
  name: 'high',
  calls: ['high', 'magic', 'dragon', 'elf', 'kingdom', 'crown', 'knight', 'forest', 'wizard'],
  roots: barred('Ael|Bren|Caer|Dorth|Elow|Fen|Galad|Hest|Ister|Lor|Maru|Ness|Orin|Perel|Rhos|Sund|Tavil|Ysk'),
  ends: barred('mere|hold|wyn|dale|march|ford|haven|crest|moor|reach'),
  marks: barred('Lantern|Hart|Willow|Star|Thorn|River|Crown|Falcon|Oak|Silver|Dawn|Rose'),
  tempers: barred('Patient|Golden|Unsworn|Singing|Elder|Hidden|Twice-Given|Bright'),
  places: barred('Downs|Weald|Vale|Stair|Marches|Orchards|Fells|Shallows'),
  callings: barred('Warden|Speaker|Binder|Rider|Reader|Keeper|Singer|Walker'),
  bodies: barred('Court|Accord|Circle|Oath|Table|Vigil|League|Hand'),
  beasts: barred('wyrm|stag|shrike|hound|giant|moth|serpent|wight'),
  epithets: barred('the Unforgiven|the Last Guest|of the Empty Throne|the Oathless|the Gentle|Who Was Crowned Twice'),
  treasures: barred('Horn|Mantle|Chalice|Key|Bridle|Ring|Harp|Seal'),
  workings: barred('Ward|Blessing|Call|Veil|Mending|Summons|Answer|Sleep'),
  events: barred('Long Council|Broken Peace|Vanished Heir|Night March|Silent Coronation|Last Harvest'),
  stuff: barred('pale stone|river silver|elder oak|beaten gold|white wool|blue glass|old ivory|green bronze'),
  weather: barred('slow golden rain|a wind that smells of apples|morning mist|high clear frost|summer thunder'),
  trade: barred('horse breeding|bell founding|map making|bee keeping|bridge building|the weaving of banners'),
  dread: barred('the breaking of an oath|a throne left empty|the year without spring|a star that moves|the old kings waking'),
  token: barred('a leaf of beaten gold|a knotted blue ribbon|an acorn in wax|half a silver coin|a white feather'),
};
