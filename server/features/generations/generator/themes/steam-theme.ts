import { barred } from './theme.ts';
import type { Theme } from './theme.ts';

export const steamTheme: Theme = {
  name: 'steam',
  calls: ['steampunk', 'steam', 'machine', 'clockwork', 'airship', 'gear', 'engine', 'factory', 'brass', 'invention', 'industrial'],
  roots: barred('Ash|Bram|Cog|Dray|Eller|Fitch|Garr|Hox|Ive|Kess|Lock|Marl|Nock|Pell|Quill|Royd|Stamm|Wick'),
  ends: barred('worth|ton|gate|bury|sluice|yard|cross|stead|wharf|shaw'),
  marks: barred('Brass|Piston|Valve|Lamp|Copper|Spring|Furnace|Signal|Rivet|Gauge|Wire|Soot'),
  tempers: barred('Tireless|Patented|Riveted|Nine-Fold|Unwound|Humming|Smokeless|Exact'),
  places: barred('Works|Terraces|Sidings|Basin|Heights|Viaduct|Quarter|Cut'),
  callings: barred('Wright|Tuner|Stoker|Courier|Inspector|Winder|Diver|Clerk'),
  bodies: barred('Syndicate|Union|Board|Exchange|Patent Office|Brotherhood|Committee|Line'),
  beasts: barred('crawler|hound|stork|mite|colossus|rook|eel|mastiff'),
  epithets: barred('the Unlicensed|of the Tenth Floor|the Borrowed Heart|the Silent Partner|Who Signs for the Dead'),
  treasures: barred('Regulator|Governor|Chronometer|Lens|Punch Card|Master Key|Flywheel|Ledger'),
  workings: barred('Charge|Overdraft|Circuit|Governor’s Word|Quickening|Damper|Relay|Proof'),
  events: barred('Great Stoppage|Stolen Patent|Midnight Express|Boiler Trial|Ninth Shift|Sealed Floor'),
  stuff: barred('riveted brass|oiled leather|wire glass|blackened iron|copper mesh|polished walnut|white enamel'),
  weather: barred('warm sooty rain|steam that never quite clears|yellow fog|a wind full of sparks|sleet that tastes of iron'),
  trade: barred('valve grinding|lens polishing|the winding of public clocks|coal brokering|the repair of small engines|letter sorting'),
  dread: barred('the night the pressure drops|an unsigned order|a clock that gains|the whistle at the wrong hour|the closed ledger'),
  token: barred('a punched ticket|a brass leaf|a stopped watch|a key without teeth|a stamped receipt'),
};
