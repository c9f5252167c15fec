import type { Clause, Mode } from '#server/features/storyteller/parse/clauses.ts';
import { squeezed } from '#server/features/storyteller/parse/classifier/drawn-out.ts';
import { readings } from '#server/features/storyteller/parse/words/lexicon-verbs.ts';
import { baseOf, isPast } from '#server/features/storyteller/parse/words/verb-forms.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';

/** Where a clause stands: who can be called, who acts, and what came before it. */
export interface ModeContext {
  /** Names of people of the tale and of the party, but for the actor's. */
  people: readonly string[];
  /** The name of whoever acts. */
  actor: string;
  /** What the clause before it in the same line was; null for the first. */
  before: Mode | null;
  /** Whether the line has direct speech. */
  hasSpeech: boolean;
  /** Whether the line has no other clause. */
  isAlone: boolean;
}

const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    u: 'you',
    ur: 'your',
    r: 'are',
    ya: 'you',
    pls: 'please',
    plz: 'please',
    thru: 'through',
    n: 'and',
    em: 'them',
    im: "i'm",
    lets: "let's",
  }),
);
/** Words of names that name nobody alone. */
const partsOfNames = new Set(['the', 'old', 'little', 'mother', 'father', 'young']);
/** Words before the words that count: "ok so", "hmm". */
const fillers = new Set(
  'ok okay so and but then well um uh hmm hm hey lol haha oh wait now alright right just also anyway yeah please narrator dm gm'.split(' '),
);
/** Words after which somebody is spoken of and not called: "I run to Nettle". */
const prepositions = new Set(
  'to at with and for from about of by near on toward towards behind past against like or in over under the'.split(' '),
);
/** Words that a sentence is about, where they stand first. */
const subjects = new Set(
  "i i'm i'll i've i'd we we're we'll we've he he's she she's it it's its that that's this they they're these those there there's what so you you're".split(
    ' ',
  ),
);
const mark = /^[,:-]$/;

