import type { PartyLocation } from '#domain/campaign/campaign.ts';
import { limits } from '#domain/limits/limits.ts';
import { settableStates, stateLabel } from '#domain/narration/scene-tags/tag-labels.ts';
import { tagSentence } from '#domain/narration/scene-tags/seen-tag.ts';
import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { X } from 'lucide-react';
import { useId, useState } from 'react';

interface SceneChangesProps {
  campaignId: string;
  location: PartyLocation;
  nameOf: (userId: string) => string | undefined;
  /** Whether the reader leads the table, and may set and remove. */
  leads: boolean;
}

/** What deeds have changed where heroes are. Nothing for players where nothing has. */
export function SceneChanges({ campaignId, location, nameOf, leads }: SceneChangesProps) {
  const heading = useId();
  const changed = location.changed ?? [];
  const remove = useMutation(
    calls.narrator.untagScene.mutationOptions({
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'That could not be removed. Please try again.' }),
    }),
  );
  if (changed.length === 0 && !leads) return null;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2 text-control">
      <h3 id={heading} className="font-semibold text-ink">
        What has changed here
      </h3>
      {changed.length === 0 && <p className="text-note">Nothing yet. What heroes change stands here, and the narrator heeds it.</p>}
      {changed.length > 0 && (
        <ul aria-labelledby={heading} className="flex flex-col gap-1">
          {changed.map(({ id, at, thing, state, by }) => {
            const sentence = tagSentence({ thing, state: stateLabel(state) });
            const hero = by === null ? undefined : nameOf(by);
            return (
              <li key={id} className="flex items-center justify-between gap-2">
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {at === location.name ? sentence : `${at}: ${sentence}`}
                  {hero !== undefined && <span className="text-note"> By {hero}.</span>}
                </span>
                {leads && (
                  <IconButton
                    label={`Remove: ${sentence}`}
                    icon={<X aria-hidden />}
                    size="sm"
                    disabled={remove.isPending}
                    onClick={() => remove.mutate({ campaignId, tagId: id })}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {leads && <ChangeForm campaignId={campaignId} />}
    </section>
  );
}

/** Sets how something is: a thing in words, and a state. */
function ChangeForm({ campaignId }: Pick<SceneChangesProps, 'campaignId'>) {
  const [thing, setThing] = useState('');
  const [state, setState] = useState<(typeof settableStates)[number]>('burning');
  const set = useMutation(
    calls.narrator.tagScene.mutationOptions({
      onSuccess: () => setThing(''),
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'That could not be changed. Please try again.' }),
    }),
  );
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (thing.trim() !== '') set.mutate({ campaignId, thing: thing.trim(), state });
      }}
    >
      <TextField
        label="What"
        className="min-w-[min(10rem,100%)] flex-1"
        maxLength={limits.tagWords}
        placeholder="the tent"
        value={thing}
        onChange={(event) => setThing(event.target.value)}
      />
      <SelectField
        label="Is now"
        className="min-w-32"
        value={state}
        onChange={(event) => setState(settableStates.find((each) => each === event.target.value) ?? 'burning')}
      >
        {settableStates.map((each) => (
          <option key={each} value={each}>
            {stateLabel(each)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline" disabled={thing.trim() === ''} busy={set.isPending}>
        Add
      </Button>
    </form>
  );
}
