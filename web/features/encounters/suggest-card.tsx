import { limits } from '#domain/limits/limits.ts';
import { difficulties, groupings, terrains } from '#domain/encounter/terrains.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { AnyOfField } from '#web/ui/fields/any-of-field.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { LateTextField } from '#web/ui/fields/late-text-field.tsx';
import { Dices } from 'lucide-react';
import { groupingText } from './encounter-words.ts';
import type { Encounter, EncounterSources } from './use-encounter.ts';
import type { WorldLore } from './use-world-lore.ts';
import { WhereFields } from './where-fields.tsx';

const difficultyOptions = difficulties.map((id) => ({ id, label: capitalize(id) }));

interface SuggestCardProps {
  encounter: Encounter;
  /** To choose a world of; null in a campaign. */
  world: WorldLore | null;
  lore: EncounterSources['lore'];
}

/** Foes at a press, by how hard it is to be, where, and how they stand together. */
export function SuggestCard({ encounter, world, lore }: SuggestCardProps) {
  const { choices, suggested, go, suggest } = encounter;
  return (
    <Card as="section" aria-labelledby="encounter-suggest" className="flex flex-col gap-4">
      <h2 id="encounter-suggest" className="font-display text-name font-semibold">
        Suggest one
      </h2>
      <SegmentField
        label="Difficulty"
        options={difficultyOptions}
        value={choices.difficulty}
        onChange={(difficulty) => go({ difficulty })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <AnyOfField
          label="Where"
          options={terrains}
          nameOf={capitalize}
          value={choices.terrain ?? ''}
          onChange={({ target }) => go({ terrain: terrains.find((each) => each === target.value) })}
        />
        <AnyOfField
          label="Who"
          options={groupings}
          nameOf={(each) => groupingText[each]}
          value={choices.grouping ?? ''}
          onChange={({ target }) => go({ grouping: groupings.find((each) => each === target.value) })}
        />
      </div>
      <WhereFields {...{ encounter, world, lore }} />
      <div className="flex flex-wrap items-end gap-3">
        <Button icon={<Dices aria-hidden />} onClick={suggest}>
          {suggested ? 'Suggest another' : 'Suggest one'}
        </Button>
        {suggested && (
          <LateTextField
            label="Seed"
            className="w-40"
            maxLength={limits.ideaSeedLength}
            value={choices.seed ?? ''}
            onText={(seed) => go({ seed })}
          />
        )}
      </div>
      <p role="status" className="text-control text-ink-soft">
        {suggested ? suggestionText(suggested) : 'What is locked stays; the rest is drawn anew. The same seed suggests the same again.'}
      </p>
    </Card>
  );
}

function suggestionText({ isOver, isEmpty }: NonNullable<Encounter['suggested']>): string {
  if (isOver) return 'What is locked costs more than the budget, so nobody was added.';
  return isEmpty ? 'Nobody fits this. Choose another place, group or difficulty.' : 'The same seed and choices suggest the same again.';
}
