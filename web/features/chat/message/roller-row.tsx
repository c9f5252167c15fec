import type { AskedCheck, CheckRoller } from '#domain/check/check.ts';
import { askedOf } from '#domain/check/asked-of.ts';
import { hasSucceeded, isOver } from '#domain/check/standing.ts';
import { tellAnswer } from '#domain/character/rolls/tell-answer.ts';
import { askedLabel } from '#domain/check/tell-check.ts';
import { isDm } from '#domain/campaign/seat.ts';
import type { Message } from '#domain/chat/message.ts';
import { SaveTools } from './roll-tools.ts';
import { Die, Natural } from './die.tsx';
import { sumOf } from './roll-text.ts';
import { naturalOf } from '#domain/dice/degree.ts';
import { diceOfRoll } from '#domain/dice/dice-of-roll.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { limits } from '#domain/limits/limits.ts';
import { minuteMilliseconds } from '#domain/limits/units.ts';
import type { Table } from '#web/features/chat/room/readers.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { calls } from '#web/lib/api.ts';
import { useIsLatestRoll } from '#web/lib/story-messages.ts';
import { useOpenUntil } from '#web/lib/use-open-until.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { use } from 'react';
import { Check, HeartHandshake, Sparkles, X } from 'lucide-react';

interface RollerRowProps {
  roller: CheckRoller;
  check: AskedCheck;
  table: Table;
  leads: boolean;
  busy: boolean;
  /** Absent where one only looks. */
  onRoll: ((characterId: string) => void) | undefined;
  onHelp: ((characterId: string, helps: string) => void) | undefined;
  onRollAgain: ((characterId: string) => void) | undefined;
  onApply: ((characterId: string) => Promise<void>) | undefined;
  onAnswer: ((characterId: string, key: string) => void) | undefined;
  message: Message;
}

/** One who is asked: what they may press, that they are waited for, or what fell. */
export function RollerRow(props: RollerRowProps) {
  const { roller } = props;
  const isMine = roller.userId === props.table.me;
  const toolsOf = use(SaveTools);
  const { cause } = props.check;
  const { onApply } = props;
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5">
      <span className="min-w-0 flex-1 basis-24">
        <span className="block text-control font-semibold wrap-anywhere">{roller.name}</span>
        {!roller.hasRolled && roller.helpedBy !== null && <span className="block text-note text-ink-soft">{roller.helpedBy} helps</span>}
        {roller.result?.roll?.notes?.map((note) => (
          <span key={note} className="block text-note text-ink-faint">
            {note}
          </span>
        ))}
      </span>
      {roller.hasRolled ? <Fallen roller={roller} /> : <Waiting {...props} />}
      {roller.hasRolled && roller.rolledAt !== undefined && isMine && !props.check.isSecret && (
        <>
          <RollAnswers {...props} rolledAt={roller.rolledAt} />
          <RollAgain {...props} rolledAt={roller.rolledAt} />
        </>
      )}
      {cause && onApply && roller.hasRolled && toolsOf?.({ message: props.message, cause, roller, table: props.table, onApply })}
    </li>
  );
}

/** Before the roll: buttons for those who may press them. */
function Waiting({ roller, check, table, leads, busy, onRoll, onHelp }: RollerRowProps) {
  const { characterId, userId, name, helpedBy } = roller;
  if (isOver(check)) return <span className="text-note text-ink-soft">Did not roll</span>;
  const isMine = userId === table.me;
  const seat = table.participants.find((each) => each.userId === table.me)?.seat;
  const heroId = table.heroId ?? null;
  const what = askedOf(check, roller.side);
  const mayHelp =
    onHelp !== undefined &&
    heroId !== null &&
    characterId !== null &&
    heroId !== characterId &&
    helpedBy === null &&
    what.kind !== 'save' &&
    seat !== 'spectator' &&
    !isDm(seat ?? null);
  const mayRoll = onRoll !== undefined && characterId !== null && (isMine || leads);
  return (
    <span className="flex flex-wrap items-center gap-2">
      {!mayRoll && <span className="text-note text-ink-soft">{characterId === null ? 'Rolls last' : 'Waiting'}</span>}
      {mayHelp && (
        <Button
          variant="outline"
          size="sm"
          className="!min-h-9 narrow:!min-h-11"
          icon={<HeartHandshake aria-hidden />}
          aria-label={`Help ${name}`}
          title="Gives advantage"
          busy={busy}
          onClick={() => onHelp(heroId, characterId)}
        >
          Help
        </Button>
      )}
      {mayRoll && (
        <Button
          variant={isMine ? 'primary' : 'outline'}
          size="sm"
          className="!min-h-9 narrow:!min-h-11"
          icon={<DiceIcon aria-hidden />}
          aria-label={`Roll ${askedLabel(what)} for ${name}`}
          busy={busy}
          onClick={() => onRoll(characterId)}
        >
          Roll
        </Button>
      )}
    </span>
  );
}

