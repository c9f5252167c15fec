import type { WorldCard } from '#domain/world/world.ts';

/** Whether somebody owns or edits a world; the free template is nobody’s to change. */
export function buildsWorld({ role = null, isOwner, isTemplate }: Pick<WorldCard, 'role' | 'isOwner' | 'isTemplate'>): boolean {
  return !isTemplate && (isOwner || role === 'owner' || role === 'editor');
}
