import type { KnownFoe } from '#domain/encounter/foes.ts';
import { limits } from '#domain/limits/limits.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { figure } from '#web/ui/format/figures.ts';
import { Lock, LockOpen, Minus, Plus } from 'lucide-react';
import type { Encounter } from './use-encounter.ts';

interface FoeRowProps {
  foe: KnownFoe;
  encounter: Encounter;
  onOpen: () => void;
  /** Its last one is taken away, and this row with it. */
  onGone: () => void;
}

/** A creature of the encounter: how many of it, and whether a suggestion leaves it alone. */
export function FoeRow({ foe: { id, count, locked, creature }, encounter: { add, toggleLock }, onOpen, onGone }: FoeRowProps) {
  const { name, challenge, xp } = creature;
  function fewer() {
    if (count === 1) onGone();
    add(id, -1);
  }
  return (
    <li className="flex flex-wrap items-center justify-end gap-1 py-1">
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-11 min-w-0 flex-[1_1_8rem] flex-col items-start justify-center rounded-control px-2 text-left hover:bg-ember-wash"
        onClick={onOpen}
      >
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="figures text-note text-ink-soft">
          CR {challenge} · {figure(xp * count)} XP
        </span>
      </button>
      <div className="flex flex-wrap items-center gap-1">
        <IconButton label={`One ${name} fewer`} size="sm" icon={<Minus aria-hidden />} onClick={fewer} />
        <output aria-label={`How many: ${name}`} className="figures min-w-6 text-center font-semibold">
          {count}
        </output>
        <IconButton
          label={`One ${name} more`}
          size="sm"
          icon={<Plus aria-hidden />}
          disabled={count >= limits.monstersAtOnce}
          onClick={() => add(id)}
        />
        <IconButton
          label={`Lock ${name}`}
          size="sm"
          aria-pressed={locked}
          className={locked ? 'text-ember' : undefined}
          icon={locked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
          onClick={() => toggleLock(id)}
        />
      </div>
    </li>
  );
}
