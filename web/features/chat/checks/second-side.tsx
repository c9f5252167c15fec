import { gameLimits } from '#domain/limits/game-limits.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { withSide } from './ask-draft.ts';
import type { AskDraft, AskProblems } from './ask-draft.ts';
import { HeroChoice } from './hero-choice.tsx';
import type { Chosen } from './hero-choice.tsx';
import { WhatField } from './what-field.tsx';

interface SecondSideProps {
  draft: AskDraft;
  heroes: readonly Chosen[];
  problems: AskProblems;
  onChange: (part: Partial<AskDraft>) => void;
}

/** Whom a contest is against: heroes, or a creature that adds a number. */
export function SecondSide({ draft, heroes, problems, onChange }: SecondSideProps) {
  return (
    <div className="flex flex-col gap-4 border-l-2 border-line-strong pl-4">
      <WhatField label="Against" value={draft.against} onChange={(against) => onChange({ against })} />
      <HeroChoice
        label="The other side"
        heroes={heroes}
        chosen={draft.others}
        error={problems.second}
        onChange={(chosen) => onChange(withSide(draft, 'others', chosen))}
      />
      <div className="grid grid-cols-[1fr_6rem] gap-3">
        <TextField
          label="A creature"
          placeholder="Ogre"
          maxLength={gameLimits.nameLength}
          value={draft.creature}
          onChange={(event) => onChange({ creature: event.target.value })}
        />
        <TextField
          label="Adds"
          placeholder="+0"
          maxLength={3}
          controlClassName="figures"
          error={problems.modifier}
          value={draft.modifier}
          onChange={(event) => onChange({ modifier: event.target.value })}
        />
      </div>
    </div>
  );
}
