import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { classNames } from '#web/ui/class-names.ts';
import { categoryLooks } from './category-look.ts';

/** The small mark of a category; its name stands beside it. */
export function CategoryMark({ category, className }: { category: LoreCategory; className?: string }) {
  const { path, colour } = categoryLooks[category];
  return (
    <svg aria-hidden viewBox="-12 -12 24 24" className={classNames('!size-3 shrink-0', className)}>
      <path d={path} fill={colour} />
    </svg>
  );
}
