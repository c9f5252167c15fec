import { isDm } from '#domain/campaign/seat.ts';
import type { Message } from '#domain/chat/message.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { askOnce } from '#web/features/characters/ask-once.ts';
import type { Table } from '#web/features/chat/room/readers.ts';
import { api } from '#web/lib/api.ts';
import { useStore } from '#web/lib/store/store.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { appliedDamage, undoApplied } from './applied-damage.ts';
import type { Applied, Way } from './applied-damage.ts';

const ApplyDialog = lazy(async () => ({ default: (await import('./apply-dialog.tsx')).ApplyDialog }));

interface LiveRollProps {
  message: Message;
  roll: Roll;
  table: Table;
}

/** What can be done with an attack of a sheet, or with its damage: its player goes on to damage, the DM says whom it hits. */
export function LiveRoll({ message, roll, table }: LiveRollProps) {
  const leads = table.participants.some(({ userId, seat }) => userId === table.me && isDm(seat));
  const { from } = roll;
  if (from === undefined) return null;
  if (from.what === 'damage') return leads ? <DamageTools message={message} roll={roll} /> : null;
  const isMine = table.heroId === from.characterId;
  return (leads || isMine) && roll.outcome !== 'miss' ? <AttackTools {...{ message, roll, from, table }} /> : null;
}

const look = '!min-h-9 narrow:!min-h-11';

/** Who saw the attack sees its damage. */
function readersOf({ audience }: Message, { me }: Table): { kind: 'group' | 'dm' | 'notes' } {
  if (audience === null) return { kind: 'group' };
  return { kind: audience.every((each) => each === me) ? 'notes' : 'dm' };
}

function AttackTools({ message, roll, from, table }: LiveRollProps & { from: NonNullable<Roll['from']> }) {
  const { campaignId, id: messageId } = message;
  const { characterId, itemId } = from;
  const rolling = useMutation({
    mutationFn: (critical: boolean) => {
      const asked = { campaignId, characterId, what: { kind: 'damage' as const, itemId, critical }, to: readersOf(message, table) };
      return askOnce({ campaignId, id: characterId }, { messageId, asked }, (id) => api.characters.roll({ ...asked, id }));
    },
    onError: (error) => notify.refusal(error, { title: 'Not rolled', sentence: 'The server did not answer. Please try again.' }),
  });
  const isCritical = roll.outcome === 'criticalHit';
  return (
    <div role="group" aria-label={`Damage of ${message.authorName}`} className="flex flex-wrap justify-center gap-2">
      <Button
        variant={isCritical ? 'outline' : 'primary'}
        size="sm"
        className={look}
        busy={rolling.isPending}
        onClick={() => rolling.mutate(false)}
      >
        Damage
      </Button>
      <Button
        variant={isCritical ? 'primary' : 'outline'}
        size="sm"
        className={look}
        busy={rolling.isPending}
        onClick={() => rolling.mutate(true)}
      >
        Crit
      </Button>
    </div>
  );
}

const ways = [
  ['damage', 'Apply'],
  ['half', 'Half'],
  ['heal', 'Heal'],
] as const satisfies readonly (readonly [Way, string])[];

function DamageTools({ message, roll }: Pick<LiveRollProps, 'message' | 'roll'>) {
  const [way, setWay] = useState<Way | null>(null);
  const applied = useStore(appliedDamage, (all) => all.get(message.id));
  return (
    <>
      <div role="group" aria-label={`Damage of ${message.authorName}, to whom`} className="flex flex-wrap justify-center gap-2">
        {ways.map(([id, label]) => (
          <Button key={id} variant="outline" size="sm" className={look} onClick={() => setWay(id)}>
            {label}
          </Button>
        ))}
      </div>
      {applied?.map((each) => (
        <AppliedLine key={each.key} messageId={message.id} applied={each} />
      ))}
      {way !== null && (
        <Suspense>
          <ApplyDialog message={message} total={roll.total} way={way} onClose={() => setWay(null)} />
        </Suspense>
      )}
    </>
  );
}

function AppliedLine({ messageId, applied }: { messageId: string; applied: Applied }) {
  const undoing = useMutation({
    mutationFn: () => undoApplied(messageId, applied),
    onError: (error) => notify.refusal(error, { title: 'Not undone', sentence: 'The server did not answer. Please try again.' }),
  });
  return (
    <p className="flex items-center gap-2 text-note text-ink-soft">
      {applied.text}
      <Button
        variant="quiet"
        size="sm"
        className={look}
        aria-label={`Undo: ${applied.text}`}
        busy={undoing.isPending}
        onClick={() => undoing.mutate()}
      >
        Undo
      </Button>
    </p>
  );
}
