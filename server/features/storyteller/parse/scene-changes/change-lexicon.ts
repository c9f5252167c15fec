import { z } from 'zod';
import { TagState } from '#domain/narration/scene-tags/tag-states.ts';
import { Skill } from '#domain/rules/skill.ts';
import { contentFile } from '#server/kernel/content.ts';

/** Words for an action that leaves a scene tag. */
const ChangeWords = z.strictObject({
  state: TagState,
  /** The skill by which it is tried where it is uncertain. */
  skill: Skill,
  /** On a clause in small letters; the group `thing` is what it is done to. */
  pattern: z.string(),
  /** It is done to the place, whatever is named. */
  about: z.literal('place').optional(),
  /** It is such an action only where what it is done to is so already; other words for it mean something else. */
  only: z.array(TagState).min(1).optional(),
  /** It is always uncertain. */
  check: z.literal(true).optional(),
  /** What the group `words` follows, for a state in words: "painted". */
  says: z.string().optional(),
});

/** Every row of `content/storyteller/lexicon/changes.json`; the first that fits holds. */
export const changeWords = contentFile('storyteller/lexicon/changes.json', z.array(ChangeWords)).map(({ pattern, ...row }) => ({
  ...row,
  pattern: new RegExp(pattern),
}));
