import { readFoes, readLevels, writeFoes, writeLevels } from '#domain/encounter/foes.ts';
import { limits } from '#domain/limits/limits.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { resend } from '#web/lib/resend.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bookmark, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { encounterShelf } from './encounter-shelf.ts';
import type { KeptHere } from './encounter-shelf.ts';
import { foesText } from './encounter-words.ts';
import type { CampaignSources } from './use-campaign-sources.ts';
import type { Encounter } from './use-encounter.ts';

/** Encounters that are kept on this device. */
export function KeptOnDevice({ encounter }: { encounter: Encounter }) {
  const [kept, setKept] = useState(encounterShelf.read);
  const change = (next: KeptHere[]) => {
    setKept(next);
    encounterShelf.write(next);
  };
  return (
    <KeptList
      encounter={encounter}
      kept={kept}
      where="on this device"
      onKeep={async (one) => change([{ ...one, party: writeLevels(encounter.levels) }, ...kept])}
      onRemove={async (one) => change(kept.filter(({ id }) => id !== one.id))}
    />
  );
}

interface KeptOfCampaignProps {
  campaignId: string;
  sources: CampaignSources;
  encounter: Encounter;
}

/** Encounters that a campaign keeps, for everybody who leads it. */
export function KeptOfCampaign({ campaignId, sources, encounter }: KeptOfCampaignProps) {
  const again = () => queryClient.invalidateQueries({ queryKey: calls.encounters.ofCampaign.queryKey({ input: { campaignId } }) });
  if (sources.isFailed)
    return (
      <ErrorState title="Error" onRetry={sources.retry}>
        What this campaign keeps could not be loaded.
      </ErrorState>
    );
  if (sources.isLoading) return <SkeletonLines lines={3} />;
  return (
    <KeptList
      encounter={encounter}
      kept={sources.kept}
      where="in this campaign, for those who lead it"
      onKeep={async (one) => {
        await resend(() => api.encounters.keep({ campaignId, encounter: one }));
        await again();
      }}
      onRemove={async ({ id }) => {
        await resend(() => api.encounters.forget({ campaignId, encounterId: id }));
        await again();
      }}
    />
  );
}

interface KeptListProps {
  encounter: Encounter;
  kept: readonly KeptHere[];
  /** Where they stand. */
  where: string;
  onKeep: (one: Pick<KeptHere, 'id' | 'name' | 'foes'>) => Promise<unknown>;
  onRemove: (one: KeptHere) => Promise<unknown>;
}

/** Does one thing at a time about what is kept, and tells when it could not be done. */
function useAct() {
  const [busy, setBusy] = useState(false);
  async function act(what: Promise<unknown>, done: () => void) {
    setBusy(true);
    await what.then(done, (error: unknown) =>
      notify.refusal(error, { title: 'Not done', sentence: 'Nothing was changed. Please try again.' }),
    );
    setBusy(false);
  }
  return { busy, act };
}

function KeptList({ encounter, kept, where, onKeep, onRemove }: KeptListProps) {
  const { act } = useAct();
  const heading = useRef<HTMLHeadingElement>(null);
  const open = ({ foes, party }: KeptHere) =>
    encounter.go({ written: readFoes(foes), seed: undefined, ...(party !== undefined && { levels: readLevels(party) }) });
  return (
    <Card as="section" aria-labelledby="encounters-kept" className="flex flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} id="encounters-kept" className="font-display text-name font-semibold">
        Kept
      </h2>
      {encounter.foes.length > 0 && <KeepForm foes={encounter.foes} onKeep={onKeep} />}
      {kept.length === 0 ? (
        <p className="text-control text-ink-soft">What you keep stands here, {where}.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {kept.map((one) => (
            <li key={one.id} className="flex items-center gap-2 py-1">
              <Button variant="quiet" long className="min-w-0 flex-1 justify-start text-left" onClick={() => open(one)}>
                {one.name}
              </Button>
              <IconButton
                label={`Remove ${one.name}`}
                size="sm"
                icon={<X aria-hidden />}
                onClick={() => void act(onRemove(one), () => heading.current?.focus())}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Keeps the encounter under a name; without one it is called by its foes. */
function KeepForm({ foes, onKeep }: Pick<KeptListProps, 'onKeep'> & { foes: Encounter['foes'] }) {
  const [name, setName] = useState('');
  const { busy, act } = useAct();
  const usual = foesText(foes).slice(0, limits.encounterNameLength);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    void act(onKeep({ id: newId(), name: name.trim() === '' ? usual : name.trim(), foes: writeFoes(foes) }), () => setName(''));
  };
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
      <TextField
        label="Name"
        className="min-w-0 flex-1"
        placeholder={usual}
        maxLength={limits.encounterNameLength}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="outline" icon={<Bookmark aria-hidden />} busy={busy}>
        Keep
      </Button>
    </form>
  );
}
