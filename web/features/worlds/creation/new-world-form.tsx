import { limits } from '#domain/limits/limits.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { FileText, Hammer, Sparkles } from 'lucide-react';
import { useId, useRef } from 'react';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { MadeWorldNote } from './made-world-note.tsx';
import type { useWorldDraft } from './use-world-draft.ts';

const tabs = [
  { id: 'manual', label: 'Manual Builder', icon: <Hammer aria-hidden /> },
  { id: 'upload', label: 'Upload Tome', icon: <FileText aria-hidden /> },
  { id: 'generate', label: 'AI Generation', icon: <Sparkles aria-hidden /> },
] as const;

interface NewWorldFormProps {
  making: ReturnType<typeof useWorldDraft>;
  /** What each tab holds. */
  ways: Record<(typeof tabs)[number]['id'], ReactNode>;
  /** The world is made and nothing more is to come. */
  onCreated: (world: { id: string; name: string }) => void;
}

/** Makes a world: its name and description, and three ways to fill it. */
export function NewWorldForm({ making, ways, onCreated }: NewWorldFormProps) {
  const { draft, write, saving, createWorld, again } = making;
  const formId = useId();
  const name = useRef<HTMLInputElement>(null);
  const shown = tabs.find(({ id }) => id === draft.tab)?.id ?? 'manual';

  function another() {
    again();
    // The field is there once this is drawn.
    requestAnimationFrame(() => name.current?.focus());
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const world = saving ? null : await createWorld();
    if (world !== null) onCreated(world);
  }

  return (
    <div className="flex flex-col gap-8">
      {draft.made === null ? (
        <PromptForm id={formId} nameField={name} making={making} onSubmit={(event) => void submit(event)} />
      ) : (
        <MadeWorldNote world={draft.made} onAnother={another} />
      )}
      <Tabs value={shown} onChange={(tab) => write({ tab })}>
        <TabList label="Ways to build it" tabs={tabs} />
        {tabs.map(({ id }) => (
          <TabPanel key={id} id={id} keep className="pt-6">
            {ways[id]}
          </TabPanel>
        ))}
      </Tabs>
      {draft.made === null && (
        <div className="flex flex-wrap items-center justify-end gap-4 border-t border-line pt-6">
          <p className="min-w-0 flex-[1_1_16rem] text-control text-ink-soft">
            Your text is kept here until the world is created, even if you reload the page.
          </p>
          <Button type="submit" form={formId} size="lg" disabled={draft.name.trim() === '' || saving}>
            {saving ? 'Creating...' : 'Create World'}
          </Button>
        </div>
      )}
    </div>
  );
}

interface PromptFormProps {
  id: string;
  nameField: RefObject<HTMLInputElement | null>;
  making: ReturnType<typeof useWorldDraft>;
  onSubmit: (event: FormEvent) => void;
}

/** Name and description. The ways to fill the world hold forms of their own, so this one stands apart from them. */
function PromptForm({ id, nameField, making: { draft, write, nameError, createWorld }, onSubmit }: PromptFormProps) {
  return (
    <Card>
      <form id={id} noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
        <TextField
          ref={nameField}
          label="World name"
          required
          autoComplete="off"
          maxLength={limits.worldNameLength}
          value={draft.name}
          error={nameError}
          onChange={(event) => write({ name: event.target.value })}
          // A form whose button is disabled is not sent; without a name this says so.
          onKeyDown={(event) => event.key === 'Enter' && draft.name.trim() === '' && void createWorld()}
        />
        <TextareaField
          label="World description"
          hint="What kind of world it is, in a sentence or two."
          rows={3}
          maxLength={limits.worldDescriptionLength}
          value={draft.description}
          onChange={(event) => write({ description: event.target.value })}
        />
      </form>
    </Card>
  );
}
