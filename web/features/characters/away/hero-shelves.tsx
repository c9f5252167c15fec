import { limits } from '#domain/limits/limits.ts';
import { calls } from '#web/lib/api.ts';
import type { SignedInPerson } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { MoveQuestion } from '#web/lib/device/move-question.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { FileUp, UserRound, UserRoundPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DeviceHero } from './device-heroes.ts';
import { HeroCard } from './hero-card.tsx';
import { moveHeroes } from './move-heroes.ts';
import type { Place } from '#web/features/characters/place.ts';

const ImportDialog = lazy(() =>
  import('#web/features/characters/interchange/import-dialog.tsx').then(({ ImportDialog: Dialog }) => ({ default: Dialog })),
);

interface HeroShelvesProps {
  /** Who is signed in; null for a visitor. */
  person: SignedInPerson | null;
  /** The heroes of this device. */
  here: readonly DeviceHero[];
  onCreate: (place: Place) => void;
  onOpen: (place: Place, id: string) => void;
}

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** The heroes of the account and of the device, and the ways to another one. New ones are kept in the account of who is signed in. */
export function HeroShelves({ person, here, onCreate, onOpen }: HeroShelvesProps) {
  const [importing, setImporting] = useState(false);
  const place = person === null ? 'device' : 'account';
  return (
    <>
      {person !== null && <MoveQuestion personId={person.id} what="heroes" here={here.map(({ card }) => card)} onMove={moveHeroes} />}
      <div className="flex flex-wrap gap-3">
        <Button icon={<UserRoundPlus aria-hidden />} onClick={() => onCreate(place)}>
          New hero
        </Button>
        <Button variant="outline" icon={<FileUp aria-hidden />} onClick={() => setImporting(true)}>
          Import from file
        </Button>
      </div>
      {person !== null && <AccountHeroes onOpen={onOpen} />}
      {(person === null || here.length > 0) && (
        <section aria-labelledby="heroes-device" className="flex flex-col gap-4">
          <h2 id="heroes-device" className="font-display text-name font-semibold">
            On this device
          </h2>
          {here.length === 0 ? (
            <EmptyState art={<UserRound aria-hidden />} title="No hero yet">
              <p>
                Make one as at a table: pick a ready hero, fill in a form, or choose everything step by step. It is kept on this device.
              </p>
            </EmptyState>
          ) : (
            <ul className={grid}>
              {here.map(({ card }) => (
                <HeroCard key={card.id} card={card} place="device" mayMove={person !== null} onOpen={onOpen} />
              ))}
            </ul>
          )}
        </section>
      )}
      <Suspense>{importing && <ImportDialog campaignId={place} onClose={() => setImporting(false)} />}</Suspense>
    </>
  );
}

function AccountHeroes({ onOpen }: Pick<HeroShelvesProps, 'onOpen'>) {
  const heroes = useQuery(calls.heroes.list.queryOptions({ input: {} }));
  return (
    <section aria-labelledby="heroes-account" className="flex flex-col gap-4">
      <h2 id="heroes-account" className="font-display text-name font-semibold">
        In your account
      </h2>
      {heroes.isError && (
        <ErrorState title="Error" onRetry={() => void heroes.refetch()}>
          <p>Your heroes could not be loaded.</p>
        </ErrorState>
      )}
      {heroes.isPending && <SkeletonLines lines={3} />}
      {heroes.data?.length === 0 && (
        <EmptyState art={<UserRound aria-hidden />} title="No hero away from a table yet">
          <p>Heroes that you make here are kept in your account. Take one to a campaign from the menu of its sheet.</p>
        </EmptyState>
      )}
      {heroes.data !== undefined && heroes.data.length > 0 && (
        <ul className={grid}>
          {heroes.data.map((card) => (
            <HeroCard key={card.id} card={card} place="account" isDamaged={card.isDamaged} hasPicture={card.hasPicture} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {heroes.data !== undefined && heroes.data.length >= limits.heroesPerAccount && (
        <p className="text-note text-ink-soft">Your account has as many heroes as it may. Delete one before you make another.</p>
      )}
    </section>
  );
}
