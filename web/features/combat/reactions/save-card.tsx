import { savingThrowText } from '#domain/combat/reactions/saving-throw-text.ts';
import { saversLeft } from '#domain/combat/reactions/savers-left.ts';
import type { AskedSave, OpenSaves } from '#domain/combat/reactions/asked-save.ts';
import { naturalText } from '#domain/dice/outcome-text.ts';
import { limits } from '#domain/limits/limits.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { QuestionCard } from './question-card.tsx';

interface SaveCardProps {
  open: OpenSaves;
  /** The name of somebody in the fight. */
  nameOf: (id: string) => string;
  /** One's own hero; null for those who have none. */
  heroId: string | null;
  /** Whether one rolls for everybody, and may let the fight wait. */
  leads: boolean;
  doing: Doing;
}

/** The saves that the fight waits for: each player rolls by one press, and the server rolls what is left at the end of the time. */
export function SaveCard({ open, nameOf, heroId, leads, doing }: SaveCardProps) {
  const left = saversLeft(open);
  const [first] = open.saves;
  const isMine = heroId !== null && left.includes(heroId);
  const roll = (saverIds: string[]) => void doing.step({ name: 'rollSaves', saverIds });
  if (!first) return null;
  // One's own row stands first: time runs.
  const rows = open.saves.toSorted((one, other) => Number(other.saverId === heroId) - Number(one.saverId === heroId));
  return (
    <QuestionCard
      label={`Saving throws against ${first.cause}`}
      title={`${capitalize(first.ability)} ${savingThrowText(first.cause, 'save')}${first.dc === null ? '' : ` (DC ${first.dc})`}`}
      time={{ label: 'Time left to roll', endsAt: open.endsAt, seconds: limits.saveSeconds }}
    >
      <p className="sr-only" role="status">
        {isMine ? `${nameOf(heroId)} is asked for a saving throw.` : `The fight waits for ${left.map(nameOf).join(', ')}.`}
      </p>
      <ul className="divide-y divide-line">
        {rows.map((save) => (
          <Saver
            key={save.saverId}
            save={save}
            name={nameOf(save.saverId)}
            isOwn={save.saverId === heroId}
            mayRoll={leads || save.saverId === heroId}
            isBusy={doing.busy}
            onRoll={() => roll([save.saverId])}
          />
        ))}
      </ul>
      {leads && (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" busy={doing.busy} onClick={() => roll(left)}>
            Roll for all
          </Button>
          {open.endsAt !== null && (
            <Button variant="quiet" busy={doing.busy} onClick={() => void doing.step({ name: 'holdReaction' })}>
              Wait
            </Button>
          )}
        </div>
      )}
    </QuestionCard>
  );
}

interface SaverProps {
  save: AskedSave;
  name: string;
  isOwn: boolean;
  mayRoll: boolean;
  isBusy: boolean;
  onRoll: () => void;
}

/** One who saves: the button for whoever may press it, that they are waited for, or what fell. */
function Saver({ save: { ability, roll }, name, isOwn, mayRoll, isBusy, onRoll }: SaverProps) {
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <span className="min-w-0 flex-1 basis-24 text-control font-semibold wrap-anywhere">{name}</span>
      {roll !== null && (
        <span className="flex items-center gap-2">
          <span className="text-note text-ink-soft">{naturalText(roll)}</span>
          <span className="figures font-display text-[1.5rem] leading-none font-semibold">
            <span className="sr-only">Total </span>
            {roll.total}
          </span>
        </span>
      )}
      {roll === null && !mayRoll && <span className="text-note text-ink-soft">Waiting</span>}
      {roll === null && mayRoll && (
        <Button
          variant={isOwn ? 'primary' : 'outline'}
          size="sm"
          className="!min-h-11"
          icon={<DiceIcon aria-hidden />}
          aria-label={`Roll ${capitalize(ability)} save for ${name}`}
          busy={isBusy}
          onClick={onRoll}
        >
          Roll
        </Button>
      )}
    </li>
  );
}
