import { SignedIn } from '#web/features/account/sign-in/signed-in.tsx';
import { PrintScreen } from '#web/features/characters/print/print-screen.tsx';
import { PanelSkeleton } from '#web/features/characters/sheet/panel-skeleton.tsx';
import { Page } from '#web/ui/page.tsx';
import { useParam } from '#web/ui/router/router-view.tsx';

/** A character sheet as a browser prints it, or saves it as PDF. */
export function CharacterPrint() {
  const campaignId = useParam('campaignId');
  const characterId = useParam('characterId');
  return (
    <Page title="Character Sheet" hideTitle>
      <SignedIn promise="Your character sheet is shown here, ready to print." loading={<PanelSkeleton />}>
        <PrintScreen campaignId={campaignId} characterId={characterId} />
      </SignedIn>
    </Page>
  );
}
