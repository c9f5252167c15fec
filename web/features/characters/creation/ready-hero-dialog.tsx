import { firstClassOf } from '#domain/character/classes/class-levels.ts';
import type { Character } from '#domain/character/character.ts';
import { classTerms } from '#domain/character/creation/creation-terms.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { classes } from '#domain/srd/classes.ts';
import { species } from '#domain/srd/species.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Portrait } from '#web/features/characters/portrait/portrait.tsx';
import { useReadyHeroes } from './use-ready-heroes.ts';
import type { CreationPlace } from './creation-place.ts';

interface ReadyHeroDialogProps {
  campaign: CreationPlace;
  me: string;
  /** Leads to the ways to make one’s own. */
  onOwn: () => void;
  onClose: () => void;
}

/** A hero in one press more: each is ready to play, with gear, scores and spells. */
export function ReadyHeroDialog({ campaign, me, onOwn, onClose }: ReadyHeroDialogProps) {
  const { heroes, chosenId, choose } = useReadyHeroes(campaign, me, onClose);
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
      <p className="mb-4">Each is ready to play. You can change the name, the gear and the scores later.</p>
      {heroes === null ? (
        <SkeletonLines lines={6} />
      ) : (
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
  hero: Character;
  busy: boolean;
  /** Whether one was chosen already. */
  waits: boolean;
  onChoose: () => void;
}

function HeroButton({ hero, busy, waits, onChoose }: HeroButtonProps) {
  const { hitPoints, armorClass, attacks } = deriveSheet(hero);
  const { class: calling } = firstClassOf(hero);
  const kind = `${species[hero.species].name} ${classes[calling].name.toLowerCase()}`;
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={waits || undefined}
      className="flex h-full w-full items-start gap-3 rounded-card border border-line-strong p-3 text-left transition-colors duration-quick hover:border-ember hover:bg-ember-wash aria-disabled:opacity-55"
      onClick={() => !waits && onChoose()}
    >
      <Portrait of={hero} className="size-14" />
      <span className="min-w-0 flex-1 text-note">
        <span className="block text-body font-semibold text-ink">{hero.name}</span>
        <span className="block text-control text-ink">{kind}</span>
        <span className="block">{classTerms[calling].about}</span>
        <span className="figures mt-1 block text-ink-faint">
          {hitPoints.maximum.value} HP, AC {armorClass.value}, {attacks[0]?.name.toLowerCase()}
        </span>
      </span>
    </button>
  );
}
