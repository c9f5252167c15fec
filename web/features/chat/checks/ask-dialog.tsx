import type { CharacterCard } from '#domain/character/card.ts';
import type { CheckKind } from '#domain/check/check.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { api, calls } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { resend } from '#web/lib/resend.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Term } from '#web/lib/terms/term.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import { emptyAsk, readAsk, tickedAtFirst, withSide } from './ask-draft.ts';
import type { Ask, AskDraft, AskProblems, Secrecy } from './ask-draft.ts';
import { takeCheck } from './check-actions.ts';
import type { ChatRoom } from '#web/features/chat/room/chat-room.ts';
import { HeroChoice } from './hero-choice.tsx';
import type { Chosen } from './hero-choice.tsx';
import { SecondSide } from './second-side.tsx';
import { WhatField } from './what-field.tsx';

const kinds = [
  { id: 'each', label: 'Each' },
  { id: 'group', label: 'Group' },
  { id: 'contest', label: 'Contest' },
] as const satisfies readonly { id: CheckKind; label: string }[];
const kindHints: Record<CheckKind, string> = {
  each: 'Everybody rolls for themselves.',
  group: 'The group succeeds if at least half of it does.',
  contest: 'The higher total wins. A tie changes nothing.',
};
const advantages = [
  { id: 'none', label: 'Plain' },
  { id: 'advantage', label: 'Advantage' },
  { id: 'disadvantage', label: 'Disadvantage' },
] as const;
const secrecies: readonly [Secrecy, string][] = [
  ['no', 'Everybody'],
  ['results', 'Secret: players roll, only I see the results'],
  ['rolled', 'Secret: rolled now for me alone'],
  ['passive', 'Secret: passive scores, for me alone'],
];

interface AskDialogProps {
  campaignId: string;
  room: ChatRoom;
  onClose: () => void;
}

/** A Dungeon Master asks heroes for a check. Enter asks. */
export function AskDialog({ campaignId, room, onClose }: AskDialogProps) {
  const { data } = useQuery(calls.characters.list.queryOptions({ input: { campaignId } }));
  if (data === undefined)
    return (
      <FormDialog title="Ask for a check" action="Ask" disabled onSubmit={() => {}} onClose={onClose}>
        <Skeleton className="h-48" />
      </FormDialog>
    );
  const heroes = data.filter(({ life, isDamaged }) => life !== 'dead' && !isDamaged);
  return <AskForm {...{ campaignId, room, heroes, onClose }} />;
}

function AskForm({ campaignId, room, heroes, onClose }: AskDialogProps & { heroes: readonly (Chosen & Pick<CharacterCard, 'life'>)[] }) {
  const [draft, setDraft] = useState<AskDraft>(() => emptyAsk(tickedAtFirst(heroes)));
  const [problems, setProblems] = useState<AskProblems>({});
  const [id] = useState(newId);
  const change = (part: Partial<AskDraft>) => setDraft((before) => ({ ...before, ...part }));
  const asking = useMutation({
    mutationFn: (ask: Ask) => resend(() => api.checks.ask({ campaignId, id, ...ask })),
    onSuccess: (answer) => {
      room.receive(answer.message);
      takeCheck(room, answer);
      onClose();
    },
    onError: (error) => notify.refusal(error, { title: 'Not asked', sentence: 'The check could not be asked for. Please try again.' }),
  });
  return (
    <FormDialog
      title="Ask for a check"
      action="Ask"
      icon={<DiceIcon aria-hidden />}
      busy={asking.isPending}
      onClose={onClose}
      onSubmit={() => {
        const read = readAsk(draft);
        setProblems(read.ok ? {} : read.problems);
        if (read.ok) asking.mutate(read.ask);
      }}
    >
      <WhatField label="Check" autoFocus value={draft.what} onChange={(what) => change({ what })} />
      <SegmentField label="How" options={kinds} value={draft.kind} hint={kindHints[draft.kind]} onChange={(kind) => change({ kind })} />
      <HeroChoice
        label={draft.kind === 'contest' ? 'One side' : 'Who rolls'}
        heroes={heroes}
        chosen={draft.heroes}
        error={problems.heroes}
        onChange={(chosen) => change(withSide(draft, 'heroes', chosen))}
      />
      {draft.kind === 'contest' ? (
        <SecondSide {...{ draft, heroes, problems }} onChange={change} />
      ) : (
        <Difficulty draft={draft} error={problems.difficulty} onChange={change} />
      )}
      <SelectField
        label="Who sees the results"
        value={draft.secret}
        error={problems.secret}
        onChange={(event) => change({ secret: secrecies.find(([each]) => each === event.target.value)?.[0] ?? 'no' })}
      >
        {secrecies.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </SelectField>
      <HowRolled advantage={draft.advantage} onChange={(advantage) => change({ advantage })} />
    </FormDialog>
  );
}

/** With how many dice it is rolled. */
function HowRolled({ advantage, onChange }: { advantage: AskDraft['advantage']; onChange: (advantage: AskDraft['advantage']) => void }) {
  return (
    <SegmentField
      label="Dice"
      hint={
        <>
          <Term name="advantage">Advantage</Term> and <Term name="disadvantage" /> roll two d20.
        </>
      }
      options={advantages}
      value={advantage}
      onChange={onChange}
    />
  );
}

interface DifficultyProps {
  draft: AskDraft;
  error: string | undefined;
  onChange: (part: Partial<AskDraft>) => void;
}

function Difficulty({ draft, error, onChange }: DifficultyProps) {
  return (
    <div className="grid grid-cols-[7rem_1fr] items-start gap-4">
      <TextField
        label="DC"
        hint={<Term name="difficulty">What a DC is</Term>}
        inputMode="numeric"
        placeholder={`1–${gameLimits.difficultyClass}`}
        maxLength={2}
        controlClassName="figures"
        error={error}
        value={draft.difficulty}
        onChange={(event) => onChange({ difficulty: event.target.value })}
      />
      <Checkbox
        label="Show the DC"
        hint="Otherwise only you see it, and who succeeds."
        className="pt-8"
        checked={draft.showsDifficulty}
        onChange={(showsDifficulty) => onChange({ showsDifficulty })}
      />
    </div>
  );
}
