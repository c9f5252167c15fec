import type { Character } from '#domain/character/character.ts';
import type { Fallen } from '#domain/chat/rolled-since.ts';
import { naturalOf } from '#domain/dice/degree.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { tellAnswer } from '#domain/character/rolls/tell-answer.ts';
import { tellOutcome } from '#domain/character/rolls/tell-roll.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { limits } from '#domain/limits/limits.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { X } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { useStore } from '#web/lib/store/store.ts';
import { useIsLatestRoll } from '#web/lib/story-messages.ts';
import { isDamageRolled, rolledDamage } from './rolled-damage.ts';
import { ExtraTicks } from './extra-ticks.tsx';
import { damageOf } from './damage-of.ts';
import { SheetRolls } from './sheet-rolls.ts';
import type { Rolls } from './sheet-rolls.ts';

/** Whose sheet it is, and whether they may roll a die again. */
type Inspirable = Pick<Character, 'id' | 'inspiration' | 'restedAt'>;

/**
 * What fell last, in sight wherever one is on the sheet, until one has had time to read it: it covers what is below, and the chat keeps
 * the card. It stays while somebody points at it or has the focus in it. The chat announces rolls, so that they are not said twice; where there is none, they are announced here.
 */
export function LastRoll({ character }: { character: Inspirable }) {
  const rolls = use(SheetRolls);
  const damaged = useStore(rolledDamage);
  const [isHeld, setHeld] = useState(false);
  const { last, forget } = rolls ?? {};
  useEffect(() => {
    if (!last || isHeld) return undefined;
    const leaving = setTimeout(() => forget?.(), limits.lastRollMilliseconds);
    return () => clearTimeout(leaving);
  }, [last, forget, isHeld]);
  if (rolls === null || rolls.last === null) return null;
  const { key, rolls: fallen, content, undo, story } = rolls.last;
  return (
    <section
      aria-label="Last roll"
      aria-live={rolls.isAlone === true ? 'polite' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line-strong bg-raised px-3 py-2 shadow-float"
    >
      {fallen.length === 0 && <p className="min-w-0 flex-1 basis-40 text-control">{content}</p>}
      <ul
        // Many rolls scroll in the room that header, banner and tabs leave, so that the ways out of them stay in sight.
        className={classNames(
          '-m-1 flex max-h-[max(6rem,min(60cqh,100cqh-200px))] min-w-0 flex-1 basis-40 flex-col gap-1 overflow-y-auto overscroll-contain p-1',
          fallen.length === 0 && 'hidden',
        )}
      >
        {fallen.slice(0, limits.shownRolls).map((roll, index) => (
          <li key={`${key} ${index}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Fallen roll={roll} />
            {!isDamageRolled(damaged, story?.messageId, index) && <Damage {...{ rolls, roll, index }} messageId={story?.messageId} />}
            {story !== undefined && <Changes {...{ rolls, roll, index, story, character }} />}
          </li>
        ))}
        {fallen.length > limits.shownRolls && <li className="text-note">{fallen.length - limits.shownRolls} more in the story.</li>}
      </ul>
      {undo !== undefined && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            undo();
            rolls.forget();
          }}
        >
          Undo
        </Button>
      )}
      <IconButton label="Dismiss the roll" size="sm" icon={<X aria-hidden />} onClick={rolls.forget} />
    </section>
  );
}

function Fallen({ roll }: { roll: Roll }) {
  const natural = naturalOf(roll);
  const went = tellOutcome(roll);
  return (
    <div className="flex min-w-0 flex-1 basis-40 items-center gap-3">
      <span
        className={classNames(
          'figures inline-flex min-w-11 shrink-0 animate-[settle_320ms_var(--ease-settle)] items-center justify-center rounded-control px-1.5 font-display text-[1.75rem] leading-tight font-semibold',
          natural === 20 && 'bg-candle-wash text-candle',
          natural === 1 && 'bg-wine-wash text-wine',
        )}
      >
        <span className="sr-only">Total </span>
        {roll.total}
      </span>
      <div className="min-w-0">
        <p className="text-control font-semibold">{roll.label}</p>
        {went !== '' && <p className="text-note">{capitalize(went)}</p>}
        {roll.notes?.map((note) => (
          <p key={note} className="text-note text-ink-soft">
            {note}
          </p>
        ))}
      </div>
    </div>
  );
}

interface ChangesProps {
  rolls: Rolls;
  roll: Roll;
  /** Where the roll stands in the story. */
  story: Fallen;
  index: number;
  character: Inspirable;
}

/** What its player can still make of a roll: what it offers, and a die rolled again. */
function Changes({ rolls, roll: { answers = [], from }, story, index, character }: ChangesProps) {
  const which = { messageId: story.messageId, index };
  const isLatest = useIsLatestRoll(character, story);
  return (
    <>
      {answers.map((answer) => (
        <Button
          key={answer.key}
          variant="soft"
          size="sm"
          busy={rolls.busy}
          onClick={() => void rolls.roll({ kind: 'answer', ...which, key: answer.key })}
        >
          {tellAnswer(answer)}
        </Button>
      ))}
      {character.inspiration && isLatest && from !== undefined && (
        <Button variant="soft" size="sm" busy={rolls.busy} onClick={() => void rolls.roll({ kind: 'again', ...which })}>
          Roll again, inspired
        </Button>
      )}
    </>
  );
}

interface DamageProps {
  rolls: Rolls;
  roll: Roll;
  /** The message that it stands in; none for what the story does not show. */
  messageId: string | undefined;
  index: number;
}

/** After an attack its damage is one press away; a miss deals none. */
function Damage({ rolls, roll: { from, outcome, extras = [] }, messageId, index }: DamageProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  if (from?.what !== 'attack' || outcome === 'miss') return null;
  const isCritical = outcome === 'criticalHit';
  const attack = messageId === undefined ? undefined : { messageId, index };
  const press = (critical: boolean) => () => void rolls.roll(damageOf(from, { critical, extras: chosen, attack }));
  return (
    <span className="flex flex-wrap items-center gap-2">
      <ExtraTicks extras={extras} value={chosen} onChange={setChosen} />
      <Button variant={isCritical ? 'outline' : 'primary'} className="md:!min-h-9" busy={rolls.busy} onClick={press(false)}>
        Damage
      </Button>
      <Button variant={isCritical ? 'primary' : 'outline'} className="md:!min-h-9" busy={rolls.busy} onClick={press(true)}>
        Critical damage
      </Button>
    </span>
  );
}
