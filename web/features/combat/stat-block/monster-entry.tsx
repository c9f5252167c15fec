import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Figure } from '#web/features/combat/figure.ts';
import { SideField } from '#web/features/combat/fields/side-field.tsx';
import { StatBlockCard } from './stat-block-card.tsx';
import { wholeNumber } from '#web/features/combat/fields/whole-number.ts';

interface MonsterEntryProps {
  block: StatBlock;
  busy: boolean;
  onAdd: (added: { count: number; hidden: boolean; inLair?: boolean; side: Figure['side'] }) => void;
}

/** A creature in the list: pressed, it opens to its stat block; from there so many join, hidden or in sight. */
export function MonsterEntry({ block, busy, onAdd }: MonsterEntryProps) {
  const [text, setText] = useState('1');
  const [hidden, setHidden] = useState(false);
  const [inLair, setInLair] = useState(false);
  const [side, setSide] = useState<Figure['side']>('foes');
  // Its details are fetched when it is opened, and not for the whole list.
  const [opened, setOpened] = useState(false);
  const count = wholeNumber(text, 1, 20);
  return (
    <li>
      <details className="group rounded-card border border-line bg-raised" onToggle={() => setOpened(true)}>
        <summary className="flex min-h-11 list-none items-center gap-2 rounded-card px-3 text-control hover:bg-ember-wash [&::-webkit-details-marker]:hidden">
          <ChevronDown aria-hidden className="size-4.5 shrink-0 text-ink-soft transition-transform duration-quick group-open:rotate-180" />
          <span className="min-w-0 flex-1 font-semibold">{block.name}</span>
          <span className="figures text-note whitespace-nowrap text-ink-soft">
            {block.type} · CR {block.challenge}
          </span>
        </summary>
        <div className="flex flex-col gap-3 border-t border-line p-3">
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              label="How many"
              inputMode="numeric"
              className="w-24"
              value={text}
              error={count === null ? '1 to 20' : undefined}
              onChange={(event) => setText(event.target.value)}
            />
            <Button
              icon={<Plus aria-hidden />}
              long
              busy={busy}
              disabled={count === null}
              onClick={() => count !== null && onAdd({ count, hidden, side, ...(inLair && { inLair }) })}
            >
              Add {block.name}
            </Button>
          </div>
          <SideField value={side} onChange={setSide} />
          <Checkbox label="Hidden from players" checked={hidden} onChange={setHidden} />
          {block.legend?.lair === true && (
            <Checkbox
              label="In its lair"
              hint="One more legendary action and legendary resistance, and more experience."
              checked={inLair}
              onChange={setInLair}
            />
          )}
          {opened && <StatBlockCard block={block} />}
        </div>
      </details>
    </li>
  );
}
