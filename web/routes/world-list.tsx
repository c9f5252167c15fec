import { SignedIn } from '#web/features/account/signed-in.tsx';
import { WorldCardSkeletons, WorldGrid } from '#web/features/worlds/world-grid.tsx';
import { Page } from '#web/ui/page.tsx';
import { useLocation } from '@tanstack/react-router';

const headings: Record<string, { title: string; lead: string }> = {
  '/world/library': { title: 'World Library', lead: 'Worlds to look around in: their lands, their people, their old quarrels.' },
  '/world/tome': { title: 'World Tome', lead: 'Open a world to read its lore, chapter by chapter.' },
  '/campaign/current-worlds': { title: 'Current Worlds', lead: 'The worlds your campaigns can play in.' },
};

/** All worlds in sight, under each of its addresses. */
export function WorldList() {
  const path = useLocation({ select: (location) => location.pathname });
  const { title, lead } = headings[path] ?? { title: 'World Library', lead: '' };
  return (
    <Page title={title} lead={lead}>
      <SignedIn promise="Worlds are opened with an account, and one of them is free for everyone." loading={<WorldCardSkeletons />}>
        <WorldGrid />
      </SignedIn>
    </Page>
  );
}
