import type { Side } from '#domain/market/update/plan-update.ts';
import type { UpdatePreview } from '#domain/market/update/preview.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { DifferenceText } from '#web/ui/text/difference-text.tsx';
import type { ReactNode } from 'react';
import { choiceTitle, sideText, valueText } from './update-text.ts';

type Choice = UpdatePreview['choices'][number];

interface ChoiceListProps {
  choices: readonly Choice[];
  sides: ReadonlyMap<string, Side>;
  onChoose: (keys: readonly string[], side: Side) => void;
}

/** Everything that both have changed, side by side, each with whose words hold. */
export function ChoiceList({ choices, sides, onChoose }: ChoiceListProps) {
  if (choices.length === 0) return null;
  const keys = choices.map(({ key }) => key);
  return (
    <section aria-labelledby="both-changed" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id="both-changed" className="text-control font-semibold text-ink">
          Changed by you and by the new version
        </h3>
        {choices.length > 1 && (
          <>
            <Button variant="quiet" size="sm" onClick={() => onChoose(keys, 'mine')}>
              Keep all of yours
            </Button>
            <Button variant="quiet" size="sm" onClick={() => onChoose(keys, 'theirs')}>
              Take all of the new ones
            </Button>
          </>
        )}
      </div>
      <ul className="flex flex-col gap-5">
        {choices.map((choice) => (
          <li key={choice.key}>
            <OneChoice choice={choice} side={sides.get(choice.key) ?? null} onChoose={(side) => onChoose([choice.key], side)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OneChoiceProps {
  choice: Choice;
  side: Side | null;
  onChoose: (side: Side) => void;
}

function OneChoice({ choice, side, onChoose }: OneChoiceProps) {
  const { both, field } = choice;
  const choices: { id: Side | ''; label: string }[] = [
    { id: 'mine', label: 'Yours' },
    { id: 'theirs', label: 'The new version' },
    ...(both ? [{ id: 'both' as const, label: 'Both together' }] : []),
  ];
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line p-4">
      <h4 className="text-control font-semibold break-words">{choiceTitle(choice)}</h4>
      <div className="grid gap-3 md:grid-cols-2">
        <SideText title="Yours">{sideText(choice, 'mine')}</SideText>
        <SideText title="The new version">
          <DifferenceText before={sideText(choice, 'mine')} after={sideText(choice, 'theirs')} whole />
        </SideText>
        {both && side === 'both' && (
          <div className="md:col-span-2">
            <SideText title="Both together">{valueText(field, both.value)}</SideText>
          </div>
        )}
      </div>
      <ChoiceGroup
        label={choiceTitle(choice)}
        hideLabel
        choices={choices}
        value={side ?? ''}
        onChange={(chosen) => chosen !== '' && onChoose(chosen)}
      />
    </div>
  );
}

function SideText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="text-note font-semibold text-ink-soft">{title}</p>
      <div className="rounded-control bg-sunken px-3 py-2 text-control break-words whitespace-pre-wrap text-ink">{children}</div>
    </div>
  );
}