/** What features and dice of others can still make of one's own roll, as long as it is recent. */
function RollAnswers({ roller: { characterId, result, name }, busy, onAnswer, rolledAt }: RollerRowProps & { rolledAt: string }) {
  const isOpen = useOpenUntil(Date.parse(rolledAt) + limits.rollAgainMinutes * minuteMilliseconds);
  if (!isOpen || characterId === null || !onAnswer) return null;
  return result?.roll?.answers?.map((answer) => (
    <Button
      key={answer.key}
      variant="soft"
      size="sm"
      className="!min-h-9 narrow:!min-h-11"
      icon={<Sparkles aria-hidden />}
      aria-label={`${tellAnswer(answer)}, for ${name}`}
      busy={busy}
      onClick={() => onAnswer(characterId, answer.key)}
    >
      {tellAnswer(answer)}
    </Button>
  ));
}

/** One's own roll is rolled again with Heroic Inspiration, as long as it is recent. */
function RollAgain({
  roller: { characterId, result, name },
  message: { campaignId, id: messageId },
  busy,
  onRollAgain,
  rolledAt,
}: RollerRowProps & { rolledAt: string }) {
  const cards = useQuery(calls.characters.list.queryOptions({ input: { campaignId } })).data ?? [];
  const card = cards.find(({ id }) => id === characterId);
  const isLatest = useIsLatestRoll(card ?? { id: characterId ?? '' }, { messageId, at: rolledAt });
  if (!isLatest || card?.inspiration !== true || characterId === null || !onRollAgain || (result?.roll?.faces ?? []).length === 0)
    return null;
  return (
    <Button
      variant="soft"
      size="sm"
      className="!min-h-9 narrow:!min-h-11"
      icon={<Sparkles aria-hidden />}
      aria-label={`Roll again for ${name}, inspired`}
      title="Spends Heroic Inspiration: the lowest die is rolled again, and the new face counts"
      busy={busy}
      onClick={() => onRollAgain(characterId)}
    >
      Roll again, inspired
    </Button>
  );
}

function Fallen({ roller: { result } }: { roller: CheckRoller }) {
  if (result === null) return <span className="text-control font-semibold text-sea">Rolled</span>;
  const succeeded = hasSucceeded(result);
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      {result.roll === null ? (
        <span className="text-note text-ink-soft">Without a roll: {result.failsBecause ?? result.madeBecause}</span>
      ) : (
        <FallenDice roll={result.roll} />
      )}
      {succeeded !== null && <Went succeeded={succeeded} />}
    </span>
  );
}

function FallenDice({ roll }: { roll: Roll }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Natural roll={roll} />
      {roll.kept.length > 0 && (
        <span className="flex items-center gap-1">
          {diceOfRoll(roll).map((die, n) => (
            <Die key={n} die={die} natural={naturalOf(roll)} isSmall />
          ))}
          {roll.modifier !== 0 && <span className="figures text-note text-ink-soft">{sumOf(roll)}</span>}
        </span>
      )}
      <span className="figures font-display text-[1.5rem] leading-none font-semibold">
        <span className="sr-only">Total </span>
        {roll.total}
      </span>
    </span>
  );
}

function Went({ succeeded }: { succeeded: boolean }) {
  const Icon = succeeded ? Check : X;
  return (
    <span className={classNames('inline-flex items-center gap-1 text-control font-semibold', succeeded ? 'text-moss' : 'text-wine')}>
      <Icon aria-hidden strokeWidth={3} className="size-4" />
      {succeeded ? 'Success' : 'Failure'}
    </span>
  );
}
