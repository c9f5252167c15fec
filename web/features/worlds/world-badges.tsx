import type { WorldCard } from '#domain/world/world.ts';
import { Badge } from '#web/ui/badge.tsx';
import { BookText, Sparkles } from 'lucide-react';

/** Names of the roles of those who joined a world. */
export const roleNames = { owner: 'Owner', editor: 'Co-builder', reader: 'Reader' } as const;

/** Whose world it is, what one is to it and how it was made. */
export function WorldBadges({ world }: { world: Pick<WorldCard, 'isOwner' | 'isTemplate' | 'aiGenerated' | 'role' | 'tomeCount'> }) {
  const { isOwner, isTemplate, aiGenerated, role = null, tomeCount = 0 } = world;
  return (
    <div className="flex flex-wrap gap-2">
      {isOwner && <Badge tone="seal">Owner</Badge>}
      {!isOwner && role !== null && <Badge tone={role === 'editor' ? 'ember' : 'plain'}>{roleNames[role]}</Badge>}
      {isTemplate && <Badge tone="candle">Open to everyone</Badge>}
      {aiGenerated && (
        <Badge tone="sea" icon={<Sparkles aria-hidden />}>
          AI Generated
        </Badge>
      )}
      {tomeCount > 0 && (
        <Badge tone="moss" icon={<BookText aria-hidden />}>
          Tome
        </Badge>
      )}
    </div>
  );
}
