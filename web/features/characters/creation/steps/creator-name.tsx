import { firstClassOf } from '#domain/character/classes/class-levels.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { createSrdCharacter } from '#domain/character/creation/create.ts';
import { speciesTerms } from '#domain/character/creation/creation-terms.ts';
import { longestCharacterName } from '#domain/character/creation/quick-options.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { buildOf } from '#web/features/characters/creation/draft/creation-steps.ts';
import { DrawnPortrait } from '#web/features/characters/portrait/portrait.tsx';
import { AbilityGrid, KeyNumbers } from '#web/features/characters/sheet/figures/sheet-numbers.tsx';
import { lineOf } from '#web/features/characters/sheet/sheet-text.ts';
import { readyGear } from '#domain/character/inventory/ready.ts';
import { CreatorField } from './creator-field.tsx';
import type { Creation } from './use-creation.ts';

/** The name, and a look at who it is going to be. */
export function CreatorName(creation: Creation) {
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
      <Preview {...creation} />
    </div>
  );
}

function Preview({ draft, scores: { totals }, id }: Creation) {
  const build = buildOf(draft, totals);
  if (build === null) return <p className="text-control text-ink-soft">An earlier step is not finished.</p>;
  const answer = createSrdCharacter({ id, userId: '', campaignId: '' }, { ...build, name: build.name || 'Your character' }, totals);
  if (!answer.ok) return <p className="text-control font-medium text-wine">{tellCharacterRefusal(answer.refused)}</p>;
  // As the server makes it: what can be worn is put on.
  const sheet = deriveSheet(readyGear(answer.value));
  return (
    <section aria-label="Your sheet at level 1" className="flex flex-col gap-3 rounded-card border border-line p-4">
      <div className="flex items-center gap-3">
        <DrawnPortrait species={answer.value.species} calling={firstClassOf(answer.value).class} seed={id} className="size-16" />
        <div className="min-w-0">
          <p className="font-display text-name leading-tight font-semibold">{answer.value.name}</p>
          <p className="text-control text-ink-soft">{lineOf(answer.value)}</p>
          <p className="figures text-control text-ink-soft">{sheet.hitPoints.maximum.value} hit points</p>
        </div>
      </div>
      <KeyNumbers sheet={sheet} />
      <AbilityGrid sheet={sheet} />
    </section>
  );
}
