import { gameLimits } from '#domain/limits/game-limits.ts';
import { listText } from '#domain/text/list-text.ts';
import { highestLevel } from '#domain/srd/class-rules.ts';
import type { SheetAct } from '#domain/character/actions/act.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';
import { amountIn } from '#web/features/characters/amount-in.ts';
import { askOnce } from '#web/features/characters/ask-once.ts';
import { takeSheet } from '#web/features/characters/take-sheet.ts';

/** A hero to whom experience or a level may be given. */
export interface Awarded {
  id: string;
  campaignId: string;
  name: string;
  level: number;
}

interface AwardDialogProps {
  heroes: readonly Awarded[];
  /** Whether heroes rise by milestones: levels alone are given then. */
  byMilestone: boolean;
  onClose: () => void;
}

type Award = Extract<SheetAct, { kind: 'giveExperience' | 'grantLevel' }>;
const ways = [
  { id: 'experience', label: 'Experience' },
  { id: 'level', label: 'A level' },
] as const;

const experienceProblem = `A whole number from 1 to ${gameLimits.experience.toLocaleString('en')}.`;

/** The experience that was typed, if it can be given. */
function experienceIn(typed: string): number | null {
  const amount = amountIn(typed);
  return amount !== null && amount <= gameLimits.experience ? amount : null;
}

/** Gives so much experience, or a level, to some heroes or to all of them at one press. */
export function AwardDialog({ heroes, byMilestone, onClose }: AwardDialogProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [way, setWay] = useState<(typeof ways)[number]['id']>(byMilestone ? 'level' : 'experience');
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [level, setLevel] = useState(Math.min(highestLevel, Math.min(...heroes.map((each) => each.level)) + 1));
  const ticked = heroes.filter(({ id }) => !left.includes(id));
  const rising = way === 'level' ? ticked.filter((each) => each.level < level) : ticked;
  const amount = experienceIn(typed);
  const giving = useGiving(onClose, (given) => setLeft((now) => [...now, given]));
  const give = () => {
    setAsked(true);
    if (way === 'level') giving.mutate({ to: rising, act: { kind: 'grantLevel', level } });
    else if (amount !== null) giving.mutate({ to: rising, act: { kind: 'giveExperience', amount } });
  };
  return (
    <FormDialog
      title={byMilestone ? 'Give a level' : 'Give experience or a level'}
      action="Give"
      busy={giving.isPending}
      disabled={rising.length === 0}
      onSubmit={give}
      onClose={onClose}
    >
      {heroes.length > 1 && (
        <fieldset className="flex flex-col gap-2.5">
          <legend className="mb-1.5 text-control font-semibold">To whom</legend>
          {heroes.map(({ id, name, level: now }) => (
            <Checkbox
              key={id}
              label={`${name}, level ${now}`}
              checked={!left.includes(id)}
              onChange={(on) => setLeft(on ? left.filter((one) => one !== id) : [...left, id])}
            />
          ))}
        </fieldset>
      )}
      {!byMilestone && <SegmentField label="What" options={ways} value={way} onChange={setWay} />}
      {way === 'experience' ? (
        <TextField
          type="number"
          inputMode="numeric"
          label={heroes.length > 1 ? 'Experience for each' : 'Experience'}
          min={1}
          max={gameLimits.experience}
          controlClassName="figures"
          value={typed}
          error={isAsked && amount === null ? experienceProblem : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : (
        <LevelField level={level} kept={ticked.filter((each) => each.level >= level)} onChange={setLevel} />
      )}
    </FormDialog>
  );
}

/** Up to which level heroes may rise, and who has it already. */
function LevelField({ level, kept, onChange }: { level: number; kept: readonly Awarded[]; onChange: (level: number) => void }) {
  const has = kept.length === 1 ? 'has' : 'have';
  return (
    <SelectField
      label="May rise to level"
      hint={kept.length > 0 ? `${listText(kept.map(({ name }) => name))} ${has} that already.` : 'Their players take it on their sheets.'}
      value={String(level)}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {Array.from({ length: highestLevel - 1 }, (_, n) => (
        <option key={n} value={String(n + 2)}>
          {n + 2}
        </option>
      ))}
    </SelectField>
  );
}

/** Gives to one after another; whoever got it is not asked for again where another could not be given to. */
function useGiving(onDone: () => void, onGiven: (id: string) => void) {
  return useMutation({
    mutationFn: async ({ to, act }: { to: readonly Awarded[]; act: Award }) => {
      const told: string[] = [];
      for (const { id: characterId, campaignId } of to) {
        const changed = await askOnce({ campaignId, id: characterId }, act, (id) =>
          api.characters.act({ campaignId, characterId, id, act }),
        );
        takeSheet(changed);
        onGiven(characterId);
        told.push(...changed.sentences);
      }
      notify.done(act.kind === 'grantLevel' ? 'Level given' : 'Experience given', told.join(' '));
      onDone();
    },
    onError: (error) =>
      notify.refusal(error, { title: 'Not given to all', sentence: 'The server did not answer. Please try again: it is given only once.' }),
  });
}
