import { Term } from '#web/lib/terms/term.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { capitalize } from '#domain/text/capitalize.ts';
import { DrawnPortrait } from '#web/features/characters/portrait/portrait.tsx';
import { useReadyHeroes } from './use-ready-heroes.ts';
import type { OfferedHero } from './use-ready-heroes.ts';

interface ReadyHeroDialogProps {
  campaignId: string;
  /** Leads to the ways to make one’s own. */
  onOwn: () => void;
  onClose: () => void;
}

/** A hero in one press more: each is ready to play, with gear, scores and spells. */
export function ReadyHeroDialog({ campaignId, onOwn, onClose }: ReadyHeroDialogProps) {
  const { heroes, retry, chosenId, choose } = useReadyHeroes(campaignId, onClose);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Pick a hero"
      actions={
        <Button variant="outline" onClick={onOwn}>
          Make your own hero
        </Button>
      }
    >
      <p className="mb-4">
        Each is ready to play. You can change the name, the gear and the scores later. HP are <Term name="hit points" />, AC is the{' '}
        <Term name="armor class" />.
      </p>
      {heroes === null && (retry ? <LoadFailed what="heroes" onRetry={retry} /> : <SkeletonLines lines={6} />)}
      {heroes !== null && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {heroes.map((hero) => (
            <li key={hero.id}>
              <HeroButton hero={hero} busy={hero.id === chosenId} waits={chosenId !== null} onChoose={() => choose(hero)} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface HeroButtonProps {
  hero: OfferedHero;
  busy: boolean;
  /** Whether one was chosen already. */
  waits: boolean;
  onChoose: () => void;
}

function HeroButton({ hero, busy, waits, onChoose }: HeroButtonProps) {
  const { id, name, race, class: calling, about, hitPoints, armorClass, attack } = hero;
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={waits || undefined}
      className="flex h-full w-full items-start gap-3 rounded-card border border-line-strong p-3 text-left transition-colors duration-quick hover:border-ember hover:bg-ember-wash aria-disabled:opacity-55"
      onClick={() => !waits && onChoose()}
    >
      <DrawnPortrait species={race} calling={calling} seed={id} className="size-14" />
      <span className="min-w-0 flex-1 text-note">
        <span className="block text-body font-semibold text-ink">{name}</span>
        <span className="block text-control text-ink">
          {capitalize(race)} {calling}
        </span>
        <span className="block">{about}</span>
        <span className="figures mt-1 block text-ink-faint">
          {hitPoints} HP, AC {armorClass}, {attack?.toLowerCase()}
        </span>
      </span>
    </button>
  );
}
