import type { Message } from '#domain/chat/message.ts';
import type { AskedCheck, CheckCause } from '#domain/check/check.ts';
import { isOver } from '#domain/check/standing.ts';
import { askedLabel, tellEnd } from '#domain/check/tell-check.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { whoCanRead } from '#web/features/chat/room/readers.ts';
import type { Table } from '#web/features/chat/room/readers.ts';
import { Moment } from './moment.tsx';
import { Term } from '#web/lib/terms/term.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { EyeOff, Lock, Swords, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ApplyAll } from '#web/features/chat/checks/apply-all.tsx';
import type { CheckActions } from '#web/features/chat/checks/check-actions.ts';
import { RollerRow } from './roller-row.tsx';

const ReachDialog = lazy(async () => ({ default: (await import('#web/features/chat/checks/reach-dialog.tsx')).ReachDialog }));

interface CheckCardProps {
  message: Message;
  check: AskedCheck;
  table: Table;
  /** Absent where one only looks. */
  actions: CheckActions | undefined;
}

/** A check that was asked for: who rolls, what has come of it, and what is to be done about it. It fills as the results come. */
export function CheckCard({ message, check, table, actions }: CheckCardProps) {
  const { busy, doing } = useDoing();
  const leads = table.participants.some(({ userId, seat }) => userId === table.me && isDm(seat));
  const sides = check.kind === 'contest' ? (['first', 'second'] as const) : (['first'] as const);
  return (
    <div className="flex flex-col items-center gap-1 py-2">
      {message.audience !== null && (
        <p className="flex items-center gap-1.5 text-note font-semibold text-sea">
          <Lock aria-hidden className="size-3.5 shrink-0" />
          {whoCanRead(message.audience, table)}
        </p>
      )}
      <section
        aria-label={`${askedLabel(check.what)}, asked by ${message.authorName}`}
        className="w-full max-w-[30rem] rounded-card border border-line bg-surface shadow-card"
      >
        <Head check={check} by={message.authorName} leads={leads} />
        {check.cause && <Damage cause={check.cause} />}
        {sides.map((side) => (
          <div key={side}>
            {side === 'second' && <Versus check={check} />}
            <ul className="divide-y divide-line">
              {check.rollers
                .filter((each) => each.side === side)
                .map((roller) => (
                  <RollerRow
                    key={roller.characterId ?? `${roller.name} ${check.rollers.indexOf(roller)}`}
                    {...{ roller, check, table, leads, busy, message }}
                    onRoll={actions && ((id) => doing(actions.roll(message, id)))}
                    onRollAgain={actions && ((id) => doing(actions.rollAgain(message, id)))}
                    onApply={actions && ((id) => actions.apply(message, id))}
                    onAnswer={actions && ((id, key) => doing(actions.answer(message, id, key)))}
                    onHelp={actions && ((id, helps) => doing(actions.help(message, id, helps)))}
                  />
                ))}
            </ul>
          </div>
        ))}
        {check.cause && actions && <Targets cause={check.cause} {...{ check, message, table, leads, actions }} />}
        <Foot check={check} busy={busy} onClose={leads && actions ? () => doing(actions.close(message)) : null} />
      </section>
      <Moment at={message.createdAt} className="text-note text-ink-faint" />
    </div>
  );
}

/** How it ended, or the way to end it. */
function Foot({ check, busy, onClose }: { check: CheckCardProps['check']; busy: boolean; onClose: (() => void) | null }) {
  const end = tellEnd(check);
  const closes = isOver(check) ? null : onClose;
  if (end === null && closes === null) return null;
  return (
    <footer className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-4 py-2">
      <p className="text-control font-semibold">{end}</p>
      {closes && (
        <Button variant="outline" size="sm" className="!min-h-9 narrow:!min-h-11" busy={busy} onClick={closes}>
          Close
        </Button>
      )}
    </footer>
  );
}

/** One thing at a time. */
function useDoing() {
  const [busy, setBusy] = useState(false);
  const doing = (work: Promise<void>) => {
    setBusy(true);
    void work.finally(() => setBusy(false));
  };
  return { busy, doing };
}

