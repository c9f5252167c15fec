import { blankLevel } from '#domain/character/advancement/ahead/blank-level.ts';
import type { LevelDraft, LevelStep } from '#domain/character/advancement/ahead/level-draft.ts';
import type { LevelPlan } from '#domain/character/advancement/ahead/level-plan.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import type { Character } from '#domain/character/character.ts';
import { srdAttribution } from '#domain/srd/attribution.ts';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { ArrowLeft, ArrowRight, CircleArrowUp } from 'lucide-react';
import { useState } from 'react';
import { LevelClass } from './level-class.tsx';
import { LevelFeat, LevelGained, LevelSpells, LevelTraining } from './level-steps.tsx';
import { useLevelPlan } from './use-level-plan.ts';
import { useLevelSteps } from './use-level-steps.ts';
import type { Hand } from '#web/features/characters/use-act.ts';

interface LevelDialogProps {
  character: Character;
  hand: Hand;
  onClose: () => void;
}

/** The next level, step by step, with what it changes. */
export function LevelDialog(props: LevelDialogProps) {
  return props.character.ruleSet === 'srd' ? <SrdLevel {...props} /> : <QuickLevel {...props} />;
}

const isLevel = (value: unknown): value is LevelDraft =>
  typeof value === 'object' && value !== null && 'picks' in value && 'raised' in value && 'class' in value;

function SrdLevel({ character, hand, onClose }: LevelDialogProps) {
  // The sheet has the level before its answer closes the dialog.
  const [next] = useState(levelOf(character) + 1);
  const [draft, change] = useSessionStorage<LevelDraft>(`hearthlore.level/${character.id}/${next}`, blankLevel, (value) =>
    isLevel(value) ? value : null,
  );
  const { data: plan, isPlaceholderData: isBehind, isError, refetch } = useLevelPlan(character, draft);
  const set = (part: Partial<LevelDraft>) => change((now) => ({ ...now, ...part }));
  const { index, step, problem, asksClass, wantsClass, refusedAt, goTo, wantClass } = useLevelSteps({
    plan,
    hasSeveral: character.classes.length > 1 || draft.class !== null,
    onClose,
  });
  const gain = async () => {
    if (!plan || !(await hand.act({ kind: 'levelUp', class: plan.class, choices: plan.choices }))) return;
    change(() => blankLevel);
    onClose();
  };
  return (
    <Dialog
      open
      title={`Level ${next}`}
      onClose={onClose}
      actions={
        <LevelActions
          index={index}
          isLast={step === 'look'}
          busy={hand.busy}
          isBehind={isBehind || (plan === undefined && !isError)}
          mayGain={plan !== undefined && 'changes' in plan.outcome}
          complaint={refusedAt === step ? problem : null}
          onStep={goTo}
          onGain={() => void gain()}
        />
      }
    >
      <div key={step} className="@container flex flex-col gap-5">
        {plan === undefined && !isError && <SkeletonLines lines={6} />}
        {isError && <LoadFailed what="next level" onRetry={() => void refetch()} />}
        {plan !== undefined && (
          <>
            {step === 'class' ? (
              <LevelClass
                plan={plan}
                isOpen={wantsClass}
                value={draft.class ?? plan.class}
                onChange={(id) => set({ class: id, order: null, picks: {} })}
              />
            ) : (
              <LevelParts step={step} plan={plan} draft={draft} set={set} />
            )}
            {step === 'gains' && !asksClass && <AnotherClass onWant={wantClass} />}
          </>
        )}
        <p className="text-note">{srdAttribution}</p>
      </div>
    </Dialog>
  );
}

/** What one step of a level asks and says, once it is known in which class it is taken. */
function LevelParts({ step, ...props }: Parameters<typeof LevelGained>[0] & { step: LevelStep }) {
  if (step === 'gains') return <LevelGained {...props} />;
  if (step === 'feat') return <LevelFeat {...props} />;
  if (step === 'training') return <LevelTraining {...props} />;
  if (step === 'spells') return <LevelSpells {...props} />;
  return <LevelOutcome outcome={props.plan.outcome} />;
}

/** The way to another class, for the few who want one. */
function AnotherClass({ onWant }: { onWant: () => void }) {
  return (
    <Button variant="link" size="sm" className="self-start !px-0" onClick={onWant}>
      Take this level in another class
    </Button>
  );
}

function LevelOutcome({ outcome }: Pick<LevelPlan, 'outcome'>) {
  if ('changes' in outcome) return <LevelChanges {...outcome} />;
  return (
    <p role="alert" className="font-medium text-wine">
      {outcome.refused}
    </p>
  );
}

interface LevelActionsProps {
  index: number;
  isLast: boolean;
  busy: boolean;
  /** Whether the server still works out what was chosen last. */
  isBehind: boolean;
  mayGain: boolean;
  /** What this step still needs, once one tried to go on without it. */
  complaint: string | null;
  /** Goes to a step; below the first one leaves. */
  onStep: (to: number) => void;
  onGain: () => void;
}

function LevelActions({ index, isLast, busy, isBehind, mayGain, complaint, onStep, onGain }: LevelActionsProps) {
  return (
    <>
      {complaint !== null && (
        <p role="alert" className="mr-auto text-control font-medium text-wine">
          {complaint}
        </p>
      )}
      <Button variant="outline" icon={index > 0 && <ArrowLeft aria-hidden />} onClick={() => onStep(index - 1)}>
        {index === 0 ? 'Cancel' : 'Back'}
      </Button>
      {isLast ? (
        <Button busy={busy || isBehind} disabled={!mayGain} icon={<CircleArrowUp aria-hidden />} onClick={onGain}>
          Level Up
        </Button>
      ) : (
        <Button busy={isBehind} onClick={() => onStep(index + 1)}>
          Next
          <ArrowRight aria-hidden />
        </Button>
      )}
    </>
  );
}

function LevelChanges({ changes, open }: { changes: readonly string[]; open: readonly string[] }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold text-ink">What changes</p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-control">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
        {open.map((each) => (
          <li key={each}>Left for later: {each}, below Spells on the sheet</li>
        ))}
      </ul>
    </div>
  );
}

function QuickLevel({ character, hand, onClose }: LevelDialogProps) {
  const { data: plan, isError, refetch } = useLevelPlan(character, blankLevel);
  return (
    <Dialog
      open
      title={`Level ${levelOf(character) + 1}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={hand.busy}
            icon={<CircleArrowUp aria-hidden />}
            onClick={() => void hand.act({ kind: 'levelUp' }).then((done) => done && onClose())}
          >
            Level Up
          </Button>
        </>
      }
    >
      {plan === undefined && !isError && <SkeletonLines lines={3} />}
      {isError && <LoadFailed what="next level" onRetry={() => void refetch()} />}
      {plan !== undefined && 'changes' in plan.outcome && <LevelChanges {...plan.outcome} />}
    </Dialog>
  );
}
