import { SignedIn } from '#web/features/account/sign-in/signed-in.tsx';
import { ImportButton } from '#web/features/worlds/interchange/import-button.tsx';
import { WorldCardSkeletons } from '#web/features/worlds/library/world-card-skeletons.tsx';
import { WorldLibrary } from '#web/features/worlds/library/world-library.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { usePlace } from '#web/ui/router/router-view.tsx';
import { Plus } from 'lucide-react';
import { useListedTab } from '#web/routes/use-listed-tab.ts';

const headings: Record<string, { title: string; lead: string }> = {
  '/world/library': {
    title: 'World Library',
    lead: 'Worlds to build and to look around in: their lands, their people, their old quarrels.',
  },
  '/world/tome': { title: 'World Tome', lead: 'Open a world to read its lore, chapter by chapter.' },
  '/campaign/current-worlds': { title: 'Current Worlds', lead: 'The worlds your campaigns can play in.' },
};

/** All worlds in sight, under each of its addresses. */
export function WorldListScreen() {
  const path = usePlace().pathname.replace(/\/+$/, '');
  const { title, lead } = headings[path] ?? { title: 'World Library', lead: '' };
  const [which, setWhich] = useListedTab();
  const { person } = useSession();
  return (
    <Page title={title} lead={lead} actions={person !== null && <Actions />}>
      <SignedIn promise="Worlds are opened with an account, and one of them is free for everyone." loading={<WorldCardSkeletons />}>
        <WorldLibrary look={path === '/campaign/current-worlds' ? 'rows' : 'cards'} which={which} onWhich={setWhich} />
      </SignedIn>
    </Page>
  );
}

function Actions() {
  return (
    <>
      <ImportButton />
      <ButtonLink to="/world/join" variant="outline">
        Join a World
      </ButtonLink>
      <ButtonLink to="/world/new" icon={<Plus aria-hidden />}>
        Create New World
      </ButtonLink>
    </>
  );
}
