import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import { TagState, tagRules } from './tag-states.ts';
import type { TagKind } from './tag-states.ts';

const Words = z.string().min(1).max(limits.tagWords);

/** What a tag is about: something of the adventure by its id, a hero, the place itself, or a thing by the words of a player. */
export const TagSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['feature', 'loot', 'exit', 'npc', 'hero']), id: z.string() }),
  z.object({ kind: z.literal('place') }),
  z.object({ kind: z.literal('thing'), name: Words }),
]);
export type TagSubject = z.infer<typeof TagSubject>;

/** A fact that a deed has left in a scene: "the tent is burning". It is stored with how far the party has come. */
export const SceneTag = z.object({
  /** Names it within a play; a tag that was taken away leaves its number free. */
  id: z.int().min(1),
  /** The scene it lies in. */
  scene: z.string(),
  about: TagSubject,
  state: TagState,
  /** The words in place of a state, where that is `other`. */
  words: Words.optional(),
  /** The hero who did it; null where a Dungeon Master set it. */
  by: z.string().nullable(),
  /** The turn of the story in which it came about. */
  since: z.int().min(0),
  /** The turn at whose beginning it ends; null for good. */
  until: z.int().nullable(),
});
export type SceneTag = z.infer<typeof SceneTag>;

const kinds: Record<TagSubject['kind'], TagKind> = {
  feature: 'thing',
  loot: 'thing',
  thing: 'thing',
  exit: 'way',
  npc: 'npc',
  hero: 'hero',
  place: 'place',
};

/** What kind of thing a subject is, as far as the states go. */
export const kindOf = ({ kind }: TagSubject): TagKind => kinds[kind];

/** A thing by a player's words, without its article and in small letters: "my old tent" and "the tent" differ. */
const bare = (name: string) => name.toLowerCase().replace(/^(?:the|an?|my|our|his|her|their|some|that|this) /, '');

/** Whether two names are those of the same thing. */
export const sameName = (one: string, other: string) => bare(one) === bare(other);

/** Whether two subjects are the same thing. */
export function isSameSubject(one: TagSubject, other: TagSubject): boolean {
  if (one.kind === 'thing' || other.kind === 'thing') return one.kind === other.kind && sameName(nameIn(one), nameIn(other));
  return one.kind === other.kind && ('id' in one ? one.id : '') === ('id' in other ? other.id : '');
}

const nameIn = (subject: TagSubject) => (subject.kind === 'thing' ? subject.name : '');

/**
 * Words for a tag as they may be kept: letters, spaces, apostrophes and hyphens between letters, on one line; null where nothing is
 * left, or too much.
 */
export function tagWords(text: string): string | null {
  const plain = withoutHiddenCharacters(text.normalize('NFC'))
    .replaceAll(/[’ʼ]/g, "'")
    .replaceAll(/[^\p{L}' -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s'-]+|[\s'-]+$/g, '');
  return plain.length >= 2 && plain.length <= limits.tagWords ? plain : null;
}

/** The tags of a play once one more has come about: it ends what it ends, takes the place of the same, and the oldest give way. */
export function withTag(tags: readonly SceneTag[], tag: Omit<SceneTag, 'id' | 'until'>): SceneTag[] {
  const { lasts, ends = [] } = tagRules[tag.state];
  // What is carried is wherever its holder is.
  const isAtHand = (each: SceneTag) => each.scene === tag.scene || (each.state === 'carried' && each.by === tag.by);
  const isEnded = (each: SceneTag) =>
    isAtHand(each) &&
    isSameSubject(each.about, tag.about) &&
    (ends.includes(each.state) || (each.state === tag.state && tag.state !== 'other'));
  const left = tags.filter((each) => !isEnded(each));
  if (lasts === 0) return left;
  const id = 1 + Math.max(0, ...left.map((each) => each.id));
  return withoutOldest([...left, { ...tag, id, until: lasts === null ? null : tag.since + lasts }]);
}

/** As many tags as are kept: the oldest give way, those that say who has what last of all. */
function withoutOldest(tags: SceneTag[]): SceneTag[] {
  if (tags.length <= limits.tagsPerPlay) return tags;
  const oldest = tags.find(({ state }) => tagRules[state].loose !== true) ?? tags[0];
  return withoutOldest(tags.filter((each) => each !== oldest));
}

/** The tags at the beginning of a turn of the story: what lasts no longer is gone, or has become something else. */
export function tagsAtTurn(tags: readonly SceneTag[], turn: number): SceneTag[] {
  return tags.flatMap((tag) => {
    if (tag.until === null || tag.until > turn) return [tag];
    const { becomes } = tagRules[tag.state];
    if (becomes === undefined) return [];
    const { lasts } = tagRules[becomes];
    return [{ ...tag, state: becomes, since: tag.until, until: lasts === null ? null : tag.until + lasts }];
  });
}
