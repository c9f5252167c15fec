import { fightLexicon } from './fight-lexicon.ts';
import type { FightStage, NamedAttack, NamedThing, NamedWay } from './fight-stage.ts';
import { findName, hasPhrase, isWord, wordsOf } from './words-of.ts';

/** The attack of longest name that words name: as it is called, by its kind ("sword"), or by what nature gave ("teeth"). */
export function attackNamed(words: readonly string[], { attacks }: FightStage, verb = ''): NamedAttack | undefined {
  const whole = attacks.filter(({ name }) => findName(words, name.replace(/ \d+$/, '').replace(/\(.*\)/, '')) !== undefined);
  const numbered = whole.filter(({ name }) => findName(words, name) !== undefined);
  if (whole.length > 0) return (numbered.length > 0 ? numbered : whole).toSorted((one, other) => other.name.length - one.name.length)[0];
  const ends = (name: string, word: string) =>
    wordsOf(name).some((part) => word.length >= 3 && part.length > word.length && part.endsWith(word));
  const bySuffix = attacks.find(({ name }) => words.some((word) => ends(name, word)));
  if (bySuffix) return bySuffix;
  // A verb says it before a noun does: "I kick it in the teeth".
  for (const said of verb === '' ? [words] : [[verb], words]) {
    for (const [kind, called] of Object.entries(fightLexicon.natural)) {
      if (!said.some((word) => called.some((each) => isWord(word, each)))) continue;
      const natural = attacks.find(({ name }) => findName(wordsOf(name), kind) !== undefined);
      if (natural) return natural;
    }
  }
  for (const [kind, called] of Object.entries(fightLexicon.weapons)) {
    if (!words.some((word) => called.includes(word))) continue;
    const weapon = attacks.find(({ name }) =>
      wordsOf(name).some((part) => part.endsWith(kind) && (kind !== 'bow' || !part.endsWith('crossbow'))),
    );
    if (weapon) return weapon;
  }
  return undefined;
}

/** What nature would have given for a verb: "bite" for somebody who chomps. */
export function naturalKind(word: string): string | undefined {
  return Object.entries(fightLexicon.natural).find(([, called]) => called.some((each) => isWord(word, each)))?.[0];
}

/** What is longest of those that words name. */
function longestNamed<One extends NamedThing>(words: readonly string[], things: readonly One[]): One | undefined {
  return things.filter(({ name }) => findName(words, name) !== undefined).toSorted((one, other) => other.name.length - one.name.length)[0];
}

const initialsOf = (name: string) =>
  wordsOf(name)
    .map((word) => word.slice(0, 1))
    .join('');

/** The spell that is ready and named, or called by its initials at the beginning or after "cast". */
export function spellNamed(words: readonly string[], { spells }: FightStage): NamedThing | undefined {
  const short = words.find((word) => word.length >= 2 && (word === words[0] || words[words.indexOf(word) - 1] === 'cast'));
  const byInitials = spells.filter(({ name }) => wordsOf(name).length >= 2 && initialsOf(name) === short);
  return longestNamed(words, spells) ?? (byInitials.length === 1 ? byInitials[0] : undefined);
}

/** A spell that there is and the hero does not have ready. */
export const spellUnknown = (words: readonly string[], { knownOf }: FightStage): NamedThing | undefined => longestNamed(words, knownOf);

/** By what a feature is called besides its name. */
const nicknames = (name: string) => fightLexicon.features[name.toLowerCase()] ?? [];

/** The way of a feature that words name: by what it does where they say it, else the first of the feature. */
export function wayNamed(words: readonly string[], { features }: FightStage, rides: boolean): NamedWay | undefined {
  const lengthOf = (way: NamedWay) =>
    Math.max(
      0,
      ...way.names.map((name) => (findName(words, name) ? name.length : 0)),
      ...way.names.flatMap(nicknames).map((name) => (hasPhrase(words, [name]) ? name.length : 0)),
    );
  const found = features
    .filter((way) => way.rides === rides && !way.ends)
    .map((way) => ({ way, length: lengthOf(way) }))
    .filter(({ length }) => length > 0);
  return found.toSorted((one, other) => other.length - one.length)[0]?.way;
}
