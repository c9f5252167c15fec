import type { CampaignCard } from '#domain/campaign/campaign.ts';
import type { TableHero } from '#contract/play/combat-shapes.ts';
import { countOf } from '#domain/encounter/foes.ts';
import type { KnownFoe } from '#domain/encounter/foes.ts';
import { countText } from '#domain/text/count-text.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { resend } from '#web/lib/resend.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Swords } from 'lucide-react';
import { useRef, useState } from 'react';

interface IntoFightProps {
  campaign: Pick<CampaignCard, 'id' | 'name'>;
  heroes: readonly TableHero[];
  foes: readonly KnownFoe[];
}

/** Puts the creatures into the fight of the campaign, which is prepared where none is on. */
export function IntoFight({ campaign, heroes, foes }: IntoFightProps) {
  const [busy, setBusy] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [joined, setJoined] = useState(0);
  // Whoever presses again after a failure lets nobody join twice.
  const newcomers = useRef(new Map<string, string>());
  async function join() {
    setBusy(true);
    try {
      await putIntoFight({ campaignId: campaign.id, heroes: heroes.map(({ id }) => id), foes, hidden, newcomers: newcomers.current });
      newcomers.current.clear();
      setJoined(countOf(foes));
    } catch (error) {
      notify.refusal(error, { title: 'Not all of them joined', sentence: 'Check the fight, then try again: nobody joins twice.' });
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: calls.combat.get.queryKey({ input: { campaignId: campaign.id } }) });
    }
  }
  return (
    <div className="flex w-full flex-col gap-3">
      <Checkbox label="Hidden from players" hint="They do not see them once the fight has begun." checked={hidden} onChange={setHidden} />
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<Swords aria-hidden />} busy={busy} disabled={foes.length === 0} onClick={() => void join()}>
          Into the fight
        </Button>
        {joined > 0 && (
          <ButtonLink variant="outline" to="/campaign" search={{ id: campaign.id }}>
            Go to the table
          </ButtonLink>
        )}
      </div>
      <p role="status" className="text-control text-ink-soft empty:hidden">
        {joined > 0 && `${countText(joined, 'creature')} joined. You find them at the table, in the Combat tab.`}
      </p>
    </div>
  );
}

interface Joining {
  campaignId: string;
  heroes: string[];
  foes: readonly KnownFoe[];
  hidden: boolean;
  /** The id of each kind’s first newcomer, by its creature. */
  newcomers: Map<string, string>;
}

/** Prepares a fight with these heroes unless one is on, and has the creatures join kind by kind, as the Dungeon Master’s panel does. */
async function putIntoFight({ campaignId, heroes, foes, hidden, newcomers }: Joining): Promise<void> {
  const { fight } = await api.combat.get({ campaignId });
  if (fight === null || fight.view.phase === 'over') await api.combat.open({ campaignId, heroes });
  for (const { id: monsterId, count } of foes) {
    const id = newcomers.get(monsterId) ?? newId();
    newcomers.set(monsterId, id);
    await resend(() => api.combat.addMonsters({ campaignId, id, monsterId, count, hidden }));
  }
}
