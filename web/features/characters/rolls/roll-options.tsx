import { takesAdvantage, takesDifficulty } from '#domain/character/rolls/what-it-takes.ts';
import type { RolledNumber } from '#domain/character/rolls/what-is-rolled.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { Advantage } from '#domain/rules/combat-terms.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { useAnchored } from '#web/ui/popups/use-anchored.ts';
import { use, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { plainWish, SheetRolls } from './sheet-rolls.ts';
import type { RollWish } from './sheet-rolls.ts';
import { readWish } from './roll-wish.ts';
import type { WishDraft, WishProblems } from './roll-wish.ts';

interface RollOptionsProps {
  /** What is rolled, in words. */
  label: string;
  what: RolledNumber;
  button: RefObject<HTMLButtonElement | null>;
  onRoll: (wish: RollWish) => void;
  onClose: () => void;
}

const advantages = [
  { id: 'none', label: 'Plain' },
  { id: 'advantage', label: 'Advantage' },
  { id: 'disadvantage', label: 'Disadvantage' },
] as const satisfies readonly { id: Advantage; label: string }[];
const readers = [
  ['group', 'The table'],
  ['dm', 'The Dungeon Master and me'],
  ['notes', 'Only me'],
] as const;

/** What can be said before a roll: advantage, a bonus, what it is against, who sees it. Enter rolls, Escape closes. */
export function RollOptions({ label, what, button, onRoll, onClose }: RollOptionsProps) {
  const popup = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<WishDraft>({ advantage: plainWish.advantage, bonus: '', dc: '', to: plainWish.to });
  const [problems, setProblems] = useState<WishProblems>({});
  const anchor = useAnchored(button, 'bottom-start');
  usePopup(popup, onClose);
  return (
    <div
      ref={popup}
      popover="manual"
      role="dialog"
      aria-label={`Roll ${label}`}
      className="m-0 max-h-(--room) w-[min(19rem,calc(100vw-1rem))] overflow-y-auto rounded-card border border-line bg-raised p-3.5 text-left font-sans text-control font-normal text-ink shadow-float"
      onBeforeToggle={anchor}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
        button.current?.focus();
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const read = readWish(draft);
          if (read.ok) onRoll(read.wish);
          else setProblems(read.problems);
        }}
      >
        <p className="mb-3 font-semibold">{label}</p>
        <WishFields what={what} draft={draft} problems={problems} onChange={(part) => setDraft({ ...draft, ...part })} />
      </form>
    </div>
  );
}

interface WishFieldsProps {
  what: RolledNumber;
  draft: WishDraft;
  problems: WishProblems;
  onChange: (part: Partial<WishDraft>) => void;
}

function WishFields({ what, draft, problems, onChange }: WishFieldsProps) {
  const isAlone = use(SheetRolls)?.isAlone === true;
  return (
    <div className="flex flex-col gap-3">
      {takesAdvantage(what) && (
        <SegmentField label="Dice" options={advantages} value={draft.advantage} onChange={(advantage) => onChange({ advantage })} />
      )}
      <div className="grid grid-pairs gap-3">
        <TextField
          label="Bonus"
          inputMode="text"
          placeholder="+0"
          maxLength={3}
          controlClassName="figures"
          error={problems.bonus}
          value={draft.bonus}
          onChange={(event) => onChange({ bonus: event.target.value })}
        />
        {takesDifficulty(what) && (
          <TextField
            label={what.kind === 'attack' || what.kind === 'spellAttack' ? 'Armor Class' : 'DC'}
            inputMode="numeric"
            placeholder={`1–${gameLimits.difficultyClass}`}
            maxLength={2}
            controlClassName="figures"
            error={problems.dc}
            value={draft.dc}
            onChange={(event) => onChange({ dc: event.target.value })}
          />
        )}
      </div>
      {!isAlone && (
        <SelectField
          label="Who sees it"
          value={draft.to}
          onChange={(event) => onChange({ to: readers.find(([kind]) => kind === event.target.value)?.[0] ?? 'group' })}
        >
          {readers.map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </SelectField>
      )}
      <Button type="submit" variant="seal" icon={<DiceIcon aria-hidden />}>
        Roll
      </Button>
    </div>
  );
}

/** Opens a popup with its first field, and closes it at a press outside. */
function usePopup(popup: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const shown = popup.current;
    if (shown === null) return;
    shown.showPopover();
    shown.querySelector<HTMLElement>('input:checked, input')?.focus();
    const pressed = ({ target }: PointerEvent) => {
      if (target instanceof Node && !shown.contains(target)) close.current();
    };
    document.addEventListener('pointerdown', pressed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      if (shown.isConnected) shown.hidePopover();
    };
  }, [popup]);
}