function Head({ check, by, leads }: { check: AskedCheck; by: string; leads: boolean }) {
  const { kind, what, difficulty, showsDifficulty, isSecret, advantage, cause } = check;
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5 max-sm:pr-12">
      <DiceIcon aria-hidden className="size-5 shrink-0 text-ember" />
      <p className="min-w-0 flex-1 basis-40">
        <span className="block font-semibold">{askedLabel(what)}</span>
        <span className="block text-note text-ink-soft">{cause ? `against ${cause.name} of ${by}` : `${by} asks`}</span>
      </p>
      <span className="flex flex-wrap gap-1.5">
        {cause?.isTakenBack === true && <Badge>Taken back</Badge>}
        {difficulty !== null && (
          <Badge tone="ember">
            <Term name="difficulty">DC</Term> {difficulty}
          </Badge>
        )}
        {kind === 'group' && <Badge icon={<Users aria-hidden />}>Group</Badge>}
        {kind === 'contest' && <Badge icon={<Swords aria-hidden />}>Contest</Badge>}
        {advantage !== 'none' && (
          <Badge tone={advantage === 'advantage' ? 'moss' : 'wine'}>
            <Term name={advantage}>{advantage === 'advantage' ? 'Advantage' : 'Disadvantage'}</Term>
          </Badge>
        )}
        {isSecret && (
          <Badge tone="sea" icon={<EyeOff aria-hidden />}>
            Secret
          </Badge>
        )}
        {leads && difficulty !== null && !showsDifficulty && <Badge icon={<EyeOff aria-hidden />}>DC hidden</Badge>}
      </span>
    </header>
  );
}

/** What a spell deals to those who fail, and what it leaves on them. */
function Damage({ cause: { damage, half, effects = [] } }: { cause: CheckCause }) {
  if (damage.length + effects.length === 0) return null;
  const dealt = damage.map(({ amount, type }) => `${amount} ${type}`).join(' and ');
  const left = effects.map(({ name, conditions = [] }) => (conditions.length === 0 ? name : `${name} (${conditions.join(', ')})`));
  return (
    <p className="border-b border-line px-4 py-1.5 text-control">
      {[
        ...(damage.length > 0 ? [`${dealt} damage${half ? ', half on a success' : ', none on a success'}`] : []),
        ...(left.length > 0 ? [`on a failure ${left.join(', ')}`] : []),
      ].join('; ')}
    </p>
  );
}

interface TargetsProps extends Pick<CheckCardProps, 'message' | 'check' | 'table'> {
  cause: CheckCause;
  leads: boolean;
  actions: CheckActions;
}

/** Says whom a spell reaches, and deals its damage to all of them: its player, and whoever leads. */
function Targets({ cause, message, check, table, leads, actions }: TargetsProps) {
  const [isNaming, setNaming] = useState(false);
  if (cause.isTakenBack === true || !(leads || cause.userId === table.me)) return null;
  return (
    <div className="flex flex-wrap gap-2 border-t border-line px-4 py-2 empty:hidden">
      <ApplyAll {...{ message, check, leads, actions }} me={table.me} />
      {!check.isClosed && (
        <Button
          variant={check.rollers.length === 0 ? 'primary' : 'outline'}
          size="sm"
          className="!min-h-9 narrow:!min-h-11"
          icon={<Users aria-hidden />}
          onClick={() => setNaming(true)}
        >
          {check.rollers.length === 0 ? 'Name targets' : 'Add targets'}
        </Button>
      )}
      {isNaming && (
        <Suspense>
          <ReachDialog
            campaignId={message.campaignId}
            check={check}
            namesCreatures={leads}
            onReach={(reached) => actions.reach(message, cause.characterId, reached)}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Versus({ check: { what, against } }: { check: AskedCheck }) {
  return (
    <p className="border-y border-line bg-sunken px-4 py-1 text-note font-semibold text-ink-soft">against, {askedLabel(against ?? what)}</p>
  );
}
