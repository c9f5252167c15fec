import type { LoreCategory } from '#domain/world/lore/lore.ts';

/** A category without entries. */
export function NothingAdded({ category, note }: { category: LoreCategory; note?: string }) {
  return (
    <div className="rounded-card border border-dashed border-line-strong px-6 py-10 text-center text-ink-soft">
      <p>No {category} added yet. Create your first one above!</p>
      {note !== undefined && <p className="mt-2 text-control text-ink-faint">{note}</p>}
    </div>
  );
}
