import { capitalize } from '#domain/text/capitalize.ts';
import type { Generation } from '#domain/world/generation.ts';
import { limits } from '#domain/limits/limits.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { api } from '#web/lib/api.ts';
import { useStoredDraft } from '#web/lib/storage/draft-storage.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { expansionIdeas } from './expansion-ideas.ts';
import { IdeaButtons } from '#web/features/generations/idea-buttons.tsx';

interface ExpansionFormProps {
  worldId: string;
  /** Who told last; null before the first time. */
  label: string | null;
  /** Something is being written in this world already. */
  busy: boolean;
  onBegun: (generation: Generation) => void;
}

/** What is asked for: a category, a prompt, or both. */
export function ExpansionForm({ worldId, label, busy, onBegun }: ExpansionFormProps) {
  const [prompt, setPrompt] = useStoredDraft(usePerson().id, `expand/${worldId}`);
  const [category, setCategory] = useState<LoreCategory | null>(null);
  const begin = useMutation({
    mutationFn: () => api.generations.expand({ worldId, prompt: prompt.trim(), category }),
    onSuccess: (generation) => {
      setPrompt('');
      onBegun(generation);
    },
    onError: (error) =>
      notify.refusal(error, { title: 'Generation Failed', sentence: 'Failed to generate expanded lore. Please try again.' }),
  });
  const tooLong = prompt.trim().length > limits.promptLength ? `At most ${limits.promptLength} characters.` : undefined;

  function send() {
    if (prompt.trim() === '' && category === null) {
      notify.refusal(null, { title: 'Input Required', sentence: 'Please select a category or provide a custom prompt.' });
    } else if (tooLong === undefined) begin.mutate();
  }

  return (
    <Card className="flex flex-col gap-5">
      <div className="grid gap-5 md:grid-cols-[14rem_minmax(0,1fr)]">
        <CategoryField category={category} onChange={setCategory} />
        <TextareaField
          label="Custom prompt"
          rows={3}
          placeholder="What lies north of the pass, and who still goes there?"
          controlClassName="font-book leading-relaxed"
          value={prompt}
          error={tooLong}
          onChange={(event) => setPrompt(event.target.value)}
        />
      </div>
      <IdeaButtons label="Ideas" ideas={expansionIdeas} prompt={prompt} onChoose={setPrompt} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button icon={<Sparkles aria-hidden />} busy={begin.isPending || busy} onClick={send}>
          Generate Lore
        </Button>
        <p className="text-note text-ink-soft">
          {busy
            ? 'Lore is being generated for this world right now.'
            : label === null
              ? 'Without an AI model the Storyteller writes.'
              : `${label} writes.`}
        </p>
      </div>
    </Card>
  );
}

function CategoryField({ category, onChange }: { category: LoreCategory | null; onChange: (category: LoreCategory | null) => void }) {
  return (
    <SelectField
      label="Category"
      hint="Category of the new lore."
      value={category ?? ''}
      onChange={({ target }) => onChange(loreCategories.find((each) => each === target.value) ?? null)}
    >
      <option value="">Any category</option>
      {loreCategories.map((each) => (
        <option key={each} value={each}>
          {capitalize(each)}
        </option>
      ))}
    </SelectField>
  );
}
