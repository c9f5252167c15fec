import type { Campaign } from '#domain/campaign.ts';
import { limits } from '#domain/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { CollectingField } from './collecting-field.tsx';
import { PlayFields } from './play-fields.tsx';
import { settingsChange, settingsDraft } from './settings-draft.ts';
import { useSaveSettings } from './use-save-settings.ts';

interface SettingsDialogProps {
  campaign: Pick<Campaign, 'id' | 'name' | 'settings'>;
  onClose: () => void;
}

/** How the table is played, as its DMs choose. */
export function SettingsDialog({ campaign, onClose }: SettingsDialogProps) {
  // What the form began with: only what differs from it is sent, whatever others choose meanwhile.
  const [before] = useState(campaign);
  const [draft, setDraft] = useState(() => settingsDraft(campaign));
  const save = useSaveSettings(onClose);
  const form = useId();
  const noName = draft.name.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    const change = settingsChange(before, draft);
    if (change !== null) save.mutate({ campaignId: campaign.id, ...change });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Settings of this table"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={save.isPending}>
            Save settings
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="flex flex-col gap-6 text-ink" onSubmit={submit}>
        <TextField
          label="Campaign name"
          required
          maxLength={limits.campaignNameLength}
          value={draft.name}
          error={noName ? 'Please enter a campaign name.' : undefined}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
        <CollectingField value={draft.collecting} onChange={(collecting) => setDraft({ ...draft, collecting })} />
        <PlayFields draft={draft} onChange={setDraft} />
      </form>
    </Dialog>
  );
}
