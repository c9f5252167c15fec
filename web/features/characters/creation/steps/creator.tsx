import { srdAttribution } from '#domain/srd/attribution.ts';
import { PickForMe } from '#web/features/characters/choices/pick-for-me.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { ArrowLeft, ArrowRight, UserRoundPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { CreatorAbilities } from './creator-abilities.tsx';
import { CreatorBackground, CreatorClass, CreatorSpecies } from './creator-origins.tsx';
import { CreatorGear } from './creator-gear.tsx';
import { CreatorName } from './creator-name.tsx';
import { CreatorFeat, CreatorFighting, CreatorSkills, CreatorSpells } from './creator-picks.tsx';
import { creatorSteps } from '#domain/character/creation/ahead/creator-steps.ts';
import type { CreatorStep } from '#domain/character/creation/ahead/creator-steps.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import type { PlannedStep } from './planned-step.ts';
import { useCreation } from './use-creation.ts';
import type { Creation } from './use-creation.ts';
import { useMaking } from './use-making.ts';

/** What a step is called. */
const stepTitles: Record<CreatorStep, string> = {
  species: 'Species',
  class: 'Class',
  background: 'Background',
  abilities: 'Ability scores',
  feat: 'Origin feat',
  skills: 'Skills',
  fighting: 'Fighting',
  spells: 'Spells',
  gear: 'Gear',
  name: 'Name',
};
/** Steps that show something before the server has answered. */
const firstParts: Partial<Record<CreatorStep, (creation: Creation) => ReactNode>> = {
  species: (creation) => <CreatorSpecies {...creation} />,
  class: (creation) => <CreatorClass {...creation} />,
};
const stepParts: Partial<Record<CreatorStep, (creation: PlannedStep) => ReactNode>> = {
  ...firstParts,
  background: (creation) => <CreatorBackground {...creation} />,
  abilities: (creation) => <CreatorAbilities {...creation} />,
  feat: (creation) => <CreatorFeat {...creation} />,
  skills: (creation) => <CreatorSkills {...creation} />,
  fighting: (creation) => <CreatorFighting {...creation} />,
  spells: (creation) => <CreatorSpells {...creation} />,
  gear: (creation) => <CreatorGear {...creation} />,
  name: (creation) => <CreatorName {...creation} />,
};
const withSuggestion: readonly CreatorStep[] = ['abilities', 'feat', 'skills', 'fighting', 'spells'];

/** A creation by SRD 5.2, one decision a step, back and forth without losing anything. */
export function Creator({ campaignId, me }: { campaignId: string; me: string }) {
  const creation = useCreation(campaignId, me);
  const { draft, plan, steps, at, isBehind, retry, set } = creation;
  const { index, forward, back, busy, complaint } = useMaking(campaignId, creation);
  const isSure = draft.species !== null && draft.class !== null && draft.background !== null;
  return (
    <form
      noValidate
      aria-busy={isBehind || undefined}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void forward(event.currentTarget);
      }}
    >
      <StepHeading at={at} index={index} count={steps.length} isSure={isSure} />
      {withSuggestion.includes(at) && (
        <PickForMe
          disabled={draft.class === null || draft.species === null}
          busy={isBehind}
          onPress={() => {
            const suits = plan?.suggestions[at];
            set((now) => ({ ...now, ...suits, picks: { ...now.picks, ...suits?.picks } }));
          }}
        />
      )}
      {plan ? stepParts[at]?.({ ...creation, plan }) : firstParts[at]?.(creation)}
      {plan === undefined && (retry ? <LoadFailed what="choices of this step" onRetry={retry} /> : <SkeletonLines lines={3} />)}
      <Foot isFirst={index <= 0} isLast={at === 'name'} busy={busy} complaint={complaint} onBack={back} />
      <p className="text-note text-ink-faint">{srdAttribution}</p>
    </form>
  );
}

interface FootProps {
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  /** What is missing, once one tried to go on: beside the button, which is always in sight. */
  complaint: string | null;
  onBack: () => void;
}

function Foot({ isFirst, isLast, busy, complaint, onBack }: FootProps) {
  return (
    <div className="sticky -bottom-4 z-10 -mx-4 flex items-center gap-3 border-t border-line bg-surface px-4 py-3">
      <Button variant="outline" icon={<ArrowLeft aria-hidden />} disabled={isFirst} onClick={onBack}>
        Back
      </Button>
      {complaint !== null && (
        <p role="alert" className="ml-auto min-w-0 text-right text-control font-medium text-wine">
          {complaint}
        </p>
      )}
      <Button
        type="submit"
        busy={busy}
        icon={isLast ? <UserRoundPlus aria-hidden /> : undefined}
        className={complaint === null ? 'ml-auto' : 'shrink-0'}
      >
        {isLast ? 'Create Character' : 'Next'}
        {!isLast && <ArrowRight aria-hidden />}
      </Button>
    </div>
  );
}

interface StepHeadingProps {
  at: CreatorStep;
  index: number;
  count: number;
  /** Whether the first choices are made that decide how many steps there are. */
  isSure: boolean;
}

function StepHeading({ at, index, count, isSure }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div className="flex scroll-mt-4 flex-col gap-2">
      <Progress hideLabel label={`Step ${index + 1}`} value={(index + 1) / (isSure ? count : creatorSteps.length)} />
      <h3 ref={heading} tabIndex={-1} className="font-display text-[1.1875rem] font-semibold">
        {stepTitles[at]}
        <span className="figures ml-2 font-sans text-note font-normal text-ink-soft">
          {isSure ? `${index + 1} of ${count}` : `Step ${index + 1}`}
        </span>
      </h3>
    </div>
  );
}
