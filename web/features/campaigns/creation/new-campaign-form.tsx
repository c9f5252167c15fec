import type { CampaignCard } from '#domain/campaign/campaign.ts';
import { limits } from '#domain/limits/limits.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { RulesField } from '#web/features/campaigns/settings/rules-field.tsx';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useCreateCampaign } from './use-create-campaign.ts';
import { useNewCampaign } from './use-new-campaign.ts';
import { WorldChoice } from './world-choice.tsx';
import type { World } from './world-choice.tsx';

interface NewCampaignFormProps {
  worlds: readonly World[];
  /** The world that the address names; chosen at first. */
  wantedWorldId: string | undefined;
  onCreated: (campaign: CampaignCard) => void;
}

/** Picks a world, names a new campaign in it, and says by which rules its heroes are made. What was chosen and typed survives a reload. */
export function NewCampaignForm({ worlds, wantedWorldId, onCreated }: NewCampaignFormProps) {
  const { worldId, name, ruleSet, choose, rename, rule, forget } = useNewCampaign(worlds, wantedWorldId);
  const [tried, setTried] = useState(false);
  const create = useCreateCampaign((campaign) => {
    forget();
    onCreated(campaign);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (worldId === '' || name.trim() === '') {
      notify.refusal(null, { title: 'Missing Information', sentence: 'Please select a world and enter a campaign name.' });
      return;
    }
    create.mutate({ name: name.trim(), worldId, ruleSet });
  }

  return (
    <form noValidate className="flex flex-col gap-8" onSubmit={submit}>
      <WorldChoice
        worlds={worlds}
        value={worldId}
        error={tried && worldId === '' ? 'Please select a world.' : undefined}
        onChange={choose}
      />
      <TextField
        label="Campaign name"
        required
        maxLength={limits.campaignNameLength}
        value={name}
        error={tried && name.trim() === '' ? 'Please enter a campaign name.' : undefined}
        onChange={(event) => rename(event.target.value)}
      />
      <RulesField value={ruleSet} onChange={rule} />
      <Button type="submit" size="lg" busy={create.isPending} className="self-start">
        Create Campaign
      </Button>
    </form>
  );
}
