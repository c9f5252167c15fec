import { campaignAddress } from '#web/features/campaigns/campaign-address.ts';
import { Palette } from '#web/features/palette/palette.tsx';
import { calls } from '#web/lib/api.ts';
import { commands } from '#web/lib/commands.ts';
import type { Command } from '#web/lib/commands.ts';
import { QueryProvider } from './query-provider.tsx';
import type { SignedInPerson } from '#web/lib/session/session.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useRouter } from '#web/ui/router/router-view.tsx';
import { useState } from 'react';
import { globalCommands } from './global-commands.ts';

interface CommandPaletteProps {
  person: SignedInPerson;
  onClose: () => void;
}

/** Everything one can go to or do, by name: what the screen offers, one's campaigns, worlds and characters, and every page. */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <QueryProvider>
      <Filled {...props} />
    </QueryProvider>
  );
}

function Filled({ person, onClose }: CommandPaletteProps) {
  const router = useRouter();
  const [here] = useState(commands.all);
  const campaigns = useQuery(calls.campaigns.list.queryOptions({ input: {} }));
  const worlds = useQuery(calls.worlds.list.queryOptions({ input: {} }));
  const heroes = useQuery(calls.characters.mine.queryOptions({ input: {} }));
  const tables = (campaigns.data ?? []).map((campaign): Command => ({
    id: `campaign ${campaign.id}`,
    label: campaign.name,
    group: 'Campaigns',
    run: () => void router.navigate({ to: '/campaign', search: campaignAddress(campaign) }),
  }));
  const lands = (worlds.data ?? []).map(({ id, name }): Command => ({
    id: `world ${id}`,
    label: name,
    group: 'Worlds',
    run: () => void router.navigate({ to: '/world/view/$worldId', params: { worldId: id } }),
  }));
  const own = (heroes.data ?? []).map(({ id, name, campaignId, campaignName }): Command => ({
    id: `character ${id}`,
    label: name,
    note: campaignName,
    group: 'Your characters',
    run: () => void router.navigate({ to: '/campaign', search: { id: campaignId } }),
  }));
  return (
    <Palette
      personId={person.id}
      commands={[...here, ...tables, ...lands, ...own, ...globalCommands(router, person)]}
      loading={campaigns.isPending || worlds.isPending}
      onClose={onClose}
    />
  );
}
