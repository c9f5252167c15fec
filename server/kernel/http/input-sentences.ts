import { z } from 'zod';
import { capitalize } from '#domain/text/capitalize.ts';

/** How a sentence begins as long as the field is not known. Every other sentence is a schema’s own, and is told as it is. */
const SUBJECT = 'This value ';
/** Choices that one sentence lists; more would bury the field. */
const CHOICES_LISTED = 12;
/** Characters of a field’s name that are said: some names are the caller’s own. */
const FIELD_NAME_LENGTH = 40;
/** Fields of a path that are named, from the wrong one outwards. */
const FIELDS_NAMED = 3;

const kinds: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  nan: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object with named fields',
  record: 'must be an object with named fields',
  null: 'must be null',
  date: 'must be a date',
};

const formats: Record<string, string> = {
  email: 'must be an email address',
  url: 'must be a web address',
  uuid: 'must be a valid identifier',
  datetime: 'must be a date with a time',
  date: 'must be a date',
  safeint: 'must be a whole number',
};

/** Names of fields that say little by themselves. */
const fieldNames: Record<string, string> = {
  actorId: 'acting combatant',
  targetId: 'target',
  targetIds: 'targets',
  combatantId: 'combatant',
  from: 'source',
  to: 'receiver',
  on: 'switch',
  dc: 'difficulty class',
  xp: 'experience',
  ids: 'list of IDs',
};

function countOf(count: number | bigint, noun: string): string {
  return `${count} ${noun}${Number(count) === 1 ? '' : 's'}`;
}

function boundOf(origin: string, bound: number | bigint, word: 'at least' | 'at most'): string {
  if (origin === 'string') return `must have ${word} ${countOf(bound, 'character')}`;
  if (origin === 'array' || origin === 'set' || origin === 'map') return `must have ${word} ${countOf(bound, 'item')}`;
  return `must be ${word} ${bound}`;
}

function choicesOf(values: readonly unknown[]): string {
  const shown = values.slice(0, CHOICES_LISTED).map(String);
  if (shown.length === 1) return `must be ${shown.join()}`;
  return `must be one of ${shown.join(', ')}${values.length > CHOICES_LISTED ? ' and others' : ''}`;
}

function predicateOf(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? 'is not valid';
    case 'invalid_value':
      return choicesOf(issue.values);
    case 'too_big':
      return boundOf(issue.origin, issue.maximum, 'at most');
    case 'too_small':
      return boundOf(issue.origin, issue.minimum, 'at least');
    case 'invalid_format':
      return formats[issue.format] ?? 'is not written as it must be';
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `has fields that nothing is known of: ${issue.keys.slice(0, CHOICES_LISTED).join(', ')}`;
    case 'invalid_union':
      return Array.isArray(issue.options) ? choicesOf(issue.options) : 'is not valid';
    default:
      return 'is not valid';
  }
}

// Beneath the sentences that schemas have of their own, in place of what zod would say.
z.config({ localeError: (issue) => `${SUBJECT}${predicateOf(issue)}.` });

/** A field in words: `campaignId` is "campaign ID", `_requested_plan` is "requested plan". */
function wordsOf(name: string): string {
  const known = Object.hasOwn(fieldNames, name) ? fieldNames[name] : undefined;
  if (known !== undefined) return known;
  const parts = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_]+/)
    .filter((part) => part !== '');
  return parts.map((part) => (/^ids?$/i.test(part) ? part.toUpperCase().replace('IDS', 'IDs') : part.toLowerCase())).join(' ') || name;
}

/** Where a value is, in words: "area of the effect of the step", "item 2 of the targets". */
function placeOf(path: readonly PropertyKey[]): string {
  const names = path.map((part) =>
    /^\d+$/.test(String(part)) ? `item ${Number(part) + 1}` : wordsOf(String(part).slice(0, FIELD_NAME_LENGTH)),
  );
  return names.toReversed().slice(0, FIELDS_NAMED).join(' of the ');
}

/** What a schema objects to, with what the alternatives of a union object to. */
const Issue = z.object({
  path: z.array(z.union([z.string(), z.number()])).default([]),
  message: z.string(),
  get errors() {
    return z.array(z.array(Issue)).default([]);
  },
});
type Issue = z.infer<typeof Issue>;

interface Wrong {
  path: readonly PropertyKey[];
  message: string;
}

/** The issue that comes nearest to what is wrong: of the alternatives of a union the one that went furthest. */
function deepest({ path, message, errors }: Issue): Wrong {
  const inner = errors.flatMap(([first]) => (first ? [deepest(first)] : []));
  const [best] = inner.toSorted((one, other) => other.path.length - one.path.length);
  if (!best) return { path, message };
  // Alternatives that all fail at the same place say no more than that it is wrong there.
  return best.path.length === 0 && inner.length > 1 ? { path, message } : { path: [...path, ...best.path], message: best.message };
}

/** Says what is wrong with an input in one sentence that names the field, and where the field is. */
export function tellInvalid(issue: unknown): { sentence: string; field: string } {
  const read = Issue.safeParse(issue);
  const { path, message } = read.success ? deepest(read.data) : { path: [], message: `${SUBJECT}is not valid.` };
  const field = path.map(String).join('.');
  if (!message.startsWith(SUBJECT)) return { sentence: message, field };
  const rest = message.slice(SUBJECT.length);
  const place = path.length === 0 ? 'input of this call' : placeOf(path);
  return { sentence: place.startsWith('item ') ? `${capitalize(place)} ${rest}` : `The ${place} ${rest}`, field };
}
