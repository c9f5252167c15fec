import { numberSaid, numberWords } from '#domain/text/number-words.ts';
import { slotsText } from '#domain/rules/activity/gain.ts';

const counts = numberWords.slice(0, 6);
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const said = new RegExp(
  String.raw`\b(?:(?<count>an?|my|\d|${counts.join('|')}) )?(?:(?:level|lvl)[- ]?(?<level>\d)|(?<nth>\d)(?:st|nd|rd|th)?[- ](?:level|lvl)|(?<word>${ordinals.slice(1).join('|')})[- ]level)s?\b`,
  'giu',
);

const numberOf = (word: string) => Math.max(1, numberSaid(word) ?? 1);

/** The slots that words want back, as they are chosen: "two level 1 slots and a 2nd-level one" is "2 + 1 + 1". Null where they name none. */
export function slotsSaid(text: string): string | null {
  const levels = [...text.matchAll(said)].flatMap(({ groups = {} }) => {
    const { count = 'one', level, nth, word = '' } = groups;
    const wanted = Number(level ?? nth ?? ordinals.indexOf(word.toLowerCase()));
    return Array.from({ length: numberOf(count) }, () => wanted);
  });
  return levels.length === 0 ? null : slotsText(levels.toSorted((one, other) => other - one));
}
