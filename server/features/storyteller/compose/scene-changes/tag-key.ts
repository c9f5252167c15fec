import type { TagSubject } from '#domain/narration/scene-tags/scene-tag.ts';

/** Names a subject among what a reply has told of. */
export const tagKey = (about: TagSubject) => `tag ${JSON.stringify(about)}`;
