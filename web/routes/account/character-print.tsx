import { SignedIn } from '#web/features/account/sign-in/signed-in.tsx';
import { PrintScreen } from '#web/features/characters/print/print-screen.tsx';
import { PanelSkeleton } from '#web/features/characters/sheet/panel-skeleton.tsx';
import { Page } from '#web/ui/page.tsx';
import { useParams } from '@tanstack/react-router';

/** A character sheet as a browser prints it, or saves it as PDF. */
export function CharacterPrint() {
  const { campaignId, characterId } = useParams({ from: '/asking/account/characters/$campaignId/$characterId/print' });
  return (
    <Page title="Character Sheet" hideTitle>
      <SignedIn promise="Your character sheet is shown here, ready to print." loading={<PanelSkeleton />}>
        <PrintScreen campaignId={campaignId} characterId={characterId} />
      </SignedIn>
    </Page>
  );
}
