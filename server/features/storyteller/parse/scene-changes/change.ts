import type { TagSubject } from '#domain/narration/scene-tags/scene-tag.ts';
import type { TagState } from '#domain/narration/scene-tags/tag-states.ts';
import type { Skill } from '#domain/rules/skill.ts';

/** An action that changes something of the scene: to what, to which state, by which skill where it is uncertain. */
export interface Change {
  about: TagSubject;
  /** More things that it is done to in the same way. */
  more?: readonly TagSubject[];
  /** Things that the same words would have and that are not here, by their bare nouns. */
  lacking?: readonly string[];
  /** The clue that must have come to light before there is anything to have. */
  once?: string;
  state: TagState;
  skill: Skill;
  /** The words in place of a state. */
  phrase?: string;
  /** It is tried by a check in any case. */
  isHard: boolean;
}
