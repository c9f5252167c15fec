import { levelOf } from '#domain/character/classes/class-line.ts';
import { tellCharacterRefusal } from '#domain/character/refusals.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import { tellLevelAhead } from '#domain/character/tell.ts';
import type { Character } from '#domain/character/character.ts';
import { spellsToChoose, toChooseText } from '#domain/character/advancement/spells-to-choose.ts';
import { levelUp } from '#domain/character/advancement/level-up.ts';
import { srdAttribution } from '#domain/srd/attribution.ts';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ArrowLeft, ArrowRight, CircleArrowUp } from 'lucide-react';
import { useState } from 'react';
import { blankLevel, classOf, levelChoicesOf, levelOffers, levelStepsOf } from './level-draft.ts';
import type { LevelDraft } from './level-draft.ts';
import { LevelClass } from './level-class.tsx';
import { levelProblem } from './level-problem.ts';
import { LevelFeat, LevelGained, LevelSpells, LevelTraining } from './level-steps.tsx';
import { useOwnSpells, withOffered } from '#web/features/characters/use-own-spells.tsx';
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

const lowest = () => 1;
const isLevel = (value: unknown): value is LevelDraft =>
  typeof value === 'object' && value !== null && 'picks' in value && 'raised' in value && 'class' in value;

function SrdLevel({ character: now, hand, onClose }: LevelDialogProps) {
  const own = useOwnSpells(now.campaignId);
  const character = withOffered(now, own);
  const next = levelOf(character) + 1;
  const [draft, change] = useSessionStorage<LevelDraft>(`hearthlore.level/${character.id}/${next}`, blankLevel, (value) =>
    isLevel(value) ? value : null,
  );
  const [index, setIndex] = useState(0);
  const { gains, offer } = levelOffers(character, draft);
  const steps = levelStepsOf(offer);
  const step = steps[Math.min(index, steps.length - 1)] ?? 'class';
  const choices = levelChoicesOf(character, draft);
  const of = classOf(character, draft);
  const outcome = levelUp(character, { ...choices, hitPoints: 'fixed', class: of }, lowest);
  const set = (part: Partial<LevelDraft>) => change((now) => ({ ...now, ...part }));
  const parts = { character, draft, gains, offer, set };
  const last = step === 'look';
  const problem = levelProblem(step, character, draft);
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  const goTo = (to: number) => {
    if (to < 0) return onClose();
    if (to > index && problem !== null) return setRefusedAt(step);
    setRefusedAt(null);
    return setIndex(to);
  };
  const gain = async () => {
    if (!(await hand.act({ kind: 'levelUp', class: of, choices }))) return;
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
          isLast={last}
          busy={hand.busy}
          mayGain={outcome.ok}
          complaint={refusedAt === step ? problem : null}
          onStep={goTo}
          onGain={() => void gain()}
        />
      }
    >
      <div key={step} className="@container flex flex-col gap-5">
        {step === 'class' && <LevelClass character={character} value={of} onChange={(id) => set({ class: id, order: null, picks: {} })} />}
        {step === 'gains' && <LevelGained {...parts} />}
        {step === 'feat' && <LevelFeat {...parts} />}
        {step === 'training' && <LevelTraining {...parts} />}
        {step === 'spells' && own.complaint}
        {step === 'spells' && <LevelSpells {...parts} />}
        {last && <LevelOutcome outcome={outcome} rolled={draft.hitPoints === 'roll'} />}
        <p className="text-note">{srdAttribution}</p>
      </div>
    </Dialog>
  );
}

function LevelOutcome({ outcome, rolled }: { outcome: ReturnType<typeof levelUp>; rolled: boolean }) {
  if (outcome.ok)
    return <LevelChanges facts={outcome.value.facts} rolled={rolled} open={spellsToChoose(outcome.value.character).map(toChooseText)} />;
  return (
    <p role="alert" className="font-medium text-wine">
      {tellCharacterRefusal(outcome.refused)}
    </p>
  );
}

interface LevelActionsProps {
  index: number;
  isLast: boolean;
  busy: boolean;
  mayGain: boolean;
  /** What this step still needs, once one tried to go on without it. */
  complaint: string | null;
  /** Goes to a step; below the first one leaves. */
  onStep: (to: number) => void;
  onGain: () => void;
}

function LevelActions({ index, isLast, busy, mayGain, complaint, onStep, onGain }: LevelActionsProps) {
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
        <Button busy={busy} disabled={!mayGain} icon={<CircleArrowUp aria-hidden />} onClick={onGain}>
          Level Up
        </Button>
      ) : (
        <Button onClick={() => onStep(index + 1)}>
          Next
          <ArrowRight aria-hidden />
        </Button>
      )}
    </>
  );
}

/** What a roll of the hit die decides. */
const rolledFacts: readonly CharacterFact['kind'][] = ['hitPointMaximum', 'hitDie'];

function LevelChanges({ facts, rolled, open = [] }: { facts: readonly CharacterFact[]; rolled: boolean; open?: readonly string[] }) {
  const shown = rolled ? facts.filter(({ kind }) => !rolledFacts.includes(kind)) : facts;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold text-ink">What changes</p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-control">
        {shown.map((fact, index) => (
          <li key={index}>{tellLevelAhead(fact)}</li>
        ))}
        {open.map((each) => (
          <li key={each}>Left for later: {each}, below Spells on the sheet</li>
        ))}
        {rolled && <li>Hit points: the die is rolled when you press Level Up.</li>}
      </ul>
    </div>
  );
}

function QuickLevel({ character, hand, onClose }: LevelDialogProps) {
  const outcome = levelUp(character, levelChoicesOf(character, blankLevel), lowest);
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
      {outcome.ok && <LevelChanges facts={outcome.value.facts} rolled={false} />}
    </Dialog>
  );
}
