import { speciesTerms } from '#domain/character/creation/creation-terms.ts';
import { longestCharacterName } from '#domain/character/creation/quick-options.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { DrawnPortrait } from '#web/features/characters/portrait/portrait.tsx';
import { AbilityGrid, KeyNumbers } from '#web/features/characters/sheet/figures/sheet-numbers.tsx';
import { lineOf } from '#web/features/characters/sheet/sheet-text.ts';
import { CreatorField } from './creator-field.tsx';
import type { PlannedStep } from './planned-step.ts';

/** The name, and a look at who it is going to be. */
export function CreatorName(creation: PlannedStep) {
  const { draft, set } = creation;
  return (
    <div className="flex flex-col gap-5">
      <CreatorField of="name">
        <TextField
          required
          label="Name"
          autoComplete="off"
          maxLength={longestCharacterName}
          value={draft.name}
          onChange={(event) => set({ name: event.target.value })}
        />
      </CreatorField>
      {draft.species !== null && (
        <div className="flex flex-wrap gap-2">
          {speciesTerms[draft.species].names.map((name) => (
            <Button key={name} variant="outline" size="sm" onClick={() => set({ name })}>
              {name}
            </Button>
          ))}
        </div>
      )}
      <Look {...creation} />
    </div>
  );
}

function Look({ draft: { name, species, class: calling }, plan: { look }, id, picked }: PlannedStep) {
  if (look === null || species === null || calling === null)
    return <p className="text-control text-ink-soft">An earlier step is not finished.</p>;
  if ('refused' in look) return <p className="text-control font-medium text-wine">{look.refused}</p>;
  const { sheet } = look;
  return (
    <section aria-label="Your sheet at level 1" className="flex flex-col gap-3 rounded-card border border-line p-4">
      <div className="flex items-center gap-3">
        <DrawnPortrait species={species} calling={calling} seed={id} className="size-16" />
        <div className="min-w-0">
          <p className="font-display text-name leading-tight font-semibold">{name.trim() || 'Your character'}</p>
          <p className="text-control text-ink-soft">
            {lineOf({ species, classes: [{ class: calling, level: 1 }], lineage: picked('lineage')[0] ?? null })}
          </p>
          <p className="figures text-control text-ink-soft">{sheet.hitPoints.maximum.value} hit points</p>
        </div>
      </div>
      <KeyNumbers sheet={sheet} />
      <AbilityGrid sheet={sheet} />
    </section>
  );
}
