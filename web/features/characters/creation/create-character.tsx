import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { Skeleton, SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { FileUp, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ImportDialog } from '#web/features/characters/interchange/import-dialog.tsx';
import { QuickForm } from './quick-form.tsx';
import type { CreationPlace } from './creation-place.ts';

const GuideChat = lazy(() => import('./guide-chat.tsx').then(({ GuideChat: Chat }) => ({ default: Chat })));
const ReadyHeroDialog = lazy(() => import('./ready-hero-dialog.tsx').then(({ ReadyHeroDialog: Pick }) => ({ default: Pick })));
const Creator = lazy(() => import('./steps/creator.tsx').then(({ Creator: Steps }) => ({ default: Steps })));

type Way = 'form' | 'guide' | 'steps';
const ways: readonly { id: Way; label: string }[] = [
  { id: 'form', label: 'Form' },
  { id: 'guide', label: 'Guided' },
  { id: 'steps', label: 'Step by step' },
];
const lines: Record<Way, string> = {
  form: 'Choose a name, a species and a class. The class brings scores, weapons and armor that suit it.',
  guide: 'The narrator asks, you answer in your own words.',
  steps: 'Every choice of the SRD 5.2 rules, one at a time.',
};

interface CreateCharacterProps {
  campaign: CreationPlace;
  me: string;
}

/** No character yet: the ways to make one. Which was chosen, and everything typed, outlives a reload. */
export function CreateCharacter({ campaign, me }: CreateCharacterProps) {
  const srd = campaign.settings.ruleSet === 'srd';
  const offered = srd ? ways : ways.filter(({ id }) => id !== 'steps');
  const [kept, keepWay] = useSessionStorage<Way>(
    `hearthlore.creation-way/${me}/${campaign.id}`,
    'form',
    (value) => ways.find(({ id }) => id === value)?.id ?? null,
  );
  const [importing, setImporting] = useState(false);
  const [picking, setPicking] = useState(false);
  const way = offered.some(({ id }) => id === kept) ? kept : 'form';
  return (
    <section aria-labelledby="create-character" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="create-character" className="font-display text-name font-semibold">
          Create Your Character
        </h2>
        <p className="text-control text-ink-soft">{lines[way]}</p>
      </div>
      <Button variant="soft" icon={<UsersRound aria-hidden />} className="self-start" onClick={() => setPicking(true)}>
        Pick a ready hero
      </Button>
      <SegmentField label="Or make your own" options={offered} value={way} onChange={(next) => keepWay(() => next)} />
      <Suspense fallback={<CreationSkeleton />}>
        {way === 'form' && <QuickForm campaign={campaign} me={me} />}
        {way === 'guide' && <GuideChat campaignId={campaign.id} me={me} />}
        {way === 'steps' && <Creator campaignId={campaign.id} me={me} />}
      </Suspense>
      <Button variant="link" size="sm" icon={<FileUp aria-hidden />} className="self-start !px-0" onClick={() => setImporting(true)}>
        Import from file
      </Button>
      {picking && (
        <Suspense>
          <ReadyHeroDialog campaignId={campaign.id} onOwn={() => setPicking(false)} onClose={() => setPicking(false)} />
        </Suspense>
      )}
      {importing && <ImportDialog campaignId={campaign.id} onClose={() => setImporting(false)} />}
    </section>
  );
}

function CreationSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <SkeletonLines lines={3} />
      <Skeleton className="h-32" />
    </div>
  );
}
