import { isDm } from '#domain/campaign/seat.ts';
import type { Message } from '#domain/chat/message.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { tellAnswer } from '#domain/character/rolls/tell-answer.ts';
import { keepRolledDamage } from '#web/features/characters/rolls/rolled-damage.ts';
import { ExtraTicks } from '#web/features/characters/rolls/extra-ticks.tsx';
import { damageOf } from '#web/features/characters/rolls/damage-of.ts';
import { askOnce } from '#web/features/characters/ask-once.ts';
import type { Table } from '#web/features/chat/room/readers.ts';
import { takeSheet } from '#web/features/characters/take-sheet.ts';
import { limits } from '#domain/limits/limits.ts';
import { minuteMilliseconds } from '#domain/limits/units.ts';
import { api, calls } from '#web/lib/api.ts';
import { useIsLatestRoll } from '#web/lib/story-messages.ts';
import { useOpenUntil } from '#web/lib/use-open-until.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { damageTypes } from '#domain/rules/damage-types.ts';
import { appliedText, applyDamage, hasRoll, undoApplied } from './applied-damage.ts';
import { AppliedLine } from './applied-line.tsx';
import type { Way } from './applied-damage.ts';

const ApplyDialog = lazy(async () => ({ default: (await import('./apply-dialog.tsx')).ApplyDialog }));

interface LiveRollProps {
  message: Message;
  roll: Roll;
  index: number;
  table: Table;
}

/** What can be done with a roll of a sheet: below what its card leads to, its inspired player rolls a die again. */
export function LiveRoll(props: LiveRollProps) {
  const { roll, table } = props;
  return (
    <>
      <NextRoll {...props} />
      {roll.from?.characterId === table.heroId && <RollAnswers {...props} />}
      {roll.from?.characterId === table.heroId && <RollAgain {...props} />}
    </>
  );
}

/** What features and dice of others can still make of one's own test, as long as it is recent. */
function RollAnswers({ message, roll: { answers = [] }, index, table: { heroId } }: LiveRollProps) {
  const { campaignId, id: messageId } = message;
  const isOpen = useOpenUntil(Date.parse(message.createdAt) + limits.rollAgainMinutes * minuteMilliseconds);
  const answering = useMutation({
    mutationFn: async ({ characterId, key }: { characterId: string; key: string }) => {
      const asked = { campaignId, characterId, what: { kind: 'answer' as const, messageId, index, key } };
      takeSheet(await askOnce({ campaignId, id: characterId }, { asked }, (id) => api.characters.roll({ ...asked, id })));
    },
    onError: (error) => notify.refusal(error, { title: 'Not rolled', sentence: 'The server did not answer. Please try again.' }),
  });
  if (!isOpen || typeof heroId !== 'string') return null;
  return answers.map((answer) => (
    <Button
      key={answer.key}
      variant="soft"
      size="sm"
      className={look}
      icon={<Sparkles aria-hidden />}
      busy={answering.isPending}
      onClick={() => answering.mutate({ characterId: heroId, key: answer.key })}
    >
      {tellAnswer(answer)}
    </Button>
  ));
}

function RollAgain({ message, index, table: { heroId } }: LiveRollProps) {
  const { campaignId, id: messageId } = message;
  const cards = useQuery(calls.characters.list.queryOptions({ input: { campaignId } })).data ?? [];
  const card = cards.find(({ id }) => id === heroId);
  const isLatest = useIsLatestRoll(card ?? { id: heroId ?? '' }, { messageId, at: message.createdAt });
  const again = useMutation({
    mutationFn: async (characterId: string) => {
      const asked = { campaignId, characterId, what: { kind: 'again' as const, messageId, index } };
      takeSheet(await askOnce({ campaignId, id: characterId }, { asked }, (id) => api.characters.roll({ ...asked, id })));
    },
    onError: (error) => notify.refusal(error, { title: 'Not rolled', sentence: 'The server did not answer. Please try again.' }),
  });
  if (!isLatest || typeof heroId !== 'string' || card?.inspiration !== true) return null;
  return (
    <Button
      variant="soft"
      size="sm"
      className={look}
      icon={<Sparkles aria-hidden />}
      busy={again.isPending}
      title="Spends Heroic Inspiration: the lowest die is rolled again, and the new face counts"
      onClick={() => again.mutate(heroId)}
    >
      Roll again, inspired
    </Button>
  );
}

