import type { Campaign } from '#domain/campaign/campaign.ts';
import { writeStored } from '#web/lib/storage/use-session-storage.ts';
import { shownCharacterName } from '#web/features/characters/panel/shown-character-name.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Suspense, lazy, useState } from 'react';
import { NoticeCard } from './notice-card.tsx';

const ReadyHeroDialog = lazy(() =>
  import('#web/features/characters/creation/ready-hero-dialog.tsx').then(({ ReadyHeroDialog: Pick }) => ({ default: Pick })),
);

interface HeroPromptProps {
  campaign: Pick<Campaign, 'id' | 'settings'>;
  me: string;
  /** Opens the Character tab, where one makes one’s own. */
  onOwn: () => void;
  onClose: () => void;
}

/** Asks somebody who plays here without a hero to make one: this press, and one in the dialog. */
export function HeroPrompt({ campaign, me, onOwn, onClose }: HeroPromptProps) {
  const [picking, setPicking] = useState(false);
  return (
    <>
      <NoticeCard label="Your hero" closeLabel="Not now" onClose={onClose}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-[1_1_12rem]">
            <span className="font-semibold">Who do you play?</span> You have no hero at this table yet.
          </p>
          <Button size="sm" className="narrow:!min-h-11" onClick={() => setPicking(true)}>
            Make a hero
          </Button>
        </div>
      </NoticeCard>
      {picking && (
        <Suspense>
          <ReadyHeroDialog
            campaignId={campaign.id}
            onOwn={() => {
              setPicking(false);
              writeStored(sessionStorage, shownCharacterName(me, campaign.id), 'create');
              onOwn();
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
