import { limits } from '#domain/limits/limits.ts';
import { calls } from '#web/lib/api.ts';
import { useStoredDraft } from '#web/lib/storage/draft-storage.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { SafetyEntry } from './agreement-list.tsx';

interface AgreementFormProps {
  campaignId: string;
  personId: string;
  onAdded: (agreement: { entries: SafetyEntry[] }) => void;
}

const options = [
  { id: 'line', label: 'Line' },
  { id: 'veil', label: 'Veil' },
] as const;

/** Adds a line or a veil; what is typed is kept until it stands on the list. */
export function AgreementForm({ campaignId, personId, onAdded }: AgreementFormProps) {
  const [as, setAs] = useState<'line' | 'veil'>('line');
  const [topic, setTopic] = useStoredDraft(personId, `safety/${campaignId}`);
  const add = useMutation(
    calls.safety.add.mutationOptions({
      onSuccess: (agreement) => {
        onAdded(agreement);
        setTopic('');
      },
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'It could not be added. Please try again.' }),
    }),
  );
  return (
    <form
      className="flex flex-wrap items-end gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (topic.trim() !== '' && !add.isPending) add.mutate({ campaignId, as, topic });
      }}
    >
      <SegmentField label="Add a" options={options} value={as} onChange={setAs} />
      <TextField
        label="In a few words"
        className="min-w-[min(12rem,100%)] flex-1"
        maxLength={limits.safetyTopicLength}
        placeholder={as === 'line' ? 'Spiders' : 'Torture'}
        value={topic}
        onChange={({ target }) => setTopic(target.value)}
      />
      <Button type="submit" icon={<Plus aria-hidden />} busy={add.isPending} disabled={topic.trim() === ''}>
        Add
      </Button>
    </form>
  );
}
