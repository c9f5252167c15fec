import { limits } from '#domain/limits/limits.ts';
import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useId, useState } from 'react';
import { takeGuidance } from './take-guidance.ts';

interface GuidancePanelProps {
  campaignId: string;
}

/** What the Dungeon Masters tell the narrator alone: for the next reply, and for every one. */
export function GuidancePanel({ campaignId }: GuidancePanelProps) {
  const heading = useId();
  const { data } = useQuery(calls.narrator.guidance.queryOptions({ input: { campaignId } }));
  if (!data) return null;
  const { standing, next, isFollowed } = data;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3 rounded-control border border-line p-3.5">
      <h3 id={heading} className="text-control font-semibold text-ink">
        Guidance for the narrator
      </h3>
      <p className="text-note">
        {isFollowed
          ? 'Only Dungeon Masters read it. The narrator follows it and never says it.'
          : 'Only Dungeon Masters read it. The Storyteller does not follow guidance: it waits for an AI model.'}
      </p>
      <GuidanceField
        label="For the next reply"
        hint="Gone once a reply has followed it. It stays when a reply fails."
        text={next}
        save={(text) => ({ campaignId, next: text })}
      />
      <GuidanceField
        label="For every reply"
        hint="Holds until you change it."
        text={standing}
        save={(text) => ({ campaignId, standing: text })}
      />
    </section>
  );
}

interface GuidanceFieldProps {
  label: string;
  hint: string;
  /** As it is kept. */
  text: string;
  save: (text: string) => { campaignId: string; standing?: string; next?: string };
}

/** One line of guidance. What is typed stays until it is saved, whatever is kept meanwhile. */
function GuidanceField({ label, hint, text, save }: GuidanceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const guide = useMutation(
    calls.narrator.guide.mutationOptions({
      onSuccess: (_done, { campaignId, standing, next }) => {
        takeGuidance(campaignId, { ...(standing !== undefined && { standing }), ...(next !== undefined && { next }) });
        setTyped(null);
        notify.done('Guidance saved');
      },
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The guidance could not be saved. Please try again.' }),
    }),
  );
  const isChanged = typed !== null && typed.trim() !== text;
  return (
    <form
      noValidate
      className="flex flex-col items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) guide.mutate(save(typed.trim()));
      }}
    >
      <TextareaField
        label={label}
        hint={hint}
        className="w-full"
        rows={2}
        maxLength={limits.guidanceLength}
        value={typed ?? text}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isChanged && (
        <Button type="submit" variant="outline" size="sm" busy={guide.isPending}>
          {typed.trim() === '' ? 'Remove' : 'Save'}
        </Button>
      )}
    </form>
  );
}