/** What a card leads to: its player goes on from an attack to damage, the DM says whom damage hits. */
function NextRoll({ message, roll, index, table }: LiveRollProps) {
  const leads = table.participants.some(({ userId, seat }) => userId === table.me && isDm(seat));
  const { from } = roll;
  if (from === undefined) return null;
  if (from.what === 'damage') return <DamageTools {...{ message, roll, index, table, leads }} />;
  if (from.what === 'healing') return <HealingTools {...{ message, roll, index, table, leads }} />;
  if (from.what === 'test') return null;
  const isMine = table.heroId === from.characterId;
  return (leads || isMine) && roll.outcome !== 'miss' ? <AttackTools {...{ message, roll, index, from, table }} /> : null;
}

const look = '!min-h-9 narrow:!min-h-11';

/** Who saw the attack sees its damage. */
function readersOf({ audience }: Message, { me }: Table): { kind: 'group' | 'dm' | 'notes' } {
  if (audience === null) return { kind: 'group' };
  return { kind: audience.every((each) => each === me) ? 'notes' : 'dm' };
}

function AttackTools({ message, roll, index, from, table }: LiveRollProps & { from: NonNullable<Roll['from']> }) {
  const { campaignId, id: messageId } = message;
  const { characterId } = from;
  const [chosen, setChosen] = useState<string[]>([]);
  const rolling = useMutation({
    mutationFn: (critical: boolean) => {
      const asked = {
        campaignId,
        characterId,
        what: damageOf(from, { critical, extras: chosen, attack: { messageId, index } }),
        to: readersOf(message, table),
      };
      return askOnce({ campaignId, id: characterId }, { messageId, asked }, (id) => api.characters.roll({ ...asked, id }));
    },
    onSuccess: () => keepRolledDamage(messageId, index),
    onError: (error) => notify.refusal(error, { title: 'Not rolled', sentence: 'The server did not answer. Please try again.' }),
  });
  const isCritical = roll.outcome === 'criticalHit';
  return (
    <div role="group" aria-label={`Damage of ${message.authorName}`} className="flex flex-wrap items-center justify-center gap-2">
      <ExtraTicks extras={roll.extras ?? []} value={chosen} onChange={setChosen} />
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

function DamageTools({ leads, ...props }: Omit<LiveRollProps, 'from'> & { leads: boolean }) {
  const { message, roll, index } = props;
  const [way, setWay] = useState<Way | null>(null);
  return (
    <>
      {leads && (
        <div role="group" aria-label={`Damage of ${message.authorName}, to whom`} className="flex flex-wrap justify-center gap-2">
          {ways.map(([id, label]) => (
            <Button key={id} variant="outline" size="sm" className={look} onClick={() => setWay(id)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <AppliedLines {...props} leads={leads} />
      {way !== null && (
        <Suspense>
          <ApplyDialog {...{ message, index, way }} total={roll.total} type={typeOf(roll)} onClose={() => setWay(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Whom healing reaches, at one press each: the Dungeon Master says so for every hero, a player for their own. */
function HealingTools({ message, roll, index, table, leads }: Omit<LiveRollProps, 'from'> & { leads: boolean }) {
  const cards = useQuery(calls.characters.list.queryOptions({ input: { campaignId: message.campaignId } })).data ?? [];
  const heroes = cards.filter(
    ({ id, life, isDamaged }) => (leads || id === table.heroId) && life !== 'dead' && !isDamaged && !hasRoll(message.applied, index, id),
  );
  const healing = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      applyDamage({ campaignId: message.campaignId, messageId: message.id, index }, [{ id, name, isHero: true }], {
        way: 'heal',
        amount: roll.total,
        type: null,
      }),
    onError: (error) => notify.refusal(error, { title: 'Not healed', sentence: 'The server did not answer. Please try again.' }),
  });
  return (
    <>
      <div
        role="group"
        aria-label={`Healing of ${message.authorName}, to whom`}
        className="flex flex-wrap justify-center gap-2 empty:hidden"
      >
        {heroes.map(({ id, name }) => (
          <Button
            key={id}
            variant="outline"
            size="sm"
            className={look}
            busy={healing.isPending}
            onClick={() => healing.mutate({ id, name })}
          >
            Heal {name}
          </Button>
        ))}
      </div>
      <AppliedLines {...{ message, roll, index, table, leads }} />
    </>
  );
}

/** Who has this roll, for everybody who reads its card; whoever leads and the player of a hero can take it back. */
function AppliedLines({ message: { campaignId, applied }, index, table, leads }: Omit<LiveRollProps, 'roll'> & { leads: boolean }) {
  const given = applied?.filter((each) => each.index === index && each.applied !== undefined) ?? [];
  return given.map((each) => (
    <AppliedLine
      key={`${each.fightId} ${each.targetId}`}
      text={appliedText(each)}
      onUndo={leads || each.targetId === table.heroId ? () => undoApplied(campaignId, each) : null}
    />
  ));
}

const typeOf = ({ type }: Roll) => damageTypes.find((each) => each === type) ?? null;
