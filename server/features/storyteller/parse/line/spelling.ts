import { rememberOf } from '#domain/memoise.ts';
import type { Npc, Scene } from '#domain/narration/adventure.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import { wordTable } from '#server/kernel/words/word-table.ts';
import { drawnOut } from '#server/features/storyteller/parse/classifier/drawn-out.ts';
import { knownVerbs } from '#server/features/storyteller/parse/words/lexicon-verbs.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';

const shortest = 4;
/** From so many letters on, two may be wrong. */
const long = 7;

/** How many letters are wrong, missing, too many, or two that stand the wrong way round; stops counting beyond 2. */
function lettersWrong(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let earlier: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isTurned = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const changed = Math.min((before[at] ?? 3) + 1, (now[at - 1] ?? 3) + 1, (before[at - 1] ?? 3) + (isSame ? 0 : 1));
      now.push(isTurned ? Math.min(changed, (earlier[at - 2] ?? 3) + 1) : changed);
    }
    earlier = before;
    before = now;
  }
  return before[other.length] ?? 3;
}

/** Whatever can be called by a name where a party stands, and places and people of the tale that it may speak of, in small letters. */
function namesIn({ adventure, state }: Stage): string[] {
  const scene = currentScene(adventure, state);
  const seen = adventure.scenes.filter(({ id }) => state.visited.includes(id));
  const exits = seen.flatMap((each) => each.exits.flatMap(({ label, aliases }) => [label, ...aliases]));
  const things = [...scene.features, ...scene.loot].flatMap(({ name, aliases }) => [name, ...aliases]);
  const people = adventure.npcs.flatMap(({ name, role, aliases }) => [name, role, ...aliases]);
  return [...people, ...adventure.scenes.map(({ name }) => name), ...exits, ...things].map((name) => name.toLowerCase());
}

const longWords = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []));

/** Words by which anything in these places is called, or is told of where it is seen. */
const wordsOfPlaces = rememberOf((scenes: readonly Scene[]) =>
  longWords(
    scenes.flatMap(({ description, features, loot, details = [] }) => [
      description,
      ...loot.flatMap(({ name, aliases }) => [name, ...aliases]),
      ...[...features, ...details].flatMap((each) => [each.name, ...each.aliases, each.description]),
    ]),
  ),
);
/** Words by which it is called what people sell. */
const wordsOfWares = rememberOf((npcs: readonly Npc[]) =>
  longWords(npcs.flatMap(({ wares = [] }) => wares.flatMap(({ name, aliases }) => [name, ...aliases]))),
);

/** The word that a misspelt one stands for, of these; undefined where none is near, or two are as near. */
export function meant(word: string, among: Iterable<string>, most = word.length >= long ? 2 : 1): string | undefined {
  const near = [...new Set(among)]
    .filter((each) => each.length >= shortest && each[0] === word[0] && isTypo(word, each))
    .map((each) => ({ each, wrong: lettersWrong(word, each) }))
    .filter(({ wrong }) => wrong <= most)
    .toSorted((one, other) => one.wrong - other.wrong);
  const [best, second] = near;
  return best && best.wrong < (second?.wrong ?? 3) ? best.each : undefined;
}

/** The letters of a word in the order of the alphabet. */
const lettersOf = (word: string): string => word.split('').toSorted().join('');

/** Whether two words differ by more than a letter that stands for another: in short words that makes another word. */
function isTypo(word: string, other: string): boolean {
  return word.length >= 5 || word.length !== other.length || lettersOf(word) === lettersOf(other);
}

/** The verb that a word is with two letters turned, one missing or one too many; another letter makes another word. */
function verbMeant(word: string): string | undefined {
  const isNear = (verb: string) => (verb.length === word.length ? lettersOf(verb) === lettersOf(word) : word.length >= 5);
  return meant(word, [...knownVerbs].filter(isNear), 1);
}

/** Whether a word is one, in any of its forms, or a short form without its mark. */
export function isEnglish(word: string): boolean {
  const stems = [
    word,
    word.replace(/s$/, ''),
    word.replace(/(?:e?s|ing|e?d|e?r|e?st|l?y|er?s)$/, ''),
    word.replace(/(?:ing|ed|y)$/, 'e'),
    word.replace(/(.)\1(?:ing|ed|er)$/, '$1'),
  ];
  return /n'?t$/.test(word) || stems.some((each) => wordTable().has(each)) || baseOf(word) !== undefined;
}

/** A drawn-out word as it is written: "go" for "gooo", "lmao" for "lmaooo". */
function undrawn(word: string): string {
  const [once, twice] = [word.replaceAll(drawnOut, '$1'), word.replaceAll(drawnOut, '$1$1')];
  if (once === word) return word;
  return isEnglish(twice.toLowerCase()) && !isEnglish(once.toLowerCase()) ? twice : once;
}

/**
 * A text with the names of the place and verbs that were misspelt put right: "netle" is "Nettle", and "tidehouse" the Tide House. Words
 * that are words of English stay as they are.
 */
export function withSpelling(text: string, stage: Stage): string {
  let names: string[] | undefined;
  const { scenes, npcs } = stage.adventure;
  const whole = new Map<string, string>();
  const parts = new Set<string>();
  return text.replaceAll(/(?<![\p{L}'])\p{L}{4,}(?![\p{L}'])/gu, (drawn) => {
    const typed = undrawn(drawn);
    const word = typed.toLowerCase();
    if (isEnglish(word)) return typed;
    if (!names) {
      names = namesIn(stage);
      for (const name of names) {
        whole.set(name.replace(/^(?:the|an?) /, '').replaceAll(/[ '-]/g, ''), name.replace(/^(?:the|an?) /, ''));
        for (const part of name.match(/\p{L}{4,}/gu) ?? []) parts.add(part);
      }
    }
    if ([wordsOfPlaces(scenes), wordsOfWares(npcs)].some((known) => known.has(word) || known.has(word.replace(/s$/, '')))) return typed;
    if (parts.has(word) || parts.has(word.replace(/s$/, ''))) return typed;
    return whole.get(word) ?? meant(word, parts) ?? verbMeant(word) ?? typed;
  });
}
