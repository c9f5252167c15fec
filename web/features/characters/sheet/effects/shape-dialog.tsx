import { withArticle } from '#domain/text/noun-text.ts';
import type { Character } from '#domain/character/character.ts';
import { formText } from '#domain/character/shape/form-text.ts';
import { isOpenForm, knownFormsOf } from '#domain/character/shape/known-forms.ts';
import type { KnownForms } from '#domain/character/shape/known-forms.ts';
import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';

interface ShapeDialogProps {
  title: string;
  character: Character;
  /** Whether a form can be taken now; null where it can, else why not. */
  refused: string | null;
  /** Learns a form, by its creature. */
  onLearn: (monster: string) => void;
  /** Forgets a form that is known, by its creature. */
  onForget: (monster: string) => void;
  busy: boolean;
  onTake: (monster: string) => void;
  onClose: () => void;
}

/** The forms that a druid knows, and those to choose from as long as there is room, with what they bring; a press takes one. */
export function ShapeDialog({ title, character, refused, busy, onTake, onLearn, onForget, onClose }: ShapeDialogProps) {
  const { campaignId, id } = character;
  const forms = knownFormsOf(character);
  const [search, setSearch] = useState('');
  const shapes = useQuery(calls.characters.shapes.queryOptions({ input: { campaignId, characterId: id } }));
  const wanted = search.trim().toLowerCase();
  const open = (shapes.data ?? []).filter(({ shape }) => isOpenForm(forms, shape.monster));
  const found = open.filter(({ shape }) => shape.name.toLowerCase().includes(wanted));
  return (
    <Dialog open title={title} onClose={onClose}>
      <FormsKnown forms={forms} />
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
              <p className="figures text-note text-ink-soft">{formText(shape)}</p>
            </div>
            <Button
              variant="quiet"
              size="sm"
              disabled={busy}
              onClick={() => (forms.known.includes(shape.monster) ? onForget : onLearn)(shape.monster)}
            >
              {forms.known.includes(shape.monster) ? 'Forget' : 'Learn'}
              <span className="sr-only"> the form of {withArticle(shape.name)}</span>
            </Button>
            <Button
              variant="soft"
              size="sm"
              disabled={busy || refused !== null}
              title={refused ?? undefined}
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

/** How many forms are known, and how others are chosen. */
function FormsKnown({ forms }: { forms: KnownForms }) {
  return (
    <p className="mb-3 text-note text-ink-soft">
      {forms.known.length} of {forms.most} forms known.{' '}
      {forms.known.length < forms.most && 'Choose the others, or learn each as you take it. '}
      After a long rest, one may be forgotten for another.
    </p>
  );
}
