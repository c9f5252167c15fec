import { attackFragments } from './attack.ts';
import { blowFragments } from './blow.ts';
import { deedFragments } from './deeds.ts';
import { numbered } from './fragment.ts';
import type { Fragment, Group } from './fragment.ts';
import { frameFragments, promptFragments } from './frame.ts';
import { generalFragments } from './general.ts';
import { journeyFragments } from './journey.ts';
import { quietFragments } from './quiet.ts';
import { reserveFragments } from './reserve.ts';
import { searchFragments } from './search.ts';
import { stealthFragments } from './stealth.ts';
import { talkFragments } from './talk.ts';

const groups = [
  attackFragments,
  blowFragments,
  deedFragments,
  frameFragments,
  promptFragments,
  generalFragments,
  journeyFragments,
  quietFragments,
  searchFragments,
  stealthFragments,
  talkFragments,
  reserveFragments,
];

function merged(parts: readonly Group[]): Group {
  const whole: Group = {};
  for (const [name, texts] of parts.flatMap((part) => Object.entries(part))) whole[name] = [...(whole[name] ?? []), ...texts];
  return whole;
}

/** Every fragment by its group; a group that stands in several files is one group. */
export const library: ReadonlyMap<string, Fragment[]> = numbered(merged(groups));
