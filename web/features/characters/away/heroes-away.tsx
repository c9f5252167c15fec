import { useSession } from '#web/lib/session/session.ts';
import { useStore } from '#web/lib/store/store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { ArrowLeft, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { PanelSkeleton } from '#web/features/characters/sheet/panel-skeleton.tsx';
import { heroesHere, lasting, lookAgain } from './device-heroes.ts';
import { newcomer } from './hero-answers.ts';
import { HeroShelves } from './hero-shelves.tsx';
import { openPlaces } from './open-places.ts';
import { useAway } from './use-away.ts';

const HeroCreation = lazy(() => import('./hero-creation.tsx').then(({ HeroCreation: Creation }) => ({ default: Creation })));
const HeroPage = lazy(() => import('./hero-page.tsx').then(({ HeroPage: Page }) => ({ default: Page })));

openPlaces();

/** Heroes away from tables: makes them, shows their sheets, and keeps them on the device or in the account. */
export function HeroesAway() {
  const session = useSession();
  const { shown, toShelf, create, open } = useAway();
  const here = useStore(heroesHere);
  const made = useStore(newcomer);
  useEffect(() => {
    lookAgain();
    window.addEventListener('storage', lookAgain);
    return () => window.removeEventListener('storage', lookAgain);
  }, []);
  useEffect(() => {
    if (made === null) return;
    newcomer.set(null);
    open(made.place, made.id);
  });
  if (session.state === 'loading') return <SkeletonLines lines={4} />;
  return (
    <div className="flex flex-col gap-6">
      <NotLasting />
      {shown.kind === 'shelf' ? (
        <HeroShelves person={session.person} here={here} onCreate={create} onOpen={open} />
      ) : (
        <Button variant="link" size="sm" icon={<ArrowLeft aria-hidden />} className="self-start !px-0" onClick={toShelf}>
          All heroes
        </Button>
      )}
      <Suspense fallback={<PanelSkeleton />}>
        {shown.kind === 'create' && <HeroCreation place={shown.place} me={session.person?.id ?? 'visitor'} />}
        {shown.kind === 'hero' && <HeroPage key={shown.id} place={shown.place} id={shown.id} onGone={toShelf} />}
      </Suspense>
    </div>
  );
}

/** Says where something is lost with the page: what is done with a hero is otherwise kept at once. */
function NotLasting() {
  const lasts = useStore(lasting);
  return (
    <div role="alert">
      {!lasts && (
        <p className="flex items-start gap-2 rounded-control bg-candle-wash px-3 py-2 text-control">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          Your browser has no room left, or does not let this page keep anything. What you do now is lost when you leave: export your hero
          to a file before you do.
        </p>
      )}
    </div>
  );
}
