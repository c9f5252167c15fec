import { blankLevel } from '#domain/character/advancement/ahead/blank-level.ts';
import type { LevelDraft, LevelStep } from '#domain/character/advancement/ahead/level-draft.ts';
import type { LevelPlan } from '#domain/character/advancement/ahead/level-plan.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import type { Character } from '#domain/character/character.ts';
import { earnedLevel } from '#domain/rules/level-experience.ts';
import { highestLevel } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { srdAttribution } from '#domain/srd/attribution.ts';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { ArrowLeft, ArrowRight, CircleArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { LevelClass } from './level-class.tsx';
import { LevelFeat, LevelGained, LevelSpells, LevelTraining } from './level-steps.tsx';
import type { StepProps } from './level-steps.tsx';
import { useLevelPlan } from './use-level-plan.ts';
import { useLevelSteps } from './use-level-steps.ts';
import { PickForMe } from '#web/features/characters/choices/pick-for-me.tsx';
import { isAway } from '#web/features/characters/place.ts';
import type { Hand } from '#web/features/characters/use-act.ts';

interface LevelDialogProps {
  character: Character;
  hand: Hand;
  /** The highest level that may be taken now. */
  most?: number;
  onClose: () => void;
}

interface LevelProps extends Pick<LevelDialogProps, 'character' | 'hand' | 'onClose'> {
  /** The level that comes. */
  next: number;
  /** The level to which the hero rises, one after another. */
  until: number;
  /** Asks how far, as long as there is a choice. */
  howFar: ReactNode;
  /** The level that comes was taken. */
  onTaken: () => void;
}

/** The next level, step by step, with what it changes; and those after it, as far as the hero rises. */
export function LevelDialog({ character, hand, most = highestLevel, onClose }: LevelDialogProps) {
  // The sheet has the level before its answer leads on.
  const [next, setNext] = useState(levelOf(character) + 1);
  const [chosen, choose] = useState(Math.min(most, earnedLevel(character)));
  const until = Math.max(next, chosen);
  const taken = () => (next < until ? setNext(next + 1) : onClose());
  const howFar = next < most ? <HowFar next={next} most={most} value={until} onChange={choose} /> : null;
  const Level = character.ruleSet === 'srd' ? SrdLevel : QuickLevel;
  return <Level key={next} {...{ character, hand, onClose, next, until, howFar }} onTaken={taken} />;
}

interface HowFarProps {
  next: number;
  most: number;
  value: number;
  onChange: (level: number) => void;
}

/** To which level the hero rises in one go. */
function HowFar({ next, most, value, onChange }: HowFarProps) {
  return (
    <SelectField
      label="Rise to level"
      className="max-w-40"
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {Array.from({ length: most - next + 1 }, (_, n) => (
        <option key={n} value={String(next + n)}>
          {next + n}
        </option>
      ))}
    </SelectField>
  );
}

const isLevel = (value: unknown): value is LevelDraft =>
  typeof value === 'object' && value !== null && 'picks' in value && 'raised' in value && 'class' in value;

function SrdLevel({ character, hand, next, until, howFar, onTaken, onClose }: LevelProps) {
  const [draft, change] = useSessionStorage<LevelDraft>(`hearthlore.level/${character.id}/${next}`, blankLevel, (value) =>
    isLevel(value) ? value : null,
  );
  const { data, isPlaceholderData: isBehind, isError, refetch } = useLevelPlan(character, draft);
  // What was worked out for the level before says nothing of this one.
  const plan = data?.level === next ? data : undefined;
  const set = (part: Partial<LevelDraft>) => change((now) => ({ ...now, ...part }));
  const { index, step, problem, asksClass, wantsClass, refusedAt, goTo, wantClass } = useLevelSteps({
    plan,
    hasSeveral: character.classes.length > 1 || draft.class !== null,
    onClose,
  });
  const gain = async () => {
    if (!plan || !(await hand.act({ kind: 'levelUp', class: plan.class, choices: plan.choices }))) return;
    change(() => blankLevel);
    onTaken();
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
          then={next < until ? next + 1 : null}
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
            {withSuggestion.includes(step) && (
              <PickForMe busy={isBehind} onPress={() => change((now) => withSuggested(now, plan.suggestions[step]))} />
            )}
            <LevelParts {...{ step, plan, draft, set, wantsClass }} isAway={isAway(character.campaignId)} />
            {index === 0 && howFar}
            {step === 'gains' && !asksClass && <AnotherClass onWant={wantClass} />}
          </>
        )}
        <p className="text-note">{srdAttribution}</p>
      </div>
    </Dialog>
  );
}

const withSuggestion: readonly LevelStep[] = ['feat', 'training', 'spells'];

/** A draft with what suits: of its picks those that are named. */
const withSuggested = (draft: LevelDraft, suits: LevelPlan['suggestions'][LevelStep] = {}): LevelDraft => ({
  ...draft,
  ...suits,
  picks: { ...draft.picks, ...suits.picks },
});

interface LevelPartsProps extends StepProps {
  step: LevelStep;
  /** Whether another class than one's own is wanted. */
  wantsClass: boolean;
}

/** What one step of a level asks and says. */
function LevelParts({ step, wantsClass, ...props }: LevelPartsProps) {
  const { plan, draft, set } = props;
  if (step === 'class') {
    const take = (id: ClassId) => set({ class: id, order: null, picks: {} });
    return <LevelClass plan={plan} isOpen={wantsClass} value={draft.class ?? plan.class} onChange={take} />;
  }
  if (step === 'gains') return <LevelGained {...props} />;
  if (step === 'feat') return <LevelFeat {...props} />;
  if (step === 'training') return <LevelTraining {...props} />;
  if (step === 'spells') return <LevelSpells {...props} />;
  return <LevelOutcome outcome={plan.outcome} />;
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
  /** The level that comes next; null where this is the last. */
  then: number | null;
  /** What this step still needs, once one tried to go on without it. */
  complaint: string | null;
  /** Goes to a step; below the first one leaves. */
  onStep: (to: number) => void;
  onGain: () => void;
}

function LevelActions({ index, isLast, busy, isBehind, mayGain, then, complaint, onStep, onGain }: LevelActionsProps) {
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
          {then === null ? 'Level Up' : `Level Up, then level ${then}`}
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

function QuickLevel({ character, hand, next, until, howFar, onClose }: LevelProps) {
  const { data, isError, refetch } = useLevelPlan(character, blankLevel);
  const plan = data?.level === next ? data : undefined;
  const all = Array.from({ length: until - next + 1 }, () => ({ kind: 'levelUp' as const }));
  return (
    <Dialog
      open
      title={`Level ${until}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={hand.busy}
            icon={<CircleArrowUp aria-hidden />}
            onClick={() => void hand.act(...all).then((done) => done && onClose())}
          >
            Level Up
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {plan === undefined && !isError && <SkeletonLines lines={3} />}
        {isError && <LoadFailed what="next level" onRetry={() => void refetch()} />}
        {plan !== undefined && 'changes' in plan.outcome && <LevelChanges {...plan.outcome} />}
        {next < until && <p className="text-control">The levels up to {until} bring the like, one after another.</p>}
        {howFar}
      </div>
    </Dialog>
  );
}
