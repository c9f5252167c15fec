import { barred } from './theme.ts';
import type { Theme } from './theme.ts';

export const skyTheme: Theme = {
  name: 'sky',
  calls: ['floating', 'island', 'islands', 'sky', 'cloud', 'clouds', 'wind', 'airship', 'sea', 'ocean', 'sail'],
  roots: barred('Aru|Cirr|Dovel|Eyr|Halo|Ilu|Kite|Lumen|Mist|Nimb|Oriel|Plume|Skerr|Tern|Ul|Veer|Wend|Zeph'),
  ends: barred('rock|anchor|drift|loft|spar|isle|perch|rise|lee|mast'),
  marks: barred('Kite|Feather|Anchor|Cloud|Gull|Sail|Wind|Tether|Swift|Rain|Mast|Compass'),
  tempers: barred('Untethered|Windward|Weightless|Falling|Leeward|Far|Hollow|Slow-Turning'),
  places: barred('Shelf|Shoals|Archipelago|Moorings|Underside|Stacks|Roosts|Edge'),
  callings: barred('Pilot|Roper|Caller|Diver|Weigher|Sailmaker|Lookout|Chartist'),
  bodies: barred('Fleet|Moorage|Rope Guild|Convocation|Watch|Flock|Tribunal|Crew'),
  beasts: barred('ray|gull|drake|whale|eel|harpy|spider|leech'),
  epithets: barred('the Fallen Admiral|of the Underside|Who Cut the Rope|the Windless|Mother of Gulls'),
  treasures: barred('Anchor|Astrolabe|Sail|Whistle|Sounding Line|Figurehead|Weathercock|Chart'),
  workings: barred('Updraft|Featherfall Hymn|Knot|Calm|Gale|Tether|Cloudstep|Homing'),
  events: barred('Great Drift|Cut Mooring|Still Season|Collision|Lost Fleet|Drop'),
  stuff: barred('cork wood|woven rope|cloud pearl|waxed silk|light blue slate|gull bone|salt-white canvas'),
  weather: barred('rain that falls upward|a week without wind|cloud below the doorsteps|bright cold gales|storms that pass underneath'),
  trade: barred('rope walking|rain catching|sail making|the herding of kites|egg gathering|ballast trading'),
  dread: barred('a rope heard parting|the still season|the weight of too many guests|lights from below|a gull that speaks'),
  token: barred('a splice of red rope|a pierced cloud pearl|a gull feather dipped in tar|a lead weight|a scrap of first sail'),
};
