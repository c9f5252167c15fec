import { withArticle } from '#domain/text/noun-text.ts';
import type { Character } from '#domain/character/character.ts';
import type { Shape } from '#domain/rules/activity/shape.ts';
import { isOpenForm, knownFormsOf } from '#domain/character/shape/known-forms.ts';
import { signed } from '#domain/rules/ability.ts';
import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';

interface ShapeDialogProps {
  title: string;
  character: Character;
  /** Forgets a form that is known, by its creature. */
  onForget: (monster: string) => void;
  busy: boolean;
  onTake: (monster: string) => void;
  onClose: () => void;
}

const ways = ['walk', 'fly', 'swim', 'climb', 'burrow'] as const;

/** What one chooses a form by: armor class, speeds and attacks. */
function factsOf({ armorClass, speeds, attacks }: Shape): string {
  const moves = ways.flatMap((way) => (speeds[way] > 0 ? [way === 'walk' ? `${speeds.walk} ft` : `${way} ${speeds[way]} ft`] : []));
  const strikes = attacks.map(({ name, toHit, damage }) => `${name} ${signed(toHit)}, ${damage.map(({ dice }) => dice).join(' + ')}`);
  return [`AC ${armorClass}`, moves.join(', '), ...strikes].join(' · ');
}

/** The forms that a druid can take, with what they bring; a press takes one. */
export function ShapeDialog({ title, character, busy, onTake, onForget, onClose }: ShapeDialogProps) {
  const { campaignId, id } = character;
  const forms = knownFormsOf(character);
  const [search, setSearch] = useState('');
  const shapes = useQuery(calls.characters.shapes.queryOptions({ input: { campaignId, characterId: id } }));
  const wanted = search.trim().toLowerCase();
  const found = (shapes.data ?? []).filter(({ shape }) => shape.name.toLowerCase().includes(wanted));
  return (
    <Dialog open title={title} onClose={onClose}>
      <p className="mb-3 text-note text-ink-soft">
        {forms.known.length} of {forms.most} forms known. A form that is taken for the first time is known from then on. After a long rest,
        one may be forgotten for another.
      </p>
      <TextField type="search" label="Search forms" value={search} onChange={(event) => setSearch(event.target.value)} />
      {shapes.isError && (
        <p role="alert" className="mt-3 text-control">
          The forms could not be loaded.{' '}
          <Button variant="quiet" size="sm" onClick={() => void shapes.refetch()}>
            Try again
          </Button>
        </p>
      )}
      <ul aria-busy={shapes.isPending} className="mt-3 flex flex-col divide-y divide-line">
        {found.map(({ shape, challenge }) => (
          <li key={shape.monster} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="text-control font-semibold">
                {shape.name}{' '}
                <span className="font-normal text-ink-soft">
                  CR {challenge}
                  {forms.known.includes(shape.monster) && ' · known'}
                </span>
              </p>
              <p className="figures text-note text-ink-soft">{factsOf(shape)}</p>
            </div>
            {forms.known.includes(shape.monster) && (
              <Button variant="quiet" size="sm" disabled={busy} onClick={() => onForget(shape.monster)}>
                Forget<span className="sr-only"> the form of {withArticle(shape.name)}</span>
              </Button>
            )}
            <Button
              variant="soft"
              size="sm"
              disabled={busy || !isOpenForm(forms, shape.monster)}
              title={isOpenForm(forms, shape.monster) ? undefined : `${forms.most} forms are known already.`}
              onClick={() => onTake(shape.monster)}
            >
              Take<span className="sr-only"> the form of {withArticle(shape.name)}</span>
            </Button>
          </li>
        ))}
        {shapes.isSuccess && found.length === 0 && <li className="py-2 text-control">No form has that name.</li>}
      </ul>
    </Dialog>
  );
}
