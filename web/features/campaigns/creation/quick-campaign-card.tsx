import type { CampaignCard } from '#domain/campaign/campaign.ts';
import { runsCampaigns } from '#domain/account/account.ts';
import { quickCampaignName } from '#domain/campaign/quick-campaign-name.ts';
import { FREE_TEMPLATE_WORLD } from '#domain/free-template.ts';
import { planOf, useSession } from '#web/lib/session/session.ts';
import { Plus } from 'lucide-react';
import { useCreateCampaign } from './use-create-campaign.ts';

interface QuickCampaignCardProps {
  /** Campaigns in the list. */
  count: number;
  onCreated: (campaign: CampaignCard) => void;
}

/** The dashed card that opens a campaign in the free world, named by its number. */
export function QuickCampaignCard({ count, onCreated }: QuickCampaignCardProps) {
  const create = useCreateCampaign(onCreated);
  const name = quickCampaignName(count);
  const { person } = useSession();
  const promise = runsCampaigns(planOf(person))
    ? 'Starts at once in the free world'
    : 'For Dungeon Masters. You can ask for access in your profile.';
  return (
    <button
      type="button"
      aria-disabled={create.isPending || undefined}
      className="group flex min-h-64 flex-col items-center justify-center gap-3 rounded-card border-2 border-dashed border-line-strong p-6 text-center transition-colors duration-quick hover:border-ember hover:bg-ember-wash"
      onClick={() => !create.isPending && create.mutate({ name, worldId: FREE_TEMPLATE_WORLD, ruleSet: 'srd' })}
    >
      <span className="flex size-12 items-center justify-center rounded-full border-2 border-current text-ember">
        <Plus aria-hidden className="size-6" />
      </span>
      <span className="font-display text-name font-semibold">Create New Campaign</span>
      <span className="max-w-[26ch] text-control text-ink-soft">{create.isPending ? 'Creating the campaign…' : promise}</span>
    </button>
  );
}
