import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { api } from '#web/lib/api.ts';
import { Pager } from '#web/ui/data-display/pager.tsx';
import { Search } from 'lucide-react';
import { MonsterEntry } from './monster-entry.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';

interface FoundMonstersProps {
  campaignId: string;
  found: { monsters: StatBlock[]; total: number };
  page: number;
  size: number;
  doing: Doing;
  onPage: (page: number) => void;
}

/** A page of the creatures that fit, or the word that none does. */
export function FoundMonsters({ campaignId, found: { monsters, total }, page, size, doing, onPage }: FoundMonstersProps) {
  if (total === 0) {
    return (
      <p className="flex items-center gap-2 text-control text-ink-soft">
        <Search aria-hidden className="size-4.5" />
        No results. Try fewer words.
      </p>
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-1.5">
        {monsters.map((block) => (
          <MonsterEntry
            key={block.id}
            block={block}
            busy={doing.busy}
            onAdd={(added) => void doing.join((id) => api.combat.addMonsters({ campaignId, id, monsterId: block.id, ...added }))}
          />
        ))}
      </ul>
      <Pager what={{ one: 'creature', many: 'creatures' }} page={page} size={size} total={total} onPage={onPage} />
    </>
  );
}
