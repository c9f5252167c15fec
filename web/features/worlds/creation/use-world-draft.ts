import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { useRef, useState } from 'react';
import { reloadWorlds } from '#web/features/worlds/use-worlds.ts';
import { blankWorld, readWorldDraft } from './world-draft.ts';
import type { WorldDraft } from './world-draft.ts';

const nameRequired = { title: 'World name required', sentence: 'Please enter a name for your world.' };
const notCreated = { title: 'Error creating world', sentence: 'There was an error creating your world. Please try again.' };

type Made = { id: string; name: string };

/** A world that is being made: what was typed, kept until it is done, and making it once, however often that is asked. */
export function useWorldDraft(personId: string) {
  const [draft, change] = useSessionStorage(`hearthlore.world-draft/${personId}`, blankWorld, readWorldDraft);
  const [nameError, setNameError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const making = useRef<Promise<Made | null> | null>(null);

  function write(text: Partial<WorldDraft>) {
    if (text.name !== undefined) setNameError(undefined);
    change((now) => ({ ...now, ...text }));
  }

  async function make(): Promise<Made | null> {
    const { name, description, entries } = draft;
    if (name.trim() === '') {
      setNameError(nameRequired.sentence);
      notify.refusal(null, nameRequired);
      return null;
    }
    setSaving(true);
    try {
      const { id, name: called } = await api.worlds.create({ name, description, entries });
      change((now) => ({ ...now, made: { id, name: called } }));
      void reloadWorlds();
      return { id, name: called };
    } catch (error) {
      notify.refusal(error, notCreated);
      return null;
    } finally {
      setSaving(false);
    }
  }

  /** Makes the world, or gives the one that was made already; null when what is wrong has been said. */
  function createWorld(): Promise<Made | null> {
    if (draft.made !== null) return Promise.resolve(draft.made);
    making.current ??= make().finally(() => {
      making.current = null;
    });
    return making.current;
  }

  return {
    draft,
    write,
    nameError,
    saving,
    createWorld,
    clear: () => change(() => blankWorld),
    /** Begins another world, the same way. */
    again: () => change(({ tab }) => ({ ...blankWorld, tab })),
  };
}
