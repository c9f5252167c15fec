import { classNames } from '#web/ui/class-names.ts';
import { Cover } from './cover.tsx';

interface CoverPictureProps {
  /** Address of a picture of its own, or null where it has none. */
  url: string | null;
  /** Grows the landscape that stands in for a picture. */
  seed: string;
  className?: string | undefined;
}

/** A picture of its own, such as a world's map, or the landscape that grows from its id. Decorative. */
export function CoverPicture({ url, seed, className }: CoverPictureProps) {
  if (url === null) return <Cover seed={seed} className={className} />;
  return <img src={url} alt="" loading="lazy" className={classNames('object-cover', className)} />;
}
