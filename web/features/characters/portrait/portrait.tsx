import { portraitAddress } from '#domain/character/portrait-address.ts';
import type { Character, ClassLevels } from '#domain/character/character.ts';
import { classNames } from '#web/ui/class-names.ts';

interface PortraitProps {
  of: Pick<Character, 'species' | 'portrait'> & { classes: readonly Pick<ClassLevels, 'class'>[] };
  /** Gives its size, e.g. "size-20". */
  className?: string;
}

const frame = 'block shrink-0 overflow-hidden rounded-card border border-line-strong object-cover';

/** A character's picture: the one that was uploaded, or one drawn from species, first class and seed. Decorative: the name stands beside it. */
export function Portrait({ of: { species, classes, portrait }, className }: PortraitProps) {
  if (portrait.kind === 'picture') return <img src={portrait.url} alt="" className={classNames(frame, className)} />;
  const calling = classes[0]?.class ?? 'fighter';
  return <DrawnPortrait species={species} calling={calling} seed={portrait.seed} className={className} />;
}

interface DrawnPortraitProps {
  species: Character['species'];
  calling: ClassLevels['class'];
  seed: string;
  className?: string | undefined;
}

/** The drawn face alone, for choosing one. */
export function DrawnPortrait({ species, calling, seed, className }: DrawnPortraitProps) {
  return <img src={portraitAddress(species, calling, seed)} alt="" className={classNames(frame, className)} />;
}
