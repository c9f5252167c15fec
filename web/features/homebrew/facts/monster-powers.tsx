import type { HomebrewMonster } from '#domain/homebrew/entry.ts';
import { Button } from '#web/ui/buttons/button.tsx';

type Facts = HomebrewMonster['facts'];

interface MonsterPowersProps {
  facts: Facts;
  onChange: (facts: Facts) => void;
}

/** Spells and legendary actions that came with the creature it was begun from. They are kept, or taken away as a whole. */
export function MonsterPowers({ facts, onChange }: MonsterPowersProps) {
  const { spellcasting, legend } = facts;
  if (!spellcasting && !legend) return null;
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-3.5 text-control">
      {spellcasting && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 flex-1">Casts: {spellcasting.spells.map(({ name }) => name).join(', ')}.</p>
          <Button variant="quiet" size="sm" onClick={() => onChange({ ...facts, spellcasting: null })}>
            Take the spells away
          </Button>
        </div>
      )}
      {legend && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 flex-1">Legendary actions: {legend.legendaryActions.map(({ name }) => name).join(', ')}.</p>
          <Button variant="quiet" size="sm" onClick={() => onChange({ ...facts, legend: null })}>
            Take them away
          </Button>
        </div>
      )}
    </div>
  );
}
