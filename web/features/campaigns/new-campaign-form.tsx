import { limits } from '#domain/limits.ts';
import type { WorldCard } from '#domain/world.ts';
import { notify } from '#web/lib/notify.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cover } from '#web/ui/cover.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useCreateCampaign } from './use-create-campaign.ts';

interface NewCampaignFormProps {
  worlds: readonly Pick<WorldCard, 'id' | 'name' | 'description'>[];
  onCreated: () => void;
}

/** Picks a world and names a new campaign in it. */
export function NewCampaignForm({ worlds, onCreated }: NewCampaignFormProps) {
  const [worldId, setWorldId] = useState(worlds.length === 1 ? (worlds[0]?.id ?? '') : '');
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const create = useCreateCampaign(onCreated);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (worldId === '' || name.trim() === '') {
      notify.refusal(null, { title: 'Missing Information', sentence: 'Please select a world and enter a campaign name.' });
      return;
    }
    create.mutate({ name: name.trim(), worldId });
  }

  return (
    <form noValidate className="flex flex-col gap-8" onSubmit={submit}>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 text-control font-semibold">World</legend>
        {tried && worldId === '' && <p className="text-note font-medium text-wine">Please select a world.</p>}
        <div className="grid gap-4 sm:grid-cols-2">
          {worlds.map((world) => (
            <label
              key={world.id}
              className="relative flex cursor-pointer flex-col overflow-hidden rounded-card border border-line-strong bg-surface has-checked:border-ember has-checked:shadow-[0_0_0_1px_var(--ember)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-candle"
            >
              <Cover seed={world.id} className="aspect-[3/1]" />
              <span className="flex items-start gap-3 p-4">
                <input
                  type="radio"
                  name="world"
                  value={world.id}
                  checked={worldId === world.id}
                  className="mt-1 size-4.5 shrink-0"
                  onChange={() => setWorldId(world.id)}
                />
                <span>
                  <span className="block font-display text-name font-semibold">{world.name}</span>
                  <span className="line-clamp-3 text-control text-ink-soft">{world.description}</span>
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        label="Campaign name"
        required
        maxLength={limits.campaignNameLength}
        value={name}
        error={tried && name.trim() === '' ? 'Please enter a campaign name.' : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="lg" busy={create.isPending} className="self-start">
        Create Campaign
      </Button>
    </form>
  );
}