function nameWords(people: readonly string[]): Set<string> {
  const words = people.flatMap((name) => name.toLowerCase().split(/[^\p{L}']+/u));
  return new Set(words.filter((word) => word.length > 2 && !partsOfNames.has(word)));
}

/** The words of a clause and the marks between them, with `@name` for whoever is named and `@self` for the actor. */
function tokensOf(text: string, { people, actor }: ModeContext): string[] {
  const names = nameWords(people);
  const self = actor.toLowerCase();
  const found = text.toLowerCase().match(/[\p{L}']+|\d+|[,:-]/gu) ?? [];
  return found.flatMap((raw, index) => {
    const bare = raw.replace(/'s$/, '');
    if (bare === self) return ['@self'];
    if (names.has(bare)) return names.has(found[index - 1] ?? '') ? [] : ['@name'];
    return [spellings.get(raw) ?? squeezed(raw)];
  });
}

const ofYou = / (?:you|your|yours|you're|you've|you'll|you'd|yourself|ye) /;
const ofThem = / (?:he|she|him|her|his|hers|they|them|their|he's|she's|they're|hes|shes) /;
const ofMe = / (?:i|i'm|i'll|i've|i'd|we|we're|we'll|we've|me|my|us|our) /;

/** Where in the words somebody is named, and the word beside it. */
function naming(tokens: readonly string[]): [where: string, beside: string] {
  const at = tokens.indexOf('@name');
  if (at < 0) return ['nobody', ''];
  if (at === 0) return ['first', tokens[1] ?? ''];
  return tokens.at(-1) === '@name' ? ['last', tokens.at(-2) ?? ''] : ['within', ''];
}

/** How long a clause is, in four sizes. */
function sizeOf(words: readonly string[]): number {
  return [3, 6, 12].filter((most) => words.length > most).length;
}

/** What a clause is about, and how it is put: its subject, whether it tells of the past, the first letters of its long words. */
function subjectFeatures(
  words: readonly string[],
  start: number,
  {
    isVerb,
    kind,
    before,
    you,
    where,
    end,
    isAlone,
  }: Record<'kind' | 'before' | 'where' | 'end', string> & Record<'isVerb' | 'you' | 'isAlone', boolean>,
): string[] {
  const rest = start < 0 ? [] : words.slice(start);
  const [first = '', second = ''] = start < 0 ? words : rest;
  const subject = subjects.has(first) ? first.replace(/'.*$/, '') : isVerb ? 'hidden' : 'nobody';
  const past = rest.slice(0, 4).some((each) => isPast(each));
  return [
    `subject ${subject} ${second} mark ${end}`,
    `subject ${subject} past ${past} you ${you} named ${where}`,
    `subject ${subject} alone ${isAlone} you ${you} named ${where} mark ${end}`,
    `subject ${subject} before ${before} you ${you} named ${where}`,
    `subject ${subject} reads ${kind} past ${past}`,
    `filled ${start < 0 ? 'all' : Math.min(start, 3)}`,
    ...words.filter((each) => each.length > 4).map((each) => `stem ${each.slice(0, 4)}`),
    ...(words.length < 4 ? [`whole ${words.join(' ')}`] : []),
  ];
}

/** What can be seen of a clause without understanding it, as names of features, each once. */
export function featuresOf(clause: Clause, context: ModeContext): string[] {
  const tokens = tokensOf(clause.typed, context);
  const words = tokens.filter((each) => !mark.test(each));
  const start = words.findIndex((each) => !fillers.has(each));
  const [first = '', second = '', third = ''] = start < 0 ? words : words.slice(start);
  const last = words.at(-1) ?? '';
  const { verb } = verbPhraseOf(clause.text, { id: '', name: context.actor });
  const reading = verb === null ? undefined : readings.get(verb);
  const kind = reading?.kind ?? 'nothing';
  const base = baseOf(first);
  const form = base === undefined ? 'none' : first === base ? 'bare' : first.endsWith('ing') ? 'ing' : 'other';
  const end = clause.question ? '?' : clause.mark;
  const all = ` ${words.join(' ')} `;
  const [you, me, them] = [ofYou.test(all), ofMe.test(all), ofThem.test(all)];
  const [where, beside] = naming(tokens);
  const before = context.before ?? 'nothing';
  return [
    ...new Set([
      'always',
      ...words.map((each) => `word ${each}`),
      ...tokens.slice(0, -1).map((each, index) => `pair ${each} ${tokens[index + 1] ?? ''}`),
      `first ${first}`,
      `first ${first} ${second}`,
      `first ${first} ${second} ${third}`,
      `first ${first} mark ${end}`,
      `first ${first} last ${last}`,
      `opens ${words[0] ?? ''}`,
      `last ${last}`,
      `last ${words.at(-2) ?? ''} ${last}`,
      `mark ${end}`,
      `form ${form}`,
      `form ${form} mark ${end}`,
      `reads ${kind}`,
      `reads ${kind} ${reading?.tone ?? ''} mark ${end}`,
      `you ${you} mark ${end}`,
      `you ${you} me ${me} mark ${end}`,
      `named ${where}`,
      `named ${where} ${beside} mark ${end}`,
      `named ${where} form ${form} after ${prepositions.has(beside) ? 'preposition' : 'other'}`,
      `before ${before}`,
      `before ${before} mark ${end}`,
      `before ${before} first ${first}`,
      `before ${before} you ${you} me ${me} them ${them} mark ${end}`,
      `speech ${context.hasSpeech}`,
      `alone ${context.isAlone} mark ${end}`,
      `size ${sizeOf(words)}`,
      ...subjectFeatures(words, start, { isVerb: verb !== null, kind, before, you, where, end, isAlone: context.isAlone }),
      `words ${Math.min(words.length, 8)} mark ${end}`,
      `capital ${/\s\p{Lu}\p{Ll}/u.test(clause.text)}`,
    ]),
  ];
}
