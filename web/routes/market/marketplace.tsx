import { Browse } from '#web/features/market/browse/browse.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { usePlace } from '#web/ui/router/router-view.tsx';

const screens = {
  '/marketplace': {
    title: 'Marketplace',
    kind: undefined,
    lead: 'Adventures and assets made by people who play.',
  },
  '/marketplace/adventures': {
    title: 'Adventures',
    kind: 'adventure',
    lead: 'Worlds that are ready to be played: install one, and open a campaign in it.',
  },
  '/marketplace/assets': {
    title: 'Assets',
    kind: 'assets',
    lead: 'Creatures, items, spells, features, heroes, maps, random tables and stamps for the campaigns that you lead.',
  },
} as const;

/** What is offered on the marketplace, under each of its addresses; open to everybody. */
export function Marketplace() {
  const path = usePlace().pathname.replace(/\/+$/, '').toLowerCase();
  const { title, kind, lead } = Object.entries(screens).find(([address]) => address === path)?.[1] ?? screens['/marketplace'];
  return (
    <Page
      title={title}
      lead={lead}
      actions={
        <>
          <ButtonLink to="/marketplace/purchases" variant="outline">
            My Purchases
          </ButtonLink>
          <ButtonLink to="/marketplace/publish" variant="outline">
            Offer your own
          </ButtonLink>
        </>
      }
    >
      <Browse key={path} kind={kind} />
    </Page>
  );
}
