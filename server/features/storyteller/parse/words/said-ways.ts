import { stemmer } from 'stemmer';
import { remember } from '#domain/memoise.ts';
import { textsRemembered } from './content-words.ts';

/** Every word of a text as its stem. */
export const allStemsIn = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => stemmer(word)));

/** The words of what is to be done or said as stems: one of each list has to stand in it. */
const partsOf = remember(
  (way: string): string[][] => way.split(' ').map((part) => part.split('|').map((word) => stemmer(word))),
  textsRemembered,
);

/** Whether a way to do or say something stands in words, given as `allStemsIn` has them: "ring|toll nineteen|19". */
export const holdsWay = (stems: ReadonlySet<string>, way: string): boolean =>
  partsOf(way).every((words) => words.some((word) => stems.has(word)));
