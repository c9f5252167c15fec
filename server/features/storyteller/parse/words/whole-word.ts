import { remember } from '#domain/memoise.ts';

/** Names whose patterns are kept in mind: more than an adventure has. */
const namesRemembered = 4000;

const patternOf = remember(
  (name) => new RegExp(`(?<!\\p{L})${name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?!\\p{L})`, 'giu'),
  namesRemembered,
);

/** The pattern of a source, in any case; made once for each source. */
export const patternFor = remember((source) => new RegExp(source, 'iu'), namesRemembered);

/** Finds a name as a word of its own, in any case, from the beginning of a text; names may hold characters that mean something to a pattern. */
export function wholeWord(name: string): RegExp {
  const pattern = patternOf(name);
  pattern.lastIndex = 0;
  return pattern;
}

/** A text without what somebody of this name is called: the whole name, and each part of it that is no short word. */
export function withoutName(text: string, name: string): string {
  const called = [name, ...name.split(' ').filter((part) => part.length > 2)];
  return called.reduce((rest, each) => rest.replaceAll(wholeWord(each), ' '), text);
}
