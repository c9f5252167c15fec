import type { Generation } from '#domain/world/generation.ts';
import { limits } from '#domain/limits/limits.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { api } from '#web/lib/api.ts';
import { useStoredDraft } from '#web/lib/storage/draft-storage.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { CategoryChoice } from './category-choice.tsx';
import { IdeaButtons } from '#web/features/generations/idea-buttons.tsx';
import { keepGeneration } from '#web/features/generations/use-generation.ts';
import { worldIdeas } from '#web/features/generations/world-ideas.ts';

const failed = { title: 'Generation failed', sentence: 'There was an error generating your world. Please try again.' };

interface GenerateFormProps {
  createWorld: () => Promise<{ id: string; name: string } | null>;
  onBegun: (generation: Generation) => void;
}

/** A description of a world and which categories are to be written. What was typed stays on the device until it is used. */
export function GenerateForm({ createWorld, onBegun }: GenerateFormProps) {
  const [prompt, setPrompt] = useStoredDraft(usePerson().id, 'world-prompt');
  const [chosen, setChosen] = useState<LoreCategory[]>([...loreCategories]);
  const [pressed, setPressed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const begin = useMutation({
    mutationFn: async () => {
      const world = await createWorld();
      return world && api.generations.generate({ worldId: world.id, prompt: prompt.trim(), includeElements: chosen });
    },
    onSuccess: (generation) => {
      if (generation === null) return;
      setPrompt('');
      keepGeneration(generation);
      onBegun(generation);
    },
    onError: (error) => notify.refusal(error, failed),
  });
  const blank = prompt.trim() === '';
  const tooLong = prompt.trim().length > limits.promptLength;

  function send() {
    setPressed(true);
    if (blank) notify.refusal(null, { title: 'Prompt required', sentence: 'Please enter a description for your world.' });
    if (blank || tooLong) field.current?.focus();
    else if (chosen.length > 0) begin.mutate();
  }

  return (
    <div className="flex flex-col gap-6">
      <TextareaField
        ref={field}
        label="Describe your world"
        required
        rows={6}
        placeholder="A river kingdom where every bridge is owned by a different ghost …"
        hint="A few sentences are enough: its mood, its people, what is wrong in it. Names you give are used."
        controlClassName="font-book leading-relaxed"
        value={prompt}
        error={pressed ? promptError(blank, tooLong) : undefined}
        onChange={(event) => setPrompt(event.target.value)}
      />
      <IdeaButtons label="Or start from an idea" ideas={worldIdeas} prompt={prompt} onChoose={setPrompt} />
      <CategoryChoice
        chosen={chosen}
        onChange={setChosen}
        error={pressed && chosen.length === 0 ? 'Please choose at least one category.' : undefined}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button size="lg" icon={<Sparkles aria-hidden />} busy={begin.isPending} onClick={send}>
          Generate World
        </Button>
        <p className="max-w-[48ch] text-note text-ink-soft">
          Entries appear one by one and are saved at once. You can stop at any time and keep them.
        </p>
      </div>
    </div>
  );
}

function promptError(blank: boolean, tooLong: boolean): string | undefined {
  if (blank) return 'Please enter a description for your world.';
  return tooLong ? `At most ${limits.promptLength} characters.` : undefined;
}
