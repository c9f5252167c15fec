import type { Campaign } from '#domain/campaign/campaign.ts';
import { limits } from '#domain/limits/limits.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import { ExportCampaign } from '#web/features/campaigns/interchange/export-campaign.tsx';
import { CollectingField } from './collecting-field.tsx';
import { PlayFields } from './play-fields.tsx';
import { settingsChange, settingsDraft } from './settings-draft.ts';
import { useSaveSettings } from './use-save-settings.ts';

interface SettingsDialogProps {
  campaign: Pick<Campaign, 'id' | 'name' | 'settings' | 'privateRun' | 'isOwner'>;
  onClose: () => void;
}

/** How the table is played, as its DMs choose. */
export function SettingsDialog({ campaign, onClose }: SettingsDialogProps) {
  // What the form began with: only what differs from it is sent, whatever others choose meanwhile.
  const [before] = useState(campaign);
  const [draft, setDraft] = useState(() => settingsDraft(campaign));
  const save = useSaveSettings(onClose);
  const noName = draft.name.trim() === '';

  function submit() {
    const change = settingsChange(before, draft);
    if (change !== null) save.mutate({ campaignId: campaign.id, ...change });
  }

  return (
    <FormDialog onClose={onClose} title="Settings of this table" action="Save settings" busy={save.isPending} onSubmit={submit}>
      <div className="flex flex-col gap-6 text-ink">
        <TextField
          label="Campaign name"
          required
          maxLength={limits.campaignNameLength}
          value={draft.name}
          error={noName ? 'Please enter a campaign name.' : undefined}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
        <CollectingField value={draft.collecting} onChange={(collecting) => setDraft({ ...draft, collecting })} />
        <PlayFields draft={draft} hasDm={campaign.privateRun === null} onChange={setDraft} />
        {campaign.isOwner && campaign.privateRun === null && <ExportCampaign campaignId={campaign.id} />}
      </div>
    </FormDialog>
  );
}
